/** What comes from the table is shown step by step: somebody else's move stays a moment, one's own is shown at once. Pure logic. */
import type { LogEntry, LogEvent, TableMessage } from './types.ts';

export interface Frame {
  message: TableMessage;
  log: LogEntry[];
  /** what happened since the frame before */
  events: LogEvent[];
  /** somebody else acted, and there is something to see of it: give the eye time */
  others: boolean;
  /** the log was cut: somebody took a choice back */
  undone: boolean;
  /** the number of the turn in which it happened */
  turn: number;
}

/** Puts a message's log behind what is known; after an undo `from` lies before the end and cuts. */
export function mergeLog(known: readonly LogEntry[], part: Pick<TableMessage['log'], 'from' | 'entries'>): LogEntry[] {
  return [...known.slice(0, part.from), ...part.entries];
}

/** `passed`: the screen has changed hands, so that the log reads otherwise without anything having been taken back. */
export function frameOf(message: TableMessage, known: readonly LogEntry[], first: boolean, passed = false): Frame {
  const undone = !first && !passed && message.log.from < known.length;
  const fresh = first || undone ? [] : message.log.entries.filter((entry) => entry.n >= message.log.fresh);
  return {
    message,
    log: mergeLog(known, message.log),
    events: fresh.flatMap((entry) => entry.events),
    others: fresh.some((entry) => entry.events.length > 0 && entry.seat !== null && !message.yours.includes(entry.seat)),
    undone,
    turn: fresh.at(-1)?.turn ?? 0,
  };
}
