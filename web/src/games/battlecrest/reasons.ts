/** What the Imperator did and why, step by step: the events of its last turn with the rules that decided; and what it has still to do. Pure. */
import type { LogEntry, LogEvent } from '../../wire/types.ts';
import type { Phrase } from '../../words/phrase.ts';
import { cardPhrase, soloCard } from './figures.ts';
import { ACTION_ICONS } from './places.ts';
import type { Components, View } from './types.ts';

/** The steps of an order card. */
export const STEPS: Readonly<Record<string, { icon: string; words: string; rule: string }>> = {
  M: { icon: ACTION_ICONS['move']!, words: 'battlecrest-action-move', rule: 'BC9.9' },
  A: { icon: ACTION_ICONS['activate']!, words: 'battlecrest-action-activate', rule: 'BC9.10' },
  R: { icon: ACTION_ICONS['refocus']!, words: 'battlecrest-action-refocus', rule: 'BC9.11' },
};

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

/** Events before its steps: who is on turn, which order is in force. */
const BEFORE = new Set(['turn', 'order', 'reshuffled']);
const QUIET = new Set(['turn', 'placed', 'dealt', 'laid', 'stands', 'begins']);

/** Whether an entry of the log is a step that the Imperator took: the table acts, and something came of it. */
export const isImperators = ({ seat, luck, events }: LogEntry): boolean => seat === null && !luck && events.some(({ kind }) => !BEFORE.has(kind));

/** The steps that its order still has, with the numbers as things stand: so far, nothing of them has been told. */
export function comingOf(turn: Turn, view: View, { cards }: Components): { step: string; words: Phrase }[] {
  const order = turn.order === view.order ? cards[turn.order ?? ''] : undefined;
  const its = view.figures[1];
  if (!turn.now || !order || !its || view.result) return [];
  const ready = its.row.filter((card) => card.ready);
  const card = order.choice === 'rightmost' ? ready.at(-1) : ready[0];
  const solo = soloCard(cards, its.hero);
  return [...(order.steps ?? '').slice(turn.past)].map((step) => {
    if (step === 'M') return { step, words: { id: 'page-battlecrest-coming-move', args: { n: its.movement } } };
    if (step === 'R') return { step, words: { id: 'page-battlecrest-coming-refresh', args: { ready: ready.length, limit: (order.refresh ?? 0) + (solo?.refresh ?? 0) } } };
    return { step, words: card ? { id: 'page-battlecrest-coming-activate', args: { card: cardPhrase({ cards } as Components, card.card) } } : { id: 'page-battlecrest-coming-nothing' } };
  });
}

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
