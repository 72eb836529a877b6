/** Our own glyphs for Battlecrest, the icons of its symbols, crests and landmarks, and the signs of its warriors as drawings. */
import { addDrawing, drawing } from '../../kit/drawing.ts';
import { SHAPES } from '../../kit/glyphs.ts';
import { SIGNS } from './figures.ts';
import type { Symbol } from './types.ts';

export const SYMBOLS: Record<Symbol, string> = { ATK: 'broadsword', DEF: 'checked-shield', MOVE: 'leather-boot', RANGE: 'high-shot', PUSH: 'push', STAR: 'star', WAYPOINT: 'portal', HAZARD: 'spikes' };
const CRESTS: Record<string, string> = { SKY: 'sunbeams', ANCESTOR: 'spectre', AIM: 'crosshair', GEAR: 'cog', WIND: 'wind-slap', THORN: 'thorned-arrow', IRON: 'anvil', FIRE: 'small-fire' };
const LANDMARKS: Record<number, string> = { 1: 'stone-bridge', 2: 'tree-door', 3: 'thorny-vine', 4: 'stone-tower', 5: 'well', 6: 'tree-roots', 7: 'tombstone', 8: 'bridge-of-roots' };

/** Where the middle of a drawing lies that fills only the lower part of its box. */
const MIDDLES: Record<number, number> = { 1: 0.75 };

export const crestIcon = (crest: string): string => CRESTS[crest] ?? 'crested-helmet';
export const landmarkIcon = (number: number): string => LANDMARKS[number] ?? 'ancient-ruins';
export const landmarkMiddle = (number: number): number => MIDDLES[number] ?? 0.5;
export const VERB_ICONS: Record<string, string> = { attack: 'broadsword', push: 'push', march: 'leather-boot', flight: 'feather', heal: 'heal', ready: 'clockwise-rotation', swap: 'swap', star: 'star', flip: 'clockwise-rotation' };

addDrawing('bridge-of-roots', '<path d="M2 37C8 20 16 13 24 13s16 7 22 24l-7 2C35 27 30 22 24 22S13 27 9 39z"/><path d="M13 20C9 14 9 9 11 3M35 20c4-6 4-11 2-17M24 13c-2-4-2-7 0-11M5 45c3-3 4-6 5-9M43 45c-3-3-4-6-5-9" fill="none" stroke="currentColor" stroke-width="3.600" stroke-linecap="round"/>');
addDrawing('compass-n', '<path d="M24 3 38 21h-8v24H18V21h-8z"/>');
addDrawing('compass-e', '<path d="M45 24 27 38v-8H3V18h24v-8z"/>');
addDrawing('compass-s', '<path d="M24 45 10 27h8V3h12v24h8z"/>');
addDrawing('compass-w', '<path d="M3 24 21 10v8h24v12H21v8z"/>');

for (const [name, sign] of Object.entries(SIGNS)) {
  const art = drawing(sign.icon);
  const inside = `<g fill="var(--dye-ink)" color="var(--dye-ink)" transform="translate(24 ${sign.y ?? 24}) scale(${(sign.scale ?? 27) / art.box}) translate(${-art.box / 2} ${-art.box / 2})">${art.body}</g>`;
  addDrawing(`sign-${name}`, `<g class="on-${sign.dye}"><g fill="var(--dye-${sign.dye})">${SHAPES[sign.shape]}</g><g fill="url(#w-${sign.dye})">${SHAPES[sign.shape]}</g>${inside}</g>`);
}
