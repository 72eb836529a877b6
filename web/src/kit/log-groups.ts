/** The log by turns: one group per turn, older rounds folded. Pure. */
import type { LogEntry, LogEvent } from '../wire/types.ts';

export interface LogLine {
  n: number;
  event: LogEvent;
}

export interface LogGroup {
  key: string;
  round: number;
  turn: number;
  seat: number | null;
  lines: LogLine[];
}

export function groupLog(log: readonly LogEntry[]): LogGroup[] {
  const groups: LogGroup[] = [];
  for (const entry of log) {
    if (entry.events.length === 0) continue;
    let group = groups.at(-1);
    if (!group || group.round !== entry.round || group.turn !== entry.turn) {
      group = { key: `${entry.round}/${entry.turn}/${entry.n}`, round: entry.round, turn: entry.turn, seat: null, lines: [] };
      groups.push(group);
    }
    for (const event of entry.events) group.lines.push({ n: entry.n, event });
    group.seat ??= entry.events.find((event) => event.seat !== null)?.seat ?? entry.seat;
  }
  return groups;
}

export interface LogChapter {
  round: number;
  groups: LogGroup[];
}

export function chapters(groups: readonly LogGroup[]): LogChapter[] {
  const found: LogChapter[] = [];
  for (const group of groups) {
    const last = found.at(-1);
    if (last?.round === group.round) last.groups.push(group);
    else found.push({ round: group.round, groups: [group] });
  }
  return found;
}
