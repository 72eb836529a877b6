/** What Root's boards count: suits, birds of the Decree, carried-out cards, the Outcast to come, price groups, soft breaks. */
import { expect, test } from 'vitest';
import { cardStem } from '../src/games/root/boards/naming.ts';
import { softened } from '../src/kit/softened.ts';
import { birds, bySuit, columnCards, nextOutcast, onMap, owners, tiles } from '../src/games/root/boards/reading.ts';
import { cardsShown, gardenCards, priceGroups, RECRUITER_CARDS } from '../src/games/root/boards/tracks.ts';
import type { BoardView, CardComponents, EyrieBoard } from '../src/games/root/boards/types.ts';

const card = (suit: string): unknown => ({ suit, cost: [], kind: 'item', item: null, vp: 0 });
const components = { cards: { f: card('fox'), r: card('rabbit'), m: card('mouse'), b: card('bird') }, quests: {} } as unknown as CardComponents;

test('suits are counted, hidden cards are not', () => {
  expect(bySuit(['f', 'f', 'b', '?'], components)).toEqual({ fox: 2, rabbit: 0, mouse: 0, bird: 1 });
});

test('turmoil counts birds and viziers', () => {
  const decree = { recruit: ['vizier', 'f'], move: ['b'], battle: ['vizier'], build: [] };
  expect(birds({ decree } as unknown as EyrieBoard, components)).toBe(3);
});

test('of two equal cards of a column only the carried-out one is done', () => {
  expect(columnCards(['f', 'f', 'b'], ['f']).map((one) => one.done)).toEqual([true, false, false]);
});

test.each([
  [['m', 'm', 'f', 'b', 'b', 'b'], 'fox', { suit: 'mouse', hated: false, tie: false }],
  [['m', 'm', 'f'], 'mouse', { suit: 'mouse', hated: true, tie: false }],
  [['m', 'f'], 'rabbit', { suit: 'rabbit', hated: true, tie: true }],
  [['b'], 'rabbit', { suit: 'rabbit', hated: true, tie: false }],
  [[], null, { suit: null, hated: false, tie: false }],
] as const)('Lost Souls %j with outcast %s', (souls, outcast, coming) => {
  expect(nextOutcast(souls, outcast, components)).toEqual(coming);
});

test('items and warriors are laid out one by one', () => {
  expect(tiles([{ item: 'boots', place: 'satchel', up: true, count: 2 }, { item: 'tea', place: 'track', up: true, count: 1 }], (held) => held.place === 'satchel')).toEqual([{ item: 'boots', up: true }, { item: 'boots', up: true }]);
  expect(owners({ 0: 2, 6: 1 })).toEqual([0, 0, 6]);
});

test('pieces on the map, by suit and seat', () => {
  const clearings = [{ n: 1, suit: 'fox', pieces: [{ seat: 6, piece: 'post', count: 1 }] }, { n: 2, suit: 'mouse', pieces: [{ seat: 6, piece: 'post', count: 1 }, { seat: 0, piece: 'wood', count: 3 }] }];
  const view = { clearings } as unknown as BoardView;
  expect([onMap(view, 6, 'post'), onMap(view, 6, 'post', 'fox'), onMap(view, 0, 'wood'), onMap(view, 0, 'post')]).toEqual([2, 1, 3, 0]);
});

test('cards that empty spaces show', () => {
  expect([2, 3, 5].map((n) => 1 + cardsShown(RECRUITER_CARDS, n))).toEqual([1, 2, 3]);
  expect(gardenCards({ fox: 1, rabbit: 3, mouse: 2 })).toBe(2);
  expect(priceGroups([1, 1, 2, 3, 3])).toEqual([{ cost: 1, from: 0, n: 2 }, { cost: 2, from: 2, n: 1 }, { cost: 3, from: 3, n: 2 }]);
});

test('names of cards', () => {
  expect(['bake_sale_rabbit', 'smuggler_s_trail_rabbit', 'root_tea_mouse'].map(cardStem)).toEqual(['bake-sale', 'smugglers-trail', 'root-tea']);
  expect(softened('Дешифрувальники').replaceAll('\u00ad', '-')).toBe('Дешифру-валь-ники');
  expect(softened('Дешифровщики').replaceAll('\u00ad', '-')).toBe('Дешиф-ров-щики');
  expect(softened('Распродажа').replaceAll('\u00ad', '-')).toBe('Рас-про-дажа');
  expect(softened('відштовхнути').replaceAll('\u00ad', '-')).toBe('від-штовх-нути');
  expect(softened('Воительница').replaceAll('\u00ad', '-')).toBe('Вои-тель-ница');
  expect(softened('Root Tea')).toBe('Root Tea');
});
