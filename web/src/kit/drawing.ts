/** One door to all drawings: our glyphs first, then the game-icons chosen in icon-names.ts. */
import start from 'virtual:icons/start';
import { GLYPHS } from './glyphs.ts';

export interface Drawing {
  box: number;
  body: string;
}

const added: Record<string, Drawing> = {};
const bodies: Record<string, string> = { ...start };
let fetched: Promise<void> | null = null;

/** The icons of the games, fetched once, before the first door is opened. */
export function fetchIcons(): Promise<void> {
  return (fetched ??= import('virtual:icons/games').then(({ default: more }) => void Object.assign(bodies, more)).catch((error: unknown) => {
    fetched = null;
    throw error;
  }));
}

/** A game's own drawing in a box of 48, made of others. */
export function addDrawing(name: string, body: string): void {
  added[name] = { box: 48, body };
}

export function drawing(name: string): Drawing {
  const own = GLYPHS[name];
  if (own) return { box: 48, body: own };
  if (added[name]) return added[name];
  const icon = bodies[name];
  if (icon) return { box: 512, body: icon };
  throw new Error(`no drawing ${name}`);
}
