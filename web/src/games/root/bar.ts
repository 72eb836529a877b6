/** Where we are, for the bar: in words on a laptop, in fewer on a phone. */
import { roundWithin, t, within } from '../../words/speech.svelte.ts';
import { PHASES, type View } from './types.ts';

export function whereOf({ map, round }: View): string {
  return `${within(`root-map-${map}`)} · ${roundWithin(round)}`;
}

/** With the phase, and how many actions are left of it. */
export function briefOf({ round, phase, seats, active }: View, seat: number | null): string {
  const board = seat === null ? undefined : seats[seat]?.board;
  const left = board && 'actions' in board && seat === active && phase === 'daylight' ? [t('root-board-actions-left', { n: board.actions })] : [];
  return [roundWithin(round), ...(PHASES.some((one) => one === phase) ? [t(`root-${phase}`)] : []), ...left].join(' · ');
}
