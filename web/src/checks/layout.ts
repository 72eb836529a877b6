/**
 * Looks over the page as a careful reader would: clipped or overlapping text, text that spills over its button, card, bar or the window, words broken without a hyphen,
 * letters too small, targets too small, words in a field to fill in that are as dark or as pale as its ground, raw keys or placeholders, drawings whose colours are missing, boards that a panel covers in part, text half under something else,
 * light that is cut off at an edge, cards of one row that differ in height, and boxes that have to be scrolled though all of them should be in sight (`data-whole`). Browser tests inject it as tests/layout-check.js and call `kotatsuLayout()`.
 */
export interface Problem {
  kind: 'raw-key' | 'clipped' | 'broken' | 'spilled' | 'outside' | 'overlap' | 'small-text' | 'small-target' | 'unpainted' | 'covered' | 'uneven' | 'faint';
  text: string;
  where: string;
  with?: string;
}

interface Run {
  element: Element;
  text: string;
  boxes: DOMRect[];
}

export function kotatsuLayout(): Problem[] {
  const SLACK = 2;
  const families = ['page', 'common', 'kernel', 'server', 'cli', 'rule', 'rules', 'game', ...(document.documentElement.dataset['games'] ?? '').split(' ').filter(Boolean)];
  const KEY = new RegExp(`\\b(?!game-icons\\b)(?:${families.join('|')})-[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*\\b`, 'u');
  const problems: Problem[] = [];
  const path = (element: Element): string => {
    const parts: string[] = [];
    for (let at: Element | null = element; at && parts.length < 4; at = at.parentElement) {
      const id = at.getAttribute('data-testid');
      const cls = [...at.classList].filter((name) => !name.startsWith('svelte-')).join('.');
      parts.unshift(at.tagName.toLowerCase() + (id ? `[${id}]` : cls ? `.${cls}` : ''));
      if (id) break;
    }
    return parts.join(' > ');
  };
  const hidden = (element: Element): boolean =>
    element.closest('.reader, [hidden], script, style, title') !== null || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const add = (kind: Problem['kind'], text: string, element: Element, other?: Element): void => {
    problems.push({ kind, text: text.trim().slice(0, 80), where: path(element), ...(other ? { with: path(other) } : {}) });
  };

  // --- all runs of visible text
  const modal = document.querySelector('dialog[open]');
  const root = modal ?? document.body;
  const runs: Run[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    const element = node.parentElement;
    if (!text.trim() || !element || hidden(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0.5 && box.height > 0.5);
    if (boxes.length) runs.push({ element, text, boxes });
    // a word, or what stands of it between two soft hyphens, is on one line (the hyphen that is shown belongs to the line before)
    const topOf = (at: number): number => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return [...range.getClientRects()].at(-1)?.top ?? 0;
    };
    for (const word of boxes.length > 1 ? text.matchAll(/[\p{L}’]{2,}/gu) : []) {
      if (Math.abs(topOf(word.index) - topOf(word.index + word[0].length - 1)) > SLACK) add('broken', word[0], element);
    }
    if ((KEY.test(text) && !element.closest('[data-names]')) || /\{\s*\$/u.test(text) || text.trim() === '…') add('raw-key', text, element);
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < 12.4 && boxes.length) add('small-text', `${size}px ${text}`, element);
  }
  for (const element of root.querySelectorAll('[aria-label], [placeholder], [title]')) {
    for (const name of ['aria-label', 'placeholder', 'title']) {
      const value = element.getAttribute(name);
      if (value && (KEY.test(value) || /\{\s*\$/u.test(value) || value.trim() === '…')) add('raw-key', value, element);
    }
  }

  // --- clipped by an ancestor, or outside the window
  // a window on a larger drawing (data-window) is panned: what lies outside it is no fault
  const scrolls = (at: Element, style: CSSStyleDeclaration, axis: 'x' | 'y'): boolean => at.hasAttribute('data-window') || ['auto', 'scroll'].includes(axis === 'x' ? style.overflowX : style.overflowY);
  const seen = (run: Run): DOMRect[] => {
    const kept: DOMRect[] = [];
    let clipped = false;
    for (const box of run.boxes) {
      let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
      let [freeX, freeY] = [false, false];
      let fixed = false;
      for (let at: Element | null = run.element; at && at !== document.documentElement; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.position === 'fixed') fixed = true;
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        if (style.display === 'inline') continue;
        const edge = at.getBoundingClientRect();
        const cutX = style.overflowX !== 'visible' && (left < edge.left - SLACK || right > edge.right + SLACK);
        const cutY = style.overflowY !== 'visible' && (top < edge.top - SLACK - 2 || bottom > edge.bottom + SLACK + 2);
        // a box scrolls towards its end only: what lies before its beginning cannot be reached
        const lost = (scrolled: number, before: boolean): boolean => before && scrolled <= 0 && !at.hasAttribute('data-window');
        if (cutX && scrolls(at, style, 'x') && !lost(at.scrollLeft, left < edge.left - SLACK)) freeX = true;
        if (cutY && scrolls(at, style, 'y') && !lost(at.scrollTop, top < edge.top - SLACK - 2)) freeY = true;
        if ((cutX && !freeX) || (cutY && !freeY)) clipped = true;
        [left, top, right, bottom] = [Math.max(left, edge.left), Math.max(top, edge.top), Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
        if (scrolls(at, style, 'x')) freeX = true;
        if (scrolls(at, style, 'y')) freeY = true;
        if (fixed) break;
      }
      const outX = box.left < -SLACK || box.right > innerWidth + SLACK;
      const outY = box.top < -SLACK || box.bottom > innerHeight + SLACK;
      if ((outX && !freeX) || (outY && !freeY)) add('outside', run.text, run.element);
      if (right - left > 1 && bottom - top > 6) kept.push(new DOMRect(left, top, right - left, bottom - top));
    }
    if (clipped) add('clipped', run.text, run.element);
    return kept;
  };
  // --- text that was made as small as it may be and still has no room (fit-text.ts)
  for (const box of root.querySelectorAll('[data-fit]')) {
    if (!hidden(box) && (box.scrollHeight > box.clientHeight + SLACK || box.scrollWidth > box.clientWidth + SLACK)) add('clipped', `${box.scrollHeight - box.clientHeight}px: ${box.textContent ?? ''}`, box);
  }
  // --- text that stands over the edge of its own button, card or bar
  for (const run of runs) {
    const edge = run.element.closest('.act, .go, .card, .bar')?.getBoundingClientRect();
    if (edge && run.boxes.some((box) => box.left < edge.left - SLACK || box.right > edge.right + SLACK || box.top < edge.top - SLACK || box.bottom > edge.bottom + SLACK)) add('spilled', run.text, run.element);
  }
  // --- buttons, chips and seats whose contents are wider than they are, drawings included (a mark may stand out at a corner)
  for (const element of root.querySelectorAll('[data-testid^="seat-"], .act, .go, .chip')) {
    const over = element.scrollWidth - element.clientWidth;
    if (element.clientWidth > 0 && over > 6 && !hidden(element) && getComputedStyle(element).overflowX === 'visible') add('spilled', `${over}px: ${element.textContent ?? ''}`, element);
  }
  // --- a box whose contents should be in sight as a whole, and a seat lower than what stands in it
  for (const box of root.querySelectorAll('[data-whole], [data-testid^="seat-"]')) {
    const over = box.scrollHeight - box.clientHeight;
    if (over > SLACK && !hidden(box)) add('clipped', `${over}px: ${box.textContent ?? ''}`, box);
  }
  // --- cards side by side that are not of one height
  for (const hand of root.querySelectorAll('.hand, .both')) {
    const cards = [...hand.querySelectorAll('[data-card]')].filter((card) => !hidden(card)).map((card) => ({ card, box: card.getBoundingClientRect() }));
    const odd = cards.find(({ box }) => cards.some((other) => Math.abs(other.box.bottom - box.bottom) <= SLACK && other.box.height - box.height > 2 * SLACK));
    if (odd) add('uneven', odd.card.textContent ?? '', odd.card, hand);
  }
  // --- the ring around something lit is cut off by a box that it lies in as a whole
  for (const lit of root.querySelectorAll('.lit')) {
    if (hidden(lit)) continue;
    const [box, drawn] = [lit.getBoundingClientRect(), getComputedStyle(lit)];
    const ring = drawn.outlineStyle === 'none' ? 0 : parseFloat(drawn.outlineWidth) + parseFloat(drawn.outlineOffset);
    for (let at = lit.parentElement; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const edge = at.getBoundingClientRect();
      const cut = (low: number, high: number, from: number, to: number, clips: boolean, moves: boolean): boolean => clips && !moves && low >= from - 1 && high <= to + 1 && (low - ring < from - 1 || high + ring > to + 1);
      if (cut(box.left, box.right, edge.left, edge.right, style.overflowX !== 'visible', at.scrollWidth > at.clientWidth + 1) || cut(box.top, box.bottom, edge.top, edge.bottom, style.overflowY !== 'visible', at.scrollHeight > at.clientHeight + 1)) {
        add('clipped', `ring of ${lit.getAttribute('aria-label') ?? lit.textContent ?? ''}`, lit, at);
        break;
      }
    }
  }
  // --- words in a field of a form that hardly differ from its ground
  const light = (colour: string): number => {
    const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/gu) ?? []).map((part) => (Number(part) / 255 <= 0.04045 ? Number(part) / 255 / 12.92 : ((Number(part) / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  for (const field of root.querySelectorAll('select, textarea, input:not([type="range"], [type="checkbox"], [type="radio"], [type="file"])')) {
    const { color, backgroundColor } = getComputedStyle(field);
    if (hidden(field) || !/^rgb\(/u.test(color) || !/^rgb\(/u.test(backgroundColor)) continue;
    const [more, less] = [light(color), light(backgroundColor)].toSorted((a, b) => b - a) as [number, number];
    if ((more + 0.05) / (less + 0.05) < 3) add('faint', field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.textContent ?? '') : (field as HTMLInputElement).value, field);
  }
  // --- a board that a panel covers in part
  for (const panel of root.querySelectorAll('[data-testid="ending"], [data-testid="prompt"], [data-testid="replay"]')) {
    const over = panel.getBoundingClientRect();
    for (const board of root.querySelectorAll('[data-testid="map"], [data-testid="village"], [data-testid^="seat-"], [data-testid^="board-"]')) {
      if (panel.contains(board) || hidden(board)) continue;
      let [left, top, right, bottom] = (({ left: x, top: y, right: r, bottom: b }): number[] => [x, y, r, b])(board.getBoundingClientRect()) as [number, number, number, number];
      for (let at = board.parentElement; at; at = at.parentElement) {
        if (getComputedStyle(at).overflowX === 'visible' && getComputedStyle(at).overflowY === 'visible') continue;
        const edge = at.getBoundingClientRect();
        [left, top, right, bottom] = [Math.max(left, edge.left), Math.max(top, edge.top), Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
      }
      const inside = { x: Math.min(right, over.right) - Math.max(left, over.left), y: Math.min(bottom, over.bottom) - Math.max(top, over.top) };
      if (inside.x > 1 && inside.y > 1 && (inside.x < right - left - SLACK || inside.y < bottom - top - SLACK)) add('covered', `${Math.round(inside.x)}×${Math.round(inside.y)}px`, board, panel);
    }
  }
  const visible = runs.map((run) => ({ run, boxes: seen(run) }));

  // --- overlapping, unless something opaque lies between (a card on a card, a drawer on the table)
  const opaque = (element: Element): boolean => {
    const style = getComputedStyle(element);
    if (style.backgroundImage !== 'none') return true;
    const alpha = /(?:^rgba\(.*,|\/)\s*([\d.]+)\)$/u.exec(style.backgroundColor);
    return style.backgroundColor !== 'transparent' && Number(alpha?.[1] ?? 1) >= 0.9;
  };
  const between = (a: Element, b: Element, x: number, y: number): boolean => {
    for (const element of document.elementsFromPoint(x, y)) {
      if (element.contains(a) && element.contains(b)) return false;
      if (opaque(element)) return true;
    }
    return true;
  };
  /** Words of one paragraph: its lines are as far apart as their style says. */
  const inLine = (element: Element): boolean => {
    const { display, position, float } = getComputedStyle(element);
    return display.startsWith('inline') && position === 'static' && float === 'none';
  };
  const isOneText = (a: Element, b: Element): boolean => a.parentElement === b.parentElement && a.tagName === 'SPAN' && a.className === b.className && inLine(a) && inLine(b);
  for (let i = 0; i < visible.length; i++) {
    for (let j = i + 1; j < visible.length; j++) {
      const [one, two] = [visible[i]!, visible[j]!];
      if (one.run.element === two.run.element || one.run.element.contains(two.run.element) || two.run.element.contains(one.run.element) || isOneText(one.run.element, two.run.element)) continue;
      for (const a of one.boxes) {
        const b = two.boxes.find((box) => {
          const w = Math.min(a.right, box.right) - Math.max(a.left, box.left);
          const h = Math.min(a.bottom, box.bottom) - Math.max(a.top, box.top);
          return w > 3 && h > Math.min(a.height, box.height) * 0.35;
        });
        if (!b) continue;
        const x = (Math.max(a.left, b.left) + Math.min(a.right, b.right)) / 2;
        const y = (Math.max(a.top, b.top) + Math.min(a.bottom, b.bottom)) / 2;
        if (!between(one.run.element, two.run.element, x, y)) {
          add('overlap', `${one.run.text.trim()} × ${two.run.text.trim()}`, one.run.element, two.run.element);
          break;
        }
      }
    }
  }

  // --- text of which a part lies under something else; what is opened over the table may cover it
  const OVER = '[data-testid="popover"], [data-testid="hint"], [data-testid="tour"], [data-testid="said"], .book, .drawer, .notices, .bring, [role="listbox"]';
  const coveredBy = (element: Element, x: number, y: number): Element | null => {
    for (const above of document.elementsFromPoint(x, y)) {
      if (above === element || above.contains(element) || element.contains(above)) return null;
      if (opaque(above)) return above;
    }
    return null;
  };
  for (const { run, boxes } of visible) {
    for (const box of boxes) {
      const y = (box.top + box.bottom) / 2;
      const found = [box.left + 2, (box.left + box.right) / 2, box.right - 2].map((x) => coveredBy(run.element, x, y));
      const above = found.find((one) => one !== null && !one.closest(OVER));
      if (above && found.includes(null)) {
        add('covered', run.text, run.element, above);
        break;
      }
    }
  }

  // --- targets one cannot hit
  for (const element of root.querySelectorAll<HTMLElement>('button, a[href], input, select')) {
    if (hidden(element) || element.matches('.ref, .line, footer a, .n a, .reader')) continue;
    const box = element.getBoundingClientRect();
    if (box.width > 0 && (box.width < 24 || box.height < 24)) add('small-target', element.getAttribute('aria-label') ?? element.textContent ?? '', element);
  }

  // --- drawings without their colours: none of our colours is quite black, so a part that nobody said to be black lacks its style, its definition or its parent's colour
  const defined = (reference: string): boolean => document.getElementById(/#([^"')]+)/u.exec(reference)?.[1] ?? '') !== null;
  const black = (element: Element, name: string, value: string): boolean => value === 'rgb(0, 0, 0)' && element.getAttribute(name) !== '#000';
  const lacks = (element: Element): boolean => {
    if (element.matches('use')) return !defined(element.getAttribute('href') ?? '');
    const style = getComputedStyle(element);
    if (element.matches('stop')) return black(element, 'stop-color', style.stopColor);
    if (style.fill.startsWith('url(')) return !defined(style.fill);
    return black(element, 'fill', style.fill) && style.stroke === 'none';
  };
  for (const drawn of root.querySelectorAll('svg')) {
    if (hidden(drawn)) continue;
    const part = [...drawn.querySelectorAll('path, rect, circle, ellipse, polygon, stop, use')].find((one) => !one.closest('mask, clipPath') && lacks(one));
    if (part) add('unpainted', `${part.tagName}.${part.getAttribute('class') ?? ''}`, drawn.parentElement ?? drawn);
  }
  return problems;
}
