/** What Battlecrest adds to the screen where a table is prepared: a duel or a game alone, and only the options that such a table has. */
import type { SetUpDoor } from '../../door.ts';
import Mode from './Mode.svelte';

/** Options of a game alone, and of a duel. */
const ALONE = new Set(['level', 'imperator']);
const DUEL = new Set(['first']);

export const setUp: SetUpDoor = {
  Head: Mode,
  missing: ({ seats, options }) => {
    const own = seats[0]?.picks['heroes'];
    return seats.length === 1 && own !== 'any' && own === options['imperator'] ? { id: 'page-start-missing-twice', args: { who: { id: `battlecrest-hero-${String(own)}` } } } : null;
  },
  note: () => null,
  pictures: {},
  applies: ({ name }, { seats }) => !(seats.length === 1 ? DUEL : ALONE).has(name),
};
