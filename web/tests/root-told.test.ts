import { expect, test } from 'vitest';
import { foughtJustNow, toldBattle } from '../src/games/root/battle-told.ts';
import { reasonsOf } from '../src/games/root/score.ts';
import type { View } from '../src/games/root/types.ts';
import { isCrowded, type Offer } from '../src/wire/offers.ts';
import type { LogEntry, LogEvent } from '../src/wire/types.ts';
import type { Args } from '../src/words/phrase.ts';

const view = { battle: null, seats: [{ seat: 0, faction: 'eyrie', board: { leader: 'commander' } }, { seat: 1, faction: 'marquise', board: {} }, { seat: 2, faction: 'vagabond2', board: {} }] } as unknown as View;
const event = (kind: string, seat: number | null, args: Args = {}): LogEvent => ({ kind, seat, rule: null, words: { id: `root-event-${kind}`, args } });
const battle = [
  event('moved', 0), event('battle', 0, { clearing: 8, other: { id: 'root-short-marquise' } }),
  event('ambush', 1, { card: { id: 'root-card-of', args: { name: { id: 'root-card-ambush' }, suit: { id: 'root-suit-fox' } } } }), event('warriors-lost', 0, { count: 2 }),
  event('rolled', 0, { high: 3, low: 1 }), event('hits', 0, { rolled: 2, extra: 2 }), event('hits', 1, { rolled: 1, extra: 0 }),
  event('piece-lost', 1, { piece: { id: 'root-sawmill' } }), event('warriors-lost', 0, { count: 1 }), event('scored', 0, { points: 1, why: { id: 'root-for-removed' } }),
];

test('a battle is read from the log', () => {
  const told = toldBattle(battle, view)!;
  expect(told.battle).toMatchObject({ clearing: 8, attacker: 0, defender: 1, step: 'over', ambush: 'ambush_fox', foil: null, dice: [3, 1], rolled: { attacker: 2, defender: 1 }, extra: { attacker: 2, defender: 0 } });
  expect(told.fallen).toEqual({ attacker: 3, defender: 0 });
  expect(told.lost.defender.map(({ id }) => id)).toEqual(['root-sawmill']);
  expect(told.reasons.attacker.map(({ id }) => id)).toEqual(['root-leader-commander', 'page-root-battle-defenseless']);
  expect(told.points).toHaveLength(1);
});

test('a report comes with the moment in which the battle ended, and with no other', () => {
  expect(foughtJustNow(battle, 6, view)?.battle.clearing).toBe(8);
  expect(foughtJustNow([...battle, event('phase', 0)], 2, view)?.battle.clearing).toBe(8);
  expect(foughtJustNow([...battle, event('moved', 0)], 1, view)).toBeNull();
  expect(foughtJustNow([...battle, event('crafted', 0), event('warriors-lost', 1, { count: 3 })], 2, view)).toBeNull();
  expect(foughtJustNow(battle, 0, view)).toBeNull();
  expect(foughtJustNow(battle.slice(0, 4), 2, view)).toBeNull();
});

test('points are added up by reason', () => {
  const scored = (kind: string, seat: number, points: number, why: string): LogEvent => event(kind, seat, { points, why: { id: why } });
  const log = [{ n: 1, events: [scored('scored', 0, 2, 'roosts'), scored('scored', 1, 5, 'roosts')] }, { n: 2, events: [scored('scored', 0, 3, 'crafted'), scored('lost-points', 0, 4, 'turmoil'), scored('scored', 0, 2, 'roosts')] }] as unknown as LogEntry[];
  expect(reasonsOf(log, 0).map(({ why, points }) => [why.id, points])).toEqual([['roosts', 4], ['crafted', 3], ['turmoil', -4]]);
});

test('many clearings stand there by suit and number', () => {
  const offers = (n: number, tag: boolean): Offer[] => Array.from({ length: n }, (_, i) => ({ kind: 'part', part: { key: String(i), words: { id: 'x' }, actions: [], path: [], icon: null, ...(tag ? { tag: { id: 'page-number' } } : {}) } }));
  expect([isCrowded(offers(4, true)), isCrowded(offers(5, true)), isCrowded(offers(9, false))]).toEqual([false, true, false]);
});
