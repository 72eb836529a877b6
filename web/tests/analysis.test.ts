import { afterEach, expect, test, vi } from 'vitest';
import { marksOf, roundsOf, sideLines } from '../src/kit/analysis-chart.ts';
import { readAnalysis } from '../src/wire/analysis.ts';
import { Refused } from '../src/wire/api.ts';
import type { Analysis, AnalysedMoment, TurningPoint } from '../src/wire/types.ts';

const moment = (entry: number, turn: number, ...chances: number[]): AnalysedMoment => ({ entry, n: entry, when: { id: 'x' }, turn, chances });
const point = (entry: number, seat: number): TurningPoint => ({ entry, n: entry, when: { id: 'x' }, seat, asks: { id: 'x' }, action: '', words: { id: 'x' }, before: 0.5, after: 0.1, since: { id: 'x' }, until: { id: 'y' }, chance: 0.1, better: null });
const DUEL: Analysis = { share: 1, sides: [0, 1], moments: [moment(0, 0, 0.5, 0.5), moment(4, 1, 0.61, 0.39), moment(9, 4, 0.2, 0.8), moment(12, 5, 0, 1)], points: [point(6, 0), point(10, 1)] };
const TEAMS: Analysis = { ...DUEL, sides: [0, 1, 0, 1], moments: [moment(0, 1, 0.7, 0.3, 0.7, 0.3), moment(4, 2, 1, 0, 1, 0)], points: [point(1, 3)] };

test('a line for each side: those who win together share one', () => {
  expect(sideLines(DUEL)).toEqual([{ seats: [0], values: [50, 61, 20, 0] }, { seats: [1], values: [50, 39, 80, 100] }]);
  expect(sideLines(TEAMS)).toEqual([{ seats: [0, 2], values: [70, 100] }, { seats: [1, 3], values: [30, 0] }]);
  expect(sideLines({ ...TEAMS, sides: [0, 0, 0, 0] })).toHaveLength(1);
});

test('a turning point is marked where the chances began to fall, on the line of the one who chose', () => {
  expect(marksOf(DUEL, sideLines(DUEL))).toEqual([{ line: 0, round: 1 }, { line: 1, round: 2 }]);
  expect(marksOf(TEAMS, sideLines(TEAMS))).toEqual([{ line: 1, round: 0 }]);
});

test('rounds are bands where the game has them', () => {
  const when = (round: number, turn: number): AnalysedMoment => ({ ...moment(turn, turn, 1), when: { id: 'x', args: { round, turn } } });
  expect(roundsOf({ ...DUEL, moments: [when(1, 1), when(1, 2), when(2, 5), moment(9, 6, 1)] })).toEqual([{ from: 1, to: 5, round: 1 }, { from: 5, to: 6, round: 2 }]);
  expect(roundsOf(DUEL)).toEqual([]);
});

afterEach(() => vi.unstubAllGlobals());

/** A server that answers with these pieces of text, cut anywhere. */
function answering(...pieces: string[]): void {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({ start: (stream) => { for (const piece of pieces) stream.enqueue(encoder.encode(piece)); stream.close(); } });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
}
async function all(): Promise<Analysis[]> {
  const found: Analysis[] = [];
  for await (const known of readAnalysis('t', 'open', 1, new AbortController().signal)) found.push(known);
  return found;
}

test('each line is laid over what was known, wherever the stream is cut', async () => {
  answering('{"share":0,"sides":[0,1],"mom', 'ents":[],"points":[]}\n{"share":0.5}', '\n', '{"share":1,"points":[]}\n');
  expect((await all()).map(({ share, sides }) => [share, sides])).toEqual([[0, [0, 1]], [0.5, [0, 1]], [1, [0, 1]]]);
});

test('what went wrong is said, and so is a line that broke', async () => {
  answering('{"share":0}\n{"error":{"id":"server-our-mistake"}}\n');
  await expect(all()).rejects.toThrow(new Refused(500, { id: 'server-our-mistake' }, null));
  answering('{"share":0.4}\n');
  await expect(all()).rejects.toThrow('page-error-offline');
});
