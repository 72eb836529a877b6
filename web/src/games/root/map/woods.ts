/** The woods as pure shapes: trees that keep clear of paths, river and glades, the same on every screen. */
import { grain } from '../../../kit/grain.ts';
import { WOODS, type Layout } from './layout.ts';

export type Point = readonly [number, number];

/** Points along a path of M, Q and C pieces, `per` of them on each piece. */
export function pointsOf(d: string, per: number): Point[] {
  const found: Point[] = [];
  let here: Point = [0, 0];
  for (const [, letter, numbers] of d.matchAll(/([MQC])([^MQC]*)/gu)) {
    const n = numbers!.trim().split(/[\s,]+/u).map(Number);
    const at = (i: number): Point => [n[i]!, n[i + 1]!];
    if (letter === 'M') here = at(0);
    else {
      const controls: Point[] = letter === 'Q' ? [here, at(0), at(2)] : [here, at(0), at(2), at(4)];
      for (let i = 1; i <= per; i++) found.push(bezier(controls, i / per));
      here = controls.at(-1)!;
    }
  }
  return found;
}

/** The river comes from beyond the drawing and goes there: its ends are prolonged straight on. */
export function prolonged(d: string, by = 130): string {
  const n = [...d.matchAll(/-?\d+(?:\.\d+)?/gu)].map((match) => Number(match[0]));
  const on = (x: number, y: number, px: number, py: number): string => {
    const far = Math.hypot(x - px, y - py) || 1;
    return `${(x + ((x - px) / far) * by).toFixed(1)} ${(y + ((y - py) / far) * by).toFixed(1)}`;
  };
  const [x, y, px, py] = [n[0]!, n[1]!, n[2]!, n[3]!];
  const [ex, ey, epx, epy] = [n.at(-2)!, n.at(-1)!, n.at(-4)!, n.at(-3)!];
  return `M${on(x, y, px, py)}L${d.slice(1)}L${on(ex, ey, epx, epy)}`;
}

function bezier(controls: readonly Point[], t: number): Point {
  if (controls.length === 1) return controls[0]!;
  return bezier(controls.slice(1).map(([x, y], i): Point => [controls[i]![0] * (1 - t) + x * t, controls[i]![1] * (1 - t) + y * t]), t);
}

export interface Tree {
  x: number;
  y: number;
  scale: number;
  flip: boolean;
  /** round crowns and firs; the tint is one of four */
  fir: boolean;
  tint: 1 | 2 | 3 | 4;
}

const CELL = 5;
const TRIES = 9000;

/** A raster of what must stay open. */
function openGround(layout: Layout): (x: number, y: number) => boolean {
  const across = Math.ceil(WOODS.width / CELL);
  const shut = new Uint8Array(across * Math.ceil(WOODS.height / CELL));
  const close = ([x, y]: Point, r: number): void => {
    for (let dy = -r; dy <= r; dy += CELL) {
      for (let dx = -r; dx <= r; dx += CELL) {
        const cx = Math.round((x + dx - WOODS.x) / CELL);
        const cy = Math.round((y + dy - WOODS.y) / CELL);
        if (dx * dx + dy * dy <= r * r && cx >= 0 && cx < across && cy >= 0) shut[cy * across + cx] = 1;
      }
    }
  };
  for (const path of layout.paths) for (const point of pointsOf(path.d, 40)) close(point, 27);
  for (const point of pointsOf(layout.river.d, 24)) close(point, 40);
  for (const { x, y, r } of layout.clearings) close([x, y], r + 27);
  return (x, y) => shut[Math.round((y - WOODS.y) / CELL) * across + Math.round((x - WOODS.x) / CELL)] === 0;
}

export function trees(layout: Layout, seed: number): Tree[] {
  const next = grain(seed);
  const open = openGround(layout);
  const rows = new Map<number, Tree[]>();
  const ROW = 30;
  const crowded = (x: number, y: number, k: number): boolean => {
    const row = Math.floor(y / ROW);
    return [row - 1, row, row + 1].some((i) => rows.get(i)?.some((tree) => (tree.x - x) ** 2 + ((tree.y - y) * 1.35) ** 2 < (19 + 9 * k) ** 2));
  };
  for (let i = 0; i < TRIES; i++) {
    const x = WOODS.x + next() * WOODS.width;
    const y = WOODS.y + next() * WOODS.height;
    const k = 0.75 + next() * 0.5;
    if (!open(x, y) || crowded(x, y, k)) continue;
    const kind = next();
    const row = Math.floor(y / ROW);
    rows.set(row, [...(rows.get(row) ?? []), { x, y, scale: k, flip: next() < 0.5, fir: kind >= 0.36 && kind < 0.8, tint: kind < 0.36 ? 1 : kind < 0.62 ? 2 : kind < 0.8 ? 4 : 3 }]);
  }
  return [...rows.values()].flat().sort((a, b) => a.y - b.y);
}

/** The shapes of an oak and of a fir, around the foot of the trunk. */
const SHADE = { y: 9, rx: 15, ry: 5 };
const OAK = { trunk: 'M-2.5 10v-8h5v8z', crown: 'M-15 0c-5-6 0-13 5-13 1-8 13-11 17-4 8-1 12 8 7 13 1 5-5 9-11 6-4 4-13 4-18-2z', leaves: 'M-6-6c2 3 6 3 8 0M4-1c2 2 5 1 6-1' };
const FIR = { trunk: 'M-2 11V4h4v7z', crown: 'M0-24l7 12H4l7 10H7l5 8c-8 2-16 2-24 0l5-8h-4l7-10h-3z', leaves: 'M-2-10l3 5M1 0l3 4M-5 1l2 3' };

/** A path of M, L, H, V, C and Z, in capitals or not, put elsewhere and stretched: its own numbers are changed, nothing is left to be moved while it is drawn. */
export function moved(d: string, x: number, y: number, across: number, down: number): string {
  return [...d.matchAll(/([MmLlHhVvCcZz])([^A-Za-z]*)/gu)].map(([, letter, numbers]) => {
    const from = letter === letter!.toUpperCase() ? [x, y] : [0, 0];
    const stretch = [across, down];
    const n = [...numbers!.matchAll(/-?[\d.]+/gu)].map(Number);
    const axis = (i: number): 0 | 1 => (/h/iu.test(letter!) ? 0 : /v/iu.test(letter!) ? 1 : i % 2 === 0 ? 0 : 1);
    return letter + n.map((one, i) => Number((one * stretch[axis(i)]! + from[axis(i)]!).toFixed(2))).join(' ');
  }).join('');
}

/** All trees as one drawing, from the farthest to the nearest: plain shapes, for each that is moved or referred to costs the browser a step at every picture. */
export function woodDrawing(layout: Layout, seed: number): string {
  return trees(layout, seed).map(({ x, y, scale, flip, fir, tint }) => {
    const shape = fir ? FIR : OAK;
    const drawn = (d: string): string => moved(d, x, y, flip ? -scale : scale, scale);
    const n = (one: number): string => one.toFixed(2);
    return `<ellipse class="shade" cx="${n(x)}" cy="${n(y + SHADE.y * scale)}" rx="${n(SHADE.rx * scale)}" ry="${n(SHADE.ry * scale)}"/><path class="trunk" d="${drawn(shape.trunk)}"/>`
      + `<path class="crown t${tint}" stroke-width="${n(1.6 * scale)}" d="${drawn(shape.crown)}"/><path class="leaves" stroke-width="${n(1.2 * scale)}" d="${drawn(shape.leaves)}"/>`;
  }).join('');
}

/** A round shape drawn by hand. */
export function blob(x: number, y: number, r: number, next: () => number, corners = 20, swing = 0.035): string {
  const points = Array.from({ length: corners }, (_, i): Point => {
    const angle = (i / corners) * Math.PI * 2;
    const reach = r * (1 + (next() - 0.5) * 2 * swing);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  const middle = (i: number): string => {
    const [a, b] = [points[i % corners]!, points[(i + 1) % corners]!];
    return `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
  };
  const bends = points.map((_, i) => `Q${points[(i + 1) % corners]!.map((n) => n.toFixed(1)).join(' ')} ${middle(i + 1)}`);
  return `M${middle(0)}${bends.join('')}Z`;
}

export interface GladeDrawing {
  rim: string;
  ground: string;
  tufts: string;
}

export function gladeDrawings(layout: Layout, seed: number): GladeDrawing[] {
  const next = grain(seed);
  return layout.clearings.map(({ x, y, r }) => ({
    rim: blob(x, y, r + 13, next, 22, 0.06),
    ground: blob(x, y, r + 10, next),
    tufts: Array.from({ length: 7 }, () => {
      const angle = next() * Math.PI * 2;
      const reach = r * (0.78 + next() * 0.2);
      return `M${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}l-3-7m3 7l1-8m-1 8l5-6`;
    }).join(''),
  }));
}

export function meadows(seed: number): { x: number; y: number; rx: number; ry: number }[] {
  const next = grain(seed);
  return Array.from({ length: 60 }, () => ({ x: WOODS.x + next() * WOODS.width, y: WOODS.y + next() * WOODS.height, rx: 30 + next() * 60, ry: 16 + next() * 30 }));
}
