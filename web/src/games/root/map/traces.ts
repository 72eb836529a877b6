/** What the last step left on the map: the ways that were gone, and the clearings where something happened. Pure. */
import type { LogEvent } from '../../../wire/types.ts';
import type { Args } from '../../../words/phrase.ts';

export interface Way {
  from: number;
  to: number;
  seat: number | null;
}

export interface Ring {
  clearing: number;
  seat: number | null;
}

export interface Traces {
  ways: Way[];
  rings: Ring[];
}

/** A clearing is said by its number, or by a phrase that holds it. */
function clearingOf(arg: Args[string] | undefined): number | null {
  if (typeof arg === 'object') return clearingOf(arg.args?.['n'] ?? arg.args?.['clearing']);
  return typeof arg === 'number' && arg > 0 ? arg : null;
}

export function tracesOf(events: readonly LogEvent[]): Traces {
  const ways: Way[] = [];
  const rings: Ring[] = [];
  for (const { seat, words } of events) {
    const from = clearingOf(words.args?.['clearing'] ?? words.args?.['spot']);
    const to = clearingOf(words.args?.['to']);
    if (from !== null && to !== null && from !== to) {
      if (!ways.some((one) => one.from === from && one.to === to)) ways.push({ from, to, seat });
    } else if (from !== null || to !== null) {
      const clearing = (to ?? from)!;
      if (!rings.some((one) => one.clearing === clearing)) rings.push({ clearing, seat });
    }
  }
  return { ways, rings };
}
