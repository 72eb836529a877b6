import { expect, test } from 'vitest';
import { briefly, sinceTurn } from '../src/kit/since.ts';
import type { LogEntry } from '../src/wire/types.ts';

let n = 0;
const entry = (turn: number, seat: number, ...kinds: string[]): LogEntry => ({ n: n++, seat, action: 'x', luck: false, turn, round: 1, events: kinds.map((kind) => ({ kind, seat, words: { id: kind }, rule: null })) });
const LOG = [entry(1, 0, 'turn'), entry(1, 0, 'own'), entry(1, 0, 'turn'), entry(2, 1, 'moved', 'drew', 'battle', 'scored'), entry(2, 1, 'turn'), entry(3, 2, 'placed'), entry(3, 2, 'turn'), entry(4, 0, 'begun')];
LOG[2]!.events[0]!.seat = 1;
LOG[4]!.events[0]!.seat = 2;
LOG[6]!.events[0]!.seat = 0;
const WEIGHT: Record<string, number> = { battle: 5, moved: 2, placed: 1 };

test('the turns of the others since one’s own, the most telling lines in their order', () => {
  const told = sinceTurn(LOG, [0], ({ kind }) => WEIGHT[kind] ?? 0, 2);
  expect(told.map(({ seat, lines }) => [seat, lines.map(({ event }) => event.kind)])).toEqual([[1, ['moved', 'battle']], [2, ['placed']]]);
  expect(told[0]?.events).toHaveLength(4);
});

test('while others play, what has happened so far', () => {
  expect(sinceTurn(LOG.slice(0, 6), [0], () => 1).map(({ seat }) => seat)).toEqual([1, 2]);
});

test('a narrow line says what tells most, in its order, and always something', () => {
  const said = LOG[3]!.events.map((event) => ({ event, text: event.kind }));
  const weight = ({ kind }: { kind: string }): number => WEIGHT[kind] ?? 0;
  expect(briefly(said, weight, 100)).toEqual(['moved', 'drew', 'battle', 'scored']);
  expect(briefly(said, weight, 13)).toEqual(['moved', 'battle']);
  expect(briefly(said, weight, 1)).toEqual(['battle']);
});
