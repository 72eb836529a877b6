/** Hexes and figures in words: side, distance, what lies or stands there. */
import { t, tell } from '../../words/speech.svelte.ts';
import { figurePhrase, isBot } from './figures.ts';
import { distance, hexOf, neighbour } from './hexes.ts';
import { TERMS } from './kamae.ts';
import { WAYS, type View } from './types.ts';

export function hexAloud(view: View, me: number, name: string): string {
  const own = view.figures[me];
  const [q, r] = hexOf(name);
  const there = view.figures.find((one) => one.hex === name && !view.out.includes(one.figure));
  const terrain = view.terrain[name];
  const where: string[] = [t('senjutsu-hex-at', { q, r })];
  if (own?.hex && own.hex !== name) {
    const from = hexOf(own.hex);
    const far = distance(from, [q, r]);
    const side = WAYS.findIndex((_way, i) => neighbour(from, own.facing + i).join() === name);
    where.push(side >= 0 ? t(`senjutsu-value-${WAYS[side]}`) : t('page-senjutsu-away', { n: far }));
  }
  if (terrain) where.push(t(`senjutsu-value-${terrain}`));
  if (there) where.push(figureAloud(view, there.figure));
  return where.join(', ');
}

export function figureAloud(view: View, figure: number): string {
  const one = view.figures[figure]!;
  const said = [tell(figurePhrase(view, figure)), t(`page-senjutsu-faces-${one.facing}`), t('page-senjutsu-wounds-of', { n: one.wounds, of: one.limit })];
  if (!isBot(view, figure)) said.push(t(TERMS[one.kamae ?? 'N']), t('page-senjutsu-focus-of', { n: one.focus ?? 0 }));
  if (one.stuns) said.push(`${t('senjutsu-stun')} ${one.stuns}`);
  if (one.hobbles?.length) said.push(`${t('senjutsu-hobble')} ${one.hobbles.length}`);
  if (one.shields?.length) said.push(`${t('senjutsu-view-shields')}: ${one.shields.map((way) => t(`senjutsu-value-${way}`)).join(', ')}`);
  return said.join(', ');
}
