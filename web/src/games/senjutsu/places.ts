/** The parts of Senjutsu's choices, in the order they are asked: how each is called and drawn, and where it lies on the table. Pure. */
import type { Moment, PartRow, Parts, Step } from '../../wire/steps.ts';
import type { ActionInfo, PromptInfo, Refusal } from '../../wire/types.ts';
import type { Phrase } from '../../words/phrase.ts';
import { figurePhrase, isBot, kindOf } from './figures.ts';
import { hexOf, nameOf, neighbour, relative } from './hexes.ts';
import { TERMS } from './kamae.ts';
import type { CardFace, Components, Kamae, View, Way } from './types.ts';

interface At extends Moment {
  view: View;
  components: Components;
}
type Value = string | number;
type Row = PartRow<At>;

export const place = {
  card: (id: string): string => `card:${id}`,
  hex: (name: string): string => `hex:${name}`,
  figure: (figure: number): string => `figure:${figure}`,
  turn: (side: string): string => `turn:${side}`,
  facing: (facing: number): string => `facing:${facing}`,
  kamae: (figure: number, kamae: string): string => `kamae:${figure}:${kamae}`,
  value: (value: number): string => `value:${value}`,
  line: (line: number): string => `line:${line}`,
};

const number = (value: Value): Phrase => ({ id: 'page-number', args: { n: Number(value) } });
const cardName = ({ cards }: Components, id: Value): Phrase => ({ id: `senjutsu-${cards[String(id)]?.name ?? 'stun'}` });
/** Verbs that their question has said already: what remains is the card. */
const SAID = new Set(['discard', 'take', 'prepare', 'shuffle', 'forbid']);
/** The words of the whole action say enough. */
const spoken: Row['words'] = (_value, action) => action.words;
const standing = ({ prompt, view }: At): { hex: readonly [number, number]; facing: number } | null => {
  const figure = view.figures[prompt.seat];
  return figure?.hex ? { hex: hexOf(figure.hex), facing: figure.facing } : null;
};
/** The one who is pushed: named by the question. */
function pushed({ prompt, view }: At): readonly [number, number] | null {
  const other = JSON.stringify((prompt.asks.args as Record<string, unknown> | undefined)?.['other']);
  const figure = view.figures.find((one) => JSON.stringify(figurePhrase(view, one.figure)) === other);
  return figure?.hex ? hexOf(figure.hex) : null;
}

const ROWS: Record<string, Row> = {
  terrain: { words: (value) => ({ id: `senjutsu-value-${value}` }), icon: () => 'wood-pile' },
  card: {
    words: (id, _action, { components }) => cardName(components, id),
    icon: (id, { components }) => ICONS[components.cards[String(id)]?.kind ?? 'status'] ?? 'card-play',
    places: (id) => [place.card(String(id))],
    short: (id, { shape }, { components }) => (SAID.has(shape.verb) ? cardName(components, id) : undefined),
  },
  asks: { words: (value) => ({ id: `page-senjutsu-asks-${value}` }), icon: (value) => (value === 'ask' ? 'hourglass' : 'card-play') },
  hex: {
    words: (value) => ({ id: 'senjutsu-hex-at', args: { q: hexOf(String(value))[0], r: hexOf(String(value))[1] } }),
    tag: (value) => ({ id: 'page-senjutsu-hex-tag', args: { name: String(value) } }),
    icon: () => 'boots',
    places: (value) => [place.hex(String(value))],
    short: (value) => ({ id: 'page-senjutsu-hex-tag', args: { name: String(value) } }),
  },
  facing: { words: (value) => ({ id: `senjutsu-view-facing-${value}` }), tag: (value) => ({ id: `senjutsu-view-facing-${value}` }), icon: (value) => `facing-${value}`, places: (value) => [place.facing(Number(value))] },
  direction: {
    words: spoken,
    icon: (way, at) => `facing-${((standing(at)?.facing ?? 0) + WAY_NUMBERS[String(way) as Way]) % 6}`,
    places: (way, _shape, at) => {
      const from = standing(at);
      return from ? [place.hex(nameOf(relative(from.hex, from.facing, String(way) as Way)))] : [];
    },
  },
  side: { words: spoken, icon: (side) => (side === 'left' ? 'turnL' : 'turnR'), places: (side) => [place.turn(String(side))] },
  way: {
    words: spoken,
    icon: (way) => `facing-${way}`,
    places: (way, _shape, at) => {
      const from = pushed(at);
      return from ? [place.hex(nameOf(neighbour(from, Number(way))))] : [];
    },
  },
  kamae: {
    words: (value) => ({ id: TERMS[String(value) as Kamae] }),
    icon: (value) => `kamae-${value}`,
    short: (value) => ({ id: TERMS[String(value) as Kamae] }),
    places: (value, _shape, { prompt, view }) => (prompt.key === 'switch-foe' ? view.figures.map(({ figure }) => figure).filter((figure) => figure !== prompt.seat) : [prompt.seat]).map((figure) => place.kamae(figure, String(value))),
  },
  focus: {
    words: spoken,
    icon: (_focus, _at, { shape }) => `kamae-${String(shape['kamae'])}`,
    short: (focus, { shape }) => {
      const kamae = { id: TERMS[String(shape['kamae']) as Kamae] };
      return focus === 0 ? kamae : { id: 'page-senjutsu-ring-to', args: { kamae, focus: Number(focus) } };
    },
  },
  figure: {
    words: (value, _action, { view }) => figurePhrase(view, Number(value)),
    icon: (value, { view }) => `sign-${kindOf(view.names[Number(value)] ?? '')}`,
    places: (value) => [place.figure(Number(value))],
  },
  value: { words: spoken, tag: number, short: number, icon: () => 'hourglass', places: (value) => [place.value(Number(value))] },
  slot: { words: spoken },
  line: { words: spoken, places: (line) => [place.line(Number(line))] },
  number: { words: spoken },
  kind: { words: (value) => ({ id: `senjutsu-type-${value}` }), icon: (value) => ICONS[String(value)] ?? 'cancel' },
  poison: { words: spoken, icon: () => 'poison' },
  stance: { words: spoken },
};
const WAY_NUMBERS: Record<Way, number> = { F: 0, FR: 1, BR: 2, B: 3, BL: 4, FL: 5 };
const ICONS: Record<string, string> = { attack: 'crossed-swords', defence: 'checked-shield', meditation: 'lotus-flower', core: 'katana', status: 'stun' };
export const kindIcon = (kind: string): string => ICONS[kind] ?? 'card-play';
export const parts = ROWS as Parts<At> as Parts;

/** What is asked once a card is picked up. */
export function askStep(taken: readonly Step[], next: Step | null): Phrase | null {
  const card = taken.findLast((step) => step.field === 'card');
  return next?.field === 'asks' && card ? { id: 'page-senjutsu-ask-lay', args: { card: card.words } } : null;
}

/** The card of which a line is to be picked, and the numbers of these lines. */
export function linesAsked(actions: readonly ActionInfo[], prompt: PromptInfo | null, { cards }: Components): { card: CardFace; picks: ReadonlySet<number> } | null {
  const said = (prompt?.asks.args as { card?: Phrase } | undefined)?.card?.id;
  const card = prompt?.key === 'line' ? Object.values(cards).find(({ name }) => `senjutsu-${name}` === said) : undefined;
  const picks = new Set(actions.flatMap(({ shape }) => (typeof shape['line'] === 'number' ? [shape['line']] : [])));
  return card && picks.size ? { card, picks } : null;
}

/** The action a dark place would be asked about. */
export function askOf(at: string, view: View, prompt: PromptInfo | null): string | null {
  const [kind, name = ''] = at.split(':');
  if (!prompt) return null;
  if (kind === 'card') return prompt.key === 'choose' ? `choose ${name} quiet` : null;
  if (kind !== 'hex' || prompt.key !== 'move') return null;
  const figure = view.figures[prompt.seat];
  if (!figure?.hex || isBot(view, prompt.seat)) return null;
  const way = Object.keys(WAY_NUMBERS).find((one) => nameOf(relative(hexOf(figure.hex!), figure.facing, one as Way)) === name);
  return way ? `step ${way}` : null;
}

export const refusedOnBoard = ({ shape }: Refusal): boolean => shape.card !== undefined;
