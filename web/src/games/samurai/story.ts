/** The village after every round: barricades, farmsteads and families, as the log tells it. Pure. */
import type { LogEntry, LogEvent } from '../../wire/types.ts';

export const KEPT = ['barricades', 'farms', 'families'] as const;

/** How many there are after an event, and by how much it changed; null if it is about something else. */
const READ: Record<(typeof KEPT)[number], (event: LogEvent) => { now: number; by: number } | null> = {
  barricades: ({ kind, words }) => (kind === 'barricade' ? { now: Number(words.args?.['left']), by: -1 } : kind === 'built' ? { now: Number(words.args?.['count']), by: 1 } : null),
  farms: ({ kind, words }) => (kind === 'farm' ? { now: Number(words.args?.['left']), by: -1 } : null),
  families: ({ kind, words }) => (kind === 'family' ? { now: Number(words.args?.['left']), by: -1 } : null),
};

/** A number for the start and one after each round, for each thing. */
export function story(log: readonly LogEntry[], rounds: number, now: Record<(typeof KEPT)[number], number>): number[][] {
  return KEPT.map((thing) => {
    const told = log.flatMap(({ round, events }) => events.flatMap((event) => {
      const found = READ[thing](event);
      return found && Number.isFinite(found.now) ? [{ round, ...found }] : [];
    }));
    const start = told[0] ? told[0].now - told[0].by : now[thing];
    return Array.from({ length: rounds + 1 }, (_, round) => (round === rounds ? now[thing] : (told.findLast((one) => one.round <= round)?.now ?? start)));
  });
}
