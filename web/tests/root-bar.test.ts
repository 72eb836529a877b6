/** What Root's bar says of the moment. */
import { beforeAll, expect, test, vi } from 'vitest';
import { briefOf, whereOf } from '../src/games/root/bar.ts';
import type { View } from '../src/games/root/types.ts';
import { readBook, speak } from '../src/words/speech.svelte.ts';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('ru');
  await readBook('root');
});

const view = (round: number, phase: string): View => ({ map: 'autumn', round, phase, active: 0, seats: [{ board: { actions: 2 } }, { board: {} }] }) as unknown as View;

test('before the first round the game is being set up, on a laptop and on a phone', () => {
  expect(whereOf(view(0, 'setup'))).toMatch(/ · подготовка$/u);
  expect(briefOf(view(0, 'setup'), 0)).toBe('подготовка');
});

test('on a phone the bar tells the phase and the actions left to whoever has them', () => {
  expect(briefOf(view(3, 'birdsong'), 0).split(' · ')).toHaveLength(2);
  expect(briefOf(view(3, 'daylight'), 0).split(' · ')).toHaveLength(3);
  expect(briefOf(view(3, 'daylight'), 1).split(' · ')).toHaveLength(2);
});
