/** What the zone below the fighters shows: cards while cards are asked for, else what happens. Pure. */
import type { Desk } from '../../wire/desk.svelte.ts';
import type { Row } from './story.ts';
import type { View } from './types.ts';

/** Of several foes the one whose card is shown: who acted last, else the first who still fights. */
export function faced({ out }: View, foes: readonly number[], story: readonly Row[]): number | null {
  return story.findLast(({ figure }) => figure !== null && foes.includes(figure))?.figure ?? foes.find((figure) => !out.includes(figure)) ?? foes[0] ?? null;
}

export function asksForCards(desk: Pick<Desk, 'prompt' | 'replaying'>, view: View, me: number): boolean {
  const { prompt } = desk;
  if (prompt && !desk.replaying) return prompt.actions.some(({ shape }) => typeof shape.card === 'string') || view.phase === 'setup' || view.phase === 'draw';
  return view.phase === 'setup' || view.phase === 'draw' || view.phase === 'choose' || view.figures[me]?.played === undefined;
}
