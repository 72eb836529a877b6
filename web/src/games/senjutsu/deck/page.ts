/** The deck builder: a page of Senjutsu's own. */
import type { GamePage } from '../../door.ts';

export const page: GamePage = { icon: 'stack', open: () => import('./Builder.svelte') };
