/** The first duel and the first game alone, shown at their real controls when each thing comes up for the first time. */
import type { Guide, TourStop } from '../door.ts';
import type { View } from './types.ts';

const FIELD = '[data-testid="map"]';
const OWN = '[data-own]';
const HAND = '[data-testid="hand"] > .row';
const LADDER = '[data-testid="ladder"]';
const PROMPT = '[data-testid="prompt"]';
const BOTS = '[data-testid="bots"], [data-testid="seats"]';
const STORY = '[data-testid="story"], [data-testid="last-lines"], [data-tab="log"]';
/** where the numbered steps stand: beside the field, on a phone behind a tab */
const STEPS = '[data-testid="bots"], [data-tab="seats"]';
const PILES = '[data-own] :has(> [data-testid^="discard-"]), button[data-own]';

type Stop = readonly [at: string, title: string];

const [field, seat, hand, ladder, prompt] = ['field', 'seat', 'hand', 'ladder', 'prompt'].map((name) => `page-senjutsu-tour-${name}`) as [string, string, string, string, string];
const bots = 'senjutsu-option-bots';

/** What is explained when: the first choice, the first question of a card, the second turn; alone the bots and, once they have acted, their lists. */
const STOPS = {
  choose: [[HAND, hand], [FIELD, field], [LADDER, ladder], [OWN, seat], [PROMPT, prompt]],
  resolve: [[FIELD, field], [STORY, 'page-senjutsu-line'], [PROMPT, prompt]],
  second: [[OWN, seat], [PILES, 'page-senjutsu-guide-deck'], [HAND, hand]],
  solo: [[BOTS, bots], [FIELD, field], [HAND, hand], [PROMPT, prompt]],
  steps: [[STEPS, bots], [STORY, 'page-senjutsu-line']],
} as const satisfies Record<string, readonly Stop[]>;

/** The part of the guide that fits this moment; `key`: what is asked. */
export function guideOf(view: View, key: string): Guide | null {
  const alone = view.figures.some(({ kamae }) => kamae === undefined);
  const name = momentOf(view, alone, key);
  if (name === null) return null;
  return { name: `senjutsu-${name}`, stops: STOPS[name].map(([at, title], i): TourStop => ({ at, title, text: `page-senjutsu-guide-${name}-${i + 1}` })) };
}

function momentOf({ turn, phase }: View, alone: boolean, key: string): keyof typeof STOPS | null {
  if (phase === 'choose') {
    if (turn === 1) return alone ? 'solo' : 'choose';
    return turn === 2 ? 'second' : null;
  }
  if (phase !== 'resolve' || key !== 'move' || turn > 6) return null;
  return alone && turn > 1 ? 'steps' : 'resolve';
}
