/** The rules drawer: open or not, and at which paragraph. Any part of the page may open it. */
import { t } from '../words/speech.svelte.ts';

class Book {
  shown = $state(false);
  at = $state<string | null>(null);
  /** grows with every call, so that asking for the same paragraph again scrolls there again */
  asked = $state(0);

  open(rule: string | null = null): void {
    if (rule) this.at = rule;
    this.shown = true;
    this.asked += 1;
  }

  close(): void {
    this.shown = false;
  }

  toggle(rule: string | null): void {
    if (this.shown) this.close();
    else this.open(rule);
  }
}

export const book = new Book();

/** A paragraph as people cite it: without the letters of the game ("SS7.12" is read "7.12", "RG.4.2" is "G.4.2"); a list goes by its name. */
export function paragraph(rule: string): string {
  const short = rule.replace(/^[A-Z]+(?=\d)|^[A-Z]-?/u, '');
  const list = /^(card|data|quest)-/u.exec(short)?.[1];
  return list ? t(`page-rule-${list}`) : short;
}
