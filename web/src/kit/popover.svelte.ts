/** One popover for the whole page: help on hover (400 ms), focus and long press; reasons on request. */
import type { Snippet } from 'svelte';
import type { Attachment } from 'svelte/attachments';

const HOVER_MS = 400;
const PRESS_MS = 480;
const LEAVE_MS = 180;

class Popover {
  anchor = $state.raw<Element | null>(null);
  content = $state.raw<Snippet | null>(null);
  pinned = $state(false);
  private leaving: ReturnType<typeof setTimeout> | undefined;

  open(anchor: Element, content: Snippet, pinned: boolean): void {
    clearTimeout(this.leaving);
    if (this.pinned && !pinned && this.anchor !== null) return;
    this.anchor = anchor;
    this.content = content;
    this.pinned = pinned;
  }

  close(): void {
    clearTimeout(this.leaving);
    this.anchor = null;
    this.content = null;
    this.pinned = false;
  }

  /** The pointer left: close soon, unless it went into the popover itself. */
  leave(): void {
    if (this.pinned) return;
    clearTimeout(this.leaving);
    this.leaving = setTimeout(() => this.close(), LEAVE_MS);
  }

  stay(): void {
    clearTimeout(this.leaving);
  }
}

export const popover = new Popover();

/** Attach to anything that has help. A long press opens it pinned and does not count as a click. */
export function help(content: Snippet | null | undefined): Attachment<Element> {
  return (element) => {
    if (!content) return;
    const node = element as HTMLElement;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const later = (ms: number, pinned: boolean): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        pressed = pinned;
        popover.open(node, content, pinned);
      }, ms);
    };
    const stop = (): void => clearTimeout(timer);
    const on = <K extends keyof HTMLElementEventMap>(type: K, run: (event: HTMLElementEventMap[K]) => void, capture = false): (() => void) => {
      node.addEventListener(type, run, capture);
      return () => node.removeEventListener(type, run, capture);
    };
    const offs = [
      on('pointerenter', (event) => event.pointerType === 'mouse' && later(HOVER_MS, false)),
      on('pointerleave', () => (stop(), popover.anchor === node && popover.leave())),
      on('pointerdown', (event) => (event.pointerType === 'mouse' ? stop() : later(PRESS_MS, true))),
      on('pointerup', stop),
      on('pointercancel', stop),
      on('focusin', () => node.matches(':focus-visible') && later(HOVER_MS, false)),
      on('focusout', () => (stop(), popover.anchor === node && popover.leave())),
      on('contextmenu', (event) => (pressed || popover.anchor === node) && event.preventDefault()),
      on('click', (event) => {
        stop();
        if (!pressed) return;
        pressed = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      }, true),
    ];
    return () => {
      stop();
      for (const off of offs) off();
      if (popover.anchor === node) popover.close();
    };
  };
}
