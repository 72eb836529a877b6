/** Whose board lies nearest: the one who decides if he is ours, else the one of ours who decided last; a spectator follows the turn. */
import type { Desk } from '../wire/desk.svelte.ts';

export function nearest(desk: Pick<Desk, 'shown' | 'prompt'>, active: number, before: number | null): number {
  const yours = desk.shown?.yours ?? [];
  if (desk.prompt) return desk.prompt.seat;
  if (!yours.length) return active;
  if (before !== null && yours.includes(before)) return before;
  return yours.includes(active) ? active : yours[0]!;
}
