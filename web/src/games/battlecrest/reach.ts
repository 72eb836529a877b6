/** How far both sides' attacks reach from where their warriors stand, by the cards that are ready. Pure. */
import { faceBack, scriptOf } from './figures.ts';
import { CELLS, distance } from './grid.ts';
import type { Components, View } from './types.ts';

/** By cell: the sides that could hit somebody there. The Imperator's attacks know no distance, so it is left out. */
export function reachOf(view: View, components: Components): Record<string, number[]> {
  const found: Record<string, number[]> = {};
  for (const [side, figure] of view.figures.entries()) {
    if (figure.seat === null) continue;
    const attacks = figure.row.filter((card) => card.ready).flatMap((card) => scriptOf(components, card.card, faceBack(card)).filter(({ verb, range }) => verb === 'attack' && range));
    for (const cell of CELLS) {
      const hit = attacks.some(({ range, minion = false }) => {
        const from = minion ? figure.minion?.cell : figure.cell;
        return from && distance(from, cell) >= range![0] && distance(from, cell) <= range![1];
      });
      if (hit && !(cell in view.landmarks)) (found[cell] ??= []).push(side);
    }
  }
  return found;
}
