/** What a choice costs or brings, on the lit clearing itself: boots, a card for Outrage, points, turmoil, whether the Decree holds. Pure. */
import type { Offer } from '../../../wire/offers.ts';
import type { ActionInfo } from '../../../wire/types.ts';
import type { Phrase } from '../../../words/phrase.ts';

export interface BoardTag {
  kind: 'boots' | 'loss' | 'price' | 'gain' | 'sure' | 'risk';
  n: number;
}

/** The tag of a place where everything that may be chosen leads to the same. */
export function tagAt(offers: readonly Offer[]): BoardTag | null {
  const tags = offers.flatMap((offer) => (offer.kind === 'action' ? [offer.action] : offer.part.actions)).map(tagOf);
  const first = tags[0] ?? null;
  return first && tags.every((tag) => tag?.kind === first.kind && tag.n === first.n) ? first : null;
}

export function tagOf(action: ActionInfo): BoardTag | null {
  const said = new Map(promises(action.result).map((one) => [one.id, one]));
  const number = (id: string, arg: string): number => Number(said.get(id)?.args?.[arg] ?? 0);
  if (said.has('root-result-turmoil')) return { kind: 'loss', n: number('root-result-turmoil', 'count') };
  if (said.has('root-result-stuck')) return { kind: 'risk', n: number('root-result-stuck', 'count') };
  if (said.has('root-result-outrage')) return { kind: 'price', n: 1 };
  if (number('root-result-boots', 'count') > 0) return { kind: 'boots', n: number('root-result-boots', 'count') };
  const points = [...said.values()].map((one) => Number(one.args?.['points'] ?? 0)).find((gain) => gain > 0);
  if (points) return { kind: 'gain', n: points };
  return action.ahead?.length ? { kind: 'sure', n: 0 } : null;
}

/** The single promises of a result that joins several. */
function promises(result: Phrase | null): Phrase[] {
  if (!result) return [];
  return result.id === 'root-result-and' ? Object.values(result.args ?? {}).flatMap((part) => (typeof part === 'object' ? promises(part) : [])) : [result];
}
