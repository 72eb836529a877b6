/** How the deck builder calls and draws cards. */
import { has, t } from '../../../words/speech.svelte.ts';

const ICONS: Record<string, string> = { attack: 'crossed-swords', defence: 'checked-shield', meditation: 'prayer' };

export const kindIcon = (kind: string): string => ICONS[kind] ?? 'crossed-swords';
export const cardName = (id: string): string => t(`senjutsu-card-${id}`);
/** The row of the rules that says the whole card. */
export const cardRule = (id: string): string => `S-card-${id}`;
export const cardText = (id: string): string => (has(`rule-${cardRule(id)}`) ? t(`rule-${cardRule(id)}`) : cardName(id));
export const shownValue = (initiative: string, value: string): string => (value === '=' ? '=' : initiative);
