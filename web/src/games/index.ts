/** Games register by folder: a new one is a new folder with an `index.ts` that exports its door. */
import type { GameDoor } from './door.ts';

const found = import.meta.glob<{ door: GameDoor }>('./*/index.ts', { eager: true });
const doors = new Map(Object.values(found).map(({ door }) => [door.name, door]));

export function doorOf(game: string): GameDoor | null {
  return doors.get(game) ?? null;
}
