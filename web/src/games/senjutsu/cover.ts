/** Senjutsu on the start screen. */
import type { GameCover } from '../door.ts';
import Picture from './Cover.svelte';

export const cover: GameCover = { Picture, about: 'senjutsu-about', facts: 'page-senjutsu-facts' };
