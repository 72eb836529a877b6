/** Root's door to the page. */
import './drawings.ts';
import { t } from '../../words/speech.svelte.ts';
import type { GameDoor } from '../door.ts';
import { boardAsText } from './as-text.ts';
import { briefOf, whereOf } from './bar.ts';
import { EMBLEMS, emblem } from './boards/emblems.ts';
import type { Faction } from './boards/types.ts';
import Ending from './Ending.svelte';
import Panels from './Panels.svelte';
import { askOf, askStep, parts, refusedOnBoard } from './places.ts';
import { guideOf } from './guide.ts';
import { keepPrices } from './keep-prices.ts';
import MapPicture from './setup/MapPicture.svelte';
import Reach from './setup/Reach.svelte';
import { missing, reachNote } from './setup/reach.ts';
import { gainOf } from './score.ts';
import Seats from './Seats.svelte';
import Table from './Table.svelte';
import { PHASES, type Components, type View } from './types.ts';

const factionOf = (value: unknown): Faction | null => (typeof value === 'string' && value in EMBLEMS ? (value as Faction) : null);

/** What is told of a turn afterwards: what changes the map or the race first. */
const TELLS: Readonly<Record<string, number>> = {
  won: 9, turmoil: 8, revolted: 8, activated: 8, joined: 8, 'quest-done': 6, 'piece-lost': 6, battle: 5, 'new-roost': 5, sanctified: 5, scorched: 5, converted: 4, crusade: 4, 'placed-piece': 4,
  crafted: 4, struck: 4, explored: 4, organized: 4, aided: 3, exported: 3, bought: 3, 'warriors-lost': 3, walked: 2, slipped: 2, moved: 2, placed: 1,
};

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
  where: (view) => whereOf(view as View),
  brief: (view, seat) => briefOf(view as View, seat),
  phases: (view) => {
    const { phase } = view as View;
    const now = PHASES.findIndex((one) => one === phase);
    return now < 0 ? null : { steps: PHASES.map((one) => t(`root-${one}`)), now };
  },
  parts,
  askStep,
  ask: (place, view, _seat, prompt, taken) => askOf(place, view as View, prompt, taken),
  refusedOnBoard,
  reaction: (prompt) => (HIDDEN.has(prompt.key) ? (prompt.actions.find((action) => action.shape.verb === 'done') ?? null) : null),
  tells: ({ kind }) => TELLS[kind] ?? 0,
  gain: (seat, events) => gainOf(events, seat),
  shortcut: (prompt, view) => keepPrices(prompt, view as View),
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
