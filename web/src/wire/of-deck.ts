/** What is wrong with a deck is said of it by its word on the page, not by the field of the request that held it. Pure. */
import type { Phrase } from '../words/phrase.ts';

export function ofDeck(error: Phrase, word: string): Phrase {
  const field = error.args?.['field'];
  const isDeck = typeof field === 'string' && (field === 'deck' || field.startsWith('options.'));
  return isDeck ? { id: error.id, args: { ...error.args, field: { id: word } } } : error;
}
