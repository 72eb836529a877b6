import { expect, test } from 'vitest';
import { offerOf, rowWidth } from '../src/wire/offers.ts';
import { rowsOf } from '../src/wire/rows.ts';
import { unfold, waysByPlace, type Step, type StepsOf, type Unfolded, type Way } from '../src/wire/steps.ts';
import type { ActionInfo } from '../src/wire/types.ts';

const FIELDS = ['verb', 'from', 'to', 'clearing', 'seat'] as const;
const stepsOf: StepsOf = (action) =>
  FIELDS.flatMap((field): Step[] => {
    const value = action.shape[field] as string | number | undefined;
    if (value === undefined) return [];
    return [{ key: `${field} ${value}`, field, value, words: { id: `${field}-${value}` }, icon: null, places: field === 'verb' ? [] : [`${field === 'seat' ? 'seat' : 'clearing'}:${value}`] }];
  });
const make = (shape: ActionInfo['shape']): ActionInfo => ({ action: Object.values(shape).join(' '), words: { id: 'whole' }, result: null, shape });
const moves = [9, 12].flatMap((from) => [4, 10].flatMap((to) => [1, 2, 3].map((count) => make({ verb: 'move', from, to, count }))));
const fights = [1, 2].map((seat) => make({ verb: 'battle', clearing: 9, seat }));
const done = make({ verb: 'done' });
const all = [...moves, ...fights, done];
const waysAt = (place: string, unfolded: Unfolded): readonly Way[] => waysByPlace(unfolded, stepsOf, null).get(place) ?? [];
const names = (ways: readonly { path: readonly string[] }[]): string[] => ways.map((way) => way.path.at(-1) ?? '');

test('the prompt asks verb, origin, destination in this order', () => {
  expect(names(unfold(all, stepsOf, [], null).ways)).toEqual(['verb move', 'verb battle', 'verb done']);
  expect(names(unfold(moves, stepsOf, [], null).ways)).toEqual(['to 4', 'to 10', 'to 4', 'to 10']);
  const from = unfold(all, stepsOf, ['verb move', 'from 9'], null);
  expect(from.taken.map((step) => step.key)).toEqual(['verb move', 'from 9']);
  expect(names(from.ways)).toEqual(['to 4', 'to 10']);
});

test('the number is a dial: all by default, fewer when told', () => {
  const chosen = ['verb move', 'from 9'];
  expect(unfold(all, stepsOf, chosen, null).counts).toEqual([1, 2, 3]);
  expect(unfold(all, stepsOf, chosen, null).ways.map((way) => way.action?.action)).toEqual(['move 9 4 3', 'move 9 10 3']);
  expect(unfold(all, stepsOf, chosen, 2).ways.map((way) => way.action?.action)).toEqual(['move 9 4 2', 'move 9 10 2']);
});

test('on the board the verb need not be named: a clearing offers what can be done there', () => {
  const ways = waysAt('clearing:9', unfold(all, stepsOf, [], null));
  expect(ways.map((way) => way.path)).toEqual([['verb move', 'from 9']]);
  expect(waysAt('seat:2', unfold(all, stepsOf, [], null))[0]?.action?.action).toBe('battle 9 2');
  const more = [...all, make({ verb: 'battle', clearing: 12, seat: 1 })];
  expect(waysAt('clearing:9', unfold(more, stepsOf, [], null)).map((way) => way.path)).toEqual([['verb move', 'from 9'], ['verb battle', 'clearing 9']]);
  expect(waysAt('clearing:4', unfold(all, stepsOf, [], null))).toEqual([]);
  expect(waysAt('clearing:4', unfold(all, stepsOf, ['verb move', 'from 9'], null))[0]?.action?.action).toBe('move 9 4 3');
});

test('a step with one answer is not asked, and words are short only where the rest is said', () => {
  const only = unfold(fights, stepsOf, [], null);
  expect(only.taken.map((step) => step.key)).toEqual(['verb battle', 'clearing 9']);
  expect(only.ways.map((way) => offerOf(way))).toMatchObject([{ kind: 'action', words: { id: 'seat-1' } }, { kind: 'action', words: { id: 'seat-2' } }]);
  const mixed = [make({ verb: 'battle', clearing: 9, seat: 1 }), make({ verb: 'battle', clearing: 12, seat: 1 })];
  expect(offerOf(unfold(mixed, stepsOf, [], null).ways[0]!)).toMatchObject({ kind: 'action', words: undefined });
});

test('what ends the question stands beside the choices and does not delay them', () => {
  const { taken, ways } = unfold([...fights, done], stepsOf, [], null);
  expect(taken.map((step) => step.key)).toEqual(['verb battle', 'clearing 9']);
  expect(names(ways)).toEqual(['seat 1', 'seat 2', 'verb done']);
  expect(offerOf(ways[2]!)).toMatchObject({ kind: 'action', action: done, words: undefined });
});

test('a step that is no longer there is forgotten', () => {
  expect(unfold(all, stepsOf, ['verb craft'], null).ways).toHaveLength(3);
});

test('what four choices lead to finds room beside the question of a laptop, what seven do does not', () => {
  const button = (words: string, result: string) => ({ words, result });
  const four = [button('Fight', '21 cards in the stack'), button('Support Kikuchiyo', 'a raider slips through'), button('Support Kanbei', 'a raider slips through'), button('Pass', 'out of this round at 0 of 8')];
  expect(rowWidth(four)).toBeLessThan(880);
  expect(rowWidth([...four, ...four.slice(0, 3)])).toBeGreaterThan(1100);
});

const button = (words: string, result = '', icon = 'checked-shield', ending = false) => ({ words, result, icon, ending });
const ROOM = 390 - 18;

test('a phone shows four answers with what they lead to, two by two', () => {
  const rows = rowsOf([button('Take it', '1 damage', 'close'), button('Long Shot', 'defence 1, 0 damage'), button('Dirty Trick', 'defence 2, 0 damage'), button('Overdrive Rig', 'defence 2, 0 damage')], ROOM);
  expect(rows).toEqual({ low: [false, false, true, true], brief: false, upper: 'loose', lower: 'loose' });
});

test('what an answer leads to is worth more than its drawing', () => {
  const cards = ['Далекий постріл', 'Брудний трюк', 'Риґ на форсажі'].map((name) => button(name, 'оборона 2, поранень: 0'));
  expect(rowsOf([button('Прийняти поранення', 'поранень: 1', 'close'), ...cards], ROOM)).toEqual({ low: [false, false, true, true], brief: false, upper: 'bare', lower: 'bare' });
});

test('where names are long they go on in a second line, without the drawing that all have', () => {
  const cards = ['Долевісниця', 'Оберіг предків', 'Сходження з небес', 'Помах посоха'].map((name) => button(name, 'оборона 1, поранень: 2'));
  expect(rowsOf([button('Прийняти поранення', 'поранень: 3', 'close'), ...cards], ROOM)).toEqual({ low: [false, false, false, true, true], brief: true, upper: 'bare', lower: 'loose' });
});

test('what ends the question stands in the lower row, and so does the way back; other choices share it where they need to', () => {
  const ring = ['Нейтральна', 'Агресія', 'Рішучість'].map((name) => button(name, '', name));
  const none = button('Не рухати кільця', '', 'cancel', true);
  expect(rowsOf([...ring, none], ROOM)).toMatchObject({ low: [false, false, true, true], upper: 'loose', lower: 'loose' });
  const lay = [button('Покласти долілиць', 'ініціатива 6'), button('Покласти й питати про негайні', 'ініціатива 6', 'hourglass')];
  expect(rowsOf(lay, ROOM, 92)).toEqual({ low: [false, true], brief: false, upper: 'loose', lower: 'loose' });
});

test('of many choices both rows are scrolled, and what ends the question stands beside the lower one', () => {
  const many = ['Fight', 'Support Katsushiro', 'Support Heihachi', 'Support Kanbei', 'Support Kikuchiyo', 'Support Daisuke', 'Support Kyuzo'].map((words) => button(words));
  expect(rowsOf([...many, button('Pass', '', 'away', true)], ROOM)).toMatchObject({ low: [...Array<boolean>(4).fill(false), ...Array<boolean>(4).fill(true)], brief: true, beside: true });
});

test('a part says how many choices it leads to only where all find room for that', () => {
  const parts = ['Pohyb', 'Bitva', 'Verbování', 'Stanice s posádkou'].map((words) => ({ ...button(words, '25 možností', words), leads: true }));
  const rows = rowsOf([...parts, button('Dobrat kartu', '', 'cards'), button('Hotovo', '', 'check', true)], ROOM);
  expect(rows).toMatchObject({ brief: true, beside: true });
  expect(rowsOf(parts.slice(0, 2), ROOM)).toMatchObject({ brief: false });
});

test('what finds no room in two rows is scrolled', () => {
  const steps = Array.from({ length: 9 }, (_, i) => button('Крок уперед праворуч', '', `facing-${i}`));
  expect(rowsOf(steps, ROOM)).toMatchObject({ low: [...Array<boolean>(5).fill(false), ...Array<boolean>(4).fill(true)], upper: 'none' });
});
