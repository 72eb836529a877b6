/** Suits and factions as drawings of their own, so that buttons carry them like any icon. No inline style: the page forbids it. */
import './drawings.css';
import { addDrawing, drawing } from '../../kit/drawing.ts';
import { SHAPES } from '../../kit/glyphs.ts';
import { EMBLEMS, SUIT_SIGNS } from './boards/emblems.ts';

function inside(icon: string, y: number, scale: number, fill: string): string {
  const art = drawing(icon);
  return `<g fill="${fill}" color="${fill}" transform="translate(24 ${y}) scale(${scale / art.box}) translate(${-art.box / 2} ${-art.box / 2})">${art.body}</g>`;
}

for (const [suit, sign] of Object.entries(SUIT_SIGNS)) {
  addDrawing(`suit-${suit}`, `<g fill="var(--suit-${suit})" stroke="var(--card)" stroke-width="2">${sign.shape}</g>${inside(sign.icon, sign.y, sign.scale, `var(--suit-${suit}-on)`)}`);
}
for (const [faction, sign] of Object.entries(EMBLEMS)) {
  const shape = SHAPES[sign.shape];
  addDrawing(`sign-${faction}`, `<g class="on-${sign.dye}"><g fill="var(--dye-${sign.dye})">${shape}</g><g fill="url(#w-${sign.dye})">${shape}</g>${inside(sign.icon, sign.y ?? 24, sign.scale ?? 27, 'var(--dye-ink)')}</g>`);
}
