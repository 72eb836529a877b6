/** The first duel and the first solo game, shown at their real controls when each thing comes up for the first time. */
import type { Guide, TourStop } from '../door.ts';
import { isImperator } from './figures.ts';
import type { View } from './types.ts';

const FIELD = '[data-testid="map"]';
/** the panel of a laptop; on a phone the cards stand apart from the line of their side */
export const ROW = 'section[data-own], [data-testid="hand"]';
const PROMPT = '[data-testid="prompt"]';
const HEALTH = 'section[data-own] .rails, button[data-own]';
/** on a phone it lies behind the tab */
const ORDER = '[data-testid="order"], [data-tab="why"]';
const REASONS = '[data-testid="reasons"], [data-tab="why"]';
type Stop = readonly [at: string, title: string];

/** What is explained when: the first action, the second one, the second turn; alone the order card, and once it has acted the reasons. */
const STOPS = {
  duel: [[FIELD, 'battlecrest-landmark'], [ROW, 'battlecrest-action-card'], [PROMPT, 'page-battlecrest-tour-prompt']],
  second: [[ROW, 'battlecrest-primed-crest'], [HEALTH, 'battlecrest-health-card']],
  solo: [[ORDER, 'battlecrest-order-card'], [FIELD, 'battlecrest-hazard'], [PROMPT, 'page-battlecrest-tour-prompt']],
  reasons: [[REASONS, 'page-battlecrest-reasons'], [ORDER, 'battlecrest-compass']],
} as const satisfies Record<string, readonly Stop[]>;

/** The part of the guide that fits this moment. */
export function guideOf(view: View): Guide | null {
  const name = momentOf(view);
  if (name === null) return null;
  return { name: `battlecrest-${name}`, stops: STOPS[name].map(([at, title], i): TourStop => ({ at, title, text: `page-battlecrest-guide-${name}-${i + 1}` })) };
}

function momentOf(view: View): keyof typeof STOPS | null {
  const alone = isImperator(view, 1);
  if (view.turn === 0 || view.turn > 6) return null;
  if (view.turn <= 2 && view.done.length === 0) return alone ? 'solo' : 'duel';
  if (view.turn <= 2) return 'second';
  return alone ? 'reasons' : null;
}
