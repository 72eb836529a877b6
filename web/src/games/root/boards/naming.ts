/** Names of Root's things as one reads them aloud. */
import { t, within } from '../../../words/speech.svelte.ts';
import { VIZIER, type CardComponents, type Faction, type Piece, type Suit } from './types.ts';

const SUIT_ENDING = /-(?:fox|rabbit|mouse|bird)$/u;

/** The glossary counts the second Vagabond, views name him. */
function wordOf(faction: Faction): string {
  return faction === 'vagabond2' ? 'vagabond-2' : faction;
}

export function factionTerm(faction: Faction): string {
  return `root-faction-${wordOf(faction)}`;
}

export function factionName(faction: Faction): string {
  return t(factionTerm(faction));
}

/** For chips and narrow places: "Marquise". */
export function shortName(faction: Faction): string {
  return t(`root-short-${wordOf(faction)}`);
}

/** "bake_sale_rabbit" is called bake-sale in the glossary; copies in several suits share a name. */
export function cardStem(id: string): string {
  return id.replaceAll('_', '-').replace(SUIT_ENDING, '').replace('-s-', 's-');
}

/** The glossary's word for a building or token. */
export function pieceTerm(piece: Piece): string {
  return { sympathy: 'root-sympathy-token', post: 'root-trade-post' }[piece as string] ?? `root-${piece}`;
}

export function cardTitle(id: string): string {
  return id === VIZIER ? t('root-vizier') : t(`root-card-${cardStem(id)}`);
}

export function questTitle(id: string): string {
  return t(`root-quest-${cardStem(id)}`);
}

/** What a card does, in full: its row says which sentence that is. */
export function cardText(id: string, components: CardComponents): string {
  const card = components.cards[id];
  return card ? t(card.face) : t('root-board-vizier-text');
}

/** What a card does, in a few words if there are any; item cards say it by their picture. */
export function cardLine(id: string, components: CardComponents): string {
  const card = components.cards[id];
  if (!card) return '';
  if (card.kind === 'item') return within(`root-item-${card.item}`);
  return t(card.line ?? card.face);
}

export function suitCard(suit: Suit): string {
  return t(`root-board-suit-card-${suit}`);
}

/** "Bake Sale, rabbit card, cost 2 rabbit, coins, +3" */
export function cardAloud(id: string, components: CardComponents): string {
  const card = components.cards[id];
  if (!card) return cardTitle(id);
  const parts = [cardTitle(id), suitCard(card.suit)];
  if (card.cost.length) parts.push(t('root-board-cost-list', { list: costAloud(card.cost) }));
  parts.push(cardLine(id, components));
  if (card.vp) parts.push(t('root-board-points', { n: card.vp }));
  return parts.join(', ');
}

function costAloud(cost: readonly (Suit | 'any')[]): string {
  const kinds = [...new Set(cost)];
  return kinds.map((suit) => t('root-board-cost-one', { n: cost.filter((one) => one === suit).length, suit: t(suit === 'any' ? 'root-any-suit' : `root-suit-${suit}`) })).join(', ');
}
