/** The whole view of Root as docs/wire.md has it; what boards and seats read of it stands in boards/types.ts. */
import type { BaseSuit, BoardView, CardComponents, ClearingView, Item, SeatView } from './boards/types.ts';

export type MapName = 'autumn' | 'winter';
export type Phase = 'setup' | 'birdsong' | 'daylight' | 'evening' | 'over';
export const PHASES = ['birdsong', 'daylight', 'evening'] as const;

export interface Clearing extends ClearingView {
  slots: number;
  open: number;
  ruin: boolean;
  ruin_items: number;
  ruler: number | null;
  warriors: Record<string, number>;
  pawns: number[];
  scorched: boolean;
}

export type Side = 'attacker' | 'defender';
export const SIDES: readonly Side[] = ['attacker', 'defender'];
/** `over` is the page's own: a battle that only the log still tells of. */
export const BATTLE_STEPS = ['ambush', 'foil', 'dice', 'cards', 'losses', 'over'] as const;

/** `rolled` and `extra` are hits dealt BY that side, `left` those it must still take. */
export interface Battle {
  clearing: number;
  attacker: number;
  defender: number;
  ally: number | null;
  arbiter: number | null;
  instigator: number | null;
  step: (typeof BATTLE_STEPS)[number];
  ambush: string | null;
  foil: string | null;
  dice: [number, number] | null;
  rolled: Record<Side, number>;
  extra: Record<Side, number>;
  left: Record<Side, number>;
}

export interface View extends BoardView {
  round: number;
  turn: number;
  active: number;
  phase: Phase;
  map: MapName;
  clearings: Clearing[];
  forests: Record<string, number[]>;
  deck: number;
  discard: string[];
  available: string[];
  items: Partial<Record<Item, number>>;
  boats: boolean;
  mercenaries: boolean;
  /** for whom the Riverfolk’s warriors fight now */
  hirer: number | null;
  seats: SeatView[];
  battle: Battle | null;
  result: { winners: number[]; by: 'points' | 'dominance' | 'coalition' } | null;
}

export type Components = CardComponents;
export type { BaseSuit, Item, SeatView };
