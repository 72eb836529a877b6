/** How cards are called and read out. */
import { has, t } from '../../../words/speech.svelte.ts';
import type { CardFace, Origins } from '../types.ts';

export const cardTitle = (card: CardFace): string => t(`senjutsu-${card.name}`);

/** The row of the rules that says the whole card. */
export function cardRule(id: string): string | null {
  const rule = id.startsWith('solo-') ? soloRule(id.slice(5)) : `S-card-${id}`;
  return rule !== null && has(`rule-${rule}`) ? rule : null;
}

/** Solo cards of the same text share a row: the nearest one before it. */
function soloRule(id: string): string | null {
  const named = id.replace(/^[a-z]/u, (letter) => letter.toUpperCase()).replace(/-n/u, '-N');
  if (has(`rule-S-solo-${named}`)) return `S-solo-${named}`;
  for (let number = Number(id); number > 0; number -= 1) {
    const rule = `S-solo-${String(number).padStart(3, '0')}`;
    if (has(`rule-${rule}`)) return rule;
  }
  return null;
}

/** The whole card as text, as its row in the rules has it. */
export function cardText(id: string, card: CardFace): string {
  const rule = cardRule(id);
  return rule ? t(`rule-${rule}`) : cardTitle(card);
}

/** What a card or battlefield says of where it comes from: reconstructed, from the owner's data, or nothing, if it was read from the print. */
export function originOf({ reconstructed, own }: Origins, id: string): string | null {
  const doubt = reconstructed[id];
  if (doubt !== undefined) return t(`senjutsu-doubt-${doubt}`);
  return own.includes(id) ? t('page-own-data') : null;
}
