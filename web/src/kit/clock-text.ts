/** What is left of a person's time: minutes and seconds, from an hour on hours, from two days on days. Pure. */
export function clockText(left: number, unit: (unit: 'hours' | 'days', n: number) => string): string {
  const seconds = Math.round(left);
  if (seconds >= 2 * 86_400) return unit('days', Math.floor(seconds / 86_400));
  if (seconds >= 3600) return unit('hours', Math.floor(seconds / 3600));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
