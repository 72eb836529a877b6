/** Games register by folder: `cover.ts` is the picture on the start screen, `index.ts` the door. Doors are fetched when a game is opened. */
import { Refused } from '../wire/api.ts';
import { readBook } from '../words/speech.svelte.ts';
import type { GameCover, GameDoor } from './door.ts';

const covers = import.meta.glob<{ cover: GameCover }>('./*/cover.ts', { eager: true });
const doors = import.meta.glob<{ door: GameDoor }>('./*/index.ts');

export function coverOf(game: string): GameCover | null {
  return covers[`./${game}/cover.ts`]?.cover ?? null;
}

/** The door with the words of its rules; null if we do not draw such a game. */
export async function openDoor(game: string): Promise<GameDoor | null> {
  const door = doors[`./${game}/index.ts`];
  if (!door) return null;
  try {
    const [opened] = await Promise.all([door(), readBook(game)]);
    return opened.door;
  } catch {
    throw new Refused(0, { id: 'page-error-offline' }, null);
  }
}
