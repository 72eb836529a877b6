/** The lines of an analysis: one for each side, by turn. Pure. */
import type { Analysis } from '../wire/types.ts';

export interface SideLine {
  /** those who share the chance, the first of them signs the line */
  seats: number[];
  values: number[];
}

/** A line for each side, in percent. */
export function sideLines({ sides, moments }: Analysis): SideLine[] {
  return [...new Set(sides)].map((side) => {
    const seats = sides.flatMap((one, seat) => (one === side ? [seat] : []));
    return { seats, values: moments.map(({ chances }) => Math.round(100 * chances[seats[0]!]!)) };
  });
}

/** The rounds, from the turn in which each begins to the next one's; none where a game counts turns alone. */
export function roundsOf({ moments }: Analysis): { from: number; to: number; round: number }[] {
  const begun = moments.flatMap(({ when, turn }) => (typeof when.args?.['round'] === 'number' ? [{ from: turn, round: when.args['round'] }] : []));
  const first = begun.filter(({ round }, i) => round !== begun[i - 1]?.round);
  return first.map((one, i) => ({ ...one, to: first[i + 1]?.from ?? moments.at(-1)!.turn }));
}

/** Where on the chart the turning points lie: at the moment from which the chances fell, on the line of the one who chose. */
export function marksOf({ sides, moments, points }: Analysis, lines: readonly SideLine[]): { line: number; round: number }[] {
  return points.map(({ entry, seat }) => ({
    line: lines.findIndex(({ seats }) => sides[seats[0]!] === sides[seat]),
    round: moments.findLastIndex((moment) => moment.entry <= entry),
  }));
}
