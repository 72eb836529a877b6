/** Sums the boards show: suits of known cards, birds of the Decree, what Lost Souls would make of the Outcast. */
import { COLUMNS, SUITS, VIZIER, type BaseSuit, type BoardView, type BySeat, type CardComponents, type EyrieBoard, type HeldItem, type Item, type Piece, type Suit } from './types.ts';

export function suitOf(id: string, components: CardComponents): Suit | null {
  return id === VIZIER ? 'bird' : (components.cards[id]?.suit ?? null);
}

export function bySuit(cards: readonly string[], components: CardComponents): Record<Suit, number> {
  const count: Record<Suit, number> = { fox: 0, rabbit: 0, mouse: 0, bird: 0 };
  for (const id of cards) {
    const suit = suitOf(id, components);
    if (suit) count[suit]++;
  }
  return count;
}

/** Turmoil costs a point for every bird in the Decree, viziers too (Law 7.7). */
export function birds(board: EyrieBoard, components: CardComponents): number {
  return COLUMNS.flatMap((column) => board.decree[column] ?? []).filter((id) => suitOf(id, components) === 'bird').length;
}

/** Cards of a column in order, each with whether it was carried out this turn. */
export function columnCards(cards: readonly string[], done: readonly string[]): { id: string; done: boolean }[] {
  const left = [...done];
  return cards.map((id) => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return { id, done: at >= 0 };
  });
}

/** The Outcast these Lost Souls would make: the suit with most cards; a tie or none keeps the old one; the old one becomes Hated (Law 10.4.1). */
export function nextOutcast(souls: readonly string[], outcast: BaseSuit | null, components: CardComponents): { suit: BaseSuit | null; hated: boolean; tie: boolean } {
  const count = bySuit(souls, components);
  const most = Math.max(...SUITS.map((suit) => count[suit]));
  const first = SUITS.filter((suit) => count[suit] === most);
  const winner = most > 0 && first.length === 1 ? first[0]! : null;
  const suit = winner ?? outcast;
  return { suit, hated: suit !== null && suit === outcast, tie: most > 0 && winner === null };
}

/** One entry for every single item, in the order of the list. */
export function tiles(items: readonly HeldItem[], where: (held: HeldItem) => boolean): { item: Item; up: boolean }[] {
  return items.filter(where).flatMap((held) => Array.from({ length: held.count }, () => ({ item: held.item, up: held.up })));
}

/** Owners of warriors, one entry each, so that they can be laid out. */
export function owners(box: BySeat): number[] {
  return Object.entries(box).flatMap(([seat, n]) => Array.from({ length: n }, () => Number(seat)));
}

export function total(box: BySeat): number {
  return Object.values(box).reduce((sum, n) => sum + n, 0);
}

/** How many of a seat's pieces lie on the map, in clearings of one suit or everywhere. */
export function onMap(view: BoardView, seat: number, piece: Piece, suit?: BaseSuit): number {
  let n = 0;
  for (const clearing of view.clearings) {
    if (suit && clearing.suit !== suit) continue;
    for (const one of clearing.pieces) if (one.seat === seat && one.piece === piece) n += one.count;
  }
  return n;
}
