/** The keyboard of the table (look.md, section 8), apart from what the browser does itself. */
export interface KeyDeeds {
  choice(n: number): void;
  undo(): void;
  hint(): void;
  rules(): void;
  log(): void;
  keys(): void;
  skip(): boolean;
  /** the next step of what is followed step by step, if there is something of the kind */
  next(): boolean;
  replay(): void;
  talk(): void;
  step(by: number): void;
  focus(part: 'board' | 'cards' | 'seats'): void;
}

/** Where B, C and S go. */
export const FOCUS = {
  board: '[data-testid="village"] [data-place], [data-testid="map"] [data-place]',
  cards: '[data-testid="hand"] [data-place], [data-own] [data-place], [data-own] [data-nav]',
  seats: '[data-testid="seats"] [data-place], [data-testid="seats"] button',
};

export function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName));
}

/** Enter presses it by itself. */
const pressable = (target: EventTarget | null): boolean => target instanceof Element && target.closest('button, a, summary') !== null;

/** Letters are read by their place on the keyboard as well, so that they work with Cyrillic and Czech layouts. */
export function letter(event: KeyboardEvent): string {
  if (event.key === '?') return '?';
  return /^Key[A-Z]$/u.test(event.code) ? event.code.slice(3).toLowerCase() : event.key;
}

export function onKey(event: KeyboardEvent, deeds: KeyDeeds): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
  if (typing(event.target)) return;
  const digit = /^(?:Digit|Numpad)([1-9])$/u.exec(event.code)?.[1];
  const key = letter(event);
  if (digit && !event.shiftKey) deeds.choice(Number(digit));
  else if (key === 'u') deeds.undo();
  else if (key === 'h') deeds.hint();
  else if (key === 'r') deeds.rules();
  else if (key === 'l') deeds.log();
  else if (key === '?') {
    if (!why()) deeds.keys();
  } else if (key === ',' || event.code === 'Comma') deeds.step(-1);
  else if (key === '.' || event.code === 'Period') deeds.step(1);
  else if (key === 'p') deeds.replay();
  else if (key === 't') deeds.talk();
  else if (key === 'b') deeds.focus('board');
  else if (key === 'c') deeds.focus('cards');
  else if (key === 's') deeds.focus('seats');
  else if (event.key.startsWith('Arrow')) {
    if (!walk(event.key)) return;
  } else if (event.key === ' ') {
    if (!deeds.skip()) return;
  } else if (event.key === 'Enter' && !pressable(event.target)) {
    if (!deeds.next()) return;
  } else return;
  event.preventDefault();
}

/** On a focused dark thing, "?" asks why not: the same as pressing it. */
function why(): boolean {
  const here = document.activeElement;
  if (!(here instanceof HTMLElement) || !here.matches('[data-place], [data-refused]')) return false;
  if (here.matches('[data-lit]')) return false;
  here.click();
  return true;
}

/** Arrows walk over the board to the nearest thing in that direction. */
function walk(key: string): boolean {
  const here = document.activeElement;
  const things = [...document.querySelectorAll<HTMLElement>('[data-place], [data-nav]')].filter((one) => one.offsetParent !== null);
  if (!(here instanceof HTMLElement) || !here.matches('[data-place], [data-nav]')) return false;
  const target = nearest(
    here.getBoundingClientRect(),
    things.filter((one) => one !== here).map((one) => ({ one, box: one.getBoundingClientRect() })),
    key,
  );
  target?.focus();
  return target !== null;
}

export function nearest<T>(from: DOMRect, others: { one: T; box: DOMRect }[], key: string): T | null {
  const cx = (box: DOMRect): number => box.x + box.width / 2;
  const cy = (box: DOMRect): number => box.y + box.height / 2;
  let best: T | null = null;
  let least = Infinity;
  for (const { one, box } of others) {
    const dx = cx(box) - cx(from);
    const dy = cy(box) - cy(from);
    const along = { ArrowRight: dx, ArrowLeft: -dx, ArrowDown: dy, ArrowUp: -dy }[key] ?? 0;
    const across = Math.abs(key === 'ArrowRight' || key === 'ArrowLeft' ? dy : dx);
    if (along <= 4) continue;
    const cost = along + across * 2.5;
    if (cost < least) {
      least = cost;
      best = one;
    }
  }
  return best;
}
