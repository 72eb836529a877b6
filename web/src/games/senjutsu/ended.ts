/** How a fight went, from its log: wounds turn by turn, and the hardest blows. Pure. */
import type { LogEntry, LogEvent } from '../../wire/types.ts';
import type { Phrase } from '../../words/phrase.ts';
import { figureOf } from './figures.ts';
import type { View } from './types.ts';

export interface Blow {
  /** the entry of the log, for looking at that moment */
  n: number;
  turn: number;
  figure: number;
  by: number;
  event: LogEvent;
}

/** Every blow in the order of the fight. */
export function blowsOf(log: readonly LogEntry[], view: View): Blow[] {
  return log.flatMap(({ n, turn, events }) =>
    events.flatMap((event): Blow[] => {
      const args = (event.words.args ?? {}) as Record<string, unknown>;
      const figure = event.kind === 'wounded' ? (event.seat ?? figureOf(view, args['who'] as Phrase)) : null;
      return figure === null ? [] : [{ n, turn: turn ?? 0, figure, by: Number(args['plain']) + Number(args['bleeding']), event }];
    }),
  );
}

/** So many of the hardest, of equal ones the later, in the order of the fight. */
export function hardestOf(blows: readonly Blow[], most: number): Blow[] {
  const chosen = new Set(blows.toReversed().toSorted((a, b) => b.by - a.by).slice(0, most));
  return blows.filter((blow) => chosen.has(blow));
}

/** The wounds of a figure at the start and after every turn; at the end as many as it bears. */
export function woundsOf(blows: readonly Blow[], view: View, figure: number): number[] {
  const found = Array.from({ length: view.turn + 1 }, () => 0);
  for (const { turn, event } of blows.filter((blow) => blow.figure === figure)) found.fill(Number((event.words.args as Record<string, unknown>)['total']), Math.max(1, turn));
  found[found.length - 1] = view.figures[figure]!.wounds;
  return found;
}
