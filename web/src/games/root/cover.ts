/** Root on the start screen. */
import type { GameCover } from '../door.ts';
import Picture from './Cover.svelte';

export const cover: GameCover = { Picture, about: 'root-about', facts: 'page-root-facts' };
