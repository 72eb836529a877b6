/** Where a numbered pin stands on what it means: on the edge of its box, covering as little as possible of what is read there. Pure. */
import type { Box } from './place-popover.ts';

/** how wide a pin is */
export const PIN = 26;
/** so far its middle stays from the edge of the window */
const MARGIN = 18;

export interface Spot {
  x: number;
  y: number;
}

function covered(spot: Spot, box: Box): number {
  const w = Math.min(spot.x + PIN / 2, box.x + box.width) - Math.max(spot.x - PIN / 2, box.x);
  const h = Math.min(spot.y + PIN / 2, box.y + box.height) - Math.max(spot.y - PIN / 2, box.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** The middle of the upper edge if nothing is written there, else beside it, or at a corner; at a side only as a last resort, for
 * there the pin may belong to the neighbour as well. `ink` is what is read, `pins` stand already. */
export function pinSpot(box: Box, ink: readonly Box[], pins: readonly Spot[], window: { width: number; height: number }): Spot {
  const [left, middle, right, top] = [box.x, box.x + box.width / 2, box.x + box.width, box.y];
  const [half, bottom] = [top + box.height / 2, top + box.height];
  /** where, and how many square pixels of ink it is worth to avoid it */
  const wishes: [number, number, number][] = [
    [middle, top, 0], [middle + PIN + 2, top, 20], [middle - PIN - 2, top, 20], [right - PIN / 2, top, 30], [left + PIN / 2, top, 30], [right, top, 60], [left, top, 60],
    [middle, bottom, 90], [right, bottom, 120], [left, bottom, 120], [right, half, 200], [left, half, 200],
  ];
  const others = pins.map(({ x, y }): Box => ({ x: x - PIN / 2, y: y - PIN / 2, width: PIN, height: PIN }));
  let best: Spot = { x: middle, y: top };
  let least = Infinity;
  for (const [x, y, dislike] of wishes) {
    const spot = { x: Math.max(MARGIN, Math.min(x, window.width - MARGIN)), y: Math.max(MARGIN, Math.min(y, window.height - MARGIN)) };
    const cost = dislike + ink.reduce((sum, one) => sum + covered(spot, one), 0) + others.reduce((sum, one) => sum + 1000 * covered(spot, one), 0);
    if (cost < least) [least, best] = [cost, spot];
  }
  return best;
}
