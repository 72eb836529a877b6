import { expect, test } from 'vitest';
import { choicesOf, clockOf, firstDraft, newSeat, PER_MOVE, requestOf, takenTwice } from '../src/screens/set-up.ts';
import { clockText } from '../src/kit/clock-text.ts';
import type { GameInfo, OptionSpec } from '../src/wire/types.ts';

const option = (name: string, kind: OptionSpec['kind'], initial: unknown): OptionSpec => ({ name, kind, default: initial, choices: [], words: { id: name }, help: null, rule: null, mark: 'book' });
const info: GameInfo = {
  name: 'samurai', version: 1, title: { id: 'game-samurai' }, seats: { min: 2, max: 7 }, bots: ['random', 'steady'],
  options: [option('players', 'number', 3), option('level', 'choice', 'normal'), option('samurai', 'list', 'random'), option('first', 'seat', 'random')],
};

test('a first draft: one person here, steady bots beside', () => {
  const draft = firstDraft(info);
  expect(draft.seats.map((seat) => [seat.kind, seat.bot])).toEqual([['here', 'steady'], ['bot', 'steady'], ['bot', 'steady']]);
  expect(draft.options).toEqual({ level: 'normal', first: 'random' });
});

test('the request counts the seats and gives one value per seat', () => {
  const draft = firstDraft(info);
  draft.seats[0]!.picks['samurai'] = 'Kyuzo';
  draft.seats[0]!.name = ' Olena ';
  expect(requestOf(info, draft)).toEqual({
    options: { level: 'normal', first: 'random', players: 3, samurai: ['Kyuzo', 'random', 'random'] },
    seats: [{ kind: 'here', name: 'Olena' }, { kind: 'bot', bot: 'steady' }, { kind: 'bot', bot: 'steady' }],
  });
});

test('a clock is asked for only where somebody plays by link', () => {
  const draft = firstDraft(info);
  draft.clock = clockOf('game');
  expect(requestOf(info, draft).terms).toBeUndefined();
  draft.seats[1]!.kind = 'link';
  expect(requestOf(info, draft).terms).toEqual({ clock: { kind: 'game', seconds: 1800, increment: 15, then: 'bot' } });
  draft.listed = true;
  expect(requestOf(info, draft).terms?.listed).toBe(true);
  expect(PER_MOVE).toContain(clockOf('move').seconds);
});

test('what is left of a time', () => {
  const unit = (name: string, n: number): string => `${n} ${name}`;
  expect([0, 4.2, 59, 61, 3599, 3600, 86_400, 172_800, 600_000].map((left) => clockText(left, unit))).toEqual(['0:00', '0:04', '0:59', '1:01', '59:59', '1 hours', '24 hours', '2 days', '6 days']);
});

test('a first player whose seat was taken away falls back to the default', () => {
  const draft = firstDraft(info);
  draft.options['first'] = 4;
  expect(requestOf(info, draft).options['first']).toBe('random');
});

test('nobody may be taken twice, but chance may', () => {
  const draft = firstDraft(info);
  expect(takenTwice(info, draft)).toBeNull();
  draft.seats.push(newSeat(info, 9, 'link'));
  draft.seats[1]!.picks['samurai'] = draft.seats[3]!.picks['samurai'] = 'Kanbei';
  expect(takenTwice(info, draft)).toBe('Kanbei');
});

test('a default that is no choice of its own stands first', () => {
  const factions: OptionSpec = { ...option('root-option-factions', 'list', 'advised'), choices: [{ value: 'eyrie', words: { id: 'root-faction-eyrie' } }] };
  expect(choicesOf(factions).map((choice) => [choice.value, choice.words.id])).toEqual([['advised', 'root-option-factions-advised'], ['eyrie', 'root-faction-eyrie']]);
  expect(choicesOf({ ...factions, default: 'eyrie' })).toHaveLength(1);
});
