/** After which turns a page asks bots what they were up to. Pure. */
import { groupLog } from '../kit/log-groups.ts';
import type { LogEntry } from './types.ts';

/** How far the turns that are over reach: the number of their last entry, -1 before the first. */
export function endOfTurns(log: readonly LogEntry[], over: boolean): number {
  return closed(log, over).at(-1)?.lines.at(-1)?.n ?? -1;
}

/** The bots whose turn has ended since the entry `known`, in the order of their turns; where all act in one turn, all of them. */
export function doneSince(log: readonly LogEntry[], known: number, bots: readonly number[], over: boolean): number[] {
  const newer = closed(log, over).filter((group) => (group.lines.at(-1)?.n ?? -1) > known);
  return [...new Set(newer.flatMap(({ seat }) => (seat === null ? bots : bots.filter((bot) => bot === seat))))];
}

function closed(log: readonly LogEntry[], over: boolean): ReturnType<typeof groupLog> {
  const groups = groupLog(log);
  return over ? groups : groups.slice(0, -1);
}
