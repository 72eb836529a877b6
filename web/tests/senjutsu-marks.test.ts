import { expect, test } from 'vitest';
import { alternativesOf } from '../src/games/senjutsu/card/deeds.ts';
import { marksOf } from '../src/games/senjutsu/field/marks.ts';
import type { Ahead, FaceLine, View } from '../src/games/senjutsu/types.ts';

const view = { figures: [{ figure: 0, hex: '0,0' }, { figure: 1, hex: '0,-1' }] } as unknown as View;
const marks = (...parts: Partial<Ahead>[]) => marksOf(view, 0, parts.map((part) => ({ value: 5, hits: {}, shields: [], reaches: [], ...part })), [0, 1]);

test('one way to move is a ghost, and what it hits from there is certain', () => {
  const found = marks({ lands: [['-1,0', 0]], hits: { '0,-1': 1, '-2,0': 1 }, reaches: [1] });
  expect(found.reaches).toEqual([]);
  expect(found.lands).toEqual([{ hex: '-1,0', facing: 0, value: null }]);
  expect(found.hits).toEqual([{ hex: '0,-1', wounds: 1, real: true }, { hex: '-2,0', wounds: 1, real: false }]);
});

test('of two ways both are ghosts, of more only the hexes are marked, each once', () => {
  const two = marks({ lands: [['-1,0', 0], ['1,-1', 0]], may_hit: ['-2,0'] });
  expect(two.lands.map(({ facing }) => facing)).toEqual([0, 0]);
  expect(two.mayHit).toEqual(['-2,0']);
  const many = marks({ lands: [['-1,0', 1], ['-1,0', 5], ['1,-1', 1]], may_hit: ['-2,0'] });
  expect(many.lands.map(({ hex, facing }) => [hex, facing])).toEqual([['-1,0', null], ['1,-1', null]]);
});

test('a movement of the second part stands beside the shields of the first, with its value', () => {
  const found = marks({ value: 7, shields: ['0,-1'] }, { value: 2, lands: [['-1,0', 1]] });
  expect(found.shields).toEqual(['0,-1']);
  expect(found.lands).toEqual([{ hex: '-1,0', facing: 1, value: 2 }]);
});

test('a line stands with its alternatives', () => {
  const lines: FaceLine[] = [{ deeds: [] }, { deeds: [] }, { or: true, deeds: [] }, { or: true, deeds: [] }, { deeds: [] }];
  const numbers = (number: number) => alternativesOf(lines, number).map((one) => one.number);
  expect([numbers(1), numbers(3), numbers(4), numbers(5)]).toEqual([[1], [2, 3, 4], [2, 3, 4], [5]]);
});
