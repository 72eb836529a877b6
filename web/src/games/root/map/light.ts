/** What the lamp shows on the map: lit clearings, the one it goes from, ways between, and what a player could expect but cannot do. Pure. */
import type { Offer } from '../../../wire/offers.ts';
import type { ActionInfo } from '../../../wire/types.ts';
import type { Step } from '../../../wire/steps.ts';
import { WANDERS } from '../verbs.ts';
import { laneOf, type Layout } from './layout.ts';

export interface Light {
  clearings: ReadonlySet<number>;
  forests: ReadonlySet<string>;
  /** where warriors go from, or where the battle is to be */
  from: number | null;
  fromForest: string | null;
  lanes: readonly { d: string; river: boolean }[];
  /** stitched, with a question mark */
  dark: ReadonlySet<number>;
  /** a target is asked for: everything else steps back */
  veil: boolean;
}

interface Asked {
  layout: Layout;
  at: (place: string) => readonly Offer[];
  taken: readonly Step[];
  /** clearings where single pieces or foes may be chosen */
  inside: readonly number[];
  /** clearings with a refusal of their own */
  refused: readonly number[];
  /** a pawn that moves from where it stands */
  pawn: { clearing: number | null; forest: string | null } | null;
  battle: number | null;
}

const MOST_DARK = 6;

export function lightOf({ layout, at, taken, inside, refused, pawn, battle }: Asked): Light {
  const clearings = new Set(layout.clearings.map(({ id }) => id).filter((id) => at(`clearing:${id}`).length > 0));
  const forests = new Set(layout.forests.map(({ id }) => id).filter((id) => at(`forest:${id}`).length > 0));
  const origin = taken.findLast((step) => step.field === 'from' || (step.field === 'clearing' && !WANDERS.has(String(taken[0]?.value))))?.value;
  const goals = [...clearings].flatMap((id) => at(`clearing:${id}`)).filter(goesThere);
  const moving = goals.length > 0 || forests.size > 0;
  const starts = new Set(goals.map((offer) => firstOf(offer).shape['from']).filter((one) => typeof one === 'number'));
  const given = starts.size === 1 ? [...starts][0]! : null;
  const from = typeof origin === 'number' ? origin : (given ?? (moving ? (pawn?.clearing ?? null) : (inside[0] ?? null)));
  const fromForest = moving && from === null ? (pawn?.forest ?? null) : null;
  const lanes = moving && from !== null ? [...clearings].flatMap((id) => (id === from ? [] : (laneOf(layout, from, id) ?? []))) : [];
  const dark = new Set(refused.filter((id) => !clearings.has(id) && id !== from).slice(0, MOST_DARK));
  const veil = battle !== null || ((clearings.size > 0 || inside.length > 0) && (moving || taken.length > 0 || dark.size > 0)) || forests.size > 0;
  return { clearings, forests, from: clearings.has(from ?? -1) && !moving ? null : from, fromForest, lanes, dark, veil };
}

function firstOf(offer: Offer): ActionInfo {
  return offer.kind === 'action' ? offer.action : offer.part.actions[0]!;
}

/** The offer is a way that ends there, not one that starts there. */
function goesThere(offer: Offer): boolean {
  const { shape } = firstOf(offer);
  if (shape.verb === 'move') return offer.kind === 'action' || (offer.part.path?.at(-1)?.startsWith('to ') ?? false);
  return WANDERS.has(shape.verb);
}
