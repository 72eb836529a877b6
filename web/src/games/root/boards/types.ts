/** The part of Root's view that boards, seats and cards read (the whole of it is in docs/wire.md). */
export const SUITS = ['fox', 'rabbit', 'mouse'] as const;
export type BaseSuit = (typeof SUITS)[number];
export type Suit = BaseSuit | 'bird';
export const FACTIONS = ['marquise', 'eyrie', 'alliance', 'vagabond', 'vagabond2', 'cult', 'riverfolk'] as const;
export type Faction = (typeof FACTIONS)[number];
export type Item = 'boots' | 'sword' | 'crossbow' | 'torch' | 'hammer' | 'tea' | 'coins' | 'bag';
export type Building = 'sawmill' | 'workshop' | 'recruiter' | 'roost' | 'base' | 'garden';
export type Token = 'wood' | 'keep' | 'sympathy' | 'post';
export type Piece = Building | Token;
/** pieces by the seat they belong to; JSON has seats as text */
export type BySeat = Record<string, number>;

export interface MarquiseBoard {
  keep: number | null;
  wood: number;
  sawmill: number;
  workshop: number;
  recruiter: number;
  actions: number;
  recruited: boolean;
}

export const COLUMNS = ['recruit', 'move', 'battle', 'build'] as const;
export type Column = (typeof COLUMNS)[number];
export const LEADERS = ['builder', 'charismatic', 'commander', 'despot'] as const;
export type Leader = (typeof LEADERS)[number];
export interface EyrieBoard {
  leader: Leader | null;
  leaders: Leader[];
  decree: Record<Column, string[]>;
  done: Record<Column, string[]>;
  roosts: number;
}

export interface AllianceBoard {
  sympathy: number;
  bases: BaseSuit[];
  officers: number;
  supporters: number;
  supporter_cards: string[] | null;
  /** what this viewer was shown of them; some may have left unseen */
  known_supporters?: { cards: string[]; lost: number } | null;
  operations: number;
}

export interface HeldItem {
  item: Item;
  place: 'track' | 'satchel' | 'damaged';
  up: boolean;
  count: number;
}
export interface VagabondBoard {
  character: string | null;
  clearing: number | null;
  forest: string | null;
  items: HeldItem[];
  limit: number;
  carried: number;
  /** 0 indifferent … 3 allied, or hostile */
  relations: Record<string, number | 'hostile'>;
  aids: BySeat;
  quests: Record<BaseSuit, number>;
  ruins: Record<string, Item[]>;
}

export interface CultBoard {
  outcast: BaseSuit | null;
  hated: boolean;
  acolytes: number;
  gardens: Record<BaseSuit, number>;
  revealed: string[];
  scored: Suit[];
}

export const SERVICES = ['card', 'boats', 'mercenaries'] as const;
export type Service = (typeof SERVICES)[number];
export interface RiverfolkBoard {
  prices: Record<Service, number | null>;
  payments: BySeat;
  funds: BySeat;
  committed: BySeat;
  posts: Record<BaseSuit, number>;
  spaces: Partial<Record<BaseSuit, { open: number; used: BySeat }>>;
}

export type FactionBoard = MarquiseBoard | EyrieBoard | AllianceBoard | VagabondBoard | CultBoard | RiverfolkBoard;

export interface SeatView {
  seat: number;
  faction: Faction;
  points: number | null;
  dominance: Suit | null;
  coalition: number | null;
  hand: number;
  cards: string[] | null;
  known: { cards: string[]; lost: number } | null;
  effects: string[];
  used: string[];
  items: Partial<Record<Item, number>>;
  supply: number;
  board: FactionBoard;
}

export interface ClearingView {
  n: number;
  suit: BaseSuit | null;
  pieces: { seat: number; piece: Piece; count: number }[];
}

/** What a board needs of the view. */
export interface BoardView {
  active: number;
  phase: string;
  clearings: readonly ClearingView[];
  lost_souls: string[] | null;
  quests: string[];
  quest_deck: number;
  seats: readonly SeatView[];
}

export interface CardData {
  /** the messages that say what it does: in full, and in a few words if there are any */
  face: string;
  line: string | null;
  suit: Suit;
  cost: (BaseSuit | 'any')[];
  kind: 'item' | 'persistent' | 'favor' | 'ambush' | 'dominance';
  item: Item | null;
  vp: number;
}
export interface QuestData {
  suit: BaseSuit;
  items: Item[];
}
/** Numbers of the tracks, space by space; roosts and gardens by how many stand on the map, from none. */
export interface Tracks {
  wood_cost: number[];
  sawmill: number[];
  workshop: number[];
  recruiter: number[];
  roost: number[];
  sympathy_cost: number[];
  sympathy: number[];
  garden: number[];
  post: number[];
}
/** What boards need of the printed data. */
export interface CardComponents {
  tracks: Tracks;
  cards: Record<string, CardData>;
  quests: Record<string, QuestData>;
  /** values no printed source was seen for: "garden-3", "post-3" */
  reconstructed?: string[];
  /** cards from the owner's pack */
  own?: string[];
  /** messages by which verbs and things are called, and the paragraphs of things: by the field of a shape and its value */
  terms: Record<string, Record<string, string>>;
  rules: Record<string, Record<string, string>>;
}

/** The Decree's own bird card. */
export const VIZIER = 'vizier';
