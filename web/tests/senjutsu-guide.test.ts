import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { guideOf } from '../src/games/senjutsu/guide.ts';
import type { View } from '../src/games/senjutsu/types.ts';

const view = (turn: number, phase: string, alone = false): View => ({ turn, phase, figures: [{ kamae: 'N' }, alone ? {} : { kamae: 'N' }] }) as unknown as View;

test('each part of the guide comes at its moment, in a duel and alone', () => {
  expect([view(1, 'choose'), view(1, 'resolve'), view(2, 'choose'), view(3, 'choose'), view(0, 'setup')].map((one) => guideOf(one, 'move')?.name)).toEqual(['senjutsu-choose', 'senjutsu-resolve', 'senjutsu-second', undefined, undefined]);
  expect([view(1, 'choose', true), view(1, 'resolve', true), view(2, 'choose', true), view(2, 'resolve', true), view(7, 'resolve', true)].map((one) => guideOf(one, 'move')?.name)).toEqual(['senjutsu-solo', 'senjutsu-resolve', 'senjutsu-second', 'senjutsu-steps', undefined]);
});

test('a step is explained when one is asked for, not when a card is to be discarded', () => {
  expect([guideOf(view(1, 'resolve'), 'discard'), guideOf(view(2, 'resolve', true), 'line')]).toEqual([null, null]);
});

test('every stop has its words', () => {
  const words = readFileSync(new URL('../../src/kotatsu/words/en/senjutsu-guide.ftl', import.meta.url), 'utf8');
  const guides = [view(1, 'choose'), view(1, 'resolve'), view(2, 'choose'), view(1, 'choose', true), view(2, 'resolve', true)].map((one) => guideOf(one, 'move')!);
  const texts = guides.flatMap(({ stops }) => stops.map(({ text }) => text));
  expect(texts.filter((text) => !words.includes(`${text} = `))).toEqual([]);
  expect(words.match(/^page-senjutsu-guide-[a-z]+-\d/gmu)).toHaveLength(texts.length);
});
