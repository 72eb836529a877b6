/**
 * Games register by folder: `cover.ts` is the picture on the start screen, `index.ts` the door, `<page>/page.ts` a page of the game's own.
 * Any other game has the plain ones.
 */
import { fetchIcons } from '../kit/drawing.ts';
import { Refused } from '../wire/api.ts';
import { has, readBook } from '../words/speech.svelte.ts';
import type { GameCover, GameDoor, GamePage } from './door.ts';
import PlainCover from './plain/Cover.svelte';

const covers = import.meta.glob<{ cover: GameCover }>('./*/cover.ts', { eager: true });
const doors = import.meta.glob<{ door: GameDoor }>(['./*/index.ts', '!./plain/index.ts']);

const pages = import.meta.glob<{ page: GamePage }>('./*/*/page.ts', { eager: true });

/** The pages of a game's own, by name. */
export function pagesOf(game: string): { name: string; page: GamePage }[] {
  return Object.entries(pages).filter(([path]) => path.startsWith(`./${game}/`)).map(([path, { page }]) => ({ name: path.split('/')[2]!, page }));
}

export function coverOf(game: string): GameCover {
  return covers[`./${game}/cover.ts`]?.cover ?? { Picture: PlainCover, about: has(`${game}-about`) ? `${game}-about` : 'page-plain-about', facts: 'page-plain-facts' };
}

/** The door with the words of its rules, fetched when the game is opened. */
export async function openDoor(game: string): Promise<GameDoor> {
  const drawn = doors[`./${game}/index.ts`];
  try {
    await fetchIcons(); // doors draw with them at once
    const [opened] = await Promise.all([drawn ? drawn().then(({ door }) => door) : import('./plain/index.ts').then(({ plainDoor }) => plainDoor(game)), readBook(game)]);
    return opened;
  } catch {
    throw new Refused(0, { id: 'page-error-offline' }, null);
  }
}
