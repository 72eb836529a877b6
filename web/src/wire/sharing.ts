/**
 * What did not change stays the very same object. A message brings the whole table anew, and whoever draws a part of it looks whether that part is
 * another object than before: so only what has changed is drawn. Pure, but for `now`, which belongs to whoever asks.
 */

/** `now`, in which everything that equals its part of `before` has been replaced by that part. */
export function sharing<T>(before: unknown, now: T): T {
  if (before === now || typeof now !== 'object' || typeof before !== 'object' || now === null || before === null) return now;
  if (now instanceof Set) return before instanceof Set && before.size === now.size && [...now].every((one) => before.has(one)) ? (before as T) : now;
  if (Object.getPrototypeOf(now) !== Object.getPrototypeOf(before)) return now;
  if (Array.isArray(now)) return sharedList(before as unknown[], now) ? (before as T) : now;
  if (Object.getPrototypeOf(now) !== Object.prototype) return now;
  return sharedFields(before as Record<string, unknown>, now as Record<string, unknown>) ? (before as T) : now;
}

function sharedList(before: readonly unknown[], now: unknown[]): boolean {
  let same = before.length === now.length;
  for (let i = 0; i < now.length; i++) {
    now[i] = sharing(partner(before, now[i], i), now[i]);
    if (now[i] !== before[i]) same = false;
  }
  return same;
}

/** What stood at the same place; of a list by seats, from which somebody is gone, what the same seat had. */
function partner(before: readonly unknown[], one: unknown, i: number): unknown {
  const seat = seatOf(one);
  return seat === undefined || seatOf(before[i]) === seat ? before[i] : before.find((other) => seatOf(other) === seat);
}

function seatOf(one: unknown): unknown {
  return typeof one === 'object' && one !== null && 'seat' in one ? one.seat : undefined;
}

function sharedFields(before: Record<string, unknown>, now: Record<string, unknown>): boolean {
  const keys = Object.keys(now);
  let same = Object.keys(before).length === keys.length;
  for (const key of keys) {
    now[key] = sharing(before[key], now[key]);
    if (now[key] !== before[key] || !(key in before)) same = false;
  }
  return same;
}

/** For `$derived.by`: what is made stays the same object while it is equal to what was made before. */
export function steady<T>(make: () => T): () => T {
  let before: T | undefined;
  return () => (before = sharing(before, make()));
}
