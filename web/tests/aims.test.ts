import { expect, test } from 'vitest';
import { doneSince, endOfTurns } from '../src/wire/aims.ts';
import type { LogEntry } from '../src/wire/types.ts';

const entry = (n: number, turn: number, seat: number | null, kind: string): LogEntry => ({ n, seat, action: 'x', luck: false, turn, round: 1, events: [{ kind, seat, words: { id: kind }, rule: null }] });
/** turns of seats 0, 1 and 2, and the beginning of another of seat 0 */
const LOG = [entry(0, 1, 0, 'turn'), entry(1, 1, 0, 'moved'), entry(2, 2, 1, 'turn'), entry(3, 2, 1, 'moved'), entry(4, 3, 2, 'turn'), entry(5, 3, 2, 'moved'), entry(6, 4, 0, 'turn'), entry(7, 4, 0, 'moved')];

test('a bot is asked once its turn is over', () => {
  expect(endOfTurns(LOG.slice(0, 4), false)).toBe(1);
  expect(doneSince(LOG.slice(0, 4), 1, [1, 2], false)).toEqual([]);
  expect(doneSince(LOG, 1, [1, 2], false)).toEqual([1, 2]);
  expect(doneSince(LOG, 5, [1, 2], false)).toEqual([]);
});

test('when the game is over its last turn is over too', () => {
  expect(doneSince(LOG, 5, [0], false)).toEqual([]);
  expect(doneSince(LOG, 5, [0], true)).toEqual([0]);
});

test('where all act in the same turn all bots are asked', () => {
  const together = [entry(0, 1, null, 'turn'), entry(1, 1, null, 'struck'), entry(2, 2, null, 'turn')];
  expect(doneSince(together, -1, [1, 3], false)).toEqual([1, 3]);
});
