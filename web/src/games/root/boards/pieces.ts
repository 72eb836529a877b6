/** Pictures of pieces, items and cards: which icon, whose dye, building or token. */
import type { Building, CardData, Faction, Item, Piece, Token } from './types.ts';

export const BUILDINGS: Record<Building, { faction: Faction; icon: string }> = {
  sawmill: { faction: 'marquise', icon: 'crosscut-saw' },
  workshop: { faction: 'marquise', icon: 'anvil' },
  recruiter: { faction: 'marquise', icon: 'barracks-tent' },
  roost: { faction: 'eyrie', icon: 'nest-eggs' },
  base: { faction: 'alliance', icon: 'military-fort' },
  garden: { faction: 'cult', icon: 'flowers' },
};

export const TOKENS: Record<Token, { faction: Faction; icon: string }> = {
  wood: { faction: 'marquise', icon: 'wood-pile' },
  keep: { faction: 'marquise', icon: 'white-tower' },
  sympathy: { faction: 'alliance', icon: 'paw-print' },
  post: { faction: 'riverfolk', icon: 'shop' },
};

export function isBuilding(piece: Piece): piece is Building {
  return piece in BUILDINGS;
}

export function pieceArt(piece: Piece): { faction: Faction; icon: string; building: boolean } {
  return isBuilding(piece) ? { ...BUILDINGS[piece], building: true } : { ...TOKENS[piece], building: false };
}

export const RUIN_ICON = 'ancient-ruins';

export const ITEM_ICONS: Record<Item, string> = {
  boots: 'boots',
  sword: 'broadsword',
  crossbow: 'crossbow',
  torch: 'torch',
  hammer: 'flat-hammer',
  tea: 'teapot',
  coins: 'two-coins',
  bag: 'knapsack',
};

/** Items that lie on tracks of the Vagabond's board. */
export const TRACK_ITEMS = ['tea', 'coins', 'bag'] as const;

/** Pictures of cards without an item, by the card's name. */
const CARD_ICONS: Record<string, string> = {
  ambush: 'hidden',
  armorers: 'breastplate',
  'better-burrow-bank': 'stack',
  'brutal-tactics': 'mailed-fist',
  cobbler: 'leather-boot',
  codebreakers: 'magnifying-glass',
  'command-warren': 'crossed-swords',
  dominance: 'throne-king',
  'royal-claim': 'crown',
  sappers: 'trowel',
  'scouting-party': 'spyglass',
  'stand-and-deliver': 'robber',
  'tax-collector': 'swap-bag',
  vizier: 'eagle-head',
};

export function cardIcon(stem: string, card: CardData | null): string {
  if (card?.item) return ITEM_ICONS[card.item];
  return CARD_ICONS[stem] ?? 'shaking-hands';
}
