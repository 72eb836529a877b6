/** What is marked on the field before a choice: ranges, targets, costs; and the steps that were made last. Pure. */
import type { LogEvent } from '../../wire/types.ts';
import type { Phrase } from '../../words/phrase.ts';
import { warriorsOf, type Warrior } from './figures.ts';
import { CELLS, distance } from './grid.ts';
import type { Ahead, Arrival, View } from './types.ts';

/** How a cell is marked; `weighed`, `taken`: the Imperator decided among them, and for which. */
export type Mark = 'range' | 'target' | 'from' | 'hot' | 'weighed' | 'taken';

/** What stands on a cell: steps, wounds of a hazard, what can be done from there, how well a target can block. */
export interface Tag {
  cost?: number | undefined;
  hazard?: number | undefined;
  attack?: number | undefined;
  push?: number | undefined;
  block?: number | undefined;
}

export interface Marks {
  marks: Record<string, Mark>;
  tags: Record<string, Tag>;
}

/** Of what a choice would bring: the cells of each of its parts. `whole`: attack and push of every cell, not only of the one that is looked at. */
export function marksOf(view: View, ahead: readonly Ahead[], lit: ReadonlySet<string>, hot: string | null): Marks {
  const found: Marks = { marks: {}, tags: {} };
  const warriors = warriorsOf(view.figures);
  for (const { range = [], targets = {}, cells = {} } of ahead) {
    for (const cell of range) found.marks[cell] ??= 'range';
    for (const [cell, arrival] of Object.entries(cells)) {
      if (lit.size && !lit.has(cell)) continue;
      if (!lit.size) found.marks[cell] ??= 'range';
      found.tags[cell] ??= tagOf(arrival, cell === hot);
    }
    for (const [name, { value, block }] of Object.entries(targets)) {
      const cell = warriors.find((one) => one.name === name)?.cell;
      if (!cell) continue;
      found.marks[cell] = 'target';
      found.tags[cell] = { ...found.tags[cell], attack: value ?? found.tags[cell]?.attack, block: block ?? found.tags[cell]?.block };
    }
  }
  if (hot && found.tags[hot]) found.marks[hot] = 'hot';
  return found;
}

const tagOf = ({ cost, hazard, attack, push }: Arrival, hot: boolean): Tag => ({ cost, hazard, ...(hot ? { attack, push } : {}) });

/** The range of the ability that is asked about, from where its warrior stands. */
export function rangeOf(view: View, asks: Phrase, seat: number): string[] {
  const ability = asks.args?.['ability'];
  if (typeof ability !== 'object') return [];
  const { near = 0, far = 0, by } = ability.args ?? {};
  const own = view.figures[seat];
  const from = by === 'minion' ? own?.minion?.cell : own?.cell;
  if (!from || !Number(far)) return [];
  return CELLS.filter((cell) => !(cell in view.landmarks) && distance(from, cell) >= Number(near) && distance(from, cell) <= Number(far));
}

export interface Trace {
  /** whose dye it has */
  warrior: string;
  from: string;
  to: string;
  kind: 'walk' | 'fly' | 'push' | 'swap';
  /** pushes are numbered */
  number: number | null;
}

const argument = (event: LogEvent, name: string): unknown => event.words.args?.[name];
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The ways that warriors went in these events. `called`: the phrase of a warrior, as events name it; `before`: where everybody stood. */
export function tracesOf(events: readonly LogEvent[], warriors: readonly Warrior[], called: (name: string) => Phrase, before: Readonly<Record<string, string | null>>): Trace[] {
  const at: Record<string, string | null> = { ...before };
  const found: Trace[] = [];
  let pushes = 0;
  const who = (event: LogEvent, name: string): Warrior | undefined => warriors.find((one) => same(called(one.name), argument(event, name)));
  const go = (warrior: Warrior, to: string, kind: Trace['kind'], number: number | null, from = at[warrior.name]): void => {
    if (from && from !== to) found.push({ warrior: warrior.name, from, to, kind, number });
    at[warrior.name] = to;
  };
  for (const event of events) {
    const warrior = who(event, 'warrior');
    if (!warrior) continue;
    const cell = String(argument(event, 'cell') ?? '');
    if (event.kind === 'moved') go(warrior, cell, event.words.id.endsWith('flight') ? 'fly' : 'walk', null, String(argument(event, 'start')));
    else if (event.kind === 'pushed') go(warrior, cell, 'push', (pushes += 1));
    else if (event.kind === 'swapped') {
      const other = who(event, 'target');
      const [one, two] = [at[warrior.name], other && at[other.name]];
      if (other && one && two) {
        go(warrior, two, 'swap', null);
        go(other, one, 'swap', null);
      }
    }
  }
  return found;
}

/** The cells among which the Imperator decided in these events, and those it took. */
export function weighedIn(events: readonly LogEvent[]): Record<string, Mark> {
  const found: Record<string, Mark> = {};
  let weighed = false;
  for (const event of events) {
    if (event.kind === 'weighed') {
      for (const cell of String(argument(event, 'cells')).split(', ')) found[cell] ??= 'weighed';
      weighed = true;
    } else if (weighed && (event.kind === 'moved' || event.kind === 'stayed')) {
      found[String(argument(event, 'cell'))] = 'taken';
      weighed = false;
    }
  }
  return found;
}

/** Whom the Imperator attacked in these events, and with how much: by cell. */
export function struckIn(events: readonly LogEvent[], warriors: readonly Warrior[], called: (name: string) => Phrase): Marks {
  const found: Marks = { marks: {}, tags: {} };
  for (const event of events.filter(({ kind, seat }) => kind === 'attacked' && seat === null)) {
    const cell = warriors.find((one) => same(called(one.name), argument(event, 'target')))?.cell;
    if (!cell) continue;
    found.marks[cell] = 'target';
    found.tags[cell] = { attack: Number(argument(event, 'value')) };
  }
  return found;
}

/** Cells whose landmark has turned over since. */
export function flippedOf(before: View | null, now: View): string[] {
  return before ? Object.keys(now.landmarks).filter((cell) => cell in before.landmarks && before.landmarks[cell] !== now.landmarks[cell]) : [];
}
