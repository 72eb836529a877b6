/** The parts of Root's choices, in the order they are asked: how each is called and drawn, and where it lies on the table. Pure. */
import rows from '../../../../src/kotatsu/games/root/choosing.json';
import { iconOf } from '../../wire/offers.ts';
import type { Moment, PartRow, Parts, Step } from '../../wire/steps.ts';
import type { PromptInfo, Refusal, Shape } from '../../wire/types.ts';
import type { Phrase } from '../../words/phrase.ts';
import { CHARACTER_ICONS, LEADER_ICONS, SERVICE_ICONS } from './boards/emblems.ts';
import { cardStem, factionTerm } from './boards/naming.ts';
import { ITEM_ICONS, pieceArt } from './boards/pieces.ts';
import { spot } from './boards/spots.ts';
import { VIZIER, type Item, type Leader, type Piece, type Service } from './boards/types.ts';
import { CONSPIRACIES, FUNDS, PLACING, SPECIALS, WANDERS } from './verbs.ts';
import type { Components, View } from './types.ts';

interface At extends Moment {
  view: View;
  components: Components;
}
type Value = string | number;
type Row = PartRow<At>;

const number = (value: Value): Phrase => ({ id: 'page-number', args: { n: Number(value) } });
/** A verb or thing by the name that its row in the lexicon gives it. */
const term = (field: string): Row['words'] => (value, { words }, { components }) => {
  const id = components.terms[field]?.[value];
  return id ? { id } : words;
};
/** A thing with a name, a drawing and a spot on a board. */
const named = (field: string, icon: (value: string) => string | undefined, place: (value: string) => string): Row => ({
  words: term(field),
  icon: (value) => icon(String(value)),
  places: (value) => [place(String(value))],
});

/** Clearings are known by their number and the suit beside it. */
const clearing: Row = {
  words: (value) => (typeof value === 'number' ? { id: 'page-root-clearing', args: { n: value } } : { id: 'root-forest' }),
  tag: (value) => (typeof value === 'number' ? number(value) : { id: 'page-root-forest-tag', args: { list: value.replaceAll('_', '·') } }),
  icon: (value, { view }) => {
    const suit = view.clearings.find(({ n }) => n === value)?.suit;
    return suit ? `suit-${suit}` : 'oak-leaf';
  },
  places: (value) => [typeof value === 'number' ? `clearing:${value}` : `forest:${value}`],
};
const suitIcon = (id: string): string => `suit-${/(?:fox|rabbit|mouse|bird)$/u.exec(id)?.[0] ?? 'bird'}`;
const card: Row = {
  words: (id) => (id === VIZIER ? { id: 'root-vizier' } : { id: `root-card-${cardStem(String(id))}` }),
  icon: (id) => suitIcon(String(id)),
  places: (id) => [spot.card(String(id))],
};
const seat: Row = {
  words: (value, _action, { view }) => factionPhrase(view, Number(value)),
  icon: (value, { view }) => `sign-${view.seats[Number(value)]?.faction ?? 'marquise'}`,
  places: (value, shape, at) => [spot.seat(Number(value)), ...(FUNDS.has(shape.verb) ? [spot.funds(Number(value))] : []), ...here(shape, at).map((where) => `foe:${where}:${value}`)],
};
/** Questions that ask for an item and nothing else. */
const WHICH_ITEM: ReadonlySet<string> = new Set(['refresh', 'spend', 'receive', 'repair', 'toss', 'damage']);
const COLUMN_ICONS: Record<string, string> = { recruit: 'barracks-tent', move: 'boots', battle: 'crossed-swords', build: 'crosscut-saw' };

const ROWS: Record<string, Row> = {
  verb: {
    words: term('verb'),
    icon: (_verb, _at, action) => iconOf(action),
    places: (verb) => (CONSPIRACIES.has(String(verb)) ? [spot.conspiracy(String(verb))] : SPECIALS.has(String(verb)) ? ['special'] : []),
  },
  service: { words: term('service'), icon: (service) => SERVICE_ICONS[service as Service] ?? null },
  price: { words: number, places: (price, { service }) => (typeof service === 'string' ? [spot.service(service, Number(price))] : []) },
  quest: { words: (id) => ({ id: `root-quest-${cardStem(String(id))}` }), icon: (id) => suitIcon(String(id)), places: (id) => [spot.quest(String(id))] },
  leader: named('leader', (leader) => LEADER_ICONS[leader as Leader], spot.leader),
  character: named('character', (character) => CHARACTER_ICONS[character], spot.character),
  effect: card,
  card,
  card2: card,
  column: named('column', (column) => COLUMN_ICONS[column], spot.column),
  from: clearing,
  clearing,
  to: clearing,
  forest: { words: (forest) => ({ id: 'page-root-forest', args: { list: String(forest).replaceAll('_', ', ') } }), tag: (forest) => ({ id: 'page-root-forest-tag', args: { list: String(forest).replaceAll('_', '·') } }), icon: () => 'oak-leaf', places: (forest) => [`forest:${forest}`] },
  piece: {
    words: term('piece'),
    icon: (piece) => (piece === 'warrior' || piece === 'pawn' ? 'person' : pieceArt(piece as Piece).icon),
    places: (piece, shape, at) => [spot.piece(String(piece)), ...(PLACING.has(shape.verb) ? [] : here(shape, at).map((where) => `piece:${where}:${piece}`))],
  },
  seat,
  seat2: seat,
  item: { words: term('item'), short: (item, action, at) => (WHICH_ITEM.has(at.prompt.key) ? term('item')(item, action, at) : undefined), icon: (item) => ITEM_ICONS[item as Item] ?? null, places: (item, shape) => itemPlaces(String(item), shape) },
  place: {
    words: term('place'),
    icon: (_place, _at, { shape: { item } }) => (typeof item === 'string' ? (ITEM_ICONS[item as Item] ?? null) : null),
    // what lies in one place only needs no place
    short: (_place, action, at) => {
      const { item } = action.shape;
      return WHICH_ITEM.has(at.prompt.key) && typeof item === 'string' && at.prompt.actions.filter(({ shape }) => shape['item'] === item).length === 1 ? term('item')(item, action, at) : undefined;
    },
  },
  suit: { words: (suit) => ({ id: `root-suit-${suit}` }), icon: (suit) => `suit-${suit}`, places: (suit) => [spot.suit(String(suit)), spot.post(String(suit))] },
  count: { value: ({ verb, count }) => (WANDERS.has(verb) ? undefined : count), words: number },
};
const ASKS: Record<string, string> = rows.asks;
/** In the order of choosing.json, which the terminal follows too. */
export const parts = Object.fromEntries(rows.parts.map((field) => [field, ROWS[field]!])) as Parts<At> as Parts;

/** Where it happens: the clearing the action names, the one of the battle, or the one where the pawn stands. */
function here(shape: Shape, { prompt, view }: At): number[] {
  if (typeof shape['clearing'] === 'number') return [shape['clearing']];
  if (view.battle) return [view.battle.clearing];
  const board = view.seats[prompt.seat]?.board;
  return board && 'character' in board && board.clearing !== null ? [board.clearing] : [];
}

function itemPlaces(item: string, { verb, place }: Shape): string[] {
  if (place === 'damaged' || verb === 'repair') return [spot.item(item, true, true)];
  return verb === 'refresh' ? [spot.item(item, false, false)] : [spot.item(item, true, false), ...(verb === 'toss' || verb === 'damage' ? [spot.item(item, false, false)] : [])];
}

export function factionPhrase(view: View, seat: number): Phrase {
  return { id: factionTerm(view.seats[seat]?.faction ?? 'marquise') };
}

/** What is asked after some steps, where the prompt's own question is no longer exact. */
export function askStep(taken: readonly Step[], next: Step | null): Phrase | null {
  if (!next || taken.every((step) => step.field === 'verb' && next.field === 'verb')) return null;
  const said = (field: string): Value | undefined => taken.findLast((step) => step.field === field)?.value;
  const [from, clearing] = [said('from'), said('clearing')];
  if (next.field === 'to' && typeof from === 'number') return { id: 'page-root-ask-to', args: { n: from } };
  if (next.field === 'clearing' && WANDERS.has(String(said('verb')))) return { id: 'page-root-ask-where' };
  if (next.field === 'seat' && typeof clearing === 'number') return { id: 'page-root-ask-foe', args: { n: clearing } };
  return { id: ASKS[next.field] ?? 'page-root-ask-verb' };
}

// --- why not

/** The clearing that a choice or a refusal is about. */
const clearingOf = ({ to, clearing }: Shape): number | null => (typeof to === 'number' ? to : typeof clearing === 'number' ? clearing : null);
const fits = (shape: Shape, taken: readonly Step[]): boolean => taken.every(({ field, value }) => !['verb', 'from'].includes(field) || shape[field] === value);

/** Clearings a player could expect to be lit, but a rule says no. */
export function refusedClearings(prompt: PromptInfo, taken: readonly Step[]): number[] {
  return [...new Set(prompt.refused.filter(({ shape }) => fits(shape, taken)).flatMap(({ shape }) => clearingOf(shape) ?? []))];
}

export function refusedOnBoard({ shape }: Refusal): boolean {
  return clearingOf(shape) !== null || shape.card !== undefined;
}

/** The action a dark place would be asked about: the refusal that names it, else the same as a lit place, but here. */
export function askOf(place: string, view: View, prompt: PromptInfo | null, taken: readonly Step[]): string | null {
  const [kind, name = ''] = place.split(':');
  if (!prompt || (kind !== 'clearing' && kind !== 'card')) return null;
  const found = prompt.refused.find(({ shape }) => (kind === 'card' ? shape.card === name : fits(shape, taken) && clearingOf(shape) === Number(name)));
  return found?.action ?? likeALitOne(kind, kind === 'card' ? name : Number(name), view, prompt, taken);
}

function likeALitOne(kind: 'clearing' | 'card', value: Value, view: View, prompt: PromptInfo, taken: readonly Step[]): string | null {
  const models = prompt.actions.map(({ shape }) => shape).filter((shape) => taken.every((step) => shape[step.field] === step.value));
  const leaving = kind === 'clearing' && !taken.some(({ field }) => field === 'from') ? models.find((shape) => shape['from'] !== undefined && shape.to !== value) : undefined;
  if (leaving) return written({ ...leaving, from: value }, view);
  const field = kind === 'clearing' && taken.some((step) => step.field === 'from') ? 'to' : kind;
  const named = models.filter((shape) => shape[field] !== undefined);
  const model = named.find(({ verb }) => verb === 'craft') ?? named[0];
  return model ? written({ ...model, [field]: value, ...(model.verb === 'move' ? { count: 1 } : {}) }, view) : null;
}

/** An action as the command line writes it: the parts of its shape in their order, seats by their faction. */
function written(shape: Shape, view: View): string {
  return Object.entries(shape).map(([field, value]) => (field === 'seat' || field === 'seat2' ? view.seats[Number(value)]?.faction : String(value))).join(' ');
}
