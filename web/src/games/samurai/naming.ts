/** Names of things on the table as one reads them aloud. */
import type { Phrase } from '../../words/phrase.ts';
import { t, within } from '../../words/speech.svelte.ts';
import type { CardData, Components, SeatView } from './types.ts';

/** The message by which the rules call a thing: a penalty by its code, what a family gives and a lost farmstead costs by their letter. */
export function termOf(components: Components, kind: 'penalty' | 'family' | 'farm', name: string): string {
  return components.terms[kind]?.[name] ?? 'page-samurai-none';
}

/** The message that says what such a thing does. */
export function helpOf(term: string): string {
  return term.replace(/(penalty|bonus)-/u, '$1-help-');
}

/** Several penalties in one sentence: "fire + wound". */
export function penaltyList(components: Components, codes: readonly string[]): string {
  return codes.map((code) => within(termOf(components, 'penalty', code))).join(' + ');
}

/** "Raider 3, doll, flame, penalty: wound" */
export function cardName(components: Components, card: CardData): string {
  const parts = [t('page-samurai-card', { rank: t(`samurai-${card.rank}`), value: card.value })];
  if (card.symbol && card.symbol !== 'none') parts.push(within(`samurai-symbol-${card.symbol}`));
  if (card.flame) parts.push(within('samurai-flame'));
  for (const code of card.penalties) parts.push(t('page-samurai-penalty', { penalty: within(termOf(components, 'penalty', code)) }));
  return parts.join(', ');
}

export function nameOf(samurai: string): string {
  return t(`samurai-name-${samurai}`);
}

/** The samurai of a seat; its number while nobody has joined yet. */
export function seatName(seat: SeatView): string {
  return seat.samurai ? nameOf(seat.samurai) : t('samurai-seat', { number: seat.seat + 1 });
}

/** The same as an argument of a sentence, so that it can be declined. */
export function seatPhrase(seat: SeatView): Phrase {
  return seat.samurai ? { id: `samurai-name-${seat.samurai}` } : { id: 'samurai-seat', args: { number: seat.seat + 1 } };
}

/** "human", or the animal he has turned into. */
export function sideName(components: Components, seat: SeatView): string {
  if (seat.side === 'human') return t('page-samurai-human');
  return within(`samurai-animal-${components.samurai[seat.samurai ?? '']?.animal ?? 'wolf'}`);
}

export function talentText(seat: SeatView): string {
  return seat.samurai ? t(`samurai-talent-${seat.samurai}`) : '';
}

export function kiaiText(seat: SeatView): string {
  return seat.samurai ? t(`samurai-kiai-${seat.samurai}-${seat.side}`) : '';
}
