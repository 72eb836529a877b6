/** Where a seat's points come from, as the log tells it. Pure. */
import type { LogEntry, LogEvent } from '../../wire/types.ts';
import type { Change } from '../../kit/end-graph.ts';
import type { Phrase } from '../../words/phrase.ts';

export interface Reason {
  why: Phrase;
  points: number;
}

/** Points by reason, the largest first; lost ones count against. */
export function reasonsOf(log: readonly LogEntry[], seat: number): Reason[] {
  const found = new Map<string, Reason>();
  for (const event of log.flatMap((entry) => entry.events)) {
    if (event.seat !== seat || (event.kind !== 'scored' && event.kind !== 'lost-points')) continue;
    const { why, points } = event.words.args ?? {};
    if (typeof why !== 'object') continue;
    const sum = (found.get(why.id)?.points ?? 0) + (event.kind === 'scored' ? 1 : -1) * Number(points);
    found.set(why.id, { why, points: sum });
  }
  return [...found.values()].sort((a, b) => b.points - a.points);
}

/** Every gain and loss of points with its round. */
export function changesOf(log: readonly LogEntry[]): Change[] {
  return log.flatMap(({ round, events }) => events.flatMap(({ kind, seat, words }) => {
    const by = kind === 'scored' ? 1 : kind === 'lost-points' ? -1 : 0;
    return by && seat !== null ? [{ line: seat, round, by: by * Number(words.args?.['points'] ?? 0) }] : [];
  }));
}

/** What a seat gained in some events, losses taken off. */
export function gainOf(events: readonly LogEvent[], seat: number): number {
  return changesOf([{ n: 0, seat: null, action: null, luck: false, turn: 0, round: 0, events: [...events] }]).filter(({ line }) => line === seat).reduce((sum, { by }) => sum + by, 0);
}
