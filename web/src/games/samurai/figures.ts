/** How the seven samurai, the three symbols and the penalties are drawn (look.md, sections 2 and 12). */
import type { SeatSign } from '../../kit/glyphs.ts';
import type { Symbol3 } from './types.ts';

export const SIGNS: Record<string, SeatSign> = {
  heihachi: { dye: 'slate', shape: 'circle', icon: 'raccoon-head' },
  daisuke: { dye: 'indigo', shape: 'diamond', icon: 'monkey', scale: 24 },
  gorobei: { dye: 'bark', shape: 'square', icon: 'bear-head' },
  kanbei: { dye: 'pine', shape: 'shield', icon: 'boar', y: 22, scale: 26 },
  kikuchiyo: { dye: 'madder', shape: 'octagon', icon: 'tiger-head' },
  kyuzo: { dye: 'teal', shape: 'hex', icon: 'wolf-head' },
  katsushiro: { dye: 'plum', shape: 'plum', icon: 'fox-head' },
};

const STRANGER: SeatSign = { dye: 'slate', shape: 'square', icon: 'hidden' };

export function signOf(samurai: string | null | undefined): SeatSign {
  return SIGNS[samurai ?? ''] ?? STRANGER;
}

export const SYMBOL_ICON: Record<Symbol3, string> = { hat: 'kasa', farm: 'minka', doll: 'kokeshi' };

/** How the penalties of the cards are drawn; what they are called comes with the components (naming.ts). */
export const PENALTY: Record<string, { icon: string; barred?: boolean }> = {
  FIRE: { icon: 'burn' },
  WOUND: { icon: 'wound' },
  NINJA: { icon: 'running-ninja' },
  NODEF: { icon: 'checked-shield', barred: true },
  NOSUP: { icon: 'shaking-hands', barred: true },
  LEFT: { icon: 'arrowL' },
  RIGHT: { icon: 'arrowR' },
  PASS: { icon: 'lying' },
  DEMON: { icon: 'oni' },
  SWORDS: { icon: 'swords' },
  DROP: { icon: 'drop' },
};

const FACES = ['ninja-mask', 'cowled', 'ninja-head', 'hooded-assassin', 'samurai-helmet', 'oni'];

export function faceOf(value: number): string {
  return FACES[value - 1] ?? 'ninja-mask';
}

/** Families by their letter: the colour of the doll. */
export const FAMILY_DYE: Record<string, string> = { A: 'madder', B: 'indigo', C: 'pine' };
