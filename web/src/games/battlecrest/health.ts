/** Where the health cards were at one's last turn, and where a choice would bring them. Pure. */
import type { ActionInfo, LogEntry, LogEvent, PromptInfo } from '../../wire/types.ts';
import type { Phrase } from '../../words/phrase.ts';
import type { View } from './types.ts';

const argument = (event: LogEvent, name: string): unknown => event.words.args?.[name];
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A hero's health when one's own last turn was over; null if nothing has changed it since. `called`: the hero as events name it. */
export function healthBefore(log: readonly LogEntry[], yours: readonly number[], called: Phrase): number | null {
  const events = log.flatMap((entry) => entry.events);
  const turns = events.flatMap(({ kind, seat }, i) => (kind === 'turn' ? [{ i, mine: seat !== null && yours.includes(seat) }] : []));
  const end = turns.findLastIndex(({ mine }, n) => !mine && turns[n - 1]?.mine === true);
  if (end < 0) return null;
  const first = events.slice(turns[end]!.i).find((event) => (event.kind === 'wounded' || event.kind === 'healed') && same(argument(event, 'warrior'), called));
  if (!first) return null;
  const left = Number(argument(first, 'health'));
  return first.kind === 'wounded' ? left + Number(argument(first, 'damage')) : left - Number(argument(first, 'count'));
}

/** The side whose health the choice that is looked at would change, and to what. */
export function healthAfter(view: View, prompt: PromptInfo | null, pointed: ActionInfo | null, called: (hero: string) => Phrase): { side: number; health: number } | null {
  const { id = '', args = {} } = pointed?.result ?? {};
  if (!prompt || !pointed) return null;
  const lost = Number(id === 'page-battlecrest-arrival' ? args['hazard'] : (args['damage'] ?? 0));
  if (!lost || !/-(?:take|defend|hazard|arrival)$/u.test(id)) return null;
  const target = prompt.asks.args?.['target'];
  const side = /-(?:take|defend)$/u.test(id)
    ? prompt.seat
    : view.figures.findIndex(({ hero }) => (pointed.shape['warrior'] === undefined ? same(called(hero), target) : hero === pointed.shape['warrior']));
  const figure = view.figures[side];
  return figure ? { side, health: Math.max(0, figure.health - lost) } : null;
}

/** The fewest wounds that come through if this card defends; null where it is not asked. */
export function throughOf(actions: readonly ActionInfo[], card: string): number | null {
  const wounds = actions.filter(({ shape }) => shape.verb.startsWith('defend') && shape['card'] === card).map(({ result }) => Number(result?.args?.['damage']));
  return wounds.length ? Math.min(...wounds) : null;
}
