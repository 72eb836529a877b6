/**
 * Hidden reactions (an ambush that may or may not be in hand): the page may answer "no" for a person. Pure.
 * The delay is the same with and without cards, so that nobody learns from it what a hand holds.
 */
import type { SeatInfo } from '../wire/types.ts';

/** ask: always the person; nothing: the page, when nothing could be played and only bots would notice; always: the page, every time */
export const REACTIONS = ['ask', 'nothing', 'always'] as const;
export type Reactions = (typeof REACTIONS)[number];

export const ANSWER_MS = 1500;

/** No other person sits at this table: a quick answer tells nobody anything. */
export function amongBots(seats: readonly SeatInfo[], yours: readonly number[]): boolean {
  return seats.every((seat) => yours.includes(seat.seat) || seat.bot !== null);
}

export function answersItself(mode: Reactions, choices: number, alone: boolean): boolean {
  return mode === 'always' || (mode === 'nothing' && choices === 1 && alone);
}
