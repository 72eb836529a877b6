/**
 * A choice is made step by step, on the board or in the prompt. Pure.
 * Its steps come from the shape of the action: a game has one row per part of a shape, in the order in which parts are asked (`Parts`). What lies at the
 * same steps is one group. A step with one possible answer is not asked, and a number of things (warriors that march) is a dial beside the choices:
 * all of them, unless the dial says less.
 */
import rows from '../../../src/kotatsu/kernel/choosing.json';
import type { Phrase } from '../words/phrase.ts';
import type { ActionInfo, PromptInfo, Shape } from './types.ts';

/** Verbs that end a question: they stand beside the choices and are no choice of their own kind. */
export const ENDINGS: ReadonlySet<string> = new Set(rows.endings);

/** Up to here all choices stand side by side with their full words. */
export const FEW = 4;

export interface Step {
  key: string;
  /** the part of the action's shape it stands for, and what it says there */
  field: string;
  value: string | number;
  words: Phrase;
  /** a number or letter that says enough beside the icon, where there are many of its kind */
  tag?: Phrase | undefined;
  /** what is left to say of the whole choice where the question has said the rest */
  short?: Phrase | undefined;
  icon: string | null;
  /** places on the board where it may be taken */
  places: readonly string[];
  /** it need not be taken first: places of the steps behind it may be touched at once */
  through?: boolean | undefined;
}

/** The question, and what lies on the table. */
export interface Moment {
  prompt: PromptInfo;
  view: unknown;
  components: unknown;
}

/** One part of a choice: what it is called, its drawing, and where on the table it may be taken. */
export interface PartRow<At extends Moment = Moment> {
  /** its value, where that is not the field of the shape with this name; undefined: not asked here */
  value?(shape: Shape, action: ActionInfo): unknown;
  words(value: string | number, action: ActionInfo, at: At): Phrase;
  tag?(value: string | number): Phrase | undefined;
  /** what a choice that ends with this part is called right under its question: "Long Shot" instead of "Defend with Long Shot" */
  short?(value: string | number, action: ActionInfo, at: At): Phrase | undefined;
  icon?(value: string | number, at: At, action: ActionInfo): string | null | undefined;
  places?(value: string | number, shape: Shape, at: At): readonly string[];
  /** the places of later parts may be touched without taking this one first */
  through?: boolean;
}

/** The rows of a game, in the order in which its parts are asked. */
export type Parts<At extends Moment = Moment> = Readonly<Record<string, PartRow<At>>>;

/** The steps of an action. */
export function stepsOf<At extends Moment>(parts: Parts<At>, action: ActionInfo, at: At): Step[] {
  return Object.entries(parts).flatMap(([field, row]): Step[] => {
    const value = row.value ? row.value(action.shape, action) : action.shape[field];
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const places = row.places?.(value, action.shape, at) ?? [];
    return [{ key: `${field} ${value}`, field, value, words: row.words(value, action, at), tag: row.tag?.(value), short: row.short?.(value, action, at), icon: row.icon?.(value, at, action) ?? null, places, through: row.through }];
  });
}

export type StepsOf = (action: ActionInfo) => readonly Step[];

/** What may be taken now: a whole action, or a step that leads on to several. */
export interface Way {
  path: readonly string[];
  /** the last step of the way; null for an action without steps */
  step: Step | null;
  /** the step it is called by, if that is an earlier one: "march", where a click goes straight to the clearing */
  name?: Step | undefined;
  actions: readonly ActionInfo[];
  /** the action it comes to, if it is one */
  action: ActionInfo | null;
  /** nothing else remains to be said after this step: its words are enough */
  last: boolean;
}

export interface Unfolded {
  /** steps taken or given, first to last */
  taken: readonly Step[];
  /** what the prompt offers now */
  ways: readonly Way[];
  /** the actions that are still possible */
  within: readonly ActionInfo[];
  /** numbers the dial may show; empty when there is nothing to count */
  counts: readonly number[];
}

/** The same steps again for the same action, without working them out anew. */
export function remembered(stepsOf: StepsOf): StepsOf {
  const known = new Map<ActionInfo, readonly Step[]>();
  return (action) => {
    const steps = known.get(action) ?? stepsOf(action);
    known.set(action, steps);
    return steps;
  };
}

const countOf = (action: ActionInfo): number | null => {
  const { count } = action.shape as { count?: unknown };
  return typeof count === 'number' ? count : null;
};

/** Actions that differ in their number only: the dial's one, else the most below it, else the fewest. */
function dialled(group: readonly ActionInfo[], dial: number | null): ActionInfo | null {
  if (group.length === 1) return group[0]!;
  const counts = group.map(countOf);
  if (counts.includes(null) || new Set(counts).size < group.length) return null;
  const sorted = group.toSorted((a, b) => countOf(b)! - countOf(a)!);
  return sorted.find((action) => dial === null || countOf(action)! <= dial) ?? sorted.at(-1)!;
}

function grouped(actions: readonly ActionInfo[], stepsOf: StepsOf, depth: number): Map<string, ActionInfo[]> {
  const groups = new Map<string, ActionInfo[]>();
  for (const action of actions) {
    const key = stepsOf(action)[depth]?.key ?? `= ${action.action}`;
    const group = groups.get(key);
    if (group) group.push(action);
    else groups.set(key, [action]);
  }
  return groups;
}

function wayOf(group: readonly ActionInfo[], stepsOf: StepsOf, depth: number, dial: number | null): Way {
  const steps = stepsOf(group[0]!);
  const leaf = group.every((action) => stepsOf(action).length <= depth + 1);
  const action = group.length === 1 || leaf ? dialled(group, dial) : null;
  return { path: steps.slice(0, depth + 1).map((step) => step.key), step: steps[depth] ?? null, actions: group, action, last: leaf };
}

export function unfold(actions: readonly ActionInfo[], stepsOf: StepsOf, chosen: readonly string[], dial: number | null): Unfolded {
  const endings = chosen.length ? [] : actions.filter((action) => ENDINGS.has(action.shape.verb) && stepsOf(action).length <= 1);
  let within = endings.length < actions.length ? actions.filter((action) => !endings.includes(action)) : actions;
  let depth = 0;
  const taken: Step[] = [];
  for (;;) {
    const groups = grouped(within, stepsOf, depth);
    const asked = chosen[depth] === undefined ? undefined : groups.get(chosen[depth]!);
    const [only] = groups.size === 1 ? [...groups.values()] : [];
    const group = asked ?? (only && only.length > 1 && only.some((action) => stepsOf(action).length > depth + 1) ? only : undefined);
    const step = group && stepsOf(group[0]!)[depth];
    if (!group || !step) break;
    taken.push(step);
    within = group;
    depth += 1;
  }
  const beside = within.length === actions.length && depth === 0 ? [] : endings.map((action) => wayOf([action], stepsOf, 0, dial));
  const ways = [...grouped(within, stepsOf, depth).values()].map((group) => wayOf(group, stepsOf, depth, dial));
  const flat = few(within, stepsOf, depth, dial);
  const counted = ways.some((way) => way.last && way.actions.length > 1 && way.action !== null) || (flat !== null && flat.some((way) => way.actions.length > 1));
  const counts = counted ? [...new Set(within.map(countOf).filter((count) => count !== null))].sort((a, b) => a - b) : [];
  return { taken, ways: [...(flat ?? ways), ...beside], within, counts };
}

/** Choices that always stand in the same places, by their first step; null where there is nothing of the kind. */
export function waysOfFirst(actions: readonly ActionInfo[], stepsOf: StepsOf, keys: readonly string[]): (Way | null)[] {
  return keys.map((key) => {
    const group = actions.filter((action) => stepsOf(action)[0]?.key === key);
    return group.length ? wayOf(group, stepsOf, 0, null) : null;
  });
}

/** When only a few choices remain (numbers aside), they are all offered at once, in full words. */
function few(within: readonly ActionInfo[], stepsOf: StepsOf, depth: number, dial: number | null): Way[] | null {
  const ends = new Map<string, ActionInfo[]>();
  for (const action of within) {
    const key = stepsOf(action).map((step) => step.key).join(' / ') || `= ${action.action}`;
    const group = ends.get(key);
    if (group) group.push(action);
    else ends.set(key, [action]);
  }
  if (ends.size > FEW) return null;
  const ways = [...ends.values()].map((group) => wayOf(group, stepsOf, Math.max(depth, stepsOf(group[0]!).length - 1), dial));
  return ways.every((way) => way.action !== null) ? ways.map((way) => ({ ...way, last: stepsOf(way.actions[0]!).length === depth + 1 })) : null;
}

/** What may be taken at each place of the board: the first step with a place decides, so that a verb need not be named first. */
export function waysByPlace(unfolded: Unfolded, stepsOf: StepsOf, dial: number | null): ReadonlyMap<string, readonly Way[]> {
  const found = new Map<string, Way[]>();
  /** `taken`: places that an earlier step of these actions has already */
  const look = (actions: readonly ActionInfo[], depth: number, taken: readonly string[]): void => {
    const groups = grouped(actions, stepsOf, depth);
    for (const group of groups.values()) {
      const step = stepsOf(group[0]!)[depth];
      if (!step) continue;
      const given = groups.size === 1 && group.length > 1 && group.some((action) => stepsOf(action).length > depth + 1);
      if (given || step.places.length === 0) {
        look(group, depth + 1, taken);
        continue;
      }
      const named = stepsOf(group[0]!)[unfolded.taken.length];
      const way = { ...wayOf(group, stepsOf, depth, dial), ...(named && named !== step ? { name: named } : {}) };
      for (const place of new Set(step.places)) {
        if (taken.includes(place)) continue;
        const here = found.get(place);
        if (here) here.push(way);
        else found.set(place, [way]);
      }
      if (step.field === 'verb' || step.through) look(group, depth + 1, [...taken, ...step.places]);
    }
  };
  look(unfolded.within, unfolded.taken.length, []);
  return found;
}
