/** What the Imperator did and why, step by step: the events of its last turn with the rules that decided. Pure. */
import type { LogEntry, LogEvent } from '../../wire/types.ts';

export interface Reason {
  /** the entry of the log, for looking at that moment */
  n: number;
  event: LogEvent;
}

export interface ReasonStep {
  /** `M`, `A` or `R` of the order card; `defence`: between its turns; null: before its steps */
  step: 'M' | 'A' | 'R' | 'defence' | null;
  lines: Reason[];
}

export interface Turn {
  steps: ReasonStep[];
  /** the order whose steps were taken */
  order: string | null;
  /** how many of the three steps are done, and which one is being taken */
  past: number;
  /** it is its turn now */
  now: boolean;
}

const QUIET = new Set(['turn', 'placed', 'dealt', 'laid', 'stands', 'begins']);

/** The newest turn of the Imperator, and what came of it until now. `steps` gives the printed steps of an order. */
export function reasonsOf(log: readonly LogEntry[], steps: (order: string) => string): Turn {
  const all = log.flatMap((entry) => entry.events.map((event) => ({ n: entry.n, event, entry })));
  const isIts = (event: LogEvent): boolean => event.words.args?.['who'] !== undefined && JSON.stringify(event.words.args['who']).includes('battlecrest-imperator');
  const start = all.findLastIndex(({ event }) => event.kind === 'turn' && isIts(event));
  if (start < 0) return { steps: [], order: null, past: 0, now: false };
  const rest = all.slice(start + 1);
  const end = rest.findIndex(({ event }) => event.kind === 'turn');
  const own = end < 0 ? rest : rest.slice(0, end);
  let order: string | null = null;
  const found: ReasonStep[] = [{ step: null, lines: [] }];
  /** each step of its turn is an entry of its own: the table acts */
  let last: LogEntry | null = null;
  let past = -1;
  for (const { n, event, entry } of own) {
    if (event.kind === 'order') {
      order ??= String(event.words.args?.['order'] ?? '');
      found[0]!.lines.push({ n, event });
      last = entry;
      continue;
    }
    if (QUIET.has(event.kind)) continue;
    if (order !== null && entry !== last && entry.seat === null && !entry.luck) {
      past += 1;
      found.push({ step: (steps(order)[past] ?? null) as ReasonStep['step'], lines: [] });
    }
    last = entry;
    found.at(-1)!.lines.push({ n, event });
  }
  return { steps: found.filter(({ lines }) => lines.length), order, past: past + 1, now: end < 0 };
}
