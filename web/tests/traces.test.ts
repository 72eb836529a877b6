import { expect, test } from 'vitest';
import { tracesOf } from '../src/games/root/map/traces.ts';
import type { LogEvent } from '../src/wire/types.ts';
import type { Args } from '../src/words/phrase.ts';

const event = (args: Args): LogEvent => ({ kind: 'x', seat: 1, words: { id: 'x', args }, rule: null });

test('ways and rings, each once, whether a clearing is a number or a phrase', () => {
  expect(tracesOf([event({ clearing: 8, to: 4, count: 2 }), event({ clearing: 8, to: 4 }), event({ clearing: 5 }), event({ clearing: { id: 'root-clearing', args: { n: 5 } } }), event({ points: 1 })])).toEqual({
    ways: [{ from: 8, to: 4, seat: 1 }],
    rings: [{ clearing: 5, seat: 1 }],
  });
});
