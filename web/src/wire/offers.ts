/** What the prompt and the places of the board offer: an action, or a part that leads on to several. Pure. */
import type { Phrase } from '../words/phrase.ts';
import { FEW, waysByPlace, type StepsOf, type Unfolded, type Way } from './steps.ts';
import type { ActionInfo } from './types.ts';

export interface Part {
  key: string;
  words: Phrase;
  actions: readonly ActionInfo[];
  /** the way to here, and the drawing of its last step */
  path: readonly string[];
  icon: string | null;
  tag?: Phrase | undefined;
}

/** `words`, `icon`: how the action is called where its earlier steps are already said; `tag`: how shortly, where there are many */
export type Offer = { kind: 'action'; action: ActionInfo; words?: Phrase | undefined; icon?: string | null; tag?: Phrase | undefined; /** its last step */ key?: string | undefined } | { kind: 'part'; part: Part };

/** What all of these lead to, if that is the same. */
export function sharedResult(actions: readonly ActionInfo[]): Phrase | null {
  const [first] = actions;
  if (!first?.result) return null;
  const said = JSON.stringify(first.result);
  return actions.every(({ result }) => JSON.stringify(result) === said) ? first.result : null;
}

/** Letters of a result that fill a line of their own on a phone. */
export const LONG = 44;

/** What a button says: its words, and below them what the choice leads to. */
export interface ButtonText {
  words: string;
  result: string;
}

/** How wide these buttons are side by side, in pixels, by the number of their letters: a row that is guessed too short scrolls. */
export function rowWidth(buttons: readonly ButtonText[]): number {
  return buttons.reduce((sum, { words, result }) => sum + 56 + Math.max(words.length * 7.2, result.length * 5.7), 0);
}

/** The drawing on an action's button: its verb's, as the server says it. */
export function iconOf(action: ActionInfo): string {
  return action.icon ?? 'chevR';
}

/** So many places of one kind that their signs and numbers must do: the board shows the rest. */
export function isCrowded(offers: readonly Offer[]): boolean {
  return offers.filter(tagOf).length > FEW;
}

export function tagOf(offer: Offer): Phrase | undefined {
  return offer.kind === 'part' ? offer.part.tag : offer.tag;
}

/** What a way of a choice looks like on the board. */
export const offerOf = (way: Way): Offer => offered(way, false);

/** And in the prompt, right under its question. */
export const askedOffer = (way: Way): Offer => offered(way, true);

function offered(way: Way, shortly: boolean): Offer {
  const called = way.name ?? way.step;
  const icon = called?.icon ?? null;
  if (way.action) return { kind: 'action', action: way.action, words: way.name ? undefined : ((shortly ? way.step?.short : undefined) ?? (way.last && way.path.length > 1 ? way.step?.words : undefined)), icon: way.path.length > 1 || way.last ? icon : null, tag: way.last && !way.name && way.path.length > 1 ? way.step?.tag : undefined, key: way.step?.key };
  return { kind: 'part', part: { key: way.path.join(' / '), words: called?.words ?? way.actions[0]!.words, actions: way.actions, path: way.path, icon, tag: called?.tag } };
}

/** What may be chosen at each place of the board; `quick`: clicks that answer two questions. */
export function offersByPlace(unfolded: Unfolded, quick: Unfolded | null, stepsOf: StepsOf, dial: number | null): ReadonlyMap<string, readonly Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const [place, ways] of waysByPlace(unfolded, stepsOf, dial)) found.set(place, ways.map(offerOf));
  for (const [place, ways] of quick ? waysByPlace(quick, stepsOf, null) : []) {
    const whole = ways.filter(({ action }) => action !== null).map(offerOf);
    if (whole.length) found.set(place, [...(found.get(place) ?? []), ...whole]);
  }
  return found;
}
