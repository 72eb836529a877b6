/** The position as it is entered by clicking: who stands where and looks where, wounds, cards, shields. Pure. */
import type { Position } from '../../../companion/types.ts';
import type { CardFace } from '../types.ts';

export interface EnteredFigure {
  name: string;
  hex: string | null;
  facing: number;
  wounds: number;
  limit: number;
  played?: string;
  named?: number;
  /** where the next part of its card begins; absent when all of it is done */
  place?: number;
  shields?: string[];
  behaviour: Behaviour;
  deck?: string[];
}

export const BEHAVIOURS = ['left', 'middle', 'right'] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

export interface Entered extends Position {
  options: { players: number };
  figures: EnteredFigure[];
  terrain: Record<string, string>;
  turn: number;
  out?: string[];
}

/** What only the table has is not sent: the players' own hands, decks and piles. */
const THEIRS = ['deck', 'hand', 'discard', 'box', 'shown'];

export function sent(position: Position): Position {
  const { figures, options } = position as Entered;
  return { ...position, figures: figures.map((one, n) => (n < options.players ? Object.fromEntries(Object.entries(one).filter(([name]) => !THEIRS.includes(name))) : one)) };
}

export const isPlayer = (position: Entered, figure: number): boolean => figure < position.options.players;
export const isOut = (position: Entered, name: string): boolean => (position.out ?? []).includes(name);

/** Everybody who must stand somewhere and does not. */
export const missing = (position: Entered): EnteredFigure[] => position.figures.filter(({ hex, name }) => hex === null && !isOut(position, name));

const changed = (position: Entered, name: string, by: Partial<EnteredFigure>): Entered => ({ ...position, figures: position.figures.map((one) => (one.name === name ? { ...one, ...by } : one)) });

/** Somebody on a hex; whoever stood there leaves it. */
export function placed(position: Entered, hex: string, name: string | null): Entered {
  return { ...position, figures: position.figures.map((one) => (one.name === name ? { ...one, hex } : one.hex === hex ? { ...one, hex: null } : one)) };
}

export const faced = (position: Entered, name: string, facing: number): Entered => changed(position, name, { facing: ((facing % 6) + 6) % 6 });

/** Whoever has as many wounds as defeat it is out. */
export function wounded(position: Entered, { name, limit }: EnteredFigure, wounds: number): Entered {
  const next = changed(position, name, { wounds: Math.max(0, Math.min(limit, wounds)) });
  const out = (next.out ?? []).filter((one) => one !== name);
  return wounds >= limit ? { ...changed(next, name, { hex: null, wounds: limit }), out: [...out, name] } : { ...next, out };
}

export const withBehaviour = (position: Entered, name: string, behaviour: Behaviour): Entered => changed(position, name, { behaviour });

/** The card that a player has revealed, at the initiative that it prints; null for none. */
export function revealed(position: Entered, name: string, id: string | null, face: CardFace | undefined): Entered {
  const figure = { ...position.figures.find((one) => one.name === name)! };
  delete figure.played;
  delete figure.named;
  if (id !== null) Object.assign(figure, { played: id, named: Math.max(0, ...(face?.initiative.match(/\d+/gu) ?? []).map(Number)) });
  return { ...position, figures: position.figures.map((one) => (one.name === name ? figure : one)) };
}

export function shielded(position: Entered, { name, shields = [] }: EnteredFigure, way: string): Entered {
  return changed(position, name, { shields: shields.includes(way) ? shields.filter((one) => one !== way) : [...shields, way] });
}
