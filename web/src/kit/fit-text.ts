/** Text in a box of fixed size: the box gets `data-fit` 0, 1, 2 … until all of it is in sight; its style says how much smaller each is. */
import type { Attachment } from 'svelte/attachments';
import { beforeNextFrame } from './next-frame.ts';

const MOST = 3;

/** `said`: read here, so that it is measured anew whenever the words change. */
export function fitText(said: () => unknown): Attachment<HTMLElement> {
  return (node) => {
    void said();
    const measuring = beforeNextFrame(() => {
      for (let size = 0; size <= MOST; size++) {
        if (node.dataset['fit'] !== String(size)) node.dataset['fit'] = String(size);
        if (node.scrollHeight <= node.clientHeight + 1 && node.scrollWidth <= node.clientWidth + 1) return;
      }
    });
    let wide = 0;
    const watching = new ResizeObserver(([entry]) => {
      const now = Math.round(entry!.contentRect.width);
      if (now === wide) return;
      wide = now;
      measuring.ask();
    });
    measuring.ask();
    watching.observe(node);
    return () => (watching.disconnect(), measuring.stop());
  };
}
