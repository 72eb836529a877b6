/** How the pieces of a clearing lie in it: slots above, counters below, tokens on the lower rim. From three groups on everything moves closer. Pure. */
import { isBuilding } from '../boards/pieces.ts';
import type { Building, Faction, Token } from '../boards/types.ts';
import type { Clearing, View } from '../types.ts';
import type { Glade } from './layout.ts';

export interface SlotSpot {
  x: number;
  y: number;
  size: number;
  /** what stands there; null is an open slot */
  holds: Building | 'ruin' | null;
  seat: number | null;
}

export interface CounterSpot {
  seat: number;
  faction: Faction;
  x: number;
  y: number;
  size: number;
  /** warriors; 0 for a pawn, which is not counted */
  count: number;
}

export interface TokenSpot {
  x: number;
  y: number;
  token: Token;
  seat: number;
  count: number;
}

export interface Arrangement {
  crowd: boolean;
  slots: SlotSpot[];
  counters: CounterSpot[];
  tokens: TokenSpot[];
}

const SLOT_STEP = 46;
const TOKEN_STEP = 38;

export function arrange(view: View, clearing: Clearing, glade: Glade): Arrangement {
  const groups = [
    ...Object.entries(clearing.warriors).filter(([, count]) => count > 0).map(([seat, count]) => ({ seat: Number(seat), count })),
    ...clearing.pawns.map((seat) => ({ seat, count: 0 })),
  ];
  const crowd = groups.length > 2;
  return { crowd, slots: slotSpots(clearing, glade, crowd), counters: counterSpots(view, groups, glade, crowd), tokens: tokenSpots(clearing, glade, crowd) };
}

function slotSpots(clearing: Clearing, { x, y }: Glade, crowd: boolean): SlotSpot[] {
  const standing = clearing.pieces.flatMap(({ piece, seat, count }) => (isBuilding(piece) ? Array.from({ length: count }, () => ({ holds: piece, seat })) : []));
  const all: { holds: SlotSpot['holds']; seat: number | null }[] = [...(clearing.ruin ? [{ holds: 'ruin' as const, seat: null }] : []), ...standing];
  while (all.length < clearing.slots) all.push({ holds: null, seat: null });
  const step = SLOT_STEP * (crowd ? 0.88 : 1);
  return all.map((one, i) => ({ ...one, x: x + (i - (all.length - 1) / 2) * step, y: y - 20 - (crowd ? 15 : 0), size: crowd ? 37 : 42 }));
}

function counterSpots(view: View, groups: readonly { seat: number; count: number }[], { x, y, r }: Glade, crowd: boolean): CounterSpot[] {
  const faction = (seat: number): Faction => view.seats[seat]!.faction;
  const n = groups.length;
  if (!crowd) return groups.map(({ seat, count }, i) => ({ seat, count, faction: faction(seat), x: x + (i - (n - 1) / 2) * 62 - (count ? 9 : 0), y: y + 30, size: 42 }));
  const per = n === 3 && r > 70 ? 3 : n > 4 ? 3 : 2;
  const rows = Array.from({ length: Math.ceil(n / per) }, (_, i) => groups.slice(i * per, i * per + per));
  return rows.flatMap((row, j) =>
    row.map(({ seat, count }, i) => ({
      seat,
      count,
      faction: faction(seat),
      x: x + (i - (row.length - 1) / 2) * (row.length > 2 ? 46 : 51) - (count ? 7 : 0),
      y: y + (rows.length > 1 ? 7 + j * 32 : 22),
      size: 33,
    })),
  );
}

function tokenSpots(clearing: Clearing, { x, y, r }: Glade, crowd: boolean): TokenSpot[] {
  const tokens = clearing.pieces.flatMap(({ piece, seat, count }) => (isBuilding(piece) ? [] : [{ token: piece, seat, count }]));
  return tokens.map((one, i) => ({ ...one, x: x + (i - (tokens.length - 1) / 2) * TOKEN_STEP, y: y + r + (crowd ? 11 : 2) }));
}
