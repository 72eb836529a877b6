/** The field of six by six cells: where they lie, what landmarks say about them, and the ways between them. Pure. */
import type { Card, Symbol } from './types.ts';

export const SIZE = 6;
export const COLUMNS = 'abcdef';
export const CELLS: readonly string[] = [1, 2, 3, 4, 5, 6].flatMap((row) => [...COLUMNS].map((column) => `${row}${column}`));
export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof SIDES)[number];
const STEPS: readonly (readonly [number, number])[] = [[-1, 0], [0, 1], [1, 0], [0, -1]];

/** A landmark that lies on the field. */
export interface Laid {
  cell: string;
  number: number;
  face: 'A' | 'B';
  turned: boolean;
  /** what its sides show, as it lies */
  edges: Record<Side, readonly Symbol[]>;
  record: Card | undefined;
}

export const rowOf = (cell: string): number => Number(cell[0]) - 1;
export const columnOf = (cell: string): number => COLUMNS.indexOf(cell[1]!);

/** The cell one step away; null beyond the edge. */
export function beside(cell: string, way: number): string | null {
  const [down, right] = STEPS[way]!;
  const [row, column] = [rowOf(cell) + down, columnOf(cell) + right];
  return row < 0 || row >= SIZE || column < 0 || column >= SIZE ? null : `${row + 1}${COLUMNS[column]}`;
}

export const distance = (one: string, other: string): number => Math.abs(rowOf(one) - rowOf(other)) + Math.abs(columnOf(one) - columnOf(other));

/** `{ "2b": "1A", "2e": "6B turned" }` with the edges that the records print. */
export function laidOf(landmarks: Readonly<Record<string, string>>, records: Readonly<Record<string, Card>>): Laid[] {
  return Object.entries(landmarks).map(([cell, text]) => {
    const match = /^(\d+)([AB])( turned)?$/u.exec(text)!;
    const [number, face, turned] = [Number(match[1]), match[2] as 'A' | 'B', match[3] !== undefined];
    const record = Object.values(records).find((one) => one.kind === 'landmark' && one.number === number && one.id.endsWith(`.${face.toLowerCase()}`));
    const shown = (way: number): readonly Symbol[] => (record?.[SIDES[(way + (turned ? 2 : 0)) % 4]!]?.split(' ').filter(Boolean) ?? []) as Symbol[];
    return { cell, number, face, turned, record, edges: { north: shown(0), east: shown(1), south: shown(2), west: shown(3) } };
  });
}

/** What concerns each cell: the symbols of the edges that point to it. */
export function symbolsOf(laid: readonly Laid[]): Record<string, Symbol[]> {
  const found: Record<string, Symbol[]> = {};
  const filled = new Set(laid.map(({ cell }) => cell));
  for (const { cell, edges } of laid) {
    for (const [way, side] of SIDES.entries()) {
      const to = beside(cell, way);
      if (to && !filled.has(to)) (found[to] ??= []).push(...edges[side]);
    }
  }
  return found;
}

/** A shortest way over the field for drawing: around landmarks and whoever stands in the way, through waypoints; null if there is none. */
export function wayOf(from: string, to: string, laid: readonly Laid[], blocked: ReadonlySet<string> = new Set()): string[] | null {
  const filled = new Set(laid.map(({ cell }) => cell));
  const symbols = symbolsOf(laid);
  const ways = CELLS.filter((cell) => symbols[cell]?.includes('WAYPOINT'));
  const before: Record<string, string | null> = { [from]: null };
  let front = [from];
  while (front.length && !(to in before)) {
    const next: string[] = [];
    for (const here of front) {
      if (here !== from && symbols[here]?.includes('HAZARD')) continue;
      const around = [0, 1, 2, 3].map((way) => beside(here, way)).filter((cell) => cell !== null);
      for (const cell of [...around, ...(ways.includes(here) ? ways : [])]) {
        if (cell in before || filled.has(cell) || (blocked.has(cell) && cell !== to)) continue;
        before[cell] = here;
        next.push(cell);
      }
    }
    front = next;
  }
  if (!(to in before)) return null;
  const found: string[] = [];
  for (let cell: string | null = to; cell !== null; cell = before[cell] ?? null) found.unshift(cell);
  return found;
}

/** Where cells lie in a drawing of this size. */
export class Plan {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
  readonly small: boolean;
  constructor(readonly width: number, readonly height: number) {
    this.small = width < 480;
    this.left = this.small ? 14 : 18;
    this.top = this.small ? 15 : 19;
    this.wide = (width - this.left - (this.small ? 6 : 10)) / SIZE;
    this.high = (height - this.top - (this.small ? 5 : 24)) / SIZE;
  }

  /** The middle of a cell. */
  at(cell: string): { x: number; y: number } {
    return { x: this.left + (columnOf(cell) + 0.5) * this.wide, y: this.top + (rowOf(cell) + 0.5) * this.high };
  }

  /** The frame within a cell that light and marks follow. */
  inside(cell: string): { x: number; y: number; width: number; height: number; rx: number } {
    const { x, y } = this.at(cell);
    return { x: x - this.wide / 2 + 4.5, y: y - this.high / 2 + 4.5, width: this.wide - 9, height: this.high - 9, rx: 9 };
  }
}
