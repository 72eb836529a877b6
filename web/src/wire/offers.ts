/** Choices made of two parts (whose token, to whom) are asked part by part when there are many: short lists, simple screens. Pure. */
import type { Phrase } from '../words/phrase.ts';
import { FEW, type Way } from './steps.ts';
import type { ActionInfo } from './types.ts';

export interface Part {
  key: string;
  words: Phrase;
  actions: readonly ActionInfo[];
  /** for choices made step by step: the way to here, and the drawing of its last step */
  path?: readonly string[];
  icon?: string | null;
  tag?: Phrase | undefined;
}

/** `words`, `icon`: how the action is called where its earlier steps are already said; `tag`: how shortly, where there are many */
export type Offer = { kind: 'action'; action: ActionInfo; words?: Phrase | undefined; icon?: string | null; tag?: Phrase | undefined } | { kind: 'part'; part: Part };

/** Letters of a result that fill a line of their own on a phone. */
export const LONG = 44;

/** So many places of one kind that their signs and numbers must do: the board shows the rest. */
export function isCrowded(offers: readonly Offer[]): boolean {
  return offers.filter(tagOf).length > FEW;
}

export function tagOf(offer: Offer): Phrase | undefined {
  return offer.kind === 'part' ? offer.part.tag : offer.tag;
}

/** The first part of a two-part choice: a seat that something goes from, or the first card of an order. */
export function partOf(action: ActionInfo): string | null {
  const { verb, seat, to, cards } = action.shape as { verb: string; seat?: number; to?: unknown; cards?: unknown };
  if (seat !== undefined && to !== undefined) return `${verb} ${seat}`;
  if (Array.isArray(cards) && cards.length > 2) return `${verb} ${String(cards[0])}`;
  return null;
}

function firstWords(action: ActionInfo): Phrase {
  const nested = Object.values(action.words.args ?? {}).find((arg): arg is Phrase => typeof arg === 'object');
  return nested ?? action.words;
}

/** The parts, if the choice is to be made in two steps. */
export function partsOf(actions: readonly ActionInfo[]): Part[] | null {
  const parts = new Map<string, Part>();
  let paired = 0;
  for (const action of actions) {
    const key = partOf(action);
    if (key === null) continue;
    paired += 1;
    const part = parts.get(key);
    parts.set(key, { key, words: part?.words ?? firstWords(action), actions: [...(part?.actions ?? []), action] });
  }
  return paired > FEW && parts.size > 1 && parts.size < paired ? [...parts.values()] : null;
}

/** What is offered now: whole actions, or parts first; with a part chosen, only its actions. */
export function offersOf(actions: readonly ActionInfo[], chosen: string | null): Offer[] {
  const parts = partsOf(actions);
  if (!parts) return actions.map((action) => ({ kind: 'action', action }));
  const within = parts.find((part) => part.key === chosen);
  if (within) return within.actions.map((action) => ({ kind: 'action', action }));
  const single = actions.filter((action) => partOf(action) === null);
  return [...parts.map((part): Offer => ({ kind: 'part', part })), ...single.map((action): Offer => ({ kind: 'action', action }))];
}

/** What a way of a step-by-step choice looks like in the prompt and on the board. */
export function offerOf(way: Way): Offer {
  const called = way.name ?? way.step;
  const icon = called?.icon ?? null;
  if (way.action) return { kind: 'action', action: way.action, words: way.last && !way.name && way.path.length > 1 ? way.step?.words : undefined, icon: way.path.length > 1 || way.last ? icon : null, tag: way.last && !way.name && way.path.length > 1 ? way.step?.tag : undefined };
  return { kind: 'part', part: { key: way.path.join(' / '), words: called?.words ?? firstWords(way.actions[0]!), actions: way.actions, path: way.path, icon, tag: called?.tag } };
}
