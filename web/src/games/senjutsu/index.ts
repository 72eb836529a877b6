/** Senjutsu's door to the page. */
import './senjutsu.css';
import './drawings.ts';
import { t, within } from '../../words/speech.svelte.ts';
import type { GameDoor } from '../door.ts';
import { boardAsText } from './as-text.ts';
import Ending from './Ending.svelte';
import { SIGNS, signOf } from './figures.ts';
import { guideOf } from './guide.ts';
import Panels from './Panels.svelte';
import { askOf, askStep, parts, refusedOnBoard } from './places.ts';
import Seats from './Seats.svelte';
import { applies, missing } from './set-up.ts';
import Table from './Table.svelte';
import type { Components, View } from './types.ts';

/** A turn, as the book names its phases. */
const PHASES = ['draw', 'choose', 'reveal', 'resolve', 'discard'];

/** What is told of a turn afterwards: what decides the fight first. */
const TELLS: Readonly<Record<string, number>> = { won: 9, lost: 9, defeated: 9, executed: 8, wounded: 7, blocked: 6, counters: 6, missed: 5, stunned: 5, hobbled: 5, poisoned: 5, decided: 4, revealed: 4, pushed: 3, kamae: 2, stepped: 1, turned: 1 };

const modeOf = ({ figures, stage }: View, { horde, teams }: Components): string => {
  if (stage || horde) return 'horde';
  if (figures.some(({ kamae }) => kamae === undefined)) return 'solo';
  if (new Set(teams).size < figures.length) return 'teams';
  return figures.length > 2 ? 'many' : 'duel';
};

export const door: GameDoor = {
  name: 'senjutsu',
  wide: true,
  Table,
  Ending,
  Panels,
  Seats,
  sign: (view, seat) => signOf(view as View, seat),
  optionSign: (_option, value) => (typeof value === 'string' ? (SIGNS[value] ?? null) : null),
  optionHelp: () => null,
  seatsTitle: 'page-senjutsu-seats',
  seatsHelp: 'page-senjutsu-seats-help',
  setUp: { applies, missing },
  where: (view, components) => `${t(`page-senjutsu-mode-${modeOf(view as View, components as Components)}`)} · ${(view as View).turn ? t('page-senjutsu-turn', { n: (view as View).turn }) : within('common-setup')}`,
  brief: (view) => {
    const { turn, phase, stage, wave } = view as View;
    return [turn ? t('page-senjutsu-turn', { n: turn }) : within('common-setup'), ...(PHASES.includes(phase) ? [within(`senjutsu-phase-${phase}`)] : []), ...(stage ? [`${within('senjutsu-wave')} ${stage}.${wave}`] : [])].join(' · ');
  },
  turns: { one: 'page-senjutsu-turn', several: 'page-senjutsu-turns' },
  phases: (view) => {
    const now = PHASES.indexOf((view as View).phase);
    return now < 0 ? null : { steps: PHASES.map((phase) => t(`senjutsu-phase-${phase}`)), now };
  },
  parts,
  askStep,
  ask: (place, view, _seat, prompt) => askOf(place, view as View, prompt),
  refusedOnBoard,
  tells: ({ kind }) => TELLS[kind] ?? 0,
  asText: boardAsText,
  keys: [
    { caps: ['Q', 'E'], words: 'page-senjutsu-key-turn', works: (desk) => desk.prompt?.actions.some(({ action }) => action === 'turn left' || action === 'turn right') ?? false },
    { caps: ['K'], words: 'page-senjutsu-key-kamae', works: () => true },
    { caps: ['D'], words: 'page-senjutsu-key-discards', works: () => true },
  ],
  guide: (view, _seat, key) => guideOf(view as View, key),
  tour: [
    { at: '[data-testid="map"]', title: 'page-senjutsu-tour-field', text: 'page-senjutsu-tour-field-text' },
    { at: '[data-own]', title: 'page-senjutsu-tour-seat', text: 'page-senjutsu-tour-seat-text' },
    { at: '[data-testid="hand"] > [data-dealt]', title: 'page-senjutsu-tour-hand', text: 'page-senjutsu-tour-hand-text' },
    { at: '[data-testid="ladder"][data-dealt]', title: 'page-senjutsu-tour-ladder', text: 'page-senjutsu-tour-ladder-text' },
    { at: '[data-testid="prompt"]', title: 'page-senjutsu-tour-prompt', text: 'page-senjutsu-tour-prompt-text' },
  ],
};
