/** The sum a choice would lead to: numbers before names, shown on the track before the click. */
import type { Desk } from '../../wire/desk.svelte.ts';
import type { Components, SeatView, View } from './types.ts';

export function nextSum(desk: Desk, view: View, seat: SeatView): number | null {
  const { prompt } = desk;
  if (!prompt || prompt.seat !== seat.seat) return null;
  const confront = desk.actions.find((action) => action.shape.verb === 'confront');
  if (!confront || (desk.pointed && desk.pointed.shape.verb !== 'confront')) return null;
  const id = confront.shape.card ?? view.drawn?.card;
  const card = id ? (desk.components as Components).cards[id] : undefined;
  return card ? seat.sum + card.value : null;
}
