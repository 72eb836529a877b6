import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isAlly } from '../src/games/senjutsu/figures.ts';
import { actingIn, deedsOf, storyOf } from '../src/games/senjutsu/story.ts';
import type { View } from '../src/games/senjutsu/types.ts';
import { faced } from '../src/games/senjutsu/zones.ts';
import type { LogEntry, LogEvent } from '../src/wire/types.ts';

const RONIN = { id: 'ronin' };
const BOT = { id: 'bot', args: { n: 1 } };
const view = { figures: [{ figure: 0, words: { id: 'student' } }, { figure: 1, words: RONIN }, { figure: 2, words: BOT }] } as unknown as View;
const event = (kind: string, seat: number | null = null, args: LogEvent['words']['args'] = {}, rule: string | null = null): LogEvent => ({ kind, seat, rule, words: { id: kind, args } });
const log = (...turn: LogEvent[]): LogEntry[] => [
  { n: 0, seat: null, action: null, luck: false, turn: 1, round: 1, events: [event('revealed'), event('missed', 0)] },
  ...[event('turn'), event('drew', 0), ...turn].map((one, i) => ({ n: i + 1, seat: one.seat, action: null, luck: false, turn: 2, round: 2, events: [one] })),
];

test('the line begins at the reveal of this turn, and each step stands at its initiative', () => {
  const rows = storyOf(log(event('prepared', 0), event('revealed'), event('resolves', 1, { value: 7 }), event('shields', 1), event('resolves', 0, { value: 5 }), event('blocked', 0)), view);
  expect(rows.map(({ kind, value, figure }) => [kind, value, figure])).toEqual([['revealed', null, null], ['resolves', 7, 1], ['shields', 7, 1], ['resolves', 5, 0], ['blocked', 5, 0]]);
  expect(storyOf(log(event('chose', 0)), view)).toEqual([]);
});

test('each block, counter and miss says why, in every language', () => {
  const rows = storyOf(log(event('revealed'), ...['missed', 'blocked', 'stopped', 'counters', 'bumped', 'collided', 'lessened', 'shields', 'replaced', 'named', 'pushed', 'wounded'].map((kind) => event(kind, 0))), view).slice(1);
  expect(rows.at(-1)?.why).toBe(null);
  for (const language of ['en', 'uk', 'ru', 'cs']) {
    const words = readFileSync(new URL(`../../src/kotatsu/words/${language}/senjutsu-page.ftl`, import.meta.url), 'utf8');
    for (const { why } of rows.slice(0, -1)) expect(words).toContain(`\n${why} = `);
  }
});

test('a bot is known by its name, and the numbered step that decided stands beside what it did', () => {
  const deeds = deedsOf(log(event('decided', null, { who: BOT }, 'S13.A.3c'), event('hit', null, { who: BOT }, 'S7.1'), event('moved', 0)), view, 2);
  expect(deeds.map(({ step, decides }) => [step, decides])).toEqual([['3c', true], [null, false]]);
});

test('an instant stands at no value, and whoever resolved last is acting', () => {
  const told = log(event('revealed'), event('resolves', 1, { value: 7 }), event('resolves', 0, { value: 255 }), event('stunned', 1));
  expect(storyOf(told, view).filter(({ kind }) => kind === 'resolves').map(({ value }) => value)).toEqual([7, null]);
  expect(actingIn(told, { ...view, phase: 'resolve' })).toBe(0);
  expect(actingIn(told, { ...view, phase: 'choose' })).toBe(null);
});

test('of several foes the card of the one who acted last is shown', () => {
  const story = storyOf(log(event('revealed'), event('resolves', 1, { value: 7 }), event('resolves', 0, { value: 5 })), view);
  const faces = (out: number[], foes: number[], told = story): number | null => faced({ ...view, out }, foes, told);
  expect(faces([], [1, 2])).toBe(1);
  expect(faces([1], [1, 2], [])).toBe(2);
  expect(faces([], [], [])).toBe(null);
});

test('a team has allies only where it fights another team of players', () => {
  const four = { figures: [0, 1, 2, 3].map((figure) => ({ figure, kamae: 'N' })) } as unknown as View;
  const allies = (teams: number[], shown: View = four): number[] => shown.figures.map(({ figure }) => figure).filter((figure) => isAlly(shown, teams, 0, figure));
  expect(allies([0, 1, 0, 1])).toEqual([2]);
  expect(allies([0, 1, 2, 3])).toEqual([]);
  expect(allies([0, 0, 0, 1], { figures: four.figures.map((one) => (one.figure < 3 ? one : { ...one, kamae: undefined })) } as unknown as View)).toEqual([]);
});
