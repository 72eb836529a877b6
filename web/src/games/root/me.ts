/** Whose board lies nearest: the one who decides if he is ours, else the one of ours who decided last; a spectator follows the turn. */
import type { Desk } from '../../wire/desk.svelte.ts';
import type { View } from './types.ts';

export function nearest(desk: Desk, view: View, before: number | null): number {
  const yours = desk.shown?.yours ?? [];
  if (desk.prompt) return desk.prompt.seat;
  if (!yours.length) return view.active;
  if (before !== null && yours.includes(before)) return before;
  return yours.includes(view.active) ? view.active : yours[0]!;
}

/** Cards that may be chosen now and lie in no hand or board one sees: on the discard pile, in an open hand, among the available. */
export function looseCards(desk: Desk, view: View, me: number): string[] {
  const mine = view.seats[me];
  const seen = new Set([...(mine?.cards ?? []), ...(mine?.effects ?? [])]);
  const board = mine?.board as { supporter_cards?: string[] | null; revealed?: string[] } | undefined;
  for (const id of [...(board?.supporter_cards ?? []), ...(board?.revealed ?? [])]) seen.add(id);
  const named = (desk.lit ? (desk.unfolded?.within ?? []) : []).flatMap((action) => (typeof action.shape.card === 'string' && action.shape.card !== 'vizier' ? [action.shape.card] : []));
  return [...new Set(named)].filter((id) => !seen.has(id));
}
