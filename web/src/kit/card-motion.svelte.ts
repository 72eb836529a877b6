/** Cards go their real way: when a view changes, every card that was elsewhere moves from there; a new one turns over at its stack. */
import { untrack } from 'svelte';
import { settings } from './settings.svelte.ts';

const EASE = 'cubic-bezier(.2,.7,.2,1)';

type Boxes = Record<string, DOMRect>;

function boxesIn(root: Element): Boxes {
  const found: Boxes = {};
  for (const element of root.querySelectorAll('[data-card]')) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) found[element.getAttribute('data-card') ?? ''] = box;
  }
  return found;
}

function go(element: Element, from: DOMRect, turn: boolean): void {
  const to = element.getBoundingClientRect();
  const dx = from.x - to.x;
  const dy = from.y - to.y;
  if (to.width === 0 || Math.abs(dx) + Math.abs(dy) < 6) return;
  const scale = from.width / to.width;
  const start = `translate(${dx}px, ${dy}px) scale(${scale})${turn ? ' rotateY(90deg)' : ''}`;
  element.animate([{ transform: start, transformOrigin: '0 0', zIndex: 5 }, { transform: 'none', transformOrigin: '0 0', zIndex: 5 }], { duration: turn ? settings.move * 1.6 : settings.move, easing: EASE });
}

/**
 * To be called while the board's component is made: `read` reads what the board is drawn from, `board` gives its element,
 * `source` selects the stack that new cards come from. Nothing moves when motion is off, on the first drawing, or when the boards
 * themselves have changed places (`order`).
 */
export function moveCards(read: () => unknown, board: () => Element | null, source: string, order: () => unknown): void {
  let before: Boxes | null = null;
  let seated: unknown;
  $effect.pre(() => {
    read();
    const root = untrack(board);
    before = root && settings.move ? boxesIn(root) : null;
  });
  $effect(() => {
    read();
    const root = untrack(board);
    const seats = untrack(order);
    const turned = seats !== seated;
    seated = seats;
    if (!root || !before || turned) return;
    const stack = root.querySelector(source)?.getBoundingClientRect();
    for (const element of root.querySelectorAll('[data-card]')) {
      const from = before[element.getAttribute('data-card') ?? ''];
      if (from) go(element, from, false);
      else if (stack) go(element, stack, true);
    }
  });
}
