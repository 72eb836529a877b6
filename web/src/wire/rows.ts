/** How the choices of a question stand in the two rows of a phone, each as it finds room. Pure. */

/** What a button says: its words, and below them what the choice leads to. */
export interface Button {
  words: string;
  result: string;
  icon: string;
  /** it leads on to several: an arrow stands beside the words */
  leads?: boolean;
  /** it ends the question: in the lower row, always in sight */
  ending: boolean;
}

export interface Rows {
  /** by button: it stands in the lower row */
  low: readonly boolean[];
  /** results are not on the buttons */
  brief: boolean;
  /** upper and lower row: all as wide as each other, their words in two lines; or without their drawing, which is the same on all */
  upper: Fit;
  lower: Fit;
  /** not all find room: both rows are scrolled, and what ends the question stands beside the lower one */
  beside?: boolean;
}

/** `full`: with results where a button has one; `none`: the row is scrolled */
export type Fit = 'loose' | 'snug' | 'bare' | 'none';

const GAP = 10;
const EDGES = 24;
const DRAWING = 31;
const ARROW = 21;
const LETTER = 7.8;
const SNUG_LETTER = 7.6;
const SMALL_LETTER = 6;
const LONGEST = 7.7;
/** More than these side by side are too narrow to read. */
const MOST = 4;
/** So many that find no room are scrolled in one row. */
const FEW_TO_SCROLL = 2;

const below = ({ result }: Button, full: boolean): string => (full ? result : '');
const least = (buttons: readonly Button[], full: boolean): number => buttons.reduce((sum, button) => sum + EDGES + DRAWING + (button.leads ? ARROW : 0) + Math.max(button.words.length * LETTER, below(button, full).length * SMALL_LETTER), (buttons.length - 1) * GAP);

/** Whether the words find room in two lines of this width, or in one above the result. */
function isReadable(button: Button, inside: number, full: boolean): boolean {
  const { words, leads } = button;
  const said = below(button, full);
  const width = inside - (leads ? ARROW : 0);
  const longest = Math.max(...words.split(/[\s-]+/u).map((word) => word.length)) * LONGEST;
  const lines = Math.ceil((words.length * SNUG_LETTER) / width);
  return longest <= width && (said ? lines === 1 && said.length * SMALL_LETTER <= width : lines <= 2);
}

const widthOfEach = (count: number, room: number): number => (room - (count - 1) * GAP) / count - EDGES;

/** Whether they can do without their drawings: all have the same, or one of two. */
function isBare(buttons: readonly Button[], room: number, full: boolean): boolean {
  const alike = new Set(buttons.filter(({ ending }) => !ending).map(({ icon }) => icon)).size <= 2;
  return alike && buttons.length <= MOST && buttons.every((button) => isReadable(button, widthOfEach(buttons.length, room), full));
}

function fitOf(buttons: readonly Button[], room: number, full: boolean): Fit {
  if (buttons.length === 0) return 'loose';
  if (buttons.length === 1 ? room > 200 : least(buttons, full) <= room) return 'loose';
  if (buttons.length > MOST) return 'none';
  if (buttons.every((button) => isReadable(button, widthOfEach(buttons.length, room) - DRAWING, full))) return 'snug';
  return isBare(buttons, room, full) ? 'bare' : 'none';
}

/** `before`: pixels of the lower row that are taken; `brief`: results are too long for a button */
export function rowsOf(buttons: readonly Button[], width: number, before = 0, brief = false): Rows {
  const main = buttons.filter(({ ending }) => !ending);
  const ends = buttons.filter(({ ending }) => ending);
  const half = Math.ceil(main.length / 2);
  /** beside nothing but the way back the second of two finds room for its words in one line */
  const pair = before > 0 && ends.length === 0 && main.length === 2 && fitOf(main, width, false) !== 'loose' ? [half] : [];
  const splits = [...pair, ...(ends.length || before ? [main.length] : []), ...Array.from({ length: Math.max(0, main.length - half) }, (_, i) => half + i)];
  const tried = (split: number, full: boolean): Rows => {
    const lower = new Set([...main.slice(split), ...ends]);
    const above = main.slice(0, split);
    const fits = [fitOf(above, width, full), fitOf([...lower], width - before, full)] as const;
    // what stands without its drawing in one row does so in the other
    const bare = full && fits.includes('bare') && isBare(above, width, full) && isBare([...lower], width - before, full);
    return { low: buttons.map((button) => lower.has(button)), brief: !full, upper: bare ? 'bare' : fits[0], lower: bare ? 'bare' : fits[1] };
  };
  for (const full of brief ? [false] : [true, false]) {
    for (const split of splits) {
      const rows = tried(split, full);
      if (rows.upper !== 'none' && rows.lower !== 'none') return rows;
    }
  }
  if (main.length <= FEW_TO_SCROLL) return tried(ends.length || before || main.length < 2 ? main.length : half, brief ? false : main.length < 3);
  const rest = main.slice(half);
  const room = width - before - (ends.length ? least(ends, false) + GAP : 0);
  return { low: buttons.map((button) => rest.includes(button) || button.ending), brief: true, upper: fitOf(main.slice(0, half), width, false), lower: fitOf(rest, room, false), beside: ends.length > 0 };
}
