import { expect, test } from 'vitest';
import { Pace, ROUND_MS, STEP_MS, type Speed } from '../src/wire/pace.ts';

/** What a page adds to a round: for each turn the steps, with what lies waiting after each. */
function added(speed: Speed, seats: number, turns: readonly number[], waiting: (left: number) => number): { total: number; longest: number } {
  const pace = new Pace();
  const waits = turns.flatMap((steps, turn) => Array.from({ length: steps }, (_, i) => pace.next(turn, seats, waiting(steps - i - 1), speed)));
  expect(pace.waited).toBe(waits.reduce((sum, wait) => sum + wait, 0));
  return { total: pace.waited, longest: Math.max(...waits) };
}
const ALL_HERE = (left: number): number => left;
const ONE_BY_ONE = (): number => 0;
const SPEEDS = Object.keys(ROUND_MS) as Speed[];

test.each(SPEEDS)('a round is never longer than its time, however it comes: %s', (speed) => {
  for (const waiting of [ALL_HERE, ONE_BY_ONE]) {
    for (const turns of [[1, 1, 1, 1], [4, 17, 23, 40], [0, 200, 1, 90]]) {
      const { total, longest } = added(speed, 4, turns, waiting);
      expect(total).toBeLessThanOrEqual(ROUND_MS[speed]);
      expect(longest).toBeLessThanOrEqual(STEP_MS);
    }
  }
});

test('the times that were promised', () => {
  expect(ROUND_MS.normal).toBeLessThanOrEqual(12_000);
  expect(ROUND_MS.fast).toBeLessThanOrEqual(4_000);
  expect(ROUND_MS.instant).toBeLessThanOrEqual(1_000);
  expect(STEP_MS).toBeLessThanOrEqual(1_200);
});

test('steps that are all here share the turn evenly, and most of it is used', () => {
  const pace = new Pace();
  const waits = Array.from({ length: 20 }, (_, i) => pace.next(7, 4, 19 - i, 'normal'));
  expect(Math.max(...waits.slice(0, 15)) - Math.min(...waits.slice(0, 15))).toBeLessThan(10);
  expect(pace.waited).toBeGreaterThan(2_400);
});

test('each turn has its own share', () => {
  const pace = new Pace();
  const first = pace.next(1, 4, 0, 'normal');
  pace.next(1, 4, 0, 'normal');
  expect(pace.next(2, 4, 0, 'normal')).toBe(first);
  expect(new Pace().next(1, 7, 0, 'normal')).toBeLessThan(first);
});
