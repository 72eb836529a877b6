import type { Desk } from '../../wire/desk.svelte.ts';
import type { View } from './types.ts';

/** Cards that may be chosen now and lie in no hand or board one sees: on the discard pile, in an open hand, among the available. */
export function looseCards(desk: Desk, view: View, me: number): string[] {
  const mine = view.seats[me];
  const seen = new Set([...(mine?.cards ?? []), ...(mine?.effects ?? [])]);
  const board = mine?.board as { supporter_cards?: string[] | null; revealed?: string[] } | undefined;
  for (const id of [...(board?.supporter_cards ?? []), ...(board?.revealed ?? [])]) seen.add(id);
  const named = (desk.shines ? (desk.unfolded?.within ?? []) : []).flatMap((action) => (typeof action.shape.card === 'string' && action.shape.card !== 'vizier' ? [action.shape.card] : []));
  return [...new Set(named)].filter((id) => !seen.has(id));
}
