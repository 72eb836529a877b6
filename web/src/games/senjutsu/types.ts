/** What Senjutsu's view and components look like on the wire. */
import type { Phrase } from '../../words/phrase.ts';

export type Kamae = 'N' | 'A' | 'B' | 'D';
export type Kind = 'attack' | 'defence' | 'meditation' | 'core' | 'status';
export type Way = 'F' | 'FR' | 'BR' | 'B' | 'BL' | 'FL';
export const WAYS: readonly Way[] = ['F', 'FR', 'BR', 'B', 'BL', 'FL'];
export const NO_VALUE = 255;

/** One line of a card in printed order; a heading stands with the first line below it. */
export interface FaceLine {
  part?: number;
  otherwise?: boolean;
  success?: boolean;
  when?: string;
  or?: boolean;
  band?: string[];
  deeds: string[][];
}

export interface CardFace {
  name: string;
  kind: Kind;
  core: boolean;
  rank: string;
  initiative: string;
  other?: { value: number; focus: number; kamae: Kamae | '' };
  cost: number;
  needs: Kamae[];
  instant: '' | 'additional' | 'replacement' | 'plain';
  prepared: boolean;
  unblockable: boolean;
  range: number;
  status: string;
  lines: FaceLine[];
}

/** What a card would do from where its player stands, part by part. */
export interface Ahead {
  value: number;
  /** hexes that are hit, with the number of wounds; where there are several ways to move, after each of them */
  hits: Record<string, number>;
  /** hexes that are hit after some of the ways */
  may_hit?: string[];
  /** where the mandatory movement ends: hex and facing, one for each way to make it */
  lands?: [string, number][];
  shields: string[];
  reaches: number[];
  sees?: number[];
}

export interface Character {
  advantage: number;
  hand: number;
  wounds: number;
  /** branches from each position: neutral, aggression, balance, determination, the focus node */
  tree: number[][];
}

/** Which rows, by id, were not wholly read from the print, with what is doubtful; and which come from the owner's data. */
export interface Origins {
  reconstructed: Record<string, string>;
  own: string[];
}

export interface Components extends Origins {
  cards: Record<string, CardFace>;
  characters: Record<string, Character>;
  hexes: [number, number][];
  battlefield: string;
  teams: number[];
  horde: boolean;
}

export interface Figure {
  figure: number;
  name: string;
  /** what the rules call it */
  words: Phrase;
  hex: string | null;
  facing: number;
  kamae?: Kamae;
  focus?: number;
  wounds: number;
  bleeding?: number;
  stuns?: number;
  hobbles?: number[];
  toxins?: string[];
  limit: number;
  played: string | null;
  initiative: number | null;
  named?: number;
  lag?: number;
  extra?: string[];
  stays?: string[];
  shields?: Way[];
  counters?: number[];
  stopped?: string[];
  cards?: number;
  deck: number;
  discard: string[];
  known: string[];
  hand?: string[];
  core?: string[];
  asks?: boolean;
  behaviour?: 'left' | 'middle' | 'right';
  stance?: 'aggressive' | 'defensive';
  prefers?: number;
}

export interface View {
  turn: number;
  /** the initiative that is being resolved, NO_VALUE for none */
  value: number;
  track: number[];
  banned: string[];
  forbidden_cards: string[];
  terrain: Record<string, string>;
  queue: number[];
  out: number[];
  stealthed: number[];
  wave: number;
  stage: number;
  phase: 'setup' | 'draw' | 'choose' | 'reveal' | 'resolve' | 'discard' | 'over';
  names: string[];
  figures: Figure[];
  peeked: string[] | number;
  result: { winners: number[]; draw: boolean; rank?: string } | null;
}

export const HIDDEN = '?';
