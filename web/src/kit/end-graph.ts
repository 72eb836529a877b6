/** How a game went, round by round: what each side had after every round, and where that turned. Pure. */

/** What one side gained or lost in a round. */
export interface Change {
  line: number;
  round: number;
  by: number;
}

export interface Turn {
  kind: 'lead' | 'gain' | 'loss';
  round: number;
  line: number;
  by: number;
}

/** A point for the start and one for each round; they end at what each side has now, if that is known. */
export function points(lines: number, rounds: number, changes: readonly Change[], now: readonly (number | null)[]): number[][] {
  return Array.from({ length: lines }, (_, line) => {
    const own = changes.filter((change) => change.line === line);
    const sum = own.reduce((total, { by }) => total + by, 0);
    const start = (now[line] ?? sum) - sum;
    return Array.from({ length: rounds + 1 }, (_, round) => start + own.filter((change) => change.round <= round).reduce((total, { by }) => total + by, 0));
  });
}

const MOST = 4;

/** Changes of the lead, and the largest gain and loss of a single round; in the order of the rounds. */
export function turns(graph: readonly (readonly number[])[]): Turn[] {
  const rounds = graph[0]?.length ?? 0;
  const found: Turn[] = [];
  let leader: number | null = null;
  for (let round = 1; round < rounds; round++) {
    const most = Math.max(...graph.map((line) => line[round]!));
    const first = graph.flatMap((line, i) => (line[round] === most ? [i] : []));
    const alone = first.length === 1 ? first[0]! : null;
    if (alone !== null && leader !== null && alone !== leader) found.push({ kind: 'lead', round, line: alone, by: 0 });
    if (alone !== null) leader = alone;
  }
  const steps = graph.flatMap((line, i) => line.slice(1).map((value, at) => ({ line: i, round: at + 1, by: value - line[at]! })));
  const gain = steps.toSorted((a, b) => b.by - a.by)[0];
  const loss = steps.toSorted((a, b) => a.by - b.by)[0];
  const kept = found.slice(-MOST + 2);
  if (gain && gain.by > 0) kept.push({ kind: 'gain', ...gain });
  if (loss && loss.by < 0) kept.push({ kind: 'loss', ...loss });
  return kept.sort((a, b) => a.round - b.round);
}
