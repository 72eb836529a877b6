/** Battles of a table as the log tells them: the one that is being fought, and the report of the one that has just ended. */
import type { Desk } from '../../wire/desk.svelte.ts';
import { foughtJustNow, toldBattle, type ToldBattle } from './battle-told.ts';
import type { View } from './types.ts';

export class Reports {
  private closed = $state<string | null>(null);

  constructor(
    private readonly desk: () => Desk,
    private readonly view: () => View,
  ) {}

  /** the entries up to the moment that is shown */
  private log = $derived.by(() => {
    const { log, replay, replayAt } = this.desk();
    const until = replay?.[replayAt]?.entry?.n;
    return replay ? log.filter((entry) => until !== undefined && entry.n <= until) : log;
  });
  private events = $derived(this.log.flatMap((entry) => entry.events));
  private moment = $derived.by(() => `${this.desk().token}/${this.log.length}`);

  current = $derived.by<ToldBattle | null>(() => (this.view().battle ? toldBattle(this.events, this.view()) : null));

  /** stays until the next choice, or until it is closed */
  ended = $derived.by<ToldBattle | null>(() => {
    const { replay, happening } = this.desk();
    if (this.closed === this.moment) return null;
    return foughtJustNow(this.events, replay ? (this.log.at(-1)?.events.length ?? 0) : happening.length, this.view());
  });

  close(): void {
    this.closed = this.moment;
  }
}
