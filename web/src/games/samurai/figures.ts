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

/** Penalty codes of the cards, their drawings and the last part of their Fluent ids. */
export const PENALTY: Record<string, { icon: string; key: string; barred?: boolean }> = {
  FIRE: { icon: 'burn', key: 'fire' },
  WOUND: { icon: 'wound', key: 'wound' },
  NINJA: { icon: 'running-ninja', key: 'ninja' },
  NODEF: { icon: 'checked-shield', key: 'no-defence', barred: true },
  NOSUP: { icon: 'shaking-hands', key: 'no-support', barred: true },
  LEFT: { icon: 'arrowL', key: 'left' },
  RIGHT: { icon: 'arrowR', key: 'right' },
  PASS: { icon: 'lying', key: 'forced-pass' },
  DEMON: { icon: 'oni', key: 'demon' },
  SWORDS: { icon: 'swords', key: 'broken-swords' },
  DROP: { icon: 'drop', key: 'lost-defence' },
};

const FACES = ['ninja-mask', 'cowled', 'ninja-head', 'hooded-assassin', 'samurai-helmet', 'oni'];

export function faceOf(value: number): string {
  return FACES[value - 1] ?? 'ninja-mask';
}

/** Families by their letter: the colour of the doll and the bonus it gives. */
export const FAMILY: Record<string, { dye: string; bonus: string }> = {
  A: { dye: 'madder', bonus: 'heal' },
  B: { dye: 'indigo', bonus: 'build' },
  C: { dye: 'pine', bonus: 'scout' },
};

export const FARM_PENALTY: Record<string, string> = { A: 'family', B: 'farm', C: 'barricade', D: 'wound' };
