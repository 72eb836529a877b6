/** The tables this browser knows, asked for again from time to time: at which of them somebody waits for this person. */
import { callForTurn, markTab } from '../kit/attention.ts';
import { readBook, t, tell } from '../words/speech.svelte.ts';
import { api, Refused } from './api.ts';
import { forget, keptTables } from './kept.ts';
import type { ListedTable } from './types.ts';
import { newlyYours } from './yours.ts';
import type { Phrase } from '../words/phrase.ts';

export const EVERY_MS = 30_000;

class Turns {
  tables = $state.raw<ListedTable[] | null>(null);
  error = $state.raw<Phrase | null>(null);
  /** the table that is open in this tab tells by itself, and at once */
  open = $state<{ token: string; yours: boolean } | null>(null);

  /** How many other tables wait for this person. */
  elsewhere = $derived((this.tables ?? []).filter((one) => one.yours && !one.over && one.token !== this.open?.token).length);

  constructor() {
    $effect.root(() => {
      $effect(() => markTab(this.elsewhere > 0 || this.open?.yours === true));
    });
  }

  async refresh(): Promise<void> {
    const kept = keptTables();
    try {
      const listed = kept.length ? await api.list(kept.map((one) => one.token)) : [];
      await Promise.all([...new Set(listed.map((table) => table.game))].map(readBook)); // the names of those who sit there
      for (const one of newlyYours(this.tables, listed)) {
        if (one.token !== this.open?.token) callForTurn(one.table, t('common-your-turn'), tell(one.title));
      }
      this.tables = listed;
      this.error = null;
      for (const one of kept) if (!listed.some((table) => table.token === one.token)) forget(one.token);
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason;
      this.tables ??= [];
      this.error = reason.phrase;
    }
  }

  /** As long as the page is open, if there is a table in play beside the one that is open here; a tab nobody looks at is asked less often by its browser. */
  watch(): () => void {
    const isOver = (token: string): boolean => this.tables?.some((one) => one.token === token && one.over) ?? false;
    const waits = (): boolean => keptTables().some(({ token }) => token !== this.open?.token && !isOver(token));
    const again = (): void => void (waits() && this.refresh());
    const timer = setInterval(again, EVERY_MS);
    return () => clearInterval(timer);
  }
}

export const turns = new Turns();
