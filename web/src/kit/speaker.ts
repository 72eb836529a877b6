/** Who says something at a table: the person's own name, else that of the seat; an owner may have no seat. */
import { t, tell } from '../words/speech.svelte.ts';
import type { Phrase } from '../words/phrase.ts';
import type { TableMessage } from '../wire/types.ts';

export function speakerOf(shown: TableMessage, seat: number | null): string {
  const found = seat === null ? undefined : shown.seats[seat];
  return found ? (found.person ?? tell(found.name)) : t('page-said-owner');
}

export function aimsWords(aims: readonly Phrase[]): string {
  return t('page-aims-said', { aims: aims.map((aim) => tell(aim)).join(', ') });
}
