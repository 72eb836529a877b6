/** Battlecrest on the start screen. */
import type { GameCover } from '../door.ts';
import Picture from './Cover.svelte';

export const cover: GameCover = { Picture, about: 'battlecrest-about', facts: 'page-battlecrest-facts' };
