/** Samurai Spirit's door to the page. */
import { t, within } from '../../words/speech.svelte.ts';
import type { GameDoor } from '../door.ts';
import { boardAsText } from './as-text.ts';
import Ending from './Ending.svelte';
import Panels from './Panels.svelte';
import { signOf, SIGNS } from './figures.ts';
import { askOf, parts } from './places.ts';
import Seats from './Seats.svelte';
import Table from './Table.svelte';
import type { Components, View } from './types.ts';

/** A turn: penalty, action, the raider drawn, and perhaps a Kiai. */
const PHASES = ['penalty', 'action', 'card', 'kiai'];

export const door: GameDoor = {
  name: 'samurai',
  Table,
  Ending,
  Panels,
  Seats,
  sign: (view, seat) => signOf((view as View).seats[seat]?.samurai ?? ''),
  optionSign: (_option, value) => (typeof value === 'string' ? (SIGNS[value.toLowerCase()] ?? null) : null),
  optionHelp: (_option, value) => (typeof value === 'string' && SIGNS[value.toLowerCase()] ? t(`samurai-talent-${value.toLowerCase()}`) : null),
  seatsTitle: 'page-samurai-seats',
  seatsHelp: 'page-setup-seats-help',
  where: (view) => {
    const { level, round } = view as View;
    return `${within(`samurai-difficulty-${level}`)} · ${t('page-round-of', { n: round, of: 3 })}`;
  },
  brief: (view) => {
    const { round } = view as View;
    const phases = door.phases(view);
    return [t('page-round-of', { n: round, of: 3 }), phases?.steps[phases.now]].filter(Boolean).join(' · ');
  },
  phases: (view) => {
    const { phase } = view as View;
    if (phase === 'round-end') return { steps: [t('samurai-round-end')], now: 0 };
    const steps = [t('samurai-penalty'), t('common-action'), t('samurai-raider'), ...(phase === 'kiai' ? [t('samurai-kiai')] : [])];
    const now = PHASES.indexOf(phase);
    return now < 0 ? null : { steps, now };
  },
  parts,
  ask: (place, view, seat) => askOf(place, view as View, seat),
  asText: (desk) => boardAsText(desk.view as View, desk.components as Components),
  tour: [
    { at: '[data-testid="village"]', title: 'page-samurai-tour-village', text: 'page-samurai-tour-village-text' },
    { at: '[data-own]', title: 'page-samurai-tour-board', text: 'page-samurai-tour-board-text' },
    { at: '[data-testid="prompt"]', title: 'page-samurai-tour-prompt', text: 'page-samurai-tour-prompt-text' },
    { at: '[data-testid="log"], [data-tab="log"]', title: 'page-samurai-tour-log', text: 'page-samurai-tour-log-text' },
    { at: '[data-testid="rules-button"], [data-tab="rules"]', title: 'page-samurai-tour-rules', text: 'page-samurai-tour-rules-text' },
  ],
};
