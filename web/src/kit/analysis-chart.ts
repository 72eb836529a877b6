/** The lines of an analysis: one for each side, by turn. Pure. */
import type { AnalysedMoment, Analysis } from '../wire/types.ts';

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

const turnOf = ({ when }: AnalysedMoment): number | null => (typeof when.args?.['turn'] === 'number' ? when.args['turn'] : null);

/** Where each moment lies from left to right: at its turn; the set-up a step before the first, the end a step behind the last. */
export function turnsOf({ moments }: Analysis): number[] {
  let last: number | null = null;
  const first = moments.map(turnOf).find((turn) => turn !== null) ?? 1;
  return moments.map((moment) => (last = turnOf(moment) ?? (last === null ? first - 1 : last + 1)));
}

/** The rounds, from the turn in which each begins to the next one's; none where a game counts turns alone. */
export function roundsOf(analysis: Analysis): { from: number; to: number; round: number }[] {
  const places = turnsOf(analysis);
  const begun = analysis.moments.flatMap(({ when }, i) => (typeof when.args?.['round'] === 'number' ? [{ from: places[i]!, round: when.args['round'] }] : []));
  const first = begun.filter(({ round }, i) => round !== begun[i - 1]?.round);
  return first.map((one, i) => ({ ...one, to: first[i + 1]?.from ?? places.at(-1)! }));
}

/** Where on the chart the turning points lie: at the moment from which the chances fell, on the line of the one who chose. */
export function marksOf({ sides, moments, points }: Analysis, lines: readonly SideLine[]): { line: number; round: number }[] {
  return points.map(({ entry, seat }) => ({
    line: lines.findIndex(({ seats }) => sides[seats[0]!] === sides[seat]),
    round: moments.findLastIndex((moment) => moment.entry <= entry),
  }));
}
