/** Names of things on the table as one reads them aloud. */
import { t } from '../../words/speech.svelte.ts';
import { PENALTY } from './figures.ts';
import type { CardData } from './types.ts';

/** "Raider 3, doll, flame, penalty: wound" */
export function cardName(card: CardData): string {
  const parts = [t('page-samurai-card', { rank: t(`samurai-${card.rank}`), value: card.value })];
  if (card.symbol && card.symbol !== 'none') parts.push(t(`samurai-symbol-${card.symbol}`));
  if (card.flame) parts.push(t('samurai-flame'));
  for (const code of card.penalties) parts.push(t('page-samurai-penalty', { penalty: t(`samurai-penalty-${PENALTY[code]?.key ?? 'wound'}`) }));
  return parts.join(', ');
}

export function nameOf(samurai: string): string {
  return t(`samurai-name-${samurai}`);
}
