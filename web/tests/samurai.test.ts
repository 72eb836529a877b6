import { expect, test } from 'vitest';
import { askOf, parts } from '../src/games/samurai/places.ts';
import { around, defence, gatherOdds, lacking, percent } from '../src/games/samurai/reading.ts';
import { barricadeSpots, hutSpots } from '../src/games/samurai/scenery.ts';
import type { CardData, Components, SeatView, View } from '../src/games/samurai/types.ts';
import { offerOf } from '../src/wire/offers.ts';
import { stepsOf, unfold, type Step } from '../src/wire/steps.ts';
import type { ActionInfo, PromptInfo } from '../src/wire/types.ts';

const card = (value: number, symbol: CardData['symbol'], flame: boolean, penalties: string[]): CardData => ({ value, symbol, flame, penalties, rank: 'plunderer', sure: true });
const components: Components = {
  cards: { hat: card(1, 'hat', true, ['WOUND']), doll: card(3, 'doll', false, ['NODEF']), none: card(2, 'none', false, ['FIRE', 'FIRE']), plain: card(2, 'farm', true, []) },
  samurai: {}, farms: {}, reconstructed: [], source: 'built-in', terms: {},
};
const seat = (n: number, left: string[], samurai = 'kyuzo'): SeatView => ({ seat: n, samurai, side: 'human', wound: 0, kiai: 9, sum: 0, line: [], left, passed: false, token: n, holds: [], added: [], talents: [] });
const view = { seats: [seat(0, ['hat']), seat(1, ['doll', 'hat']), seat(2, [], 'kanbei')], drawn: { seat: 0, card: 'doll' } } as unknown as View;
const prompt = { seat: 0 } as PromptInfo;
const make = (shape: ActionInfo['shape']): ActionInfo => ({ action: Object.values(shape).join(' '), words: { id: 'x' }, result: null, shape });
const steps = (action: ActionInfo, seat = 0): Step[] => stepsOf(parts, action, { prompt: { ...prompt, seat }, view, components });
const place = (shape: ActionInfo['shape'], by = 0): string | null => steps(make(shape), by)[0]?.places[0] ?? null;

test('actions lie where a player would put his hand', () => {
  expect(place({ verb: 'fight' })).toBe('raiders');
  expect(place({ verb: 'confront' })).toBe('line:0');
  expect(place({ verb: 'defend' })).toBe('left:doll:0');
  expect(place({ verb: 'hand', seat: 2 })).toBe('seat:2');
  expect(place({ verb: 'strike', seat: 1 })).toBe('last:1');
  expect(place({ verb: 'lend', seat: 1, to: 2 })).toBe('seat:1');
  expect(place({ verb: 'order', cards: ['plain', 'hat'] })).toBe('peek:plain');
  expect(place({ verb: 'token', samurai: 'kanbei' })).toBe('absent:kanbei');
  expect(place({ verb: 'build' })).toBe('fence');
  expect(place({ verb: 'pass' })).toBeNull();
});

test('a Kiai on a stack lights that stack', () => {
  expect(place({ verb: 'kiai' })).toBe('raiders');
  expect(place({ verb: 'kiai' }, 2)).toBe('intruders');
});

test('few pairs stand side by side, many are asked part by part', () => {
  const pairs = [0, 1, 2].flatMap((one) => [0, 1, 2].filter((to) => to !== one).map((to) => make({ verb: 'lend', seat: one, to })));
  const decline = make({ verb: 'decline' });
  const offered = (actions: ActionInfo[], chosen: string[]): string[] => unfold(actions, (action) => steps(action), chosen, null).ways.map(offerOf).map((offer) => (offer.kind === 'part' ? offer.part.key : offer.action.action));
  expect(offered([pairs[0]!, pairs[2]!, decline], [])).toEqual(['lend 0 1', 'lend 1 0', 'decline']);
  expect(offered([...pairs, decline], [])).toEqual(['seat 0', 'seat 1', 'seat 2', 'decline']);
  expect(offered([...pairs, decline], ['seat 1'])).toEqual(['lend 1 0', 'lend 1 2']);
  expect(offered([...pairs, decline], ['seat 7'])).toHaveLength(4);
  expect(offered([0, 1, 2, 1].map((seat, i) => make({ verb: i === 3 ? 'heal' : 'support', seat })).concat(make({ verb: 'fight' })), [])).toHaveLength(5);
});

test('a dark place is asked about what one would expect there', () => {
  expect(askOf('raiders', view, 0)).toBe('swap');
  expect(askOf('raiders', { ...view, drawn: null }, 0)).toBe('fight');
  expect(askOf('left:hat:0', view, 0)).toBe('defend');
  expect(askOf('left:hat:1', view, 0)).toBeNull();
  expect(askOf('seat:2', view, 0)).toBe('hand Kanbei');
  expect(askOf('seat:2', { ...view, drawn: null }, 0)).toBe('support Kanbei');
});

test('places at the table: the left neighbour comes first', () => {
  expect(around(view, 1).map((one) => one.seat)).toEqual([2, 0]);
});

test('the left side by symbol, and who lacks one', () => {
  expect(defence(components, view.seats[1]!)).toEqual({ hat: 'hat', farm: null, doll: 'doll' });
  expect(lacking(components, view, 'doll').map((one) => one.seat)).toEqual([0, 2]);
});

test('odds are gathered by strength, symbol, penalty and flame; a doubled icon counts once', () => {
  const odds = gatherOdds(components, { hat: 0.25, doll: 0.25, none: 0.25, plain: 0.25 });
  expect(odds.values).toEqual([[1, 0.25], [2, 0.5], [3, 0.25]]);
  expect(Object.fromEntries(odds.symbols)).toEqual({ hat: 0.25, farm: 0.25, doll: 0.25, none: 0.25 });
  expect(Object.fromEntries(odds.penalties)).toEqual({ WOUND: 0.25, NODEF: 0.25, FIRE: 0.25, NONE: 0.25 });
  expect(odds.flame).toBe(0.5);
});

test('percent: whole numbers, the rare is not nothing', () => {
  expect([0, 0.001, 0.234, 1].map(percent)).toEqual(['0', '<1', '23', '100']);
});

test('the village fits its picture at every number of barricades', () => {
  for (const cap of [2, 6, 10]) {
    const spots = barricadeSpots(cap, 340, 590, 208);
    expect(spots).toHaveLength(cap);
    expect(spots.at(-1)!.x).toBeLessThanOrEqual(590);
  }
  expect(hutSpots(940, 330, 208)).toHaveLength(6);
});
