/** Small questions to a view that several parts of the table ask. Pure. */
import { SYMBOLS, type CardData, type Components, type SeatView, type Symbol3, type View } from './types.ts';

export function card(components: Components, id: string): CardData | null {
  return components.cards[id] ?? null;
}

/** The symbol of a card on the left side. */
export function symbolOf(components: Components, id: string): Symbol3 | null {
  const symbol = components.cards[id]?.symbol;
  return symbol && symbol !== 'none' ? symbol : null;
}

/** Left side by symbol: at most one card each. */
export function defence(components: Components, seat: SeatView): Record<Symbol3, string | null> {
  const side: Record<Symbol3, string | null> = { hat: null, farm: null, doll: null };
  for (const id of seat.left) {
    const symbol = symbolOf(components, id);
    if (symbol) side[symbol] = id;
  }
  return side;
}

/** Seats whose left side lacks a symbol: they pay for it at the end of the round. */
export function lacking(components: Components, view: View, symbol: Symbol3): SeatView[] {
  return view.seats.filter((seat) => defence(components, seat)[symbol] === null);
}

/** The others in the order of turns, the left neighbour first: places at the table stay fixed. */
export function around(view: View, me: number): SeatView[] {
  const n = view.seats.length;
  return Array.from({ length: n - 1 }, (_, i) => view.seats[(me + 1 + i) % n]!);
}

export function leftOf(view: View, seat: number): number {
  return (seat + 1) % view.seats.length;
}

export function rightOf(view: View, seat: number): number {
  return (seat + view.seats.length - 1) % view.seats.length;
}

export interface Odds {
  values: [number, number][];
  symbols: [Symbol3 | 'none', number][];
  penalties: [string, number][];
  flame: number;
}

/** Chances of the next raider, gathered by what a player asks: how strong, which symbol, which penalty, a flame? */
export function gatherOdds(components: Components, odds: Record<string, number>): Odds {
  const values = new Map<number, number>();
  const symbols = new Map<Symbol3 | 'none', number>();
  const penalties = new Map<string, number>();
  let flame = 0;
  for (const [id, chance] of Object.entries(odds)) {
    const data = components.cards[id];
    if (!data) continue;
    values.set(data.value, (values.get(data.value) ?? 0) + chance);
    const symbol = symbolOf(components, id) ?? 'none';
    symbols.set(symbol, (symbols.get(symbol) ?? 0) + chance);
    for (const penalty of new Set(data.penalties.length ? data.penalties : ['NONE'])) penalties.set(penalty, (penalties.get(penalty) ?? 0) + chance);
    if (data.flame) flame += chance;
  }
  return {
    values: [...values].sort((a, b) => a[0] - b[0]),
    symbols: [...SYMBOLS, 'none' as const].map((symbol) => [symbol, symbols.get(symbol) ?? 0]),
    penalties: [...penalties].sort((a, b) => b[1] - a[1]),
    flame,
  };
}

/** Whole percent; what is possible but rare is "<1". */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return '<1';
  return String(Math.round(chance * 100));
}
