/** Our own glyphs for Senjutsu: states, weapons, kamae, facings and the signs of fighters, so that buttons carry them like any icon. */
import { addDrawing, drawing } from '../../kit/drawing.ts';
import { SHAPES } from '../../kit/glyphs.ts';
import { SIGNS } from './figures.ts';
import { NODES, nodeArt } from './kamae.ts';

const LINE = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';
const GAP = 'var(--gap, var(--paper))';

const GLYPHS: Record<string, string> = {
  stun: `<path d="M24 6a17 17 0 1 1-16 11c3 9 9 14 17 13 6-1 9-6 7-10s-7-4-8 0" ${LINE} stroke-width="4"/><path d="M10 4l1.800 4.200L16 10l-4.200 1.800L10 16l-1.800-4.200L4 10l4.200-1.800z"/>`,
  hobble: `<path d="M17 3h11l-1 20c1 5 5 7 10 9 5 2 6 5 6 11H15z"/><path d="M5 24l8 4-8 4M5 35l8 4" ${LINE} stroke-width="4"/>`,
  bleed: '<path d="M19 2c8 10 14 16 14 24a14 14 0 0 1-28 0C5 18 11 12 19 2z"/><path d="M38 26c4 5 7 9 7 13a6.500 6.500 0 0 1-13 0c0-4 3-8 6-13z"/>',
  poison: `<path d="M19 3h10v11c8 4 12 10 12 17 0 9-7 14-17 14S7 40 7 31c0-7 4-13 12-17z"/><path d="M13 30c5-3 9 3 14 0s6 0 8 0" stroke="${GAP}" stroke-width="3" fill="none"/>`,
  fan: `<path d="M24 42 3 20C14 7 34 7 45 20z"/><path d="M24 42 12 13M24 42V11M24 42 36 13" stroke="${GAP}" stroke-width="2" fill="none"/>`,
  eye: `<path d="M2 24C12 9 36 9 46 24 36 39 12 39 2 24z"/><circle cx="24" cy="24" r="9" fill="${GAP}"/><circle cx="24" cy="24" r="5"/>`,
  spear: `<path d="M45 3 33 7l-5 9 4 4 9-5z"/><path d="M28 20 5 43" ${LINE} stroke-width="5"/>`,
  bow: `<path d="M14 4c22 6 22 34 0 40" ${LINE} stroke-width="4"/><path d="M14 4v40" ${LINE} stroke-width="1.800"/><path d="M6 24h32M38 24l-7-5M38 24l-7 5" ${LINE} stroke-width="3"/>`,
  arquebus: '<path d="M3 17h34l8-3v8l-8 1H24l-2 6h-6l1-5H13L8 39H2l5-17H3z"/><path d="M30 10h5v5h-5z"/>',
  phoenix: `<path d="M24 3c3 7 2 10 0 13 6-3 9-8 9-12 7 6 9 14 5 21 4-1 6-3 8-6 0 14-8 25-22 26C10 44 2 33 2 19c2 3 4 5 8 6-4-7-2-15 5-21 0 4 3 9 9 12-2-3-3-6 0-13z"/><path d="M24 22c5 5 6 9 4 13l-4 4-4-4c-2-4-1-8 4-13z" fill="${GAP}"/>`,
  dragon: `<path d="M8 5c6 1 9 4 11 8l5-9 3 9c8 1 14 7 17 15l-8 3 3 4c-6 5-13 6-19 4l2 6C10 43 3 33 4 21l5 3C7 17 6 11 8 5z"/><path d="M27 22l6 1-3 4zM12 29c4 5 9 7 15 6" stroke="${GAP}" stroke-width="2.400" fill="none" stroke-linecap="round"/>`,
  focus: `<path d="M24 3 45 24 24 45 3 24z"/><path d="M24 14c4 4 6 8 6 11 0 4-3 7-6 7s-6-3-6-7c0-3 2-7 6-11z" fill="${GAP}"/>`,
  gem: '<path d="M24 2 46 24 24 46 2 24z"/>',
  turnL: `<path d="M9 14v12h12" ${LINE} stroke-width="5"/><path d="M11 25A16 16 0 1 1 17 38" ${LINE} stroke-width="5"/>`,
  turnR: `<path d="M39 14v12H27" ${LINE} stroke-width="5"/><path d="M37 25A16 16 0 1 0 31 38" ${LINE} stroke-width="5"/>`,
};
for (const [name, body] of Object.entries(GLYPHS)) addDrawing(name, body);
for (const node of NODES) addDrawing(`kamae-${node}`, `<g transform="translate(24 24) scale(1.6)">${nodeArt(node)}</g>`);
/** An arrow along a facing of the field. */
for (let facing = 0; facing < 6; facing += 1) addDrawing(`facing-${facing}`, `<g transform="rotate(${facing * 60} 24 24)"><path d="M9 21 24 4l15 17h-9v23H18V21z"/></g>`);

for (const [name, sign] of Object.entries(SIGNS)) {
  const art = drawing(sign.icon);
  const inside = `<g fill="var(--dye-ink)" color="var(--dye-ink)" transform="translate(24 ${sign.y ?? 24}) scale(${(sign.scale ?? 27) / art.box}) translate(${-art.box / 2} ${-art.box / 2})">${art.body}</g>`;
  addDrawing(`sign-${name}`, `<g class="on-${sign.dye}"><g fill="var(--dye-${sign.dye})">${SHAPES[sign.shape]}</g><g fill="url(#w-${sign.dye})">${SHAPES[sign.shape]}</g>${inside}</g>`);
}
