/** Emblems of the factions and signs of the suits: dye or colour, shape and animal always together (look.md, section 2). */
import type { SeatSign } from '../../../kit/glyphs.ts';
import type { Faction, Leader, Service, Suit } from './types.ts';

export const EMBLEMS: Record<Faction, SeatSign> = {
  marquise: { dye: 'persimmon', shape: 'square', icon: 'cathead', scale: 28 },
  eyrie: { dye: 'indigo', shape: 'shield', icon: 'eagle-head', scale: 25, y: 22 },
  alliance: { dye: 'pine', shape: 'circle', icon: 'fist', scale: 26 },
  vagabond: { dye: 'slate', shape: 'hex', icon: 'raccoon-head', scale: 26 },
  vagabond2: { dye: 'bark', shape: 'octagon', icon: 'badger', scale: 30 },
  cult: { dye: 'ochre', shape: 'diamond', icon: 'gecko', scale: 23 },
  riverfolk: { dye: 'teal', shape: 'drop', icon: 'beaver', scale: 24, y: 28 },
};

const STRANGER: SeatSign = { dye: 'slate', shape: 'circle', icon: 'hidden' };

export function emblem(faction: string | null | undefined): SeatSign {
  return EMBLEMS[faction as Faction] ?? STRANGER;
}

export interface SuitSign {
  icon: string;
  /** outline in a box of 48 */
  shape: string;
  scale: number;
  y: number;
}

export const SUIT_SIGNS: Record<Suit, SuitSign> = {
  fox: { icon: 'fox-head', shape: '<path d="M4 6h40L24 46z" stroke-linejoin="round"/>', scale: 25, y: 19 },
  rabbit: { icon: 'rabbit-head', shape: '<rect x="8" y="1" width="32" height="46" rx="16"/>', scale: 30, y: 23 },
  mouse: { icon: 'seated-mouse', shape: '<circle cx="24" cy="24" r="22"/>', scale: 30, y: 24 },
  bird: { icon: 'feather', shape: '<path d="M24 1 46 24 24 47 2 24z"/>', scale: 26, y: 24 },
};

export const LEADER_ICONS: Record<Leader, string> = {
  builder: 'trowel',
  charismatic: 'public-speaker',
  commander: 'crested-helmet',
  despot: 'throne-king',
};

export const CHARACTER_ICONS: Record<string, string> = {
  thief: 'robber',
  tinker: 'flat-hammer',
  ranger: 'high-shot',
  vagrant: 'public-speaker',
  arbiter: 'scales',
  scoundrel: 'small-fire',
};

/** The special action of a character: the last part of its Fluent id. */
export const SPECIALS: Record<string, string> = {
  thief: 'steal',
  tinker: 'day-labor',
  ranger: 'hideout',
  vagrant: 'instigate',
  arbiter: 'protect',
  scoundrel: 'scorched-earth',
};

export const SERVICE_ICONS: Record<Service, string> = { card: 'card-play', boats: 'canoe', mercenaries: 'crossed-swords' };
