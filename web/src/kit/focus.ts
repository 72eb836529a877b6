/** Focus goes into what opens and comes back to where it was; it is never lost. */
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** The question of the prompt: where the focus goes when its own place is gone. */
export function focusQuestion(): void {
  document.querySelector<HTMLElement>('[data-testid="question"]')?.focus({ preventScroll: true });
}

/** For whatever opens: its `inside` (itself, if there is none) takes the focus. `ifLost`: only if what opened it is gone. */
export function opens(inside = '', ifLost = false): Attachment<HTMLElement> {
  return (node) => {
    const before = document.activeElement;
    if (!ifLost || isLost()) ((inside && node.querySelector<HTMLElement>(inside)) || node).focus({ preventScroll: true });
    return () => void tick().then(() => {
      if (!isLost()) return;
      if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus({ preventScroll: true });
      else focusQuestion();
    });
  };
}
