/** The turn as a line: what happened since the cards were turned up, by initiative, with the reason where there is one. Pure. */
import type { LogEntry, LogEvent } from '../../wire/types.ts';
import type { Phrase } from '../../words/phrase.ts';
import { figureOf } from './figures.ts';
import { NO_VALUE, type View } from './types.ts';

export interface Row {
  /** the entry of the log, for looking at that moment */
  n: number;
  kind: string;
  figure: number | null;
  words: Phrase;
  rule: string | null;
  /** what stands on the line: an initiative, or an icon */
  value: number | null;
  icon: string | null;
  /** a sentence that says why, for blocks, counters and misses */
  why: string | null;
  /** so often it happened, one time after the other */
  times: number;
}

const ICONS: Record<string, string> = { revealed: 'eye', first: 'fan', named: 'eye', paid: 'focus', initiative: 'focus', replaced: 'swap', counters: 'crossed-swords', instant: 'hourglass', wounded: 'wound', executed: 'wound', defeated: 'cancel', discarded: 'stack', kamae: 'linked-rings', focused: 'focus', unfocused: 'focus', stunned: 'stun', hobbled: 'hobble', poisoned: 'poison', decided: 'magnifying-glass' };
/** Kinds that have a reason of their own in words. */
const REASONS = new Set(['missed', 'blocked', 'stopped', 'counters', 'bumped', 'collided', 'lessened', 'shields', 'replaced', 'named', 'pushed']);
/** What is not told on the line: it stands in the log. */
const QUIET = new Set(['turn', 'drew', 'drew-card', 'no-card', 'behaviour', 'stance', 'discarded-down', 'took', 'took-card', 'saw', 'placed', 'laid', 'prepared', 'wave', 'stage-won', 'returned', 'rotated']);

const argument = (event: LogEvent, name: string): unknown => (event.words.args as Record<string, unknown> | undefined)?.[name];
const whoOf = (event: LogEvent, view: View): number | null => event.seat ?? figureOf(view, argument(event, 'who') as Phrase | undefined);

/** The entries of the turn that is shown. */
function turnEntries(log: readonly LogEntry[]): { entry: LogEntry; event: LogEvent }[] {
  const all = log.flatMap((entry) => entry.events.map((event) => ({ entry, event })));
  return all.slice(all.findLastIndex(({ event }) => event.kind === 'turn') + 1);
}

/** What is said in the same words one time after the other is one row. */
function together<T extends { words: Phrase; times: number }>(rows: readonly T[]): T[] {
  const found: T[] = [];
  for (const row of rows) {
    const last = found.at(-1);
    if (last && JSON.stringify(last.words) === JSON.stringify(row.words)) found[found.length - 1] = { ...row, times: last.times + 1 };
    else found.push(row);
  }
  return found;
}

export function storyOf(log: readonly LogEntry[], view: View): Row[] {
  const events = turnEntries(log);
  const start = events.findIndex(({ event }) => event.kind === 'revealed');
  if (start < 0) return [];
  let value: number | null = null;
  return together(events.slice(start).filter(({ event }) => !QUIET.has(event.kind)).map(({ entry, event }) => {
    const said = argument(event, 'value');
    if (event.kind === 'resolves' && typeof said === 'number') value = said === NO_VALUE ? null : said;
    const icon = ICONS[event.kind] ?? null;
    return { n: entry.n, kind: event.kind, figure: whoOf(event, view), words: event.words, rule: event.rule, value: icon ? null : value, icon, why: REASONS.has(event.kind) ? `page-senjutsu-why-${event.kind}` : null, times: 1 };
  }));
}

/** Who carries out a card now, null for nobody. */
export function actingIn(log: readonly LogEntry[], view: View): number | null {
  return view.phase === 'resolve' ? (storyOf(log, view).findLast(({ kind }) => kind === 'resolves')?.figure ?? null) : null;
}

export interface Deed {
  words: Phrase;
  rule: string | null;
  /** the number of the book's step that decided, as its row has it */
  step: string | null;
  decides: boolean;
  times: number;
}

/** What a bot decided and did this turn. */
export function deedsOf(log: readonly LogEntry[], view: View, figure: number): Deed[] {
  return together(turnEntries(log).filter(({ event }) => whoOf(event, view) === figure).map(({ event }) => {
    const step = /^S13\.[AMRD]\.(\w+)$/u.exec(event.rule ?? '')?.[1] ?? null;
    return { words: event.words, rule: event.rule, step: event.kind === 'decided' ? step : null, decides: event.kind === 'decided', times: 1 };
  }));
}
