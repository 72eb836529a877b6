/** What is printed on the boards besides the tracks of the components: card signs, limits, prices. The page only shows it. */
import type { BaseSuit } from './types.ts';

export const WOOD_TOKENS = 8;
export const SUPPORTER_LIMIT = 5;
export const POSTS_PER_SUIT = 3;
export const PRICES = [1, 2, 3, 4] as const;
export const CONSPIRACIES = { crusade: 2, convert: 2, sanctify: 3 } as const;
/** aids in one turn to reach the next space, and its points */
export const AIDS_NEEDED = [1, 2, 3] as const;
export const AID_POINTS = [0, 1, 2, 2] as const;
export const WARRIORS: Record<string, number> = { marquise: 25, eyrie: 20, alliance: 10, cult: 25, riverfolk: 15 };

/** spaces, counted from 0, that show a card when they are empty */
export const RECRUITER_CARDS: readonly number[] = [2, 4];
export const ROOST_CARDS: readonly number[] = [2, 5];
export const GARDEN_CARD = 1;

export function cardsShown(spaces: readonly number[], uncovered: number): number {
  return spaces.filter((space) => space < uncovered).length;
}

export function gardenCards(gardens: Record<BaseSuit, number>): number {
  return Object.values(gardens).filter((n) => n > GARDEN_CARD).length;
}

/** Neighbouring spaces of the same price, as the board brackets them. */
export function priceGroups(prices: readonly number[]): { cost: number; from: number; n: number }[] {
  const groups: { cost: number; from: number; n: number }[] = [];
  prices.forEach((cost, i) => {
    const last = groups.at(-1);
    if (last?.cost === cost) last.n++;
    else groups.push({ cost, from: i, n: 1 });
  });
  return groups;
}
