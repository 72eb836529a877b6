import { expect, test } from 'vitest';
import { sharing, steady } from '../src/wire/sharing.ts';

const table = () => ({ turn: 1, seats: [{ name: 'a', cards: ['x', 'y'] }, { name: 'b', cards: [] as string[] }], over: null as { won: number[] } | null });

test('what is equal is the same object', () => {
  const before = table();
  expect(sharing(before, table())).toBe(before);
});

test('what has changed is new, and so is all that holds it; the rest stays', () => {
  const before = table();
  const now = table();
  now.seats[0]!.cards.push('z');
  const shared = sharing(before, now);
  expect(shared).toEqual({ ...table(), seats: [{ name: 'a', cards: ['x', 'y', 'z'] }, table().seats[1]] });
  expect(shared).not.toBe(before);
  expect(shared.seats[0]).not.toBe(before.seats[0]);
  expect(shared.seats[1]).toBe(before.seats[1]);
});

test('what came or went is noticed', () => {
  const before: Record<string, unknown> = { a: 1, b: undefined };
  expect(sharing(before, { a: 1 })).toEqual({ a: 1 });
  expect(sharing({ a: 1 }, { a: 1, c: undefined } as object)).toHaveProperty('c');
  expect(sharing([1, 2], [1])).toEqual([1]);
  expect(sharing([1], [1, 2])).toEqual([1, 2]);
  expect(sharing({ 0: 1 }, [1])).toEqual([1]);
  expect(sharing(null, { a: 1 })).toEqual({ a: 1 });
  expect(sharing({ over: { won: [1] } }, { over: null })).toEqual({ over: null });
});

test('a question stays the same when somebody else has answered theirs', () => {
  const asked = (...seats: number[]): { seat: number; actions: string[] }[] => seats.map((seat) => ({ seat, actions: ['choose'] }));
  const before = asked(0, 1);
  expect(sharing(before, asked(1))[0]).toBe(before[1]);
  expect(sharing(before, asked(1))).toHaveLength(1);
  expect(sharing(asked(1), asked(0, 1))).toEqual(asked(0, 1));
});

test('the table before is never changed', () => {
  const before = table();
  const now = table();
  now.turn = 2;
  now.over = { won: [0] };
  sharing(before, now);
  expect(before).toEqual(table());
});

test('sets are compared by what they hold', () => {
  const before = new Set([1, 2]);
  expect(sharing(before, new Set([2, 1]))).toBe(before);
  expect(sharing(before, new Set([1, 3]))).toEqual(new Set([1, 3]));
});

test('a derived thing stays while it is equal', () => {
  let n = 1;
  const make = steady(() => ({ n }));
  const first = make();
  expect(make()).toBe(first);
  n = 2;
  expect(make()).toEqual({ n: 2 });
});
