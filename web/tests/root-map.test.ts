import { expect, test } from 'vitest';
import { arrange } from '../src/games/root/map/arrange.ts';
import { around, cleared, fit, held, under, whole, zoomed } from '../src/games/root/map/camera.ts';
import { gladeOf, laneOf, LAYOUTS, WOODS } from '../src/games/root/map/layout.ts';
import { lightOf } from '../src/games/root/map/light.ts';
import { moved, pointsOf, trees } from '../src/games/root/map/woods.ts';
import { askOf, parts, refusedClearings } from '../src/games/root/places.ts';
import type { Clearing, View } from '../src/games/root/types.ts';
import { offerOf } from '../src/wire/offers.ts';
import { stepsOf, unfold, waysByPlace, type Step } from '../src/wire/steps.ts';
import type { ActionInfo, PromptInfo } from '../src/wire/types.ts';

const clearing = (more: Partial<Clearing>): Clearing => ({ n: 12, suit: 'fox', slots: 2, open: 0, ruin: true, ruin_items: 1, ruler: 2, warriors: { '0': 3, '2': 3 }, pieces: [], pawns: [], scorched: false, ...more });
const view = {
  map: 'autumn', battle: null,
  seats: ['marquise', 'eyrie', 'alliance', 'vagabond'].map((faction, seat) => ({ seat, faction, board: {} })),
  clearings: LAYOUTS.autumn.clearings.map(({ id }) => clearing({ n: id })),
} as unknown as View;
const make = (action: string, shape: ActionInfo['shape']): ActionInfo => ({ action, words: { id: 'whole' }, result: null, shape });
const move = (from: number, to: number, count: number): ActionInfo => make(`move ${from} ${to} ${count}`, { verb: 'move', from, to, count });
const promptOf = (actions: ActionInfo[], refused: ActionInfo[] = []): PromptInfo => ({ seat: 0, asks: { id: 'asks' }, rule: null, key: 'action', actions, refused: refused.map((action) => ({ ...action, rule: 'R4.2.1', why: { id: 'why' } })) });
const stepsAt = (action: ActionInfo, prompt: PromptInfo): Step[] => stepsOf(parts, action, { prompt, view, components: { terms: { verb: { move: 'root-move', battle: 'root-battle' } } } });

test('trees keep clear of paths, river and glades', () => {
  for (const map of ['autumn', 'winter'] as const) {
    const layout = LAYOUTS[map];
    const blocked = [...layout.paths.flatMap((path) => pointsOf(path.d, 40)), ...pointsOf(layout.river.d, 24)];
    const wood = trees(layout, 11);
    expect(wood.length).toBeGreaterThan(300);
    for (const tree of wood) {
      expect(layout.clearings.every(({ x, y, r }) => Math.hypot(x - tree.x, y - tree.y) > r + 18)).toBe(true);
      expect(blocked.every(([x, y]) => Math.hypot(x - tree.x, y - tree.y) > 18)).toBe(true);
    }
  }
});

test('a ruin fills the first slot, buildings follow, the rest is open', () => {
  const { slots, tokens, crowd } = arrange(view, clearing({ slots: 3, pieces: [{ seat: 2, piece: 'base', count: 1 }, { seat: 2, piece: 'sympathy', count: 1 }] }), gladeOf(LAYOUTS.autumn, 11));
  expect(slots.map((slot) => slot.holds)).toEqual(['ruin', 'base', null]);
  expect(tokens.map((token) => token.token)).toEqual(['sympathy']);
  expect(crowd).toBe(false);
});

test('from three groups on everything moves closer, and a pawn has no number', () => {
  const { counters, crowd } = arrange(view, clearing({ warriors: { '0': 2, '1': 1, '2': 0 }, pawns: [3] }), gladeOf(LAYOUTS.autumn, 12));
  expect(crowd).toBe(true);
  expect(counters.map(({ seat, count }) => [seat, count])).toEqual([[0, 2], [1, 1], [3, 0]]);
});

test('lit ways run from the origin to every lit clearing, also by river', () => {
  const actions = [move(10, 12, 1), move(10, 12, 2), move(10, 11, 1), move(10, 1, 1), move(10, 2, 1), move(10, 5, 1)];
  const prompt = promptOf(actions);
  const steps = (action: ActionInfo): Step[] => stepsAt(action, prompt);
  const unfolded = unfold(actions, steps, [], null);
  const light = lightOf({ layout: LAYOUTS.autumn, at: (place) => (waysByPlace(unfolded, steps, null).get(place) ?? []).map(offerOf), taken: unfolded.taken, inside: [], refused: [9], pawn: null, battle: null });
  expect([...light.clearings].sort((a, b) => a - b)).toEqual([1, 2, 5, 11, 12]);
  expect(light.from).toBe(10);
  expect(light.lanes).toHaveLength(5);
  expect(light.lanes.filter((lane) => lane.river)).toHaveLength(2);
  expect([...light.dark]).toEqual([9]);
  expect(laneOf(LAYOUTS.autumn, 1, 3)).toBeNull();
});

test('a dark clearing asks what a lit one would do, but here; a refusal comes first', () => {
  const prompt = promptOf([move(12, 9, 3), move(12, 4, 2), make('craft anvil_fox', { verb: 'craft', card: 'anvil_fox' })], [move(12, 11, 1), make('craft sword_mouse', { verb: 'craft', card: 'sword_mouse' })]);
  const taken = stepsAt(prompt.actions[0]!, prompt).slice(0, 2);
  expect(taken.map((step) => step.key)).toEqual(['verb move', 'from 12']);
  expect(askOf('clearing:11', view, prompt, taken)).toBe('move 12 11 1');
  expect(askOf('clearing:7', view, prompt, taken)).toBe('move 12 7 1');
  expect(askOf('card:sword_mouse', view, prompt, [])).toBe('craft sword_mouse');
  expect(askOf('card:root_tea_fox', view, prompt, [])).toBe('craft root_tea_fox');
  expect(askOf('seat:1', view, prompt, [])).toBeNull();
  expect(refusedClearings(prompt, taken)).toEqual([11]);
});

test('a battle lights the clearing, then the foes in it and their seats', () => {
  const prompt = promptOf([1, 2].map((seat) => make(`battle 12 ${seat}`, { verb: 'battle', clearing: 12, seat })));
  const [, at, foe] = stepsAt(prompt.actions[0]!, prompt);
  expect(at?.places).toEqual(['clearing:12']);
  expect(foe?.places).toEqual(['seat:1', 'foe:12:1']);
});

test('the window never leaves the woods, and a pinch keeps the point under the fingers', () => {
  const size = { width: 390, height: 420 };
  const all = whole(size);
  const far = held({ ...all, x: -5000, k: 1.5 }, size);
  expect(far.x - size.width / far.k / 2).toBeCloseTo(WOODS.x);
  const near = fit(around([gladeOf(LAYOUTS.autumn, 12)], 40), size);
  const before = under(held(near, size), size, 100, 300);
  const after = under(zoomed(held(near, size), size, 0.8, 100, 300), size, 100, 300);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test('what covers a part of the window leaves the clearing that is fought over in sight', () => {
  const size = { width: 390, height: 410 };
  for (const layout of Object.values(LAYOUTS)) {
    for (const glade of layout.clearings) {
      const high = glade.y > 502;
      const covered = { top: high ? 270 : 0, bottom: high ? 0 : 270 };
      const camera = held(cleared(whole(size), size, covered, around([glade], 30)), size, covered);
      const at = (y: number): number => (y - camera.y) * camera.k + size.height / 2;
      expect(at(glade.y - glade.r)).toBeGreaterThanOrEqual(covered.top);
      expect(at(glade.y + glade.r)).toBeLessThanOrEqual(size.height - covered.bottom);
      expect(cleared(camera, size, covered, around([glade], 30))).toEqual(camera);
    }
  }
});

test('a path is put elsewhere by its own numbers', () => {
  expect(moved('M1 2l3-4H5V6h-1v.5c1 2 3 4 5 6z', 100, 200, -2, 2)).toBe('M98 204l-6 -8H90V212h2v1c-2 4 -6 8 -10 12z');
});
