/** Whose turn it has become, by two lists of tables. Pure. */
import type { ListedTable } from './types.ts';

/** Those where it has become this person's turn since they were last asked for; the first time nothing is new. */
export function newlyYours(before: readonly ListedTable[] | null, now: readonly ListedTable[]): ListedTable[] {
  if (before === null) return [];
  const known = new Set(before.filter((one) => one.yours).map((one) => one.table));
  return now.filter((one) => one.yours && !one.over && !known.has(one.table));
}
