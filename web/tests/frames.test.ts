import { expect, test } from 'vitest';
import { followed, frameOf, mergeLog } from '../src/wire/frames.ts';
import type { LogEntry, TableMessage } from '../src/wire/types.ts';

const entry = (n: number, seat: number | null): LogEntry => ({ n, seat, action: 'fight', luck: seat === null, turn: 1, round: 1, events: [{ kind: 'x', seat, words: { id: 'x' }, rule: null }] });

function message(from: number, entries: LogEntry[]): TableMessage {
  return {
    type: 'table', table: 't', game: 'samurai', role: 'owner', yours: [0], viewer: 0, handover: null, version: 1, seats: [], view: {}, prompts: [], bring: [],
    log: { from, fresh: from, entries }, undo: { may: false, why: null, rule: null, asked: null }, terms: { chat: false, listed: false, hook: null }, clock: null, thinking: [], over: null, notices: [], trouble: null,
  };
}

test('the log grows, and an undo cuts it', () => {
  const known = [entry(0, 0), entry(1, 1)];
  expect(mergeLog(known, { from: 2, entries: [entry(2, 0)] }).map((one) => one.n)).toEqual([0, 1, 2]);
  expect(mergeLog(known, { from: 1, entries: [] }).map((one) => one.n)).toEqual([0]);
});

test('the first message tells nothing new, later ones tell what happened', () => {
  expect(frameOf(message(0, [entry(0, 1)]), [], true)).toMatchObject({ events: [], others: false, undone: false });
  const later = frameOf(message(1, [entry(1, 1)]), [entry(0, 0)], false);
  expect(later.events).toHaveLength(1);
  expect(later.others).toBe(true);
});

test('an undo is no news and does not hold the table', () => {
  const frame = frameOf(message(1, [entry(1, 0)]), [entry(0, 0), entry(1, 1)], false);
  expect(frame).toMatchObject({ events: [], undone: true });
  expect(frame.others).toBe(false);
});

test('others’ moves hold the table; one’s own, luck and what cannot be seen do not', () => {
  const held = (...entries: LogEntry[]): boolean => frameOf(message(1, entries), [entry(0, 0)], false).others;
  expect(held(entry(1, 1))).toBe(true);
  expect(held(entry(1, 0), entry(2, null))).toBe(false);
  expect(held({ ...entry(1, 1), events: [] })).toBe(false);
});

test('a screen that has changed hands reads its log anew: only what is fresh has happened', () => {
  const sent = { ...message(0, [entry(0, 0), entry(1, 1)]), log: { from: 0, fresh: 1, entries: [entry(0, 0), entry(1, 1)] } };
  const frame = frameOf(sent, [entry(0, 0)], false, true);
  expect(frame).toMatchObject({ undone: false, others: true });
  expect(frame.log.map((one) => one.n)).toEqual([0, 1]);
  expect(frame.events).toHaveLength(1);
});

test('an automaton’s turn is cut into its steps; nobody is asked before the last', () => {
  const told = { ...message(1, [entry(1, 0), entry(2, null), entry(3, null), entry(4, null)]), version: 2, prompts: [{ seat: 0 } as never] };
  const frame = frameOf(told, [entry(0, 0)], false);
  const before = frameOf(message(0, [entry(0, 0)]), [], true);
  const isStep = ({ n }: LogEntry): boolean => n >= 2;
  const frames = followed(frame, before, isStep, [2, 3, 4].map((n) => ({ entry: entry(n, null), view: `after ${n}` })));
  expect(frames.map(({ message: { view, prompts }, log, events }) => [view, prompts.length, log.length, events.length])).toEqual([[{}, 0, 1, 0], ['after 2', 0, 3, 2], ['after 3', 0, 4, 1], [{}, 1, 5, 1]]);
  expect(followed(frame, before, ({ n }) => n === 4, [])).toEqual([]);
  expect(followed(frame, before, isStep, [])).toEqual([]);
});
