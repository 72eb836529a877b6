/** The Riverfolk set three prices every Evening; mostly they stay: one click answers all three. Pure. */
import type { ActionInfo, PromptInfo } from '../../wire/types.ts';
import type { Phrase } from '../../words/phrase.ts';
import type { RiverfolkBoard } from './boards/types.ts';
import type { View } from './types.ts';

export function keepPrices(prompt: PromptInfo, view: View): { words: Phrase; icon: string; answer: (prompt: PromptInfo) => ActionInfo | null } | null {
  const prices = (view.seats[prompt.seat]?.board as Partial<RiverfolkBoard> | undefined)?.prices as Record<string, number> | undefined;
  if (prompt.key !== 'price' || !prices) return null;
  const answer = (asked: PromptInfo): ActionInfo | null => (asked.key === 'price' ? (asked.actions.find(({ shape }) => prices[String(shape['service'])] === shape['price']) ?? null) : null);
  return answer(prompt) ? { words: { id: 'page-root-keep-prices' }, icon: 'scales', answer } : null;
}
