/** What comes from the table is shown step by step: somebody else's move stays a moment, one's own is shown at once. Pure logic. */
import type { LogEntry, LogEvent, ReplayStep, TableMessage } from './types.ts';

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
  /** what is new in the log */
  fresh: readonly LogEntry[];
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
    fresh,
  };
}

/**
 * A turn that nobody at the table takes, cut into the moments after each of its steps: the table before it, then every step but the last, then the frame
 * itself. Until then nobody is asked anything. Empty if there are not two steps to tell apart.
 */
export function followed(frame: Frame, before: Frame, isStep: (entry: LogEntry) => boolean, moments: readonly ReplayStep[]): Frame[] {
  const stops = frame.fresh.filter(isStep).slice(0, -1);
  const quiet: Partial<TableMessage> = { prompts: [], handover: null, over: null };
  const start: Frame = { ...before, message: { ...before.message, ...quiet }, events: [] };
  let known = frame.fresh[0]?.n ?? 0;
  const found = stops.flatMap(({ n }): Frame[] => {
    const view = moments.find(({ entry }) => entry?.n === n)?.view;
    if (view === undefined) return [];
    const fresh = frame.fresh.filter((entry) => entry.n >= known && entry.n <= n);
    known = n + 1;
    return [{ ...frame, message: { ...frame.message, ...quiet, view }, log: frame.log.filter((entry) => entry.n <= n), events: fresh.flatMap(({ events }) => events), fresh }];
  });
  const rest = frame.fresh.filter(({ n }) => n >= known);
  return found.length ? [start, ...found, { ...frame, events: rest.flatMap(({ events }) => events), fresh: rest }] : [];
}
