/** The parts of Battlecrest's choices, in the order they are asked: how each is called and drawn, and where it lies on the table. Pure. */
import type { Moment, PartRow, Parts } from '../../wire/steps.ts';
import type { ActionInfo, PromptInfo, Refusal } from '../../wire/types.ts';
import type { Phrase } from '../../words/phrase.ts';
import type { Slot } from '../door.ts';
import { cardPhrase, warriorOf, warriorPhrase, warriorsOf } from './figures.ts';
import { aheadOf, type Components, type View } from './types.ts';

interface At extends Moment {
  view: View;
  components: Components;
}
type Row = PartRow<At>;

export const place = {
  cell: (cell: string): string => `cell:${cell}`,
  card: (id: string): string => `card:${id}`,
  star: (id: string): string => `star:${id}`,
};

/** The question of the turn: which of the four actions. */
export const TURN = 'action';
export const ACTIONS = ['move', 'activate', 'prime', 'refocus'] as const;
export const ACTION_ICONS: Record<string, string> = { move: 'leather-boot', activate: 'crossed-swords', prime: 'edged-shield', refocus: 'clockwise-rotation' };

/** The words of the whole action say enough. */
const spoken: Row['words'] = (_value, action) => action.words;
const cellWords = (cell: string | number): Phrase => ({ id: 'battlecrest-own-name', args: { name: String(cell) } });
const standing = (view: View, name: unknown): readonly string[] => {
  const cell = warriorOf(view, name)?.cell;
  return cell ? [place.cell(cell)] : [];
};
const actionOf = (verb: string): string => (verb === 'restore' ? 'refocus' : verb);
const isAction = (verb: string): boolean => (ACTIONS as readonly string[]).includes(actionOf(verb));

const ROWS: Record<string, Row> = {
  verb: {
    value: ({ verb }) => (isAction(verb) ? actionOf(verb) : undefined),
    words: (verb) => ({ id: `battlecrest-action-${verb}` }),
    icon: (verb) => ACTION_ICONS[String(verb)],
  },
  star: { words: spoken, icon: () => 'star', places: (id) => [place.star(String(id))] },
  card: {
    words: (id, _action, { components }) => cardPhrase(components, String(id)),
    icon: (_id, _at, { shape }) => (isAction(shape.verb) ? ACTION_ICONS[actionOf(shape.verb)] : shape.verb.startsWith('defend') ? 'checked-shield' : 'card-play'),
    places: (id) => [place.card(String(id))],
    short: (id, { shape }, { components }) => (SAID.has(shape.verb) ? cardPhrase(components, String(id)) : undefined),
  },
  /** an attack on everybody in range lies on each of them */
  all: {
    value: ({ verb }) => (verb.startsWith('attack-all') ? 'all' : undefined),
    words: spoken,
    icon: () => 'broadsword',
    places: (_value, _shape, { view, prompt }) => warriorsOf(view.figures).filter(({ side, cell }) => side !== prompt.seat && cell !== null).map(({ cell }) => place.cell(cell!)),
  },
  warrior: {
    words: (name, _action, { components }) => warriorPhrase(components, String(name)),
    icon: (name) => SIGNED(String(name)),
    places: (name, _shape, { view }) => standing(view, name),
    through: true,
    short: (name, { shape }, { components }) => (SAID.has(shape.verb) ? warriorPhrase(components, String(name)) : undefined),
  },
  cell: { words: cellWords, tag: cellWords, short: (_cell, action, at) => withBonus(action, at), icon: (_cell, _at, { shape }) => (shape.verb.startsWith('push') ? 'push' : shape.verb.startsWith('fly') ? 'feather' : 'leather-boot'), places: (cell) => [place.cell(String(cell))] },
  bonuses: { value: ({ bonuses }) => (Array.isArray(bonuses) ? bonuses.join('+') : undefined), words: spoken, icon: () => 'stone-tower', short: (_value, action, at) => withBonus(action, at) },
};
/** What is chosen, and the landmarks that are used for it. */
function withBonus({ shape, words }: ActionInfo, { components }: At): Phrase | undefined {
  const bonuses = words.args?.['bonuses'];
  const { card, cell, warrior } = shape as { card?: string; cell?: string; warrior?: string };
  const what = card ? cardPhrase(components, card) : cell ? cellWords(cell) : warrior ? warriorPhrase(components, warrior) : undefined;
  return bonuses !== undefined && what ? { id: 'page-battlecrest-with-bonus', args: { what, bonuses } } : undefined;
}
/** Verbs that their question has said already: what remains is with which card, or at whom. */
const SAID = new Set(['defend', 'attack', 'ready', 'place']);
const KNOWN = new Set(['akhena', 'mutino', 'rig', 'whispyr', 'wisp', 'forge']);
const SIGNED = (name: string): string => (KNOWN.has(name) ? `sign-${name}` : 'crested-helmet');
export const parts = ROWS as Parts<At> as Parts;

/** One click on a cell where the turn's action is asked: move, and there. Landmarks are used only where the cell cannot be reached otherwise. */
export function quick(prompt: PromptInfo, components: Components): ActionInfo[] {
  const move = prompt.key === TURN ? prompt.actions.find(({ shape }) => shape.verb === 'move') : undefined;
  return aheadOf(move).flatMap(({ warrior = '', cells = {} }) => Object.entries(cells).map(([cell, arrival]): ActionInfo => ({
    action: `move, go ${warrior} ${cell}`,
    words: { id: 'battlecrest-act-go', args: { warrior: warriorPhrase(components, warrior), cell } },
    result: { id: 'page-battlecrest-arrival', args: { cost: arrival.cost, hazard: arrival.hazard ?? 0, attack: arrival.attack ?? 0, push: arrival.push ?? 0 } },
    shape: { verb: 'move', warrior, cell },
    icon: 'leather-boot',
    first: 'move',
    then: ({ key, actions }) => (key === 'move' ? (actions.filter(({ shape }) => shape['warrior'] === warrior && shape['cell'] === cell).toSorted((a, b) => used(a) - used(b))[0] ?? null) : null),
  })));
}
const used = ({ shape }: ActionInfo): number => (Array.isArray(shape['bonuses']) ? shape['bonuses'].length : 0);

/** The four actions of a turn, each in its place. */
export function slots(prompt: PromptInfo, view: View): Slot[] | null {
  if (prompt.key !== TURN) return null;
  const own = view.figures[prompt.seat];
  const ready = own?.row.filter((card) => card.ready).length ?? 0;
  const spent = (own?.row.length ?? 0) - ready;
  const move = prompt.actions.find(({ shape }) => shape.verb === 'move');
  const notes: Record<string, Phrase> = {
    move: { id: 'page-battlecrest-note-move', args: { n: own?.movement ?? 0, cells: new Set(aheadOf(move).flatMap(({ cells = {} }) => Object.keys(cells))).size } },
    activate: { id: 'page-battlecrest-note-activate', args: { n: ready } },
    prime: { id: 'page-battlecrest-note-prime' },
    refocus: { id: 'page-battlecrest-note-refocus', args: { n: prompt.actions.some(({ shape }) => shape.verb === 'restore') ? 1 : spent } },
  };
  return ACTIONS.map((verb) => ({
    key: `verb ${verb}`,
    words: { id: `battlecrest-action-${verb}` },
    icon: ACTION_ICONS[verb]!,
    note: notes[verb]!,
    refused: prompt.refused.find(({ shape }) => actionOf(shape.verb) === verb) ?? null,
  }));
}

/** The action a dark place would be asked about. */
export function askOf(at: string, view: View, seat: number | null, prompt: PromptInfo | null): string | null {
  const [kind, name = ''] = at.split(':');
  const own = seat === null ? undefined : view.figures[seat];
  if (!prompt || !own) return null;
  if (kind === 'card' && own.row.some(({ card }) => card === name)) {
    if (prompt.key === TURN) return `${view.done.includes('activate') ? 'prime' : 'activate'} ${name}`;
    return prompt.key === 'defend' ? `defend ${name}` : null;
  }
  if (kind === 'star') return prompt.key === 'use-star' ? `star ${name}` : null;
  if (kind !== 'cell') return null;
  if (prompt.key === 'move') return `go ${own.hero} ${name}`;
  if (prompt.key === 'push-on') return `push-on ${name}`;
  const target = warriorsOf(view.figures).find((one) => one.cell === name && one.side !== seat);
  return prompt.key === 'use-attack' && target ? `attack ${target.name}` : null;
}

export const refusedOnBoard = ({ shape }: Refusal): boolean => shape.card !== undefined;
