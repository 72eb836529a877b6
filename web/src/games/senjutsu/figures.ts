/** How fighters and bots are signed (look.md, section 15), and how they are called. */
import type { SeatSign } from '../../kit/glyphs.ts';
import type { Phrase } from '../../words/phrase.ts';
import type { View } from './types.ts';

export const SIGNS: Record<string, SeatSign> = {
  student: { dye: 'indigo', shape: 'circle', icon: 'tiger-head', scale: 30 },
  ronin: { dye: 'madder', shape: 'octagon', icon: 'wolf-head', scale: 29 },
  warrior: { dye: 'persimmon', shape: 'shield', icon: 'phoenix', scale: 27, y: 23 },
  master: { dye: 'plum', shape: 'diamond', icon: 'dragon', scale: 27 },
  katana: { dye: 'slate', shape: 'square', icon: 'katana', scale: 29 },
  yari: { dye: 'bark', shape: 'hex', icon: 'spear', scale: 27 },
  yumi: { dye: 'pine', shape: 'drop', icon: 'bow', scale: 25, y: 28 },
  arquebusier: { dye: 'ochre', shape: 'square', icon: 'arquebus', scale: 29 },
  leader: { dye: 'teal', shape: 'plum', icon: 'samurai-helmet', scale: 27 },
};
const STRANGER: SeatSign = { dye: 'slate', shape: 'circle', icon: 'hidden' };

/** `katana-2` is a katana. */
export const kindOf = (name: string): string => name.replace(/-\d+$/u, '');

export function signOfName(name: string | undefined): SeatSign {
  return SIGNS[kindOf(name ?? '')] ?? STRANGER;
}

export const signOf = (view: View, figure: number): SeatSign => signOfName(view.names[figure]);

/** Bots have neither kamae nor hand. */
export const isBot = (view: View, figure: number): boolean => view.figures[figure]?.kamae === undefined;

/** A fighter of one's own team; against bots all are of one team, and nobody says so. */
export const isAlly = (view: View, teams: readonly number[], me: number, figure: number): boolean =>
  figure !== me && teams[figure] === teams[me] && view.figures.some((one) => teams[one.figure] !== teams[me] && !isBot(view, one.figure));

/** What the server calls a figure; behind the last of them stands the Lord, who is a piece of terrain. */
export const figurePhrase = (view: View, figure: number): Phrase => view.figures[figure]?.words ?? { id: 'senjutsu-terrain-lord' };

/** Whose phrase it is, null for nobody's: the log names bots by phrase. */
export function figureOf(view: View, phrase: Phrase | undefined | null): number | null {
  const said = JSON.stringify(phrase);
  const found = view.figures.findIndex(({ figure }) => JSON.stringify(figurePhrase(view, figure)) === said);
  return found < 0 ? null : found;
}
