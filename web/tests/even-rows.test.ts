import { expect, test } from 'vitest';
import { perRow } from '../src/kit/even-rows.ts';

test('what finds room in one row stays there', () => {
  expect(perRow([60, 60, 60], 180)).toBe(0);
});

test('four that need two rows stand two and two, five three and two', () => {
  expect(perRow([80, 80, 80, 80], 260)).toBe(2);
  expect(perRow([80, 80, 80, 80, 80], 260)).toBe(3);
});

test('no row is so full that a word finds no room', () => {
  expect(perRow([150, 60, 60, 60], 260)).toBe(1);
});
