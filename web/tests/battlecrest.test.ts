import { expect, test } from 'vitest';
import { beside, distance, laidOf, symbolsOf, wayOf } from '../src/games/battlecrest/grid.ts';
import { healthAfter, healthBefore, throughOf } from '../src/games/battlecrest/health.ts';
import { weighedIn } from '../src/games/battlecrest/marks.ts';
import { reachOf } from '../src/games/battlecrest/reach.ts';
import { comingOf, isImperators, reasonsOf } from '../src/games/battlecrest/reasons.ts';
import { hardestOf, storyOf } from '../src/games/battlecrest/story.ts';
import type { ActionInfo, PromptInfo } from '../src/wire/types.ts';
import type { Card, Components, View } from '../src/games/battlecrest/types.ts';
import type { LogEntry, LogEvent } from '../src/wire/types.ts';

const RECORDS: Record<string, Card> = {
  'moss-gate.a': { id: 'moss-gate.a', kind: 'landmark', number: 1, north: 'MOVE', east: 'DEF', south: 'WAYPOINT' },
  'briar-pit.a': { id: 'briar-pit.a', kind: 'landmark', number: 3, north: 'HAZARD', south: 'HAZARD HAZARD' },
  'spring.b': { id: 'spring.b', kind: 'landmark', number: 5, west: 'WAYPOINT' },
};

test('cells lie side by side and end at the border', () => {
  expect([0, 1, 2, 3].map((way) => beside('3b', way))).toEqual(['2b', '3c', '4b', '3a']);
  expect([beside('1a', 0), beside('6f', 1)]).toEqual([null, null]);
  expect(distance('1a', '3c')).toBe(4);
});

test('an edge concerns the cell beyond it, on a turned landmark the opposite one', () => {
  const upright = symbolsOf(laidOf({ '2b': '1A' }, RECORDS));
  expect(upright).toMatchObject({ '1b': ['MOVE'], '2c': ['DEF'], '3b': ['WAYPOINT'] });
  const turned = symbolsOf(laidOf({ '2b': '1A turned' }, RECORDS));
  expect(turned).toMatchObject({ '3b': ['MOVE'], '2a': ['DEF'], '1b': ['WAYPOINT'] });
  expect(symbolsOf(laidOf({ '4d': '3A' }, RECORDS))['5d']).toEqual(['HAZARD', 'HAZARD']);
});

test('a way goes round landmarks, through waypoints, and ends on a hazard', () => {
  expect(wayOf('2a', '2c', laidOf({ '2b': '3A' }, RECORDS))).toHaveLength(7);
  expect(wayOf('3b', '5d', laidOf({ '2b': '1A', '5e': '5B' }, RECORDS))).toEqual(['3b', '5d']);
  expect(wayOf('3a', '3c', laidOf({ '2b': '3A' }, RECORDS))).toHaveLength(5);
});

const event = (kind: string, args: Record<string, string> = {}): LogEvent => ({ kind, seat: null, rule: 'BC9.8', words: { id: kind, args: { who: { id: 'battlecrest-imperator' }, ...args } } });
const entry = (n: number, luck: boolean, ...events: LogEvent[]): LogEntry => ({ n, seat: null, action: null, luck, turn: 2, round: 1, events });

test('the reasons of the Imperator are sorted by the steps of its order', () => {
  const log = [entry(1, false, event('turn')), entry(2, true, event('order', { order: '2a' })), entry(3, false, event('refresh')), entry(4, false, event('moved'), event('stayed'))];
  const turn = reasonsOf(log, () => 'RMA');
  expect(turn).toMatchObject({ order: '2a', past: 2, now: true });
  expect(turn.steps.map(({ step, lines }) => [step, lines.length])).toEqual([[null, 1], ['R', 1], ['M', 2]]);
  expect(reasonsOf([...log, entry(5, false, event('activated')), entry(6, false, event('turn', { who: 'somebody' }))], () => 'RMA')).toMatchObject({ past: 3, now: false });
});

const RULES: Components = {
  cells: [], source: 'built-in', stars: {}, scripts: { shot: [{ verb: 'attack', value: 3, range: [2, 3] }], sweep: [{ verb: 'push', value: 1, range: [1, 1] }], rig: [{ verb: 'attack', value: 2, range: [1, 1], minion: true }] },
  cards: { '2a': { id: '2a', kind: 'order', steps: 'RMA', choice: 'rightmost', refresh: 1 }, solo: { id: 'solo', kind: 'solo', plays: 'forge', refresh: 1 } },
};
const lies = (card: string, ready = true) => ({ card, face: 'start' as const, ready, move: 1, defence: 1, crest: 'AIM', boost: null });
const VIEW = {
  turn: 2, active: 1, landmarks: { '2b': '1A' }, done: [], stars: [], cells: {}, result: null, order: '2a',
  figures: [
    { hero: 'mutino', seat: 0, health: 9, full: 13, cell: '1a', row: [lies('shot'), lies('sweep'), lies('rig')], movement: 3, primed: {}, minion: { name: 'rig', cell: '6f' } },
    { hero: 'forge', seat: null, health: 8, full: 11, cell: '4d', row: [lies('shot'), lies('sweep'), lies('rig', false)], movement: 2, primed: {} },
  ],
} as View;

test('the steps that an order still has are told with their numbers', () => {
  const turn = reasonsOf([entry(1, false, event('turn')), entry(2, true, event('order', { order: '2a' })), entry(3, false, event('refresh'))], () => 'RMA');
  expect(comingOf(turn, VIEW, RULES)).toEqual([
    { step: 'M', words: { id: 'page-battlecrest-coming-move', args: { n: 2 } } },
    { step: 'A', words: { id: 'page-battlecrest-coming-activate', args: { card: { id: 'battlecrest-own-name', args: { name: 'sweep' } } } } },
  ]);
  const none = { ...VIEW, figures: [VIEW.figures[0]!, { ...VIEW.figures[1]!, row: [] }] };
  const early = { ...turn, past: 0 };
  expect(comingOf(early, none, RULES).map(({ words }) => words)).toEqual([{ id: 'page-battlecrest-coming-refresh', args: { ready: 0, limit: 2 } }, expect.anything(), { id: 'page-battlecrest-coming-nothing' }]);
  expect(comingOf({ ...turn, now: false }, VIEW, RULES)).toEqual([]);
});

test('a step of the Imperator is an entry of nobody in which something came of it', () => {
  expect([entry(1, false, event('turn')), entry(2, true, event('order')), entry(3, false, event('stayed'), event('turn')), { ...entry(4, false, event('moved')), seat: 0 }].map(isImperators)).toEqual([false, false, true, false]);
});

test('cells that were weighed, and the one that was taken', () => {
  expect(weighedIn([event('weighed', { cells: '1a, 2b' }), event('moved', { cell: '2b' }), event('moved', { cell: '6f' })])).toEqual({ '1a': 'weighed', '2b': 'taken' });
});

test('health as it was when one’s own turn was over', () => {
  const hero = { id: 'battlecrest-hero-mutino' };
  const turn = (seat: number | null): LogEvent => ({ ...event('turn'), seat });
  const hurt = (kind: string, args: Record<string, unknown>): LogEvent => ({ kind, seat: null, rule: null, words: { id: kind, args: { warrior: hero, ...args } as never } });
  const log = [entry(1, false, turn(0), hurt('wounded', { damage: 1, health: 12 }), turn(null), hurt('wounded', { damage: 3, health: 9 }), hurt('healed', { count: 1, health: 10 }), turn(0))];
  expect(healthBefore(log, [0], hero)).toBe(12);
  expect(healthBefore(log, [0], { id: 'battlecrest-hero-forge' })).toBeNull();
  expect(healthBefore([entry(1, false, turn(0), hurt('wounded', { damage: 1, health: 12 }))], [0], hero)).toBeNull();
});

test('health as a choice would leave it', () => {
  const called = (id: string) => ({ id });
  const prompt = { seat: 0, asks: { id: 'ask', args: { target: { id: 'forge' } } } } as unknown as PromptInfo;
  const pointed = (id: string, args: Record<string, number>, shape = {}) => ({ result: { id, args }, shape: { verb: 'x', ...shape } }) as unknown as ActionInfo;
  expect(healthAfter(VIEW, prompt, pointed('battlecrest-result-defend', { defence: 2, damage: 2 }), called)).toEqual({ side: 0, health: 7 });
  expect(healthAfter(VIEW, prompt, pointed('battlecrest-result-hazard', { damage: 1 }, { warrior: 'forge' }), called)).toEqual({ side: 1, health: 7 });
  expect(healthAfter(VIEW, prompt, pointed('battlecrest-result-hazard', { damage: 1 }, { cell: '3a' }), called)).toEqual({ side: 1, health: 7 });
  expect(healthAfter(VIEW, prompt, pointed('page-battlecrest-arrival', { cost: 2, hazard: 0 }, { warrior: 'mutino' }), called)).toBeNull();
  expect(healthAfter(VIEW, prompt, pointed('battlecrest-result-attack', { value: 4 }), called)).toBeNull();
});

test('attacks reach as far as ready cards say, from hero and minion; the Imperator’s know no distance', () => {
  const found = reachOf(VIEW, RULES);
  expect(Object.keys(found).sort()).toEqual(['1c', '1d', '2c', '3a', '3b', '4a', '5f', '6e']);
  expect(found['5f']).toEqual([0]);
});

test('a card says how many wounds come through if it defends, with the bonus that helps most', () => {
  const defends = (verb: string, card: string, damage: number): ActionInfo => ({ action: `${verb} ${card}`, words: { id: 'words' }, result: { id: 'battlecrest-result-defend', args: { defence: 1, damage } }, shape: { verb, card }, icon: 'checked-shield' });
  const actions = [defends('defend', 'long-shot', 2), defends('defend-with', 'long-shot', 1), defends('activate', 'dirty-trick', 0)];
  expect(['long-shot', 'dirty-trick', 'rig'].map((card) => throughOf(actions, card))).toEqual([1, null, null]);
});

test('a game is told by what took the health of its heroes', () => {
  const called = [{ id: 'battlecrest-hero-mutino' }, { id: 'battlecrest-hero-forge' }];
  const hurt = (n: number, turn: number, side: number, by: number, left: number, way: string): LogEntry => ({ n, seat: null, action: null, luck: false, turn, round: 1, events: [{ kind: way === 'healed' ? 'healed' : 'wounded', seat: null, rule: null, words: { id: `battlecrest-event-wounded-${way}`, args: { warrior: called[side]!, [way === 'healed' ? 'count' : 'damage']: by, health: left } } }] });
  const story = storyOf([hurt(1, 2, 0, 3, 10, 'attack'), hurt(2, 3, 1, 1, 8, 'hazard'), hurt(3, 3, 0, 1, 11, 'healed'), hurt(4, 4, 1, 12, 0, 'attack')], 4, called, [11, 0]);
  expect(story.health).toEqual([[13, 13, 10, 11, 11], [9, 9, 9, 8, 0]]);
  expect(story.lost).toEqual([{ attack: 3, hazard: 0, healed: 1 }, { attack: 8, hazard: 1, healed: 0 }]);
  expect(story.blows.map(({ n, by }) => [n, by])).toEqual([[1, 3], [2, 1], [4, 8]]);
  expect(hardestOf(story.blows, 2).map(({ n }) => n)).toEqual([1, 4]);
  expect(storyOf([], 2, called, [13, 7]).health).toEqual([[13, 13, 13], [7, 7, 7]]);
});
