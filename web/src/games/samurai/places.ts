/** Where each action of Samurai Spirit lies on the board, and what a dark place would be asked about. Pure. */
import type { ActionInfo, PromptInfo } from '../../wire/types.ts';
import { symbolOf } from './reading.ts';
import type { Components, View } from './types.ts';

/**
 * Places: `raiders`, `intruders`, `discard` (stacks), `fence` (barricades), `line` and `left:<symbol>` (own board),
 * `seat:<n>` (a samurai), `last:<n>` (the last card of his line), `left-card:<id>`, `peek:<id>`, `absent:<samurai>`, `penalty`.
 */
export function placeOf(action: ActionInfo, prompt: PromptInfo, view: View, components: Components, second = false): string | null {
  const { verb, seat, to, card } = action.shape;
  switch (verb) {
    case 'fight':
    case 'again':
    case 'swap':
      return 'raiders';
    case 'confront':
      return `line:${prompt.seat}`;
    case 'defend': {
      const symbol = symbolOf(components, card ?? view.drawn?.card ?? '');
      return symbol ? `left:${symbol}:${prompt.seat}` : null;
    }
    case 'discard':
      return 'discard';
    case 'drop':
      return card ? `left-card:${card}` : null;
    case 'support':
    case 'hand':
    case 'give':
    case 'heal':
      return seat === undefined ? null : `seat:${seat}`;
    case 'lend':
      return `seat:${second ? to : seat}`;
    case 'take':
    case 'strike':
      return seat === undefined ? null : `last:${seat}`;
    case 'token':
      return typeof action.shape['samurai'] === 'string' ? `absent:${action.shape['samurai']}` : null;
    case 'order': {
      const cards = action.shape['cards'];
      return Array.isArray(cards) && cards.length ? `peek:${cards[second ? 1 : 0]}` : null;
    }
    case 'build':
      return 'fence';
    case 'kiai':
      return view.seats[prompt.seat]?.samurai === 'kanbei' ? 'intruders' : 'raiders';
    default:
      return null;
  }
}

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

const ICONS: Record<string, string> = {
  fight: 'crossed-swords', again: 'crossed-swords', confront: 'crossed-swords', defend: 'checked-shield', discard: 'cancel', support: 'shaking-hands',
  pass: 'lying', hand: 'swap', give: 'swap', take: 'card-draw', strike: 'cancel', swap: 'stack', ignore: 'hidden', apply: 'burn', first: 'burn',
  heal: 'heal', build: 'palisade', token: 'two-coins', kiai: 'public-speaker', drop: 'drop', order: 'stack', lend: 'shaking-hands',
  decline: 'close', done: 'check-mark',
};

export function iconOf(verb: string): string {
  return ICONS[verb] ?? 'chevR';
}
