/** The log by turns: one group per turn, older rounds folded. Pure. */
import type { LogEntry, LogEvent } from '../wire/types.ts';
import type { Phrase } from '../words/phrase.ts';

export interface LogLine {
  n: number;
  event: LogEvent;
}

export interface LogGroup {
  key: string;
  round: number;
  /** the number of the turn; null while nothing but its beginning is known */
  turn: number | null;
  seat: number | null;
  /** whose turn it is, if nobody at the table takes it */
  who: Phrase | null;
  lines: LogLine[];
}

/** The event that opens a turn: it becomes the heading of its group. */
const TURN = 'turn';

export function groupLog(log: readonly LogEntry[]): LogGroup[] {
  const groups: LogGroup[] = [];
  const begin = (entry: LogEntry, seat: number | null, turn: number | null): LogGroup => {
    const group = { key: `${entry.n}/${groups.length}`, round: entry.round, turn, seat, who: null, lines: [] };
    groups.push(group);
    return group;
  };
  for (const entry of log) {
    let group = groups.at(-1);
    if (group?.turn === null) {
      group.turn = entry.turn;
      group.round = entry.round;
    }
    for (const event of entry.events) {
      if (event.kind === TURN) {
        group = begin(entry, event.seat, null);
        const who = event.words.args?.['who'];
        if (event.seat === null && typeof who === 'object') group.who = who;
        continue;
      }
      if (!group || (group.turn !== null && group.turn !== entry.turn)) group = begin(entry, event.seat ?? entry.seat, entry.turn);
      group.lines.push({ n: entry.n, event });
    }
  }
  return groups.filter((group, i) => group.lines.length > 0 || i === groups.length - 1);
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

/** For every entry the key of the group that shows its first line: an entry may go on in the next turn, and the one before be folded. */
export function firstShown(shown: readonly LogGroup[]): Record<number, string> {
  const first: Record<number, string> = {};
  for (const group of shown) for (const { n } of group.lines) first[n] ??= group.key;
  return first;
}
