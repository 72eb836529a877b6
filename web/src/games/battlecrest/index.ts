/** Battlecrest's door to the page. */
import './battlecrest.css';
import './drawings.ts';
import { t, within } from '../../words/speech.svelte.ts';
import type { GameDoor } from '../door.ts';
import { boardAsText } from './as-text.ts';
import Ending from './Ending.svelte';
import { heroSign, isImperator, SIGNS } from './figures.ts';
import { guideOf, ROW } from './guide.ts';
import { ACTION_ICONS, askOf, parts, quick, refusedOnBoard, slots } from './places.ts';
import Seats from './Seats.svelte';
import Table from './Table.svelte';
import { setUp } from './setup/set-up.ts';
import { tells } from './telling.ts';
import type { Components, View } from './types.ts';
import { walk } from './walk.ts';
import Why from './Why.svelte';

const modeOf = (view: View): string => (isImperator(view, 1) ? 'solo' : 'duel');
const turnOf = ({ turn }: View): string => (turn ? t('page-battlecrest-turn', { n: turn }) : within('common-setup'));

export const door: GameDoor = {
  name: 'battlecrest',
  wide: true,
  Table,
  Ending,
  Seats,
  Why: { Part: Why, title: 'page-battlecrest-why-so', shown: (view) => isImperator(view as View, 1) },
  walk,
  sign: (view, seat) => heroSign((view as View).figures[seat]?.hero ?? '', seat),
  unseatedSign: (view) => (isImperator(view as View, 1) ? heroSign((view as View).figures[1]!.hero, 1) : null),
  turns: { one: 'page-turn', several: 'page-turns' },
  optionSign: (_option, value) => (typeof value === 'string' ? (SIGNS[value] ?? null) : null),
  optionHelp: () => null,
  seatsTitle: 'page-battlecrest-seats',
  seatsHelp: 'page-battlecrest-seats-help',
  setUp,
  where: (view) => `${t(`page-battlecrest-mode-${modeOf(view as View)}`)} · ${turnOf(view as View)}`,
  brief: (view) => {
    const { done, result, active, figures } = view as View;
    return [...(isImperator(view as View, 1) ? [] : [t('page-battlecrest-mode-duel')]), turnOf(view as View), ...(result || !(view as View).turn || figures[active]?.seat === null ? [] : [t('page-battlecrest-action-of', { n: Math.min(2, done.length + 1) })])].join(' · ');
  },
  phases: () => null,
  parts,
  quick: (prompt, _view, components) => quick(prompt, components as Components),
  slots: (prompt, view) => slots(prompt, view as View),
  ask: (place, view, seat, prompt) => askOf(place, view as View, seat, prompt),
  refusedOnBoard,
  tells,
  sinceInBar: true,
  progress: (_prompt, view) => ({ of: 2, done: (view as View).done.map((action) => ACTION_ICONS[action] ?? 'check-mark') }),
  asText: boardAsText,
  keys: [
    { caps: ['Q'], words: 'page-battlecrest-key-turn', works: () => document.querySelector('[data-testid="map"]') !== null },
    { caps: ['W'], words: 'page-battlecrest-key-reach', works: () => document.querySelector('[data-testid="map"]') !== null },
  ],
  guide: (view) => guideOf(view as View),
  tour: [
    { at: '[data-testid="map"]', title: 'battlecrest-battlefield', text: 'page-battlecrest-tour-field' },
    { at: ROW, title: 'battlecrest-action-row', text: 'page-battlecrest-tour-row' },
    { at: '[data-testid="prompt"]', title: 'page-battlecrest-tour-prompt', text: 'page-battlecrest-tour-prompt-text' },
  ],
};
