/** The village at the foot of the hill, as pure shapes; colours are classes, so both themes share them. */
import { grain } from '../../kit/grain.ts';

export function hill(width: number, height: number, y: number, swing: number, stretch: number, seed: number): string {
  let path = `M-16 ${height}`;
  for (let x = -16; x <= width + 32; x += 16) {
    path += `L${x} ${(y + Math.sin(x / stretch + seed) * swing + Math.sin(x / (stretch / 2.3) + seed * 2) * swing * 0.4).toFixed(1)}`;
  }
  return `${path}L${width + 40} ${height}Z`;
}

export interface Pine {
  path: string;
  opacity: number;
}

export function pines(width: number, height: number): Pine[] {
  const next = grain(7);
  return Array.from({ length: Math.floor(width / 26) }, () => {
    const x = next() * width;
    const y = height * 0.6 + next() * height * 0.07;
    const k = 0.5 + next() * 0.6;
    const path = `M${x} ${y - 34 * k}l${9 * k} ${16 * k}h${-4 * k}l${7 * k} ${14 * k}h${-24 * k}l${7 * k} ${-14 * k}h${-4 * k}z`;
    return { path, opacity: 0.6 + next() * 0.4 };
  });
}

export interface Spot {
  x: number;
  y: number;
  k: number;
}

/** Barricades stand in a slanting row between the stacks and the huts. */
export function barricadeSpots(cap: number, from: number, to: number, height: number): Spot[] {
  const step = cap > 1 ? Math.min(height * 0.22, (to - from) / (cap - 1)) : 0;
  const k = Math.min(0.0038 * height, 1.2, Math.max(0.45, step / 56 + 0.02 * (height / 208)));
  return Array.from({ length: cap }, (_, i) => ({ x: from + i * step, y: height * (0.55 + (0.18 * i) / Math.max(1, cap - 1)), k }));
}

/** Things grow with the picture, but never so much that neighbours cover each other. */
function scaleOf(width: number, height: number): number {
  return Math.min(height / 208, width / 190, 1.3);
}

/** Six huts in two rows at the right end; the order in which they burn keeps the front ones longest. */
export function hutSpots(right: number, width: number, height: number): Spot[] {
  const at = (x: number, y: number, k: number): Spot => ({ x: right - width + width * x, y: height * y, k: k * scaleOf(width, height) });
  return [at(0.1, 0.46, 0.62), at(0.36, 0.41, 0.6), at(0.64, 0.46, 0.64), at(0.22, 0.71, 0.74), at(0.55, 0.73, 0.8), at(0.89, 0.66, 0.78)];
}

export const BURN_ORDER = [3, 1, 0, 5, 2, 4];

export function familySpots(right: number, width: number, height: number): Record<string, Spot> {
  const at = (x: number, y: number): Spot => ({ x: right - width + width * x, y: height * y, k: 0.64 * scaleOf(width, height) });
  return { A: at(0.05, 0.81), B: at(0.76, 0.87), C: at(0.39, 0.87) };
}
