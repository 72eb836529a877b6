/** Text in a box of fixed size: the box gets `data-fit` 0, 1, 2 … until all of it is in sight; its style says how much smaller each is. `data-over`: even the smallest finds no room. */
import type { Attachment } from 'svelte/attachments';
import { language } from '../words/speech.svelte.ts';
import { whenFontsCome } from './fonts-come.ts';
import { beforeNextFrame } from './next-frame.ts';

const MOST = 3;
const waiting = new Set<HTMLElement>();
const isTight = (box: HTMLElement): boolean => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;

/** All boxes whose words have changed are measured together: at most one layout for each size, however many they are. */
const measuring = beforeNextFrame(() => {
  const all = [...waiting];
  let tight = all;
  waiting.clear();
  for (let size = 0; size <= MOST && tight.length > 0; size++) {
    for (const box of tight) if (box.dataset['fit'] !== String(size)) box.dataset['fit'] = String(size);
    tight = tight.filter(isTight);
  }
  for (const box of all) if (box.hasAttribute('data-over') !== tight.includes(box)) box.toggleAttribute('data-over');
});

function measure(box: HTMLElement): void {
  waiting.add(box);
  measuring.ask();
}

/** `said`: read here, so that it is measured anew whenever the words change. */
export function fitText(said: () => unknown): Attachment<HTMLElement> {
  return (node) => {
    void [said(), language()]; // in another one they are longer or shorter
    let before: string | null = null; // the first time it tells what is about to be measured anyway
    const watching = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      const now = `${Math.round(width)} ${Math.round(height)}`;
      if (before !== null && now !== before) measure(node);
      before = now;
    });
    measure(node);
    watching.observe(node);
    const done = whenFontsCome(() => measure(node));
    return () => (watching.disconnect(), done(), waiting.delete(node));
  };
}
