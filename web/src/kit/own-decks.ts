/** Decks of one's own that this browser keeps, by game: a name and a text that the server has read. */
import { recall, remember } from './settings.svelte.ts';

export interface OwnDeck {
  name: string;
  text: string;
}

const MOST = 60;

export function ownDecks(game: string): OwnDeck[] {
  try {
    const kept: unknown = JSON.parse(recall(`decks-${game}`) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one): one is OwnDeck => typeof (one as OwnDeck).name === 'string' && typeof (one as OwnDeck).text === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps a deck; one of the same name is replaced. */
export function keepDeck(game: string, deck: OwnDeck): void {
  remember(`decks-${game}`, JSON.stringify([deck, ...ownDecks(game).filter((one) => one.name !== deck.name)].slice(0, MOST)));
}

export function forgetDeck(game: string, name: string): void {
  remember(`decks-${game}`, JSON.stringify(ownDecks(game).filter((one) => one.name !== name)));
}

/** The next table of this game shall be played with this deck. */
export function bringDeck(game: string, text: string): void {
  remember(`deck-${game}`, text);
}
