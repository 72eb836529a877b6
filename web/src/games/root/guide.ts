/** A faction's first turn, shown at its real controls: five stops each, every one with a term for its title. */
import type { Guide, TourStop } from '../door.ts';
import type { Faction } from './boards/types.ts';
import type { View } from './types.ts';

/** A part of the own board; a phone keeps the board behind its button. */
const part = (name: string): string => `[data-own] [data-guide="${name}"], [data-testid="own-board"]`;
const MAP = '[data-testid="map"]';
const HAND = '[data-testid="hand"]';
const PROMPT = '[data-testid="prompt"]';

type Stop = readonly [at: string, title: string];

const STOPS: Record<Exclude<Faction, 'vagabond2'>, readonly Stop[]> = {
  marquise: [[part('wood'), 'root-wood'], [part('actions'), 'root-board-actions'], [part('track'), 'root-build'], [MAP, 'root-march'], [HAND, 'root-craft']],
  eyrie: [[HAND, 'root-birdsong'], [part('decree'), 'root-decree'], [PROMPT, 'root-turmoil'], [part('leader'), 'root-leader'], [part('roosts'), 'root-roost']],
  alliance: [[part('supporters'), 'root-supporters-stack'], [part('sympathy'), 'root-spread-sympathy'], [MAP, 'root-revolt'], [HAND, 'root-daylight'], [part('officers'), 'root-military-operations']],
  vagabond: [[part('satchel'), 'root-satchel'], [MAP, 'root-slip'], [part('relations'), 'root-aid'], [part('quests'), 'root-quest'], [PROMPT, 'root-daylight']],
  cult: [[part('souls'), 'root-lost-souls'], [part('outcast'), 'root-outcast'], [part('conspiracies'), 'root-conspiracy'], [HAND, 'root-ritual'], [part('gardens'), 'root-garden']],
  riverfolk: [[HAND, 'root-public-hand'], [part('services'), 'root-services'], [part('funds'), 'root-funds'], [part('posts'), 'root-trade-post'], [PROMPT, 'root-birdsong']],
};

/** The guide of whoever decides, once the first turn of that faction has come. */
export function guideOf(view: View, seat: number): Guide | null {
  const found = view.seats[seat]?.faction;
  if (!found || view.active !== seat || view.phase === 'setup' || view.phase === 'over' || view.battle) return null;
  const faction = found === 'vagabond2' ? 'vagabond' : found;
  return { name: `root-${faction}`, stops: STOPS[faction].map(([at, title], i): TourStop => ({ at, title, text: `page-root-guide-${faction}-${i + 1}` })) };
}
