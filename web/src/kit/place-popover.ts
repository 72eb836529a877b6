/** Where a popover may stand: beside its thing, inside the window, and covering as little of what is lit as possible. Pure. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 10;
const MARGIN = 8;
/** how finely places elsewhere in the window are tried */
const STEP = 16;
const FIRST = 10_000;
/** what a thing that is told of weighs more than one that is lit */
const WEIGHT = 60;

function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, Math.max(low, high)));
}

/** `anywhere`: rather away from its thing than on something lit. `told`: what it speaks of, which is to be seen beside it before all else. */
export function placePopover(anchor: Box, size: { width: number; height: number }, window: { width: number; height: number }, lit: readonly Box[], anywhere = false, told: readonly Box[] = []): Box {
  const { width, height } = size;
  const midX = anchor.x + anchor.width / 2 - width / 2;
  const midY = anchor.y + anchor.height / 2 - height / 2;
  const wishes: [number, number][] = [
    [midX, anchor.y - height - GAP],
    [midX, anchor.y + anchor.height + GAP],
    [anchor.x + anchor.width + GAP, midY],
    [anchor.x - width - GAP, midY],
  ];
  let best: Box = { x: MARGIN, y: MARGIN, width, height };
  let least = Infinity;
  /** What it would cover counts first, then how far it stands from its thing. */
  const consider = (x: number, y: number, far: number): void => {
    const box = { x: clamp(x, MARGIN, window.width - width - MARGIN), y: clamp(y, MARGIN, window.height - height - MARGIN), width, height };
    const cost = (overlap(box, anchor) * 4 + lit.reduce((sum, other) => sum + overlap(box, other), 0) + told.reduce((sum, other) => sum + WEIGHT * overlap(box, other), 0)) * FIRST + far;
    if (cost < least) [least, best] = [cost, box];
  };
  wishes.forEach(([x, y], order) => consider(x, y, order));
  if (least < FIRST || !anywhere) return best;
  for (let y = MARGIN; y <= window.height - height - MARGIN; y += STEP) {
    for (let x = MARGIN; x <= window.width - width - MARGIN; x += STEP) consider(x, y, wishes.length + Math.hypot(x - midX, y - midY));
  }
  return best;
}
