/** How much an event tells somebody who looks back on a turn: what decides the duel first. Pure. */
import type { LogEvent } from '../../wire/types.ts';

const TELLS: Readonly<Record<string, number>> = { won: 9, draw: 9, wounded: 8, removed: 8, defended: 6, held: 5, open: 4, attacked: 4, pushed: 4, healed: 3, swapped: 3, fallback: 3, activated: 2, primed: 2, refocused: 2, refresh: 2, moved: 1, stayed: 1, 'no-card': 1 };

export const tells = ({ kind }: LogEvent): number => TELLS[kind] ?? 0;

/** The one of these events that says most. */
export const telling = (events: readonly LogEvent[]): LogEvent | undefined => events.filter((event) => tells(event) > 0).toSorted((a, b) => tells(b) - tells(a))[0];
