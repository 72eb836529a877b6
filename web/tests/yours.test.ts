import { expect, test } from 'vitest';
import type { ListedTable } from '../src/wire/types.ts';
import { newlyYours } from '../src/wire/yours.ts';

const table = (name: string, yours: boolean, over = false): ListedTable => ({ token: `t-${name}`, table: name, game: 'samurai', title: { id: 'x' }, round: null, seats: [], updated: '', over, yours, asked: [], outcome: null });

test('a table calls once, when it becomes your turn', () => {
  expect(newlyYours(null, [table('a', true)])).toEqual([]);
  expect(newlyYours([table('a', true), table('b', false)], [table('a', true), table('b', true), table('c', true)]).map((one) => one.table)).toEqual(['b', 'c']);
  expect(newlyYours([table('a', false)], [table('a', true, true)])).toEqual([]);
});
