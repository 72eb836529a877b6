/** Buttons side by side that find no room in one row stand in rows of the same length: two and two, not three and one. */
import type { Attachment } from 'svelte/attachments';
import { language } from '../words/speech.svelte.ts';
import { whenFontsCome } from './fonts-come.ts';

/** How many stand in a row: as many rows as they need anyway, evenly filled; 0 if all find room in one. Pure. */
export function perRow(widths: readonly number[], room: number): number {
  let rows = 1;
  let used = 0;
  for (const width of widths) {
    if (used > 0 && used + width > room) [rows, used] = [rows + 1, 0];
    used += width;
  }
  if (rows === 1) return 0;
  const widest = Math.max(...widths);
  return Math.max(1, Math.min(Math.ceil(widths.length / rows), Math.floor(room / widest)));
}

/** The node gets `--per` and `data-per`. `said`: read here, so that it is measured anew whenever the words change. */
export function evenRows(said: () => unknown): Attachment<HTMLElement> {
  return (node) => {
    void [said(), language()];
    const measure = (): void => {
      delete node.dataset['per'];
      const per = perRow([...node.children].map((one) => Math.ceil(widthOf(one as HTMLElement))), node.parentElement?.clientWidth ?? 0);
      if (!per) return;
      node.dataset['per'] = String(per);
      node.style.setProperty('--per', String(per));
    };
    const watching = new ResizeObserver(measure);
    measure();
    if (node.parentElement) watching.observe(node.parentElement);
    const forget = whenFontsCome(measure);
    return () => {
      watching.disconnect();
      forget();
    };
  };
}

/** As wide as its words want it. */
function widthOf(button: HTMLElement): number {
  button.style.flexGrow = '0';
  const { width } = button.getBoundingClientRect();
  button.style.flexGrow = '';
  return width;
}
