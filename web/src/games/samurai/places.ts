/** Where each choice of Samurai Spirit lies on the board, and what a dark place would be asked about. Pure. */
import type { Phrase } from '../../words/phrase.ts';
import type { Moment, PartRow, Parts } from '../../wire/steps.ts';
import type { Shape } from '../../wire/types.ts';
import { symbolOf } from './reading.ts';
import type { Components, View } from './types.ts';

interface At extends Moment {
  view: View;
  components: Components;
}

/**
 * Places: `raiders`, `intruders`, `discard` (stacks), `fence` (barricades), `line` and `left:<symbol>` (own board),
 * `seat:<n>` (a samurai), `last:<n>` (the last card of his line), `left-card:<id>`, `peek:<id>`, `absent:<samurai>`.
 */
const toSeat = ({ seat }: Shape): string => `seat:${seat}`;
const lastOf = ({ seat }: Shape): string => `last:${seat}`;
const PLACES: Record<string, string | ((shape: Shape, at: At) => string)> = {
  fight: 'raiders', again: 'raiders', swap: 'raiders', discard: 'discard', build: 'fence',
  confront: (_shape, { prompt }) => `line:${prompt.seat}`,
  defend: ({ card }, { prompt, view, components }) => `left:${symbolOf(components, card ?? view.drawn?.card ?? '') ?? ''}:${prompt.seat}`,
  drop: ({ card }) => `left-card:${card}`,
  support: toSeat, hand: toSeat, give: toSeat, heal: toSeat, take: lastOf, strike: lastOf,
  token: ({ samurai }) => `absent:${String(samurai)}`,
  kiai: (_shape, { prompt, view }) => (view.seats[prompt.seat]?.samurai === 'kanbei' ? 'intruders' : 'raiders'),
};

/** A choice is made at once, but for two: whose token goes to whom, and the order of cards. */
const PAIRS: ReadonlySet<string> = new Set(['lend', 'order']);
const cardAt = (n: number): PartRow<At> => ({
  value: ({ verb, cards }) => (verb === 'order' && Array.isArray(cards) && cards.length > n ? (cards as string[])[n] : undefined),
  words: (_card, { words }) => (n === 0 && typeof words.args?.['card1'] === 'object' ? words.args['card1'] : words),
  places: (card) => [`peek:${card}`],
});
const nameAt = (seat: unknown, { view }: At): Phrase => ({ id: `samurai-name-${view.seats[Number(seat)]?.samurai ?? ''}` });
/** Questions that ask for a samurai and nothing else: his name is the answer. */
const WHOSE: ReadonlySet<string> = new Set(['heal', 'take', 'give', 'strike']);
const PARTS: Parts<At> = {
  deed: {
    value: ({ verb }, { action }) => (PAIRS.has(verb) ? undefined : action),
    words: (_deed, { words }) => words,
    short: (_deed, { shape: { verb, seat, samurai } }, at) => (verb === 'token' ? { id: `samurai-name-${String(samurai)}` } : WHOSE.has(verb) ? nameAt(seat, at) : undefined),
    places: (_deed, shape, at) => {
      const place = PLACES[shape.verb];
      return place === undefined ? [] : [typeof place === 'string' ? place : place(shape, at)];
    },
  },
  seat: { value: ({ verb, seat }) => (verb === 'lend' ? seat : undefined), words: (seat, _action, at) => nameAt(seat, at), places: (seat) => [`seat:${seat}`] },
  to: { value: ({ verb, to }) => (verb === 'lend' ? to : undefined), words: (_to, { words }) => words, places: (to) => [`seat:${to}`] },
  first: cardAt(0),
  second: cardAt(1),
};
export const parts = PARTS as Parts;

const SEAT_NAMES = (view: View, seat: number): string => {
  const key = view.seats[seat]?.samurai ?? '';
  return key.charAt(0).toUpperCase() + key.slice(1);
};

/** The action a person would expect here; the server answers why it is not legal now. */
export function askOf(place: string, view: View, seat: number | null): string | null {
  const [kind, detail, owner] = place.split(':');
  const choosing = view.drawn !== null;
  switch (kind) {
    case 'raiders':
      return choosing ? 'swap' : 'fight';
    case 'discard':
      return choosing ? 'discard' : null;
    case 'line':
      return choosing && Number(detail) === seat ? 'confront' : null;
    case 'left':
      return choosing && Number(owner) === seat ? 'defend' : null;
    case 'seat': {
      const target = Number(detail);
      if (target === seat) return choosing ? null : 'pass';
      return `${choosing ? 'hand' : 'support'} ${SEAT_NAMES(view, target)}`;
    }
    default:
      return null;
  }
}
