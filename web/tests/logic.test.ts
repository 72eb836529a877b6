import { expect, test } from 'vitest';
import { paragraph } from '../src/kit/book.svelte.ts';
import { chapters, firstShown, groupLog } from '../src/kit/log-groups.ts';
import { placePopover } from '../src/kit/place-popover.ts';
import { pieces } from '../src/kit/rich.ts';
import { find, split } from '../src/kit/rule-search.ts';
import { analysisLink, parseRoute, tableLink } from '../src/route.ts';
import { patience } from '../src/wire/line.ts';

test('routes are read from the hash and written into it', () => {
  expect(parseRoute('')).toEqual({ screen: 'start' });
  expect(parseRoute('#/new/samurai')).toEqual({ screen: 'new', game: 'samurai' });
  expect(parseRoute(tableLink('a-b_c'))).toEqual({ screen: 'table', token: 'a-b_c', at: null, analysis: false });
  expect(parseRoute(tableLink('t', 12))).toEqual({ screen: 'table', token: 't', at: 12, analysis: false });
  expect(parseRoute('#/table/t/at/x')).toEqual({ screen: 'table', token: 't', at: null, analysis: false });
  expect(parseRoute(analysisLink('t'))).toEqual({ screen: 'table', token: 't', at: null, analysis: true });
  expect(parseRoute('#/rules/samurai/SS7.12')).toEqual({ screen: 'rules', game: 'samurai', rule: 'SS7.12' });
  expect(parseRoute('#/elsewhere')).toEqual({ screen: 'start' });
});

test('a paragraph is cited without the letters of its game', () => {
  expect(paragraph('SS7.12')).toBe('7.12');
  expect(['R4.3.1', 'RG.4.2', 'R-P10', 'RA-2'].map(paragraph)).toEqual(['4.3.1', 'G.4.2', 'P10', 'A-2']);
});

test('results of sums and losses stand out, arrows are drawn', () => {
  expect(pieces('6 + 3 = 9, Kiai')).toEqual([
    { kind: 'plain', text: '6 + 3 = ' },
    { kind: 'strong', text: '9' },
    { kind: 'plain', text: ', Kiai' },
  ]);
  expect(pieces('9 → 12').map((piece) => piece.kind)).toEqual(['plain', 'arrow', 'plain']);
  expect(pieces('barricades −1').at(-1)).toEqual({ kind: 'strong', text: '−1' });
});

test('the log is grouped by turns; the event that opens a turn becomes its heading', () => {
  const event = (kind: string, seat: number | null) => ({ kind, seat, words: { id: kind }, rule: null });
  const entry = (n: number, turn: number, round: number, events: ReturnType<typeof event>[]) => ({ n, seat: 0, action: null, luck: false, turn, round, events });
  const groups = groupLog([
    entry(0, 1, 1, [event('fight', 0)]),
    entry(1, 1, 1, [event('confront', 0), event('turn', 1), event('penalty', 1)]),
    entry(2, 2, 1, [event('pass', 1), event('turn', 0)]),
    entry(3, 3, 2, [event('fight', 0), event('turn', 1)]),
  ]);
  expect(groups.map((group) => [group.seat, group.turn, group.round, group.lines.map((line) => line.event.kind)])).toEqual([
    [0, 1, 1, ['fight', 'confront']],
    [1, 2, 1, ['penalty', 'pass']],
    [0, 3, 2, ['fight']],
    [1, null, 2, []],
  ]);
  expect(chapters(groups).map((chapter) => [chapter.round, chapter.groups.length])).toEqual([[1, 2], [2, 2]]);
  const [first, second] = groups;
  expect(firstShown(groups)[1]).toBe(first?.key);
  expect(firstShown(groups.slice(1))[1]).toBe(second?.key); // the turn it began in is folded
});

test('search finds declined words, every word must be there, ids count', () => {
  const rows = [
    { id: 'SS5.1', said: 'Барикади падають першими.' },
    { id: 'SS5.2', said: 'Барикад ніколи не буває більше, ніж на початку; садиби горять потім.' },
  ];
  expect(find(rows, 'барикаду', 'uk').map((row) => row.id)).toEqual(['SS5.1', 'SS5.2']);
  expect(find(rows, 'барикади садиба', 'uk').map((row) => row.id)).toEqual(['SS5.2']);
  expect(find(rows, '5.1', 'uk').map((row) => row.id)).toEqual(['SS5.1']);
  expect(find(rows, 'кінь', 'uk')).toEqual([]);
  expect(split('Барикади падають', 'барикаду', 'uk')).toEqual([
    { text: 'Барикади', hit: true },
    { text: ' падають', hit: false },
  ]);
});

test('a popover stays in the window and keeps off what is lit', () => {
  const window = { width: 400, height: 300 };
  const above = placePopover({ x: 150, y: 200, width: 50, height: 30 }, { width: 100, height: 60 }, window, []);
  expect(above.y).toBeLessThan(200);
  const litAbove = placePopover({ x: 150, y: 200, width: 50, height: 20 }, { width: 100, height: 60 }, window, [{ x: 0, y: 100, width: 400, height: 95 }]);
  expect(litAbove.y).toBeGreaterThanOrEqual(195);
  const corner = placePopover({ x: 390, y: 0, width: 10, height: 10 }, { width: 100, height: 60 }, window, []);
  expect(corner.x + corner.width).toBeLessThanOrEqual(400);
});

test('a reason goes rather away from its thing than on something lit', () => {
  const window = { width: 600, height: 400 };
  const anchor = { x: 300, y: 340, width: 60, height: 40 };
  const lit = [{ x: 100, y: 280, width: 500, height: 110 }, { x: 0, y: 60, width: 420, height: 220 }];
  const covers = (box: typeof anchor): boolean => lit.some((other) => box.x < other.x + other.width && other.x < box.x + box.width && box.y < other.y + other.height && other.y < box.y + box.height);
  expect(covers(placePopover(anchor, { width: 120, height: 80 }, window, lit))).toBe(true);
  const free = placePopover(anchor, { width: 120, height: 80 }, window, lit, true);
  expect([covers(free), free.x + free.width <= 600, free.y + free.height <= 400]).toEqual([false, true, true]);
});

test('a broken line is tried again with growing patience', () => {
  expect([0, 1, 2, 3, 4, 9].map(patience)).toEqual([1, 2, 4, 8, 15, 15]);
});
