/** Reach: how much the chosen factions press upon each other, and whether the Law advises the set. Pure. */
import type { Draft } from '../../../screens/set-up.ts';
import type { Phrase } from '../../../words/phrase.ts';
import { EMBLEMS } from '../boards/emblems.ts';
import type { Faction } from '../boards/types.ts';
import { t } from '../../../words/speech.svelte.ts';

export interface ReachData {
  reach: Record<Faction, number>;
  /** advised total by number of players */
  minimum: Record<string, number>;
  adventurous: number;
  /** who sits down where a seat is left to advice, first to last */
  order: Faction[];
}

export interface Reach {
  factions: { faction: Faction; reach: number; advised: boolean }[];
  total: number;
  least: number;
  level: 'advised' | 'adventurous' | 'bold';
}

const OPTION = 'factions';
export const isFaction = (value: unknown): value is Faction => typeof value === 'string' && value in EMBLEMS;

/** Who sits where: a seat left to advice gets the first faction that nobody has named, as on the server. */
export function reachOf(draft: Draft, data: ReachData): Reach {
  const picks = draft.seats.map((seat) => seat.picks[OPTION]);
  const left = data.order.filter((faction) => !picks.includes(faction));
  const factions = picks.flatMap((pick) => {
    const faction = isFaction(pick) ? pick : left.shift();
    return faction ? [{ faction, reach: data.reach[faction], advised: pick !== faction }] : [];
  });
  const total = factions.reduce((sum, one) => sum + one.reach, 0);
  const least = data.minimum[draft.seats.length] ?? 0;
  return { factions, total, least, level: total >= least ? 'advised' : total >= data.adventurous ? 'adventurous' : 'bold' };
}

/** The second Vagabond comes only with the first, who may also come by advice. */
export function missing(draft: Draft, components: unknown): Phrase | null {
  const seated = reachOf(draft, components as ReachData).factions.map((one) => one.faction);
  if (!seated.includes('vagabond2') || seated.includes('vagabond')) return null;
  return { id: 'root-second-alone', args: { second: { id: 'root-faction-vagabond-2' }, first: { id: 'root-faction-vagabond' } } };
}

export function reachNote(value: unknown, components: unknown): string | null {
  return isFaction(value) ? t('page-root-reach-note', { n: (components as ReachData).reach[value] }) : null;
}
