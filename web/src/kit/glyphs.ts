/** Our own drawings, 48 × 48; `--gap` is the colour of the ground that shows through. */
const LINE = 'fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"';
const GAP = 'stroke="var(--gap, var(--card))"';

export const GLYPHS: Record<string, string> = {
  kasa: `<path d="M24 8C15 17 8 24 2.500 33c6 3.300 13.500 5 21.500 5s15.500-1.700 21.500-5C40 24 33 17 24 8z"/><path d="M24 14 17 36M24 14l7 22M24 14 9.500 33M24 14l14.500 19" ${GAP} stroke-width="1.500" fill="none" opacity=".75"/>`,
  kokeshi: `<circle cx="24" cy="13" r="10.500"/><path d="M14 26c6 2.500 14 2.500 20 0 3 5 4 12 3 19H11c-1-7 0-14 3-19z"/><path d="M15 10.500c5-4.500 13-4.500 18 0" ${GAP} stroke-width="2" fill="none"/><path d="M18.500 15.500h3M26.500 15.500h3" ${GAP} stroke-width="2" stroke-linecap="round"/><path d="M18 27l6 7 6-7M12 37.500h24" ${GAP} stroke-width="2" fill="none"/>`,
  minka: `<path d="M24 4 3 24c2 1.500 4 2 6 2v18h30V26c2 0 4-.5 6-2z"/><path d="M20 44V31h8v13M9 26h30" ${GAP} stroke-width="2" fill="none"/><path d="M16 19l4-5M23 20v-7M32 19l-4-5" ${GAP} stroke-width="1.500"/>`,
  wound: `<path d="M24 2c10 12 17 20 17 28.500a17 16 0 0 1-34 0C7 22 14 14 24 2z"/><path d="M15 37 32 21M17 24l5 4M26 32l5 4" ${GAP} stroke-width="3" stroke-linecap="round" fill="none"/>`,
  heal: `<path d="M24 2c10 12 17 20 17 28.500a17 16 0 0 1-34 0C7 22 14 14 24 2z"/><path d="M24 21v18M15 30h18" ${GAP} stroke-width="5" stroke-linecap="round" fill="none"/>`,
  burn: '<path d="M5 46V30l4-5 4 5v16zM16 46V32l4-5 4 5v14zM27 46V31l4-5 4 5v15zM38 46V30l3-4 4 4v16z"/><path d="M2 36h44v4H2z"/><path d="M25 1c1 6 9 9 8 17-.500 4-4 7-9 7s-9-3-9-8c0-4 3-6 4-9 2 2 3 3 3 5 2-3 4-7 3-12z"/>',
  lying: '<circle cx="38" cy="26" r="7.500"/><path d="M3 38c-1-5 3-8 8-8l6-9c3-3 8-2 9 2l3 9c3 3 3 6 1 9H18l-3-4-5 4H6c-2 0-3-1-3-3z"/>',
  swords: '<path d="M5 5l8 1 11 12-4 4L7 12zM43 5l-8 1-6 7 5 5 7-6zM14 30l4 4-6 6 2 3-4 3-8-8 3-4 3 2zM34 30l-4 4 6 6-2 3 4 3 8-8-3-4-3 2zM25 25l4 5 4-4-5-5z"/>',
  drop: `<path d="M6 3h30v17c0 10-6 15-15 20C12 35 6 30 6 20z"/><path d="M29 28l14 16M43 28 29 44" stroke="var(--gap, var(--card))" stroke-width="10"/><path d="M30 29l12 14M42 29 30 43" stroke="var(--cross, var(--dye-madder))" stroke-width="5" stroke-linecap="round"/>`,
  cathead: `<path d="M7 4l11 8.500c4-1 8-1 12 0L41 4l2 21c0 11-8 19-19 19S5 36 5 25z"/><path d="M15.500 25.500v1.500M32.500 25.500v1.500M24 33l-3 2.500M24 33l3 2.500M10 31l-6 1M11 35l-6 3M38 31l6 1M37 35l6 3" ${GAP} stroke-width="2.600" stroke-linecap="round" fill="none"/>`,
  logo: '<path d="M3 17h42v5H3z"/><path d="M6 24h36l5 17H1z" opacity=".9"/><path d="M9 28h30M7.500 33h33M6 38h36" stroke="var(--quilt)" stroke-width="1.600" stroke-dasharray="3 2.500" fill="none"/><path d="M20 12c-2-3 2-4 0-7M28 12c-2-3 2-4 0-7" stroke="currentColor" stroke-width="2" fill="none" stroke-linecap="round"/>',
  undo: '<path d="M19 8 6 19l13 11v-7c10 0 16 3 20 12 1-14-7-22-20-22z"/>',
  swap: '<path d="M15 3 3 15l12 12v-8h12v-8H15zM33 21l12 12-12 12v-8H21v-8h12z"/>',
  arrowR: '<path d="M27 9 44 24 27 39v-9H4V18h23z"/>',
  arrowL: '<path d="M21 9 4 24l17 15v-9h23V18H21z"/>',
  arrowU: '<path d="M9 21 24 4l15 17h-9v23H18V21z"/>',
  chevU: `<path d="M8 33 24 16l16 17" ${LINE}/>`,
  chevD: `<path d="M8 15l16 17 16-17" ${LINE}/>`,
  chevR: `<path d="M17 8l16 16-16 16" ${LINE}/>`,
  chevL: `<path d="M31 8 15 24l16 16" ${LINE}/>`,
  first: `<path d="M36 8 20 24l16 16M11 8v32" ${LINE}/>`,
  last: `<path d="M12 8l16 16-16 16M37 8v32" ${LINE}/>`,
  menu: '<path d="M6 11h36v5H6zM6 22h36v5H6zM6 33h36v5H6z"/>',
  plus: '<path d="M21 8h6v13h13v6H27v13h-6V27H8v-6h13z"/>',
  minus: '<path d="M8 21h32v6H8z"/>',
  close: `<path d="M10 10l28 28M38 10 10 38" ${LINE}/>`,
  play: '<path d="M12 6l28 18-28 18z"/>',
  pause: '<path d="M11 7h9v34h-9zM28 7h9v34h-9z"/>',
  skip: '<path d="M6 7l18 17L6 41zM26 7l18 17-18 17z"/>',
  copy: '<path d="M16 4h26v30h-7v-5h2V9H21v3h-5z"/><path d="M6 15h24v29H6z"/>',
  bubble: `<path d="M8 5h32c4 0 6 2 6 6v17c0 4-2 6-6 6H24L11 45V34H8c-4 0-6-2-6-6V11c0-4 2-6 6-6z"/><path d="M13 16h22M13 24h14" ${GAP} stroke-width="3.500" stroke-linecap="round"/>`,
  sun: `<circle cx="24" cy="24" r="9"/><path d="M24 4v6M24 38v6M4 24h6M38 24h6M10 10l4 4M34 34l4 4M38 10l-4 4M14 34l-4 4" ${LINE.replace('"5"', '"4"')}/>`,
  star: '<path d="M24 3l6.300 13.600 14.900 1.800-11 10.200 2.900 14.700L24 36l-13.100 7.300 2.900-14.700-11-10.200 14.900-1.800z"/>',
  download: '<path d="M20 4h8v18h9L24 37 11 22h9zM6 40h36v5H6z"/>',
  upload: '<path d="M20 37h8V19h9L24 4 11 19h9zM6 40h36v5H6z"/>',
  unseen: `<path d="M2 24C12 9 36 9 46 24 36 39 12 39 2 24z"/><circle cx="24" cy="24" r="8" ${GAP} stroke-width="4" fill="none"/><path d="M9 42 39 6" ${GAP} stroke-width="11"/><path d="M9 42 39 6" stroke="currentColor" stroke-width="4.500" stroke-linecap="round"/>`,
  trash: '<path d="M18 3h12l2 5h10v5H6V8h10zM9 16h30l-3 29H12z"/>',
  die: `<rect x="5" y="5" width="38" height="38" rx="9"/><g fill="var(--gap, var(--paper))"><circle cx="15" cy="15" r="4"/><circle cx="33" cy="33" r="4"/><circle cx="24" cy="24" r="4"/><circle cx="33" cy="15" r="4"/><circle cx="15" cy="33" r="4"/></g>`,
};

/** Seat shapes: a seat is a dye, a shape and a weave, never colour alone. */
export const SHAPES = {
  circle: '<circle cx="24" cy="24" r="22"/>',
  square: '<rect x="3" y="3" width="42" height="42" rx="9"/>',
  hex: '<path d="M24 1.500 44 13v22L24 46.500 4 35V13z"/>',
  diamond: '<path d="M24 1.500 46.500 24 24 46.500 1.500 24z"/>',
  shield: '<path d="M4 4h40v19c0 12-9 19-20 24C13 42 4 35 4 23z"/>',
  octagon: '<path d="M15 2h18l13 13v18L33 46H15L2 33V15z"/>',
  drop: '<path d="M24 1c12 13 19 19 19 28a19 18 0 1 1-38 0C5 20 12 14 24 1z"/>',
  plum: '<path d="M24 2c6 0 10 4 10 9 5-2 11 1 12 7s-2 10-6 11c3 5 2 11-3 14s-10 1-13-3c-3 4-8 6-13 3s-6-9-3-14C4 28 1 24 2 18s7-9 12-7c0-5 4-9 10-9z"/>',
} as const;

export const DYES = ['persimmon', 'indigo', 'pine', 'slate', 'ochre', 'teal', 'plum', 'madder', 'bark'] as const;
export type Dye = (typeof DYES)[number];

/** How a seat is signed: on the board, in the log, in the prompt. */
export interface SeatSign {
  dye: Dye;
  shape: keyof typeof SHAPES;
  icon: string;
  /** size of the icon inside the shape, and its height */
  scale?: number;
  y?: number;
}
