/** The whole table in sentences: for those who read rather than look. */
import { t } from '../../words/speech.svelte.ts';
import { cardTitle, factionName } from './boards/naming.ts';
import { factsOf } from './boards/seat-facts.ts';
import { clearingAloud } from './map/aloud.ts';
import type { Components, View } from './types.ts';

export function boardAsText(view: View, components: Components): string[] {
  const lines = view.clearings.map((clearing) => clearingAloud(view, clearing));
  for (const [forest, pawns] of Object.entries(view.forests)) for (const seat of pawns) lines.push(`${t('page-root-forest', { list: forest.replaceAll('_', ', ') })}: ${factionName(view.seats[seat]!.faction)}.`);
  for (const seat of view.seats) {
    const facts = factsOf(view, seat, components).map(({ label, text }) => (/\d|: /u.test(label) ? label : `${label} ${text}`));
    lines.push(`${factionName(seat.faction)}. ${t('common-victory-points')}: ${seat.points ?? '–'}; ${facts.join(', ')}.${seat.cards?.length ? ` ${t('common-hand')}: ${seat.cards.map(cardTitle).join(', ')}.` : ''}`);
  }
  lines.push(`${t('common-deck')}: ${view.deck}. ${t('common-discard-pile')}: ${view.discard.length}.`);
  return lines;
}
