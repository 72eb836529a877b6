import { expect, test } from 'vitest';
import { beside, distance, laidOf, symbolsOf, wayOf } from '../src/games/battlecrest/grid.ts';
import { reasonsOf } from '../src/games/battlecrest/reasons.ts';
import type { Card } from '../src/games/battlecrest/types.ts';
import type { LogEntry, LogEvent } from '../src/wire/types.ts';

const RECORDS: Record<string, Card> = {
  'moss-gate.a': { id: 'moss-gate.a', kind: 'landmark', number: 1, north: 'MOVE', east: 'DEF', south: 'WAYPOINT' },
  'briar-pit.a': { id: 'briar-pit.a', kind: 'landmark', number: 3, north: 'HAZARD', south: 'HAZARD HAZARD' },
  'spring.b': { id: 'spring.b', kind: 'landmark', number: 5, west: 'WAYPOINT' },
};

test('cells lie side by side and end at the border', () => {
  expect([0, 1, 2, 3].map((way) => beside('3b', way))).toEqual(['2b', '3c', '4b', '3a']);
  expect([beside('1a', 0), beside('6f', 1)]).toEqual([null, null]);
  expect(distance('1a', '3c')).toBe(4);
});

test('an edge concerns the cell beyond it, on a turned landmark the opposite one', () => {
  const upright = symbolsOf(laidOf({ '2b': '1A' }, RECORDS));
  expect(upright).toMatchObject({ '1b': ['MOVE'], '2c': ['DEF'], '3b': ['WAYPOINT'] });
  const turned = symbolsOf(laidOf({ '2b': '1A turned' }, RECORDS));
  expect(turned).toMatchObject({ '3b': ['MOVE'], '2a': ['DEF'], '1b': ['WAYPOINT'] });
  expect(symbolsOf(laidOf({ '4d': '3A' }, RECORDS))['5d']).toEqual(['HAZARD', 'HAZARD']);
});

test('a way goes round landmarks, through waypoints, and ends on a hazard', () => {
  expect(wayOf('2a', '2c', laidOf({ '2b': '3A' }, RECORDS))).toHaveLength(7);
  expect(wayOf('3b', '5d', laidOf({ '2b': '1A', '5e': '5B' }, RECORDS))).toEqual(['3b', '5d']);
  expect(wayOf('3a', '3c', laidOf({ '2b': '3A' }, RECORDS))).toHaveLength(5);
});

const event = (kind: string, args: Record<string, string> = {}): LogEvent => ({ kind, seat: null, rule: 'BC9.8', words: { id: kind, args: { who: { id: 'battlecrest-imperator' }, ...args } } });
const entry = (n: number, luck: boolean, ...events: LogEvent[]): LogEntry => ({ n, seat: null, action: null, luck, turn: 2, round: 1, events });

test('the reasons of the Imperator are sorted by the steps of its order', () => {
  const log = [entry(1, false, event('turn')), entry(2, true, event('order', { order: '2a' })), entry(3, false, event('refresh')), entry(4, false, event('moved'), event('stayed'))];
  const turn = reasonsOf(log, () => 'RMA');
  expect(turn).toMatchObject({ order: '2a', past: 2, now: true });
  expect(turn.steps.map(({ step, lines }) => [step, lines.length])).toEqual([[null, 1], ['R', 1], ['M', 2]]);
  expect(reasonsOf([...log, entry(5, false, event('activated')), entry(6, false, event('turn', { who: 'somebody' }))], () => 'RMA')).toMatchObject({ past: 3, now: false });
});
