/** A box that shows whole lines only: the oldest are left out until the rest finds room. All are measured at once, then a look decides about one more. */
export function leaveWholeLines(box: HTMLElement): void {
  const all = [...box.querySelectorAll<HTMLElement>('p, li')];
  for (const line of all) line.hidden = false;
  const most = box.clientHeight + 1;
  const over = box.scrollHeight - most;
  const tops = all.map((line) => line.getBoundingClientRect().top);
  let left = over > 0 ? tops.findIndex((top) => top - tops[0]! >= over) : 0;
  if (left < 0) left = all.length - 1;
  for (const line of all.slice(0, left)) line.hidden = true;
  for (const line of all.slice(left, -1)) {
    if (box.scrollHeight <= most) break;
    line.hidden = true;
  }
}
