/** The whole board in sentences: for those who read rather than look. */
import { t, within } from '../../words/speech.svelte.ts';
import { cardName, seatName, sideName } from './naming.ts';
import type { Components, View } from './types.ts';

export function boardAsText(view: View, components: Components): string[] {
  const cards = (ids: readonly string[]): string => ids.map((id) => (components.cards[id] ? cardName(components, components.cards[id]) : t('page-samurai-hidden-card'))).join('; ') || t('page-samurai-none');
  const lines = [
    t('page-samurai-text-village', { barricades: view.village.barricades, cap: view.village.cap, farms: view.village.farms, families: view.village.families.length }),
    t('page-samurai-text-stacks', { raiders: view.raiders.count, intruders: view.intruders.length, discard: view.discard.length }),
  ];
  for (const seat of view.seats) {
    const state = [
      sideName(components, seat),
      seat.wound ? within('samurai-wound') : '',
      seat.passed ? within('samurai-passed') : '',
      view.active === seat.seat ? t('page-samurai-active') : '',
    ].filter(Boolean);
    lines.push(`${seatName(seat)} (${state.join(', ')}). ${t('page-samurai-track', { sum: seat.sum, kiai: seat.kiai })}. ${t('samurai-combat-line')}: ${cards(seat.line)}. ${t('samurai-defence-side')}: ${cards(seat.left)}.`);
  }
  if (view.drawn) lines.push(`${t('page-samurai-drawn')}: ${cards([view.drawn.card])}.`);
  return lines;
}
