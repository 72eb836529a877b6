/** Where a seat's points come from, as the log tells it. Pure. */
import type { LogEntry } from '../../wire/types.ts';
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
