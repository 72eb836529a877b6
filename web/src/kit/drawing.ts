/** One door to all drawings: our glyphs first, then the game-icons chosen in icon-names.ts. */
import bodies from 'virtual:icons';
import { GLYPHS } from './glyphs.ts';

export interface Drawing {
  box: number;
  body: string;
}

const added: Record<string, Drawing> = {};

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
