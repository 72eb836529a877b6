import { expect, test } from 'vitest';
import { missing, reachOf, type ReachData } from '../src/games/root/setup/reach.ts';
import { amongBots, answersItself } from '../src/kit/reactions.ts';
import type { Draft } from '../src/screens/set-up.ts';
import type { SeatInfo } from '../src/wire/types.ts';

const data: ReachData = {
  reach: { marquise: 10, eyrie: 7, alliance: 3, vagabond: 5, vagabond2: 2, cult: 2, riverfolk: 5 },
  minimum: { 2: 17, 3: 18, 4: 21, 5: 25, 6: 28 }, adventurous: 17, order: ['marquise', 'eyrie', 'alliance', 'vagabond', 'riverfolk', 'cult'],
};
const draft = (...factions: string[]): Draft => ({ options: {}, clock: null, listed: false, seats: factions.map((faction, key) => ({ key, kind: 'bot', bot: 'steady', name: '', picks: { factions: faction } })) });

test('seats left to advice get the first factions that nobody has named', () => {
  const reach = reachOf(draft('advised', 'marquise', 'advised', 'cult'), data);
  expect(reach.factions.map((one) => [one.faction, one.advised])).toEqual([['eyrie', true], ['marquise', false], ['alliance', true], ['cult', false]]);
  expect([reach.total, reach.least, reach.level]).toEqual([22, 21, 'advised']);
});

test('too little reach is advice only', () => {
  expect(reachOf(draft('eyrie', 'alliance', 'riverfolk', 'cult'), data).level).toBe('adventurous');
  expect(reachOf(draft('cult', 'riverfolk'), data).level).toBe('bold');
});

test('the second Vagabond waits for the first, who may come by advice', () => {
  expect(missing(draft('vagabond2', 'eyrie'), data)?.id).toBe('root-second-alone');
  expect(missing(draft('vagabond2', 'vagabond'), data)).toBeNull();
  expect(missing(draft('vagabond2', 'advised', 'advised', 'advised', 'advised'), data)).toBeNull();
  expect(missing(draft('vagabond2', 'advised', 'advised'), data)?.id).toBe('root-second-alone');
});

test('the page says no by itself only where that tells nobody anything', () => {
  const seat = (n: number, bot: string | null): SeatInfo => ({ seat: n, name: { id: 'x' }, person: null, kind: 'link', bot, here: true, result: null });
  expect(amongBots([seat(0, null), seat(1, 'steady')], [0])).toBe(true);
  expect(amongBots([seat(0, null), seat(1, null)], [0])).toBe(false);
  expect(answersItself('nothing', 1, true)).toBe(true);
  expect(answersItself('nothing', 1, false)).toBe(false);
  expect(answersItself('nothing', 2, true)).toBe(false);
  expect(answersItself('always', 2, false)).toBe(true);
  expect(answersItself('ask', 1, true)).toBe(false);
});
