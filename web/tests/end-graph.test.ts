import { expect, test } from 'vitest';
import { changesOf } from '../src/games/root/score.ts';
import { story } from '../src/games/samurai/story.ts';
import { points, turns } from '../src/kit/end-graph.ts';
import type { LogEntry } from '../src/wire/types.ts';

const entry = (round: number, kind: string, seat: number | null, args: Record<string, number>): LogEntry => ({ n: 0, seat, action: null, luck: false, turn: round, round, events: [{ kind, seat, words: { id: 'x', args }, rule: null }] });

test('a point for the start and one for each round, ending at what there is now', () => {
  const changes = changesOf([entry(1, 'scored', 0, { points: 3 }), entry(2, 'lost-points', 0, { points: 1 }), entry(2, 'scored', 1, { points: 2 }), entry(3, 'moved', 1, {})]);
  expect(points(2, 3, changes, [2, 5])).toEqual([[0, 3, 2, 2], [3, 3, 5, 5]]);
  expect(points(1, 2, [], [null])).toEqual([[0, 0, 0]]);
});

test('the game turns where somebody else comes to the front, and at the largest gain and loss', () => {
  expect(turns([[0, 3, 4, 4], [0, 1, 9, 6]])).toEqual([
    { kind: 'lead', round: 2, line: 1, by: 0 },
    { kind: 'gain', round: 2, line: 1, by: 8 },
    { kind: 'loss', round: 3, line: 1, by: -3 },
  ]);
  expect(turns([[0, 0], [0, 0]])).toEqual([]);
  expect(turns([[0, 1, 2, 2], [0, 0, 2, 1]]).filter(({ kind }) => kind === 'lead')).toEqual([]);
});

test('the village, from what the log says is left', () => {
  const log = [entry(1, 'barricade', null, { left: 4 }), entry(2, 'built', 0, { count: 5 }), entry(2, 'farm', null, { left: 5 }), entry(3, 'family', null, { left: 2 })];
  expect(story(log, 3, { barricades: 5, farms: 5, families: 2 })).toEqual([[5, 4, 5, 5], [6, 6, 5, 5], [3, 3, 3, 2]]);
});
