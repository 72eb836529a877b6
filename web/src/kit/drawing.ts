/** One door to all drawings: our glyphs first, then the game-icons chosen in icon-names.ts. */
import bodies from 'virtual:icons';
import { GLYPHS } from './glyphs.ts';

export interface Drawing {
  box: number;
  body: string;
}

export function drawing(name: string): Drawing {
  const own = GLYPHS[name];
  if (own) return { box: 48, body: own };
  const icon = bodies[name];
  if (icon) return { box: 512, body: icon };
  throw new Error(`no drawing ${name}`);
}
