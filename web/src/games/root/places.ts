/** The parts of Root's actions, in the order they are asked, and where each part lies on the table. Pure. */
import type { Step } from '../../wire/steps.ts';
import type { ActionInfo, PromptInfo, Refusal, Shape } from '../../wire/types.ts';
import type { Phrase } from '../../words/phrase.ts';
import { CHARACTER_ICONS, LEADER_ICONS, SERVICE_ICONS } from './boards/emblems.ts';
import { cardStem } from './boards/naming.ts';
import { ITEM_ICONS, pieceArt } from './boards/pieces.ts';
import { spot } from './boards/spots.ts';
import { VIZIER, type Item, type Leader, type Piece, type Service, type Suit } from './boards/types.ts';
import { CONSPIRACIES, FUNDS, IN_CLEARINGS, SPECIALS, VERB_TERMS, WANDERS, iconOf } from './verbs.ts';
import type { View } from './types.ts';

/** Questions follow this order; the number comes last, as a dial where warriors go somewhere. */
const FIELDS = ['verb', 'service', 'price', 'quest', 'leader', 'character', 'effect', 'card', 'card2', 'column', 'from', 'clearing', 'to', 'forest', 'piece', 'seat', 'seat2', 'item', 'place', 'suit', 'count'] as const;
type Field = (typeof FIELDS)[number];

/** Pieces named by these verbs are yet to be placed: they lie on the board, not on the map. */
const PLACING: ReadonlySet<string> = new Set(['build', 'erect', 'roost', 'sanctify', 'garden', 'post', 'start', 'land', 'keep', 'muster']);

export function stepsOf(action: ActionInfo, prompt: PromptInfo, view: View): Step[] {
  const { shape } = action;
  return FIELDS.flatMap((field): Step[] => {
    const value = shape[field];
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    if (field === 'count' && WANDERS.has(shape.verb)) return [];
    return [{ key: `${field} ${value}`, field, value, words: wordsOf(field, value, action, view), tag: tagOf(field, value), icon: iconFor(field, value, view), places: placesOf(field, value, shape, prompt, view) }];
  });
}

function placesOf(field: Field, value: string | number, shape: Shape, prompt: PromptInfo, view: View): string[] {
  const here = clearingOf(shape, prompt, view);
  switch (field) {
    case 'verb':
      return CONSPIRACIES.has(String(value)) ? [spot.conspiracy(String(value))] : SPECIALS.has(String(value)) ? ['special'] : [];
    case 'from':
    case 'clearing':
    case 'to':
      return typeof value === 'number' ? [`clearing:${value}`] : [`forest:${value}`];
    case 'forest':
      return [`forest:${value}`];
    case 'card':
    case 'card2':
    case 'effect':
      return [spot.card(String(value))];
    case 'quest':
      return [spot.quest(String(value))];
    case 'leader':
      return [spot.leader(String(value))];
    case 'character':
      return [spot.character(String(value))];
    case 'column':
      return [spot.column(String(value))];
    case 'seat':
    case 'seat2':
      return [spot.seat(Number(value)), ...(FUNDS.has(shape.verb) ? [spot.funds(Number(value))] : []), ...(here === null ? [] : [`foe:${here}:${value}`])];
    case 'piece':
      return [spot.piece(String(value)), ...(here === null || PLACING.has(shape.verb) ? [] : [`piece:${here}:${value}`])];
    case 'item':
      return itemPlaces(String(value), shape);
    case 'suit':
      return [spot.suit(String(value)), spot.post(String(value))];
    case 'price':
      return typeof shape['service'] === 'string' ? [spot.service(shape['service'], Number(value))] : [];
    default:
      return [];
  }
}

/** Where it happens: the clearing the action names, the one where the pawn stands, or the one of the battle. */
function clearingOf(shape: Shape, prompt: PromptInfo, view: View): number | null {
  if (typeof shape['clearing'] === 'number') return shape['clearing'];
  if (view.battle) return view.battle.clearing;
  const board = view.seats[prompt.seat]?.board;
  return board && 'character' in board ? board.clearing : null;
}

function itemPlaces(item: string, { verb, place }: Shape): string[] {
  if (place === 'damaged' || verb === 'repair') return [spot.item(item, true, true)];
  return verb === 'refresh' ? [spot.item(item, false, false)] : [spot.item(item, true, false), ...(verb === 'toss' || verb === 'damage' ? [spot.item(item, false, false)] : [])];
}

function wordsOf(field: Field, value: string | number, action: ActionInfo, view: View): Phrase {
  const text = String(value);
  switch (field) {
    case 'verb':
      return VERB_TERMS[text] ? { id: VERB_TERMS[text] } : action.words;
    case 'from':
    case 'clearing':
    case 'to':
      return typeof value === 'number' ? { id: 'page-root-clearing', args: { n: value } } : { id: 'root-forest' };
    case 'forest':
      return { id: 'page-root-forest', args: { list: text.replaceAll('_', ', ') } };
    case 'card':
    case 'card2':
    case 'effect':
      return text === VIZIER ? { id: 'root-vizier' } : { id: `root-card-${cardStem(text)}` };
    case 'quest':
      return { id: `root-quest-${cardStem(text)}` };
    case 'seat':
    case 'seat2':
      return factionPhrase(view, Number(value));
    case 'piece':
      return { id: { sympathy: 'root-sympathy-token', post: 'root-trade-post', warrior: 'root-warrior', pawn: 'root-pawn' }[text] ?? `root-${text}` };
    case 'item':
      return { id: `root-item-${text}` };
    case 'suit':
      return { id: `root-suit-${text}` };
    case 'leader':
      return { id: `root-leader-${text}` };
    case 'character':
      return { id: `root-character-${text}` };
    case 'column':
      return { id: `root-decree-${text}` };
    case 'service':
      return { id: { card: 'root-service-hand-card', boats: 'root-service-riverboats', mercenaries: 'root-service-mercenaries' }[text] ?? 'root-services' };
    case 'place':
      return { id: { track: 'root-item-track', satchel: 'root-satchel', damaged: 'root-damaged-box' }[text] ?? 'root-satchel' };
    case 'price':
    case 'count':
      return { id: 'page-number', args: { n: Number(value) } };
  }
}

/** Clearings are known by their number and the suit beside it. */
function tagOf(field: Field, value: string | number): Phrase | undefined {
  return typeof value === 'number' && (field === 'from' || field === 'clearing' || field === 'to') ? { id: 'page-number', args: { n: value } } : undefined;
}

export function factionPhrase(view: View, seat: number): Phrase {
  const faction = view.seats[seat]?.faction ?? 'marquise';
  return { id: `root-faction-${faction === 'vagabond2' ? 'vagabond-2' : faction}` };
}

function iconFor(field: Field, value: string | number, view: View): string | null {
  const text = String(value);
  switch (field) {
    case 'verb':
      return iconOf(text);
    case 'from':
    case 'clearing':
    case 'to': {
      const suit = view.clearings.find((clearing) => clearing.n === value)?.suit;
      return suit ? `suit-${suit}` : 'oak-leaf';
    }
    case 'forest':
      return 'oak-leaf';
    case 'card':
    case 'card2':
    case 'effect':
    case 'quest':
      return text === VIZIER ? 'suit-bird' : `suit-${suitOfId(text)}`;
    case 'suit':
      return `suit-${text}`;
    case 'seat':
    case 'seat2':
      return `sign-${view.seats[Number(value)]?.faction ?? 'marquise'}`;
    case 'piece':
      return text === 'warrior' || text === 'pawn' ? 'person' : pieceArt(text as Piece).icon;
    case 'item':
      return ITEM_ICONS[text as Item] ?? null;
    case 'leader':
      return LEADER_ICONS[text as Leader] ?? null;
    case 'character':
      return CHARACTER_ICONS[text] ?? null;
    case 'service':
      return SERVICE_ICONS[text as Service] ?? null;
    case 'column':
      return iconOf(text);
    default:
      return null;
  }
}

function suitOfId(id: string): Suit {
  return (/(fox|rabbit|mouse|bird)$/u.exec(id)?.[1] ?? 'bird') as Suit;
}

/** What is asked after some steps, where the prompt's own question is no longer exact. */
export function askStep(taken: readonly Step[], next: Step | null): Phrase | null {
  if (!next || taken.every((step) => step.field === 'verb' && next.field === 'verb')) return null;
  const said = (field: Field): string | number | undefined => taken.findLast((step) => step.field === field)?.value;
  const [from, clearing] = [said('from'), said('clearing')];
  if (next.field === 'to' && typeof from === 'number') return { id: 'page-root-ask-to', args: { n: from } };
  if (next.field === 'clearing' && WANDERS.has(String(said('verb')))) return { id: 'page-root-ask-where' };
  if (next.field === 'seat' && typeof clearing === 'number') return { id: 'page-root-ask-foe', args: { n: clearing } };
  return { id: `page-root-ask-${{ seat2: 'seat', card2: 'card', effect: 'card', to: 'where', forest: 'where', place: 'item', price: 'count' }[next.field] ?? next.field}` };
}

// --- why not

/** What a refusal is about, read from its action as the command line writes it: `move 9 4 2`, `build sawmill 9`, `craft anvil_fox`. */
interface About {
  verb: string;
  from: number | null;
  at: number | null;
  card: string | null;
}

function aboutOf(action: string): About {
  const [verb = '', ...rest] = action.split(' ');
  const numbers = IN_CLEARINGS.has(verb) ? rest.filter((word) => /^\d+$/u.test(word)).map(Number) : [];
  const from = verb === 'move' ? (numbers[0] ?? null) : null;
  return { verb, from, at: (from === null ? numbers[0] : numbers[1]) ?? null, card: rest.find((word) => /_(?:fox|rabbit|mouse|bird)$/u.test(word)) ?? null };
}

function fits(about: About, taken: readonly Step[]): boolean {
  return taken.every((step) => (step.field === 'verb' ? about.verb === step.value : step.field === 'from' ? about.from === step.value : true));
}

/** Clearings a player could expect to be lit, but a rule says no. */
export function refusedClearings(prompt: PromptInfo, taken: readonly Step[]): number[] {
  return [...new Set(prompt.refused.map((one) => aboutOf(one.action)).filter((about) => fits(about, taken)).flatMap((about) => about.at ?? []))];
}

export function refusedOnBoard(refusal: Refusal): boolean {
  const about = aboutOf(refusal.action);
  return about.at !== null || about.card !== null;
}

/** The action a dark place would be asked about: the refusal that names it, else the same as a lit place, but here. */
export function askOf(place: string, prompt: PromptInfo | null, taken: readonly Step[]): string | null {
  const [kind, name = ''] = place.split(':');
  if (!prompt || (kind !== 'clearing' && kind !== 'card')) return null;
  const found = prompt.refused.find((one) => {
    const about = aboutOf(one.action);
    return kind === 'card' ? about.card === name : fits(about, taken) && about.at === Number(name);
  });
  return found?.action ?? likeALitOne(kind, name, prompt, taken);
}

function likeALitOne(kind: 'clearing' | 'card', name: string, prompt: PromptInfo, taken: readonly Step[]): string | null {
  const models = prompt.actions.filter((action) => taken.every((step) => action.shape[step.field] === step.value));
  const field = kind === 'card' ? 'card' : taken.some((step) => step.field === 'from') ? 'to' : 'clearing';
  const named = models.filter((action) => action.shape[field] !== undefined);
  const leaving = field === 'clearing' ? models.find((action) => action.shape['from'] !== undefined && action.shape.to !== Number(name)) : undefined;
  if (leaving) return leaving.action.split(' ').with(1, name).join(' ');
  const model = named.find((action) => action.shape.verb === 'craft') ?? named[0];
  if (!model) return null;
  const words = model.action.split(' ');
  const at = field === 'to' ? 2 : words.indexOf(String(model.shape[field]));
  return at < 1 ? null : words.with(at, name).with(words.length - 1, model.shape.verb === 'move' ? '1' : at === words.length - 1 ? name : words.at(-1)!).join(' ');
}
