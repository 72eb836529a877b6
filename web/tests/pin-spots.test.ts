import { expect, test } from 'vitest';
import { PIN, pinSpot } from '../src/kit/pin-spots.ts';

const WINDOW = { width: 1280, height: 800 };
const CARD = { x: 100, y: 100, width: 90, height: 200 };
const ROW = { x: 100, y: 400, width: 250, height: 40 };
const NAME = { x: 150, y: 402, width: 190, height: 14 };

test('a pin stands in the middle of the upper edge where nothing is written', () => {
  expect(pinSpot(CARD, [{ x: 110, y: 140, width: 70, height: 14 }], [], WINDOW)).toEqual({ x: 145, y: 100 });
});

test('it leaves a name to be read', () => {
  const { x, y } = pinSpot(ROW, [NAME], [], WINDOW);
  expect(x - PIN / 2 >= NAME.x + NAME.width || x + PIN / 2 <= NAME.x || y - PIN / 2 >= NAME.y + NAME.height || y + PIN / 2 <= NAME.y).toBe(true);
});

test('two pins on one thing do not lie on each other', () => {
  const first = pinSpot(CARD, [], [], WINDOW);
  const second = pinSpot(CARD, [], [first], WINDOW);
  expect(Math.hypot(first.x - second.x, first.y - second.y)).toBeGreaterThanOrEqual(PIN);
});

test('a pin stays in the window', () => {
  const { x, y } = pinSpot({ x: 10, y: 2, width: 0, height: 60 }, [], [], WINDOW);
  expect(x).toBeGreaterThanOrEqual(PIN / 2);
  expect(y).toBeGreaterThanOrEqual(PIN / 2);
});
