/** Root's door to the page. */
import './drawings.ts';
import { t, within } from '../../words/speech.svelte.ts';
import type { GameDoor } from '../door.ts';
import { boardAsText } from './as-text.ts';
import { EMBLEMS, emblem } from './boards/emblems.ts';
import type { Faction } from './boards/types.ts';
import Ending from './Ending.svelte';
import Panels from './Panels.svelte';
import { askOf, askStep, parts, refusedOnBoard } from './places.ts';
import { guideOf } from './guide.ts';
import MapPicture from './setup/MapPicture.svelte';
import Reach from './setup/Reach.svelte';
import { missing, reachNote } from './setup/reach.ts';
import Seats from './Seats.svelte';
import Table from './Table.svelte';
import { PHASES, type Components, type View } from './types.ts';

const factionOf = (value: unknown): Faction | null => (typeof value === 'string' && value in EMBLEMS ? (value as Faction) : null);

/** Questions asked of everybody who has cards, whatever the cards are. */
const HIDDEN: ReadonlySet<string> = new Set(['ambush', 'foil', 'hospital']);

export const door: GameDoor = {
  name: 'root',
  wide: true,
  Table,
  Ending,
  Panels,
  Seats,
  sign: (view, seat) => emblem((view as View).seats[seat]?.faction),
  optionSign: (_option, value) => {
    const faction = factionOf(value);
    return faction && EMBLEMS[faction];
  },
  optionHelp: (_option, value) => {
    const faction = factionOf(value);
    return faction && t(`page-root-about-${faction}`);
  },
  seatsTitle: 'page-root-seats',
  seatsHelp: 'page-root-seats-help',
  setUp: { Head: Reach, missing, note: reachNote, pictures: { map: MapPicture } },
  where: (view) => {
    const { map, round } = view as View;
    return `${within(`root-map-${map}`)} · ${within('common-round')} ${round}`;
  },
  phases: (view) => {
    const { phase } = view as View;
    if (phase === 'setup') return { steps: [t('common-setup')], now: 0 };
    const now = PHASES.findIndex((one) => one === phase);
    return now < 0 ? null : { steps: PHASES.map((one) => t(`root-${one}`)), now };
  },
  parts,
  askStep,
  ask: (place, view, _seat, prompt, taken) => askOf(place, view as View, prompt, taken),
  refusedOnBoard,
  reaction: (prompt) => (HIDDEN.has(prompt.key) ? (prompt.actions.find((action) => action.shape.verb === 'done') ?? null) : null),
  asText: (desk) => boardAsText(desk.view as View, desk.components as Components),
  guide: (view, seat) => guideOf(view as View, seat),
  tour: [
    { at: '[data-testid="map"]', title: 'page-root-tour-map', text: 'page-root-tour-map-text' },
    { at: '[data-testid="seats"]', title: 'page-root-tour-seats', text: 'page-root-tour-seats-text' },
    { at: '[data-own], [data-testid="own-board"]', title: 'page-root-tour-board', text: 'page-root-tour-board-text' },
    { at: '[data-testid="hand"]', title: 'page-root-tour-hand', text: 'page-root-tour-hand-text' },
    { at: '[data-testid="prompt"]', title: 'page-root-tour-prompt', text: 'page-root-tour-prompt-text' },
  ],
};
