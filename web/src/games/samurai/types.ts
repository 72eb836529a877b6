/** The view and the printed data of Samurai Spirit, as docs/wire.md has them. */
export type Symbol3 = 'hat' | 'farm' | 'doll';
export const SYMBOLS: readonly Symbol3[] = ['hat', 'farm', 'doll'];

export interface SeatView {
  seat: number;
  /** null while nobody has joined yet */
  samurai: string | null;
  side: 'human' | 'animal';
  wound: number;
  kiai: number;
  sum: number;
  line: string[];
  left: string[];
  passed: boolean;
  /** the seat where this samurai's own token lies */
  token: number;
  holds: number[];
  added: string[];
  talents: string[];
}

export interface View {
  round: number;
  turn: number;
  level: string;
  active: number;
  phase: string;
  village: { barricades: number; cap: number; farms: number; lost_farms: string[]; families: string[]; lost_families: string[] };
  raiders: { count: number; top: string[]; bottom: string[] };
  intruders: string[];
  discard: string[];
  aside: { lieutenants: number; bosses: number };
  absent: { samurai: string; spent: boolean }[];
  seats: SeatView[];
  bars: string[];
  drawn: { seat: number; card: string } | null;
  peek: { seat: number; cards: string[] } | null;
  kiai: number[];
  forecast: { wounds: number; farms: number; families: number; flames: [number, number] };
  odds: Record<string, number>;
  result: { won: boolean; score: number | null; suffix: string; farms: number; families: number; unhurt: number } | null;
}

export interface CardData {
  value: number;
  symbol: Symbol3 | 'none' | null;
  flame: boolean;
  penalties: string[];
  rank: string;
  sure: boolean;
  /** from the owner's pack */
  own?: boolean;
}

export interface Components {
  cards: Record<string, CardData>;
  samurai: Record<string, { kiai: [number, number]; animal: string; reconstructed: string[]; own?: boolean }>;
  farms: Record<string, number>;
  reconstructed: string[];
  source: string;
  /** the messages by which the rules call verbs and things, by kind and name */
  terms: Record<string, Record<string, string>>;
}

export const UNKNOWN = '?';
