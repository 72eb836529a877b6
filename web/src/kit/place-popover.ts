/** Where a popover may stand: beside its thing, inside the window, and covering as little of what is lit as possible. Pure. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 10;
const MARGIN = 8;

function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, Math.max(low, high)));
}

export function placePopover(anchor: Box, size: { width: number; height: number }, window: { width: number; height: number }, lit: readonly Box[]): Box {
  const { width, height } = size;
  const midX = anchor.x + anchor.width / 2 - width / 2;
  const midY = anchor.y + anchor.height / 2 - height / 2;
  const wishes: [number, number][] = [
    [midX, anchor.y - height - GAP],
    [midX, anchor.y + anchor.height + GAP],
    [anchor.x + anchor.width + GAP, midY],
    [anchor.x - width - GAP, midY],
  ];
  let best: Box | null = null;
  let least = Infinity;
  wishes.forEach(([x, y], order) => {
    const box = {
      x: clamp(x, MARGIN, window.width - width - MARGIN),
      y: clamp(y, MARGIN, window.height - height - MARGIN),
      width,
      height,
    };
    const cost = overlap(box, anchor) * 4 + lit.reduce((sum, other) => sum + overlap(box, other), 0) + order;
    if (cost < least) {
      least = cost;
      best = box;
    }
  });
  return best ?? { x: MARGIN, y: MARGIN, width, height };
}
