/** What Battlecrest's view and components look like on the wire. */
import type { ActionInfo, RecordStatus } from '../../wire/types.ts';

export type Symbol = 'MOVE' | 'ATK' | 'DEF' | 'RANGE' | 'PUSH' | 'HAZARD' | 'WAYPOINT' | 'STAR';
export type Side = 'start' | 'back';

export interface RowCard {
  card: string;
  face: Side;
  ready: boolean;
  move: number;
  defence: number;
  crest: string;
  /** the crest that raises its defence */
  boost: string | null;
}

/** One side: a seat's, or the Imperator's (`seat` null). */
export interface Figure {
  hero: string;
  seat: number | null;
  health: number;
  full: number;
  cell: string | null;
  row: RowCard[];
  movement: number;
  primed: Record<string, number>;
  minion?: { name: string; cell: string | null };
  item?: { name: string; face: Side };
}

export interface View {
  turn: number;
  /** the side whose turn it is */
  active: number;
  /** by cell: number and face, `6B turned` */
  landmarks: Record<string, string>;
  done: string[];
  /** star abilities used this turn */
  stars: string[];
  figures: Figure[];
  /** by cell: what concerns it */
  cells: Record<string, Symbol[]>;
  result: { winner: string | null } | null;
  level?: string;
  order?: string | null;
  discard?: string[];
  deck?: number;
}

/** One ability, as its card prints it. */
export interface Ability {
  verb: string;
  value?: number;
  range?: [number, number];
  all?: boolean;
  crest?: string;
  minion?: boolean;
}

/** A record of the data: a hero, a face of a card, landmark or order. */
export interface Card {
  id: string;
  kind: 'hero' | 'minion' | 'item' | 'action' | 'landmark' | 'map' | 'order' | 'solo';
  name?: string;
  status?: RecordStatus;
  hero?: string;
  health?: number;
  crests?: string[];
  move?: number;
  defence?: number;
  boost?: string;
  crest?: string;
  number?: number;
  north?: string;
  east?: string;
  south?: string;
  west?: string;
  steps?: string;
  compass?: string;
  choice?: string;
  refresh?: number;
  unique?: boolean;
  /** the hero of a solo card; its `hero` and `minion` are distances, `stars` its priorities, `ignores` a bonus that it does not seek */
  plays?: string;
  minion?: string;
  stars?: string[];
  ignores?: string;
  lost_minion?: string;
}

export interface Components {
  cards: Record<string, Card>;
  cells: string[];
  /** "built-in", or what the owner calls the data */
  source: string;
  /** by card, star ability or solo card */
  scripts: Record<string, Ability[]>;
  /** by record: its star abilities */
  stars: Record<string, string[]>;
}

/** What a way to a cell costs, and the strongest attack and push from there. */
export interface Arrival {
  cost: number;
  hazard?: number;
  with?: string[];
  attack?: number;
  push?: number;
}

/** What a choice would bring (`preview.py`). */
export interface Ahead {
  verb?: string;
  warrior?: string;
  cells?: Record<string, Arrival>;
  range?: string[];
  targets?: Record<string, { value?: number; block?: number }>;
}

export const aheadOf = (action: ActionInfo | null | undefined): readonly Ahead[] => (action?.ahead ?? []) as unknown as readonly Ahead[];
