/** A list that is scrolled: where something lies beyond an edge it fades out there (`data-above`, `data-below`; app.css), so that no line looks cut. */
import { beforeNextFrame } from './next-frame.ts';

export function faded(box: HTMLElement): () => void {
  const looking = beforeNextFrame(() => {
    box.toggleAttribute('data-above', box.scrollTop > 3);
    box.toggleAttribute('data-below', box.scrollTop + box.clientHeight < box.scrollHeight - 3);
  });
  const sized = new ResizeObserver(looking.ask);
  const filled = new MutationObserver(looking.ask);
  sized.observe(box);
  filled.observe(box, { childList: true, subtree: true, characterData: true });
  box.addEventListener('scroll', looking.ask, { passive: true });
  looking.ask();
  return () => (sized.disconnect(), filled.disconnect(), box.removeEventListener('scroll', looking.ask), looking.stop());
}
