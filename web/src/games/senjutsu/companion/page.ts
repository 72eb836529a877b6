/** The companion: the solo bots beside a real table. */
import type { GamePage } from '../../door.ts';

export const page: GamePage = { icon: 'hourglass', open: () => import('./Page.svelte') };
