/**
 * How long a step of somebody else stays on the table before the next is shown. Pure.
 * The server never waits: what bots did lies in the queue, and the page shares out a time of its own for each turn. Whatever comes, the waits of a
 * turn add up to no more than its share, and those of a round of four seats to no more than ROUND_MS.
 */
export type Speed = 'slow' | 'normal' | 'fast' | 'instant';

/** What a page may add to a round of three bots, in milliseconds. */
export const ROUND_MS: Record<Speed, number> = { slow: 24_000, normal: 12_000, fast: 4_000, instant: 0 };
/** The longest that one step stays. */
export const STEP_MS = 1_200;
/** A round has at least so many shares: a duel's turns are no longer than those at a full table. */
const SHARES = 4;
/** Steps that are still expected of a turn when nothing is waiting: there is always something left for them. */
const EXPECTED = 5;

export class Pace {
  /** all that this page has waited since it was opened */
  waited = 0;
  private turn: number | null = null;
  private spent = 0;

  /** The wait after a step of `turn` at a table of `seats`, with `queued` more steps to show. */
  next(turn: number, seats: number, queued: number, speed: Speed): number {
    if (turn !== this.turn) [this.turn, this.spent] = [turn, 0];
    const left = ROUND_MS[speed] / Math.max(SHARES, seats) - this.spent;
    const wait = Math.max(0, Math.floor(Math.min(STEP_MS, left / Math.max(EXPECTED, queued + 1))));
    this.spent += wait;
    this.waited += wait;
    return wait;
  }
}
