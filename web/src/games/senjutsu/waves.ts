/** The waves of a horde: which bots still wait for theirs. */
import { within } from '../../words/speech.svelte.ts';
import { isBot } from './figures.ts';
import type { Components, View } from './types.ts';

/** A bot of a horde that has not fallen but waits: "wave 3", with which it enters (S13.2.1: one bot more in each wave). */
export function entersIn(view: View, { horde }: Components, figure: number): string | null {
  const wave = figure - view.figures.findIndex((one) => one.kamae === undefined) + 1;
  const waits = wave > view.wave || (wave === view.wave && isFresh(view, figure));
  return horde && isBot(view, figure) && view.out.includes(figure) && waits ? `${within('senjutsu-wave')} ${wave}` : null;
}

/** Its wave has begun, and it is asked where it enters: it has done and suffered nothing yet. */
function isFresh({ figures }: View, figure: number): boolean {
  const { wounds, played, discard } = figures[figure]!;
  return wounds === 0 && played === null && discard.length === 0;
}
