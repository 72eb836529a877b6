/** What is marked on the field: hexes a card would hit or shield, hexes that are shielded now, and where figures have just gone. Pure. */
import { hexOf, nameOf, relative } from '../hexes.ts';
import type { Ahead, View } from '../types.ts';

export interface Marks {
  /** by hex: wounds, 0 for another effect; `real`: an enemy stands there */
  hits: { hex: string; wounds: number; real: boolean }[];
  /** hit or not, as one moves */
  mayHit: string[];
  /** where the mandatory movement ends: a ghost if that is certain, or the way is one of two; else hexes only */
  lands: { hex: string; facing: number | null; value: number | null }[];
  shields: string[];
  /** figures that the card can come to hit after its movement, beside those that it hits for certain */
  reaches: number[];
  /** figures in range and sight of it */
  sees: number[];
}

/** More ways than these would cover the field with ghosts. */
const FEW_WAYS = 2;

/** Of the first part that must move; with its value, if the card has several. */
function landsOf(parts: readonly Ahead[]): Marks['lands'] {
  const part = parts.find((one) => one.lands?.length);
  const ways = part?.lands ?? [];
  const value = part && parts.length > 1 ? part.value : null;
  if (ways.length <= FEW_WAYS) return ways.map(([hex, facing]) => ({ hex, facing, value }));
  return [...new Set(ways.map(([hex]) => hex))].map((hex) => ({ hex, facing: null, value }));
}

/** Of a card's parts the first that marks anything. */
export function marksOf(view: View, me: number, parts: readonly Ahead[], teams: readonly number[]): Marks {
  const part = parts.find((one) => Object.keys(one.hits).length || one.shields.length) ?? parts[0];
  const foes = new Set(view.figures.filter(({ figure }) => teams[figure] !== teams[me]).map(({ hex }) => hex));
  const lands = landsOf(parts);
  const hit = new Set(Object.keys(part?.hits ?? {}));
  return {
    hits: Object.entries(part?.hits ?? {}).map(([hex, wounds]) => ({ hex, wounds, real: foes.has(hex) })),
    mayHit: lands.length > FEW_WAYS ? [] : (part?.may_hit ?? []),
    lands,
    shields: part?.shields ?? [],
    reaches: [...new Set(parts.flatMap((one) => one.reaches))].filter((figure) => !hit.has(view.figures[figure]?.hex ?? '')),
    sees: [...new Set(parts.flatMap((one) => one.sees ?? []))],
  };
}

/** Hexes that are shielded at this value. */
export function shieldsNow(view: View): string[] {
  return view.figures.flatMap(({ hex, facing, shields }) => (hex && shields ? shields.map((way) => nameOf(relative(hexOf(hex), facing, way))) : []));
}

export interface Trace {
  figure: number;
  from: string;
  to: string;
}

export function tracesOf(before: View | null, now: View): Trace[] {
  if (!before || before.turn > now.turn) return [];
  return now.figures.flatMap(({ figure, hex }) => {
    const from = before.figures[figure]?.hex;
    return from && hex && from !== hex ? [{ figure, from, to: hex }] : [];
  });
}
