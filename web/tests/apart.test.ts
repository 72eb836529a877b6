import { expect, test } from 'vitest';
import { apart } from '../src/kit/apart.ts';

test('each stands where it wants to, if it can', () => {
  expect(apart([50, 10, 90], 20, 0, 100)).toEqual([50, 10, 90]);
});

test('whatever they want, none covers another, none leaves the line, and their order stays', () => {
  for (const wanted of [[0, 0, 0, 0, 0, 0], [100, 100, 99, 98], [5, 0, 6, 12, 100], [40, 50, 55, 60, 41]]) {
    const at = apart(wanted, 12, 6, 94);
    const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
    order.slice(1).forEach((i, rank) => expect(at[i]! - at[order[rank]!]!).toBeGreaterThanOrEqual(12 - 1e-9));
    expect(Math.min(...at)).toBeGreaterThanOrEqual(6);
    expect(Math.max(...at)).toBeLessThanOrEqual(94);
  }
});
