import { expect, test } from 'vitest';
import { offersOf, partsOf } from '../src/wire/offers.ts';
import type { ActionInfo } from '../src/wire/types.ts';

const lend = (seat: number, to: number): ActionInfo => ({ action: `lend ${seat} ${to}`, words: { id: 'lend', args: { who: { id: `s${seat}` }, other: { id: `s${to}` } } }, result: null, shape: { verb: 'lend', seat, to } });
const plain: ActionInfo = { action: 'decline', words: { id: 'decline' }, result: null, shape: { verb: 'decline' } };
const pairs = [0, 1, 2].flatMap((seat) => [0, 1, 2].filter((to) => to !== seat).map((to) => lend(seat, to)));

test('few pairs stand side by side', () => {
  expect(partsOf([lend(0, 1), lend(1, 0), plain])).toBeNull();
  expect(offersOf([lend(0, 1), lend(1, 0), plain], null)).toHaveLength(3);
});

test('many pairs are asked part by part', () => {
  const first = offersOf([...pairs, plain], null);
  expect(first.map((offer) => (offer.kind === 'part' ? offer.part.words.id : offer.action.action))).toEqual(['s0', 's1', 's2', 'decline']);
  expect(offersOf([...pairs, plain], 'lend 1').map((offer) => (offer.kind === 'action' ? offer.action.action : '?'))).toEqual(['lend 1 0', 'lend 1 2']);
});

test('a part that is no longer there is forgotten', () => {
  expect(offersOf([...pairs, plain], 'lend 7')).toHaveLength(4);
});
