import { expect, test } from 'vitest';
import { tagAt, tagOf } from '../src/games/root/map/tags.ts';
import type { Offer } from '../src/wire/offers.ts';
import type { ActionInfo } from '../src/wire/types.ts';

const action = (id: string | null, args = {}, more: Partial<ActionInfo> = {}): ActionInfo => ({ action: 'x', words: { id: 'x' }, result: id ? { id, args } : null, shape: { verb: 'walk' }, ...more });
const offer = (...actions: ActionInfo[]): Offer => ({ kind: 'part', part: { key: '', words: { id: 'x' }, actions, path: [], icon: null } });

test('boots, turmoil, Outrage and points stand on the clearing', () => {
  expect(tagOf(action('root-result-boots', { count: 2, left: 0 }))).toEqual({ kind: 'boots', n: 2 });
  expect(tagOf(action('root-result-turmoil', { count: 3 }))).toEqual({ kind: 'loss', n: 3 });
  expect(tagOf(action('root-result-build', { count: 1, points: 2 }))).toEqual({ kind: 'gain', n: 2 });
  const joined = { one: { id: 'root-result-move', args: {} }, other: { id: 'root-result-outrage', args: {} } };
  expect(tagOf(action('root-result-and', joined))).toEqual({ kind: 'price', n: 1 });
  expect(tagOf(action(null))).toBeNull();
});

test('the Decree holds, or a card of it has nowhere to go', () => {
  const ahead = [{ column: 'build', suit: 'fox', clearings: [8] }];
  expect(tagOf(action('root-result-move', {}, { ahead }))).toEqual({ kind: 'sure', n: 0 });
  expect(tagOf(action('root-result-stuck', { count: 1 }, { ahead }))).toEqual({ kind: 'risk', n: 1 });
});

test('a place is tagged if all that may be chosen there leads to the same', () => {
  const [one, two] = [action('root-result-boots', { count: 1 }), action('root-result-boots', { count: 2 })];
  expect(tagAt([offer(one, one)])).toEqual({ kind: 'boots', n: 1 });
  expect(tagAt([offer(one, two)])).toBeNull();
  expect(tagAt([])).toBeNull();
});
