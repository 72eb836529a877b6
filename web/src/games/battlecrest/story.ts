/** How a game went, from its log: the health of both heroes after every turn, what they lost it by, and the hardest blows. Pure. */
import type { LogEntry, LogEvent } from '../../wire/types.ts';
import type { Phrase } from '../../words/phrase.ts';

/** What a hero lost by attacks and hazards, and what was healed. */
export interface Lost {
  attack: number;
  hazard: number;
  healed: number;
}

export interface Blow {
  /** the entry of the log, for looking at that moment */
  n: number;
  turn: number;
  side: number;
  by: number;
  event: LogEvent;
}

export interface Story {
  /** by side: its health at the start and after every turn */
  health: number[][];
  lost: Lost[];
  /** in the order of the game */
  blows: Blow[];
}

/** So many of the hardest blows, in the order of the game. */
export function hardestOf(blows: readonly Blow[], most: number): Blow[] {
  const chosen = new Set(blows.toSorted((a, b) => b.by - a.by).slice(0, most));
  return blows.filter((blow) => chosen.has(blow));
}

/** `called`: both heroes as events name them; `now`: their health at the end. */
export function storyOf(log: readonly LogEntry[], turns: number, called: readonly Phrase[], now: readonly number[]): Story {
  const names = called.map((name) => JSON.stringify(name));
  const changes = log.flatMap(({ n, turn, events }) =>
    events.flatMap((event) => {
      const { args = {}, id } = event.words;
      const side = event.kind === 'wounded' || event.kind === 'healed' ? names.indexOf(JSON.stringify(args['warrior'])) : -1;
      return side < 0 ? [] : [{ n, turn: turn ?? 0, side, event, hazard: id.endsWith('-hazard'), by: event.kind === 'wounded' ? -Number(args['damage']) : Number(args['count']), left: Number(args['health']) }];
    }),
  );
  const lost: Lost[] = names.map(() => ({ attack: 0, hazard: 0, healed: 0 }));
  const hits = new Map<LogEvent, Blow>();
  const health = names.map((_name, side) => {
    const own = changes.filter((change) => change.side === side);
    let left = own[0] ? own[0].left - own[0].by : now[side]!;
    const after = Array.from({ length: turns + 1 }, () => left);
    for (const { n, turn, hazard, left: then, event } of own) {
      const by = then - left; // the last blow takes no more than there is
      left = then;
      lost[side]![by > 0 ? 'healed' : hazard ? 'hazard' : 'attack'] += Math.abs(by);
      if (by < 0) hits.set(event, { n, turn, side, by: -by, event });
      after.fill(left, Math.max(1, turn));
    }
    return after;
  });
  return { health, lost, blows: changes.flatMap(({ event }) => hits.get(event) ?? []) };
}
