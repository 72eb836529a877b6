/** Cells, warriors and cards in words. */
import { t, tell, within } from '../../words/speech.svelte.ts';
import { abilityPhrase, cardPhrase, crestPhrase, landmarkPhrase, nameOf, scriptOf, warriorsOf } from './figures.ts';
import { laidOf, symbolsOf } from './grid.ts';
import type { Ability, Components, RowCard, View } from './types.ts';

export function abilityAloud(ability: Ability): string {
  return [ability.verb === 'star' ? `★ ${t('page-battlecrest-one-star')}` : tell(abilityPhrase(ability)), ability.crest ? `+1/${tell(crestPhrase(ability.crest))}` : ''].filter(Boolean).join(', ');
}

export function cardAloud(components: Components, card: RowCard): string {
  const said = [`${tell(cardPhrase(components, card.card))}: ${within(card.ready ? 'battlecrest-ready' : 'battlecrest-exhausted')}`, t('page-battlecrest-values', { move: card.move, defence: card.defence, crest: crestPhrase(card.crest) })];
  return [...said, ...scriptOf(components, card.card, card.face === 'back').map(abilityAloud)].join('; ');
}

/** What every cell says: its name, what lies or stands there, and what concerns it. */
export function cellsAloud(view: View, components: Components): (cell: string) => string {
  const laid = laidOf(view.landmarks, components.cards);
  const symbols = symbolsOf(laid);
  const warriors = warriorsOf(view.figures);
  return (cell) => {
    const landmark = laid.find((one) => one.cell === cell);
    if (landmark) return `${cell}, ${tell(landmarkPhrase(landmark.record, landmark.number))}, ${landmark.face}`;
    const here = warriors.filter((one) => one.cell === cell).map(({ name }) => nameOf(components, name));
    return [cell, ...here, ...(symbols[cell] ?? []).map((symbol) => t(`battlecrest-value-${symbol}`))].join(', ');
  };
}
