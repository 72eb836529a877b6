/** A box that shows whole lines only: the oldest are left out until the rest finds room. All are measured at once. */
export function leaveWholeLines(box: HTMLElement): void {
  const all = [...box.querySelectorAll<HTMLElement>('p, li')];
  for (const line of all) line.hidden = false;
  const { paddingTop, paddingBottom } = getComputedStyle(box);
  const room = box.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom) + 1;
  const edges = all.map((line) => line.getBoundingClientRect());
  const bottom = edges.at(-1)?.bottom ?? 0;
  const first = edges.findIndex(({ top }) => bottom - top <= room);
  for (const line of all.slice(0, first < 0 ? -1 : first)) line.hidden = true;
}
