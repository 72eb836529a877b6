import { expect, test } from 'vitest';
import { applies, missing } from '../src/games/senjutsu/set-up.ts';
import type { Draft } from '../src/screens/set-up.ts';
import type { OptionSpec } from '../src/wire/types.ts';

const draft = (mode: string, seats: number): Draft => ({ options: { mode }, clock: null, listed: false, seats: Array.from({ length: seats }, (_, key) => ({ key, kind: 'bot', bot: 'steady', name: '', picks: {} })) });

test('two teams need four players, and nobody duels alone', () => {
  expect(missing(draft('teams', 2), {})).toEqual({ id: 'senjutsu-teams-of-two', args: { count: 2 } });
  expect(missing(draft('versus', 1), {})).toEqual({ id: 'senjutsu-versus-alone', args: {} });
  expect([missing(draft('teams', 4), {}), missing(draft('versus', 2), {}), missing(draft('solo', 1), {})]).toEqual([null, null, null]);
});

test('options of the bots are offered where there are bots', () => {
  const fallen = { name: 'fallen_lord' } as OptionSpec;
  expect(applies(fallen, draft('horde', 1))).toBe(true);
  expect(applies(fallen, draft('solo', 1))).toBe(false);
  expect(applies({ name: 'battlefield' } as OptionSpec, draft('versus', 2))).toBe(true);
});
