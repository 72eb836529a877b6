/** The position as it is entered by clicking: who stands where, which landmark lies where, how its cards lie. Pure. */
import type { Position } from '../../../companion/types.ts';
import type { Card, Components } from '../types.ts';

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

export type Printed = Card;
export type { Components };

/** Somebody who may stand on the field: side, whether it is the minion, and its name. */
export interface Warrior {
  side: 0 | 1;
  minion: boolean;
  name: string;
}

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
