/** Hexes with a flat top: where they lie on a drawing, and which lie next to which. Facing 0 looks up; the rest go clockwise. */
import { WAYS, type Way } from './types.ts';

export type Hex = readonly [number, number];
export const OFFSETS: readonly Hex[] = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]];
const ROOT3 = Math.sqrt(3);

export const nameOf = ([q, r]: Hex): string => `${q},${r}`;
export function hexOf(name: string): Hex {
  const [q, r] = name.split(',').map(Number);
  return [q ?? 0, r ?? 0];
}

export function neighbour([q, r]: Hex, direction: number): Hex {
  const [dq, dr] = OFFSETS[((direction % 6) + 6) % 6]!;
  return [q + dq, r + dr];
}

/** The hex that a figure sees in a direction of its own. */
export const relative = (hex: Hex, facing: number, way: Way): Hex => neighbour(hex, facing + WAYS.indexOf(way));

export function distance([q, r]: Hex, [q2, r2]: Hex): number {
  return Math.max(Math.abs(q2 - q), Math.abs(r2 - r), Math.abs(q2 + r2 - q - r));
}

/** How high a drawing is whose hexes have this size. */
export function leastHeight(hexes: readonly Hex[], size: number): number {
  const ys = hexes.map(([q, r]) => ROOT3 * (r + q / 2));
  return (Math.max(...ys) - Math.min(...ys) + ROOT3) * size;
}

/** A drawing of hexes: the middle of each, its corners, and the size that lets all of them fit. */
export class Grid {
  readonly size: number;
  private readonly x0: number;
  private readonly y0: number;

  constructor(hexes: readonly Hex[], readonly width: number, readonly height: number, margin: { left: number; right: number; top: number; bottom: number }, most = 48) {
    const xs = hexes.map(([q]) => 1.5 * q);
    const ys = hexes.map(([q, r]) => ROOT3 * (r + q / 2));
    const [left, right, top, bottom] = [Math.min(...xs) - 1, Math.max(...xs) + 1, Math.min(...ys) - ROOT3 / 2, Math.max(...ys) + ROOT3 / 2];
    const [wide, high] = [width - margin.left - margin.right, height - margin.top - margin.bottom];
    this.size = Math.min(most, wide / (right - left), high / (bottom - top));
    this.x0 = margin.left + wide / 2 - (this.size * (left + right)) / 2;
    this.y0 = margin.top + high / 2 - (this.size * (top + bottom)) / 2;
  }

  at([q, r]: Hex): { x: number; y: number } {
    return { x: this.x0 + this.size * 1.5 * q, y: this.y0 + this.size * ROOT3 * (r + q / 2) };
  }

  /** The corners, drawn `k` times as large as the hex. */
  corners(hex: Hex, k = 1): string {
    const { x, y } = this.at(hex);
    return cornersAt(x, y, this.size * k);
  }
}

export function cornersAt(x: number, y: number, size: number): string {
  return [0, 1, 2, 3, 4, 5].map((i) => `${(x + size * Math.cos((i * Math.PI) / 3)).toFixed(1)},${(y + size * Math.sin((i * Math.PI) / 3)).toFixed(1)}`).join(' ');
}
