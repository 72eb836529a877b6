/** What the zone below the fighters shows: cards while cards are asked for, else what happens. Pure. */
import type { Desk } from '../../wire/desk.svelte.ts';
import type { Row } from './story.ts';
import type { View } from './types.ts';

/** Of several foes the one whose card is shown: who acts now, else who acted last, else the first who still fights. */
export function faced({ queue, out }: View, foes: readonly number[], story: readonly Row[]): number | null {
  const acting = queue[0] !== undefined && foes.includes(queue[0]) ? queue[0] : undefined;
  const told = story.findLast(({ figure }) => figure !== null && foes.includes(figure))?.figure;
  return acting ?? told ?? foes.find((figure) => !out.includes(figure)) ?? foes[0] ?? null;
}

export function asksForCards(desk: Pick<Desk, 'prompt' | 'replaying'>, view: View, me: number): boolean {
  const { prompt } = desk;
  if (prompt && !desk.replaying) return prompt.actions.some(({ shape }) => typeof shape.card === 'string') || view.phase === 'setup' || view.phase === 'draw';
  return view.phase === 'setup' || view.phase === 'draw' || view.phase === 'choose' || view.figures[me]?.played === undefined;
}
