/** Whose board lies nearest: the deciding samurai if he is ours, else the one of ours who decided last; a spectator follows the turn. */
import type { Desk } from '../../wire/desk.svelte.ts';
import type { View } from './types.ts';

export function nearest(desk: Desk, view: View, before: number | null): number {
  const yours = desk.shown?.yours ?? [];
  if (desk.prompt) return desk.prompt.seat;
  if (!yours.length) return view.active;
  if (before !== null && yours.includes(before)) return before;
  return yours.includes(view.active) ? view.active : yours[0]!;
}
