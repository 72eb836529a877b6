/** The Imperator's turn step by step: what it has just done, what comes next. */
import { t, tell, within } from '../../words/speech.svelte.ts';
import type { Desk } from '../../wire/desk.svelte.ts';
import type { LogEntry } from '../../wire/types.ts';
import type { WalkDoor } from '../door.ts';
import { heroSign } from './figures.ts';
import { isImperators, reasonsOf, STEPS, type ReasonStep, type Turn } from './reasons.ts';
import { telling } from './telling.ts';
import type { Components, View } from './types.ts';

/** The steps that an order prints. */
export const printed = (desk: Desk) => (order: string): string => (desk.components as Components).cards[order]?.steps ?? '';
/** Its turn as far as the table has come, or as it will have been. */
export const turnOf = (desk: Desk, log: readonly LogEntry[] = desk.log): Turn => reasonsOf(log, printed(desk));
/** The log with all that is known already of the turn that is followed. */
export const wholeLog = (desk: Desk): readonly LogEntry[] => (desk.walk && !desk.replaying ? desk.walk.frames.at(-1)!.log : desk.log);

const named = ({ step }: ReasonStep): string => STEPS[step ?? '']?.words ?? '';
const said = ({ lines }: ReasonStep): string => tell(telling(lines.map(({ event }) => event))?.words);

export const walk: WalkDoor = {
  isStep: isImperators,
  sign: (view) => heroSign((view as View).figures[1]?.hero ?? '', 1),
  told: (desk) => {
    const turn = turnOf(desk);
    const last = turn.steps.findLast((one) => named(one));
    if (!turn.now || !last) return { title: t('page-battlecrest-its-turn'), text: '' };
    return { title: `${t('page-battlecrest-its-turn')}: ${within(named(last))}`, text: `${t('page-battlecrest-step-of', { n: turn.past })} · ${said(last)}` };
  },
  next: (desk, whole) => {
    const known = desk.log.at(-1)?.n ?? -1;
    const next = turnOf(desk, whole).steps.find((one) => named(one) && one.lines[0]!.n > known);
    return next ? { title: `${t('page-walk-next')}: ${within(named(next))}`, text: said(next) } : { title: t('page-walk-next'), text: '' };
  },
};
