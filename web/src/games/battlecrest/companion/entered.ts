/** The position as it is entered by clicking: who stands where, which landmark lies where, how its cards lie. Pure. */
import type { Position } from '../../../companion/types.ts';

export interface Side {
  hero: string;
  cell: string | null;
  minion?: string | null;
  health: number;
  row: string[];
}

export interface Entered extends Position {
  sides: [Side, Side];
  landmarks: Record<string, string>;
  order: string;
  turn: number;
}

export interface Printed {
  id: string;
  kind: string;
  hero?: string;
  number?: number;
  name?: string;
  health?: number;
  north?: string;
  east?: string;
  south?: string;
  west?: string;
  steps?: string;
  compass?: string;
  choice?: string;
  refresh?: number;
  defence?: number;
  crest?: string;
}

export interface Components {
  cards: Record<string, Printed>;
}

/** Somebody who may stand on the field: side, whether it is the minion, and its name. */
export interface Warrior {
  side: 0 | 1;
  minion: boolean;
  name: string;
}

export const ROWS = [1, 2, 3, 4, 5, 6] as const;
export const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
const WAYS = { north: [-1, 0], east: [0, 1], south: [1, 0], west: [0, -1] } as const;
export type Way = keyof typeof WAYS;

export function warriors(position: Entered, { cards }: Components): Warrior[] {
  const found: Warrior[] = [];
  for (const side of [1, 0] as const) {
    const { hero } = position.sides[side];
    const minion = Object.values(cards).find((card) => card.kind === 'minion' && card.hero === hero);
    found.push({ side, minion: false, name: hero });
    if (minion) found.push({ side, minion: true, name: minion.id });
  }
  return found;
}

export const cellOf = (position: Entered, { side, minion }: Warrior): string | null => (minion ? (position.sides[side].minion ?? null) : position.sides[side].cell);

/** Everybody who must stand somewhere and does not; a minion may have been beaten. */
export function missing(position: Entered, all: readonly Warrior[], beaten: readonly string[]): Warrior[] {
  return all.filter((one) => cellOf(position, one) === null && !(one.minion && beaten.includes(one.name)));
}

/** The same with somebody on a cell; whoever stood there leaves it. */
export function placed(position: Entered, all: readonly Warrior[], cell: string, who: Warrior | null): Entered {
  const next = structuredClone(position);
  for (const one of all) {
    const mine = who !== null && one.name === who.name;
    if (!mine && cellOf(next, one) !== cell) continue;
    const at = mine ? cell : null;
    if (one.minion) next.sides[one.side].minion = at;
    else next.sides[one.side].cell = at;
  }
  return next;
}

/** A landmark on its cell; one that lay elsewhere changes places. */
export function laid(position: Entered, cell: string, number: number, face: string): Entered {
  const next = structuredClone(position);
  const before = next.landmarks[cell]!;
  const other = Object.keys(next.landmarks).find((one) => one !== cell && Number.parseInt(next.landmarks[one]!, 10) === number);
  if (other) next.landmarks[other] = `${Number.parseInt(before, 10)}${next.landmarks[other]!.replace(/^\d+/u, '').slice(0, 1)}`;
  next.landmarks[cell] = `${number}${face}`;
  return next;
}

export interface CardLies {
  card: string;
  back: boolean;
  used: boolean;
}

export function readCard(text: string): CardLies {
  const [card, ...marks] = text.split(' ');
  return { card: card!, back: marks.includes('back'), used: marks.includes('used') };
}

const written = ({ card, back, used }: CardLies): string => [card, ...(back ? ['back'] : []), ...(used ? ['used'] : [])].join(' ');

/** A click turns it on: ready, sideways, ready on its other side, sideways. */
export function turned(position: Entered, place: number): Entered {
  const next = structuredClone(position);
  const row = next.sides[1].row;
  const lies = readCard(row[place]!);
  row[place] = written(lies.used ? { ...lies, used: false, back: !lies.back } : { ...lies, used: true });
  return next;
}

/** It changes places with the card at its left. */
export function movedLeft(position: Entered, place: number): Entered {
  const next = structuredClone(position);
  const row = next.sides[1].row;
  [row[place - 1], row[place]] = [row[place]!, row[place - 1]!];
  return next;
}

export function withHealth(position: Entered, side: 0 | 1, health: number, full: number): Entered {
  const next = structuredClone(position);
  next.sides[side].health = Math.max(1, Math.min(full, health));
  return next;
}

export interface Edge {
  way: Way;
  symbols: string[];
}

/** What the four edges of a landmark show; one that lies turned shows them the other way round. */
export function edges(text: string, { cards }: Components): { record: Printed; edges: Edge[] } | null {
  const match = /^(\d+)([AB])( turned)?$/iu.exec(text);
  const record = match && Object.values(cards).find((card) => card.kind === 'landmark' && card.number === Number(match[1]) && card.id.endsWith(`.${match[2]!.toLowerCase()}`));
  if (!record) return null;
  const ways = Object.keys(WAYS) as Way[];
  const lie = (way: Way): Way => (match[3] ? ways[(ways.indexOf(way) + 2) % 4]! : way);
  return { record, edges: ways.filter((way) => record[way]).map((way) => ({ way: lie(way), symbols: record[way]!.split(' ') })) };
}

/** How many hazards threaten each cell. */
export function hazards(landmarks: Record<string, string>, components: Components): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [cell, text] of Object.entries(landmarks)) {
    for (const { way, symbols } of edges(text, components)?.edges ?? []) {
      const to = beside(cell, way);
      const count = symbols.filter((one) => one === 'HAZARD').length;
      if (to && count && !(to in landmarks)) found[to] = (found[to] ?? 0) + count;
    }
  }
  return found;
}

export function beside(cell: string, way: Way): string | null {
  const row = Number(cell[0]) + WAYS[way][0];
  const column = COLUMNS[COLUMNS.indexOf(cell[1] as (typeof COLUMNS)[number]) + WAYS[way][1]];
  return row < 1 || row > 6 || column === undefined ? null : `${row}${column}`;
}
