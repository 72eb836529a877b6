/** How the deck builder calls cards; all of them are player cards. */
import { t } from '../../../words/speech.svelte.ts';
import type { CardFace } from '../types.ts';
import { valueOf } from './deck.ts';

export const cardName = (id: string): string => t(`senjutsu-card-${id}`);
/** The row of the rules that says the whole card. */
export const cardRule = (id: string): string => `S-card-${id}`;
export const cardText = (id: string): string => t(`rule-${cardRule(id)}`);
/** The printed initiative; `=` for what joins another card. */
export const shownValue = (face: CardFace): string => (valueOf(face) === '=' ? '=' : face.initiative);
