/** The door of every game whose page is not drawn yet: seats, the public view and the own secrets as panels, and the kit's prompt, log, rules and replay. */
import { DYES, SHAPES, type SeatSign } from '../../kit/glyphs.ts';
import type { Desk } from '../../wire/desk.svelte.ts';
import { has, roundWithin, tell, within } from '../../words/speech.svelte.ts';
import type { GameDoor } from '../door.ts';
import Ending from './Ending.svelte';
import { partsOf } from './parts.ts';
import { asText, humanised, isFields } from './saying.ts';
import Seats from './Seats.svelte';
import Table from './Table.svelte';

const BEASTS = ['fox-head', 'rabbit-head', 'raccoon-head', 'eagle-head', 'badger', 'bear-head', 'tiger-head', 'wolf-head', 'monkey'];
const FORMS = Object.keys(SHAPES) as (keyof typeof SHAPES)[];

/** A dye, a shape and an animal for each seat. */
export function signOf(seat: number): SeatSign {
  return { dye: DYES[seat % DYES.length]!, shape: FORMS[seat % FORMS.length]!, icon: BEASTS[seat % BEASTS.length]! };
}

export const seatName = (desk: Desk) => (seat: number): string => tell(desk.shown?.seats[seat]?.name) || String(seat + 1);

export function plainDoor(name: string): GameDoor {
  const number = (view: unknown, field: string): number | null => (isFields(view) && typeof view[field] === 'number' ? view[field] : null);
  return {
    name,
    Table,
    Ending,
    Seats,
    sign: (_view, seat) => signOf(seat),
    optionSign: () => null,
    optionHelp: () => null,
    seatsTitle: 'page-plain-seats',
    seatsHelp: 'page-plain-seats-help',
    where: (view) => ['round', 'turn'].flatMap((field) => {
      const n = number(view, field);
      return n === null ? [] : [field === 'round' ? roundWithin(n) : `${within(`common-${field}`)} ${n}`];
    }).join(' · '),
    phases: () => null,
    parts: partsOf((verb) => (has(`${name}-verb-${verb}`) ? { id: `${name}-verb-${verb}` } : { id: 'page-plain-word', args: { what: humanised(verb) } })),
    ask: () => null,
    asText: (desk) => asText(name, desk.view, desk.shown?.seats.length ?? 0, seatName(desk)),
    tour: [
      { at: '[data-testid="plain"]', title: 'page-plain-tour-table', text: 'page-plain-tour-table-text' },
      { at: '[data-testid="prompt"]', title: 'page-plain-tour-prompt', text: 'page-plain-tour-prompt-text' },
    ],
  };
}
