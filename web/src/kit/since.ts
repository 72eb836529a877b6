/** What the others did since one's own last turn, a few lines for each turn. Pure. */
import type { LogEntry, LogEvent } from '../wire/types.ts';
import { groupLog, type LogLine } from './log-groups.ts';

export interface SinceTurn {
  key: string;
  seat: number;
  /** the most telling lines, in their order */
  lines: LogLine[];
  /** all that happened in that turn */
  events: LogEvent[];
}

/** `weight`: how much an event tells; 0 is left out. */
export function sinceTurn(log: readonly LogEntry[], yours: readonly number[], weight: (event: LogEvent) => number, most = 3): SinceTurn[] {
  const groups = groupLog(log);
  const now = groups.findLastIndex((group) => group.seat !== null && yours.includes(group.seat));
  const before = groups.findLastIndex((group, i) => i < now && group.seat !== null && yours.includes(group.seat));
  const between = now === groups.length - 1 ? groups.slice(before + 1, now) : groups.slice(now + 1);
  return between.flatMap(({ key, seat, lines }): SinceTurn[] => {
    if (seat === null) return [];
    const telling = lines.map((line, i) => ({ line, i, w: weight(line.event) })).filter(({ w }) => w > 0);
    const kept = telling.toSorted((a, b) => b.w - a.w || a.i - b.i).slice(0, most).sort((a, b) => a.i - b.i).map(({ line }) => line);
    return kept.length ? [{ key, seat, lines: kept, events: lines.map(({ event }) => event) }] : [];
  });
}

/** What a narrow line has room for: all of it, else what tells most, in its order; `most` letters, but always something. */
export function briefly(said: readonly { event: LogEvent; text: string }[], weight: (event: LogEvent) => number, most: number): string[] {
  const long = (some: readonly { text: string }[]): number => some.reduce((sum, { text }) => sum + text.length + 1, 0);
  const kept = said.map((one, i) => ({ ...one, i })).toSorted((a, b) => weight(b.event) - weight(a.event) || a.i - b.i);
  while (kept.length > 1 && long(kept) > most) kept.pop();
  return kept.toSorted((a, b) => a.i - b.i).map(({ text }) => text);
}
