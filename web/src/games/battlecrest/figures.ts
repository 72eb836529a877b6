/** How heroes and minions are signed, and how they, cards and landmarks are called: ours by their messages, an owner's as his record says. */
import type { SeatSign } from '../../kit/glyphs.ts';
import type { ActionInfo } from '../../wire/types.ts';
import type { Phrase } from '../../words/phrase.ts';
import { has, tell } from '../../words/speech.svelte.ts';
import type { Ability, Card, Components, Figure, RowCard, View } from './types.ts';

export const SIGNS: Record<string, SeatSign> = {
  akhena: { dye: 'plum', shape: 'plum', icon: 'prayer', scale: 27 },
  mutino: { dye: 'slate', shape: 'hex', icon: 'robber', scale: 28 },
  rig: { dye: 'slate', shape: 'circle', icon: 'vintage-robot', scale: 29 },
  whispyr: { dye: 'teal', shape: 'drop', icon: 'hood', scale: 26, y: 28 },
  wisp: { dye: 'teal', shape: 'circle', icon: 'candle-flame', scale: 30 },
  forge: { dye: 'persimmon', shape: 'octagon', icon: 'robot-golem', scale: 31 },
};
/** An owner's heroes, by side. */
const STRANGERS: readonly SeatSign[] = [{ dye: 'indigo', shape: 'shield', icon: 'crested-helmet', scale: 26, y: 22 }, { dye: 'madder', shape: 'diamond', icon: 'crested-helmet', scale: 24 }];

/** Who stands on the field: heroes and minions by side. */
export interface Warrior {
  name: string;
  side: number;
  minion: boolean;
  cell: string | null;
  sign: SeatSign;
}

export function heroSign(hero: string, side: number): SeatSign {
  return SIGNS[hero] ?? STRANGERS[side % 2]!;
}

export function minionSign(minion: string, hero: string, side: number): SeatSign {
  return SIGNS[minion] ?? { dye: heroSign(hero, side).dye, shape: 'circle', icon: 'vintage-robot', scale: 28 };
}

export function warriorsOf(figures: readonly Figure[]): Warrior[] {
  return figures.flatMap(({ hero, cell, minion }, side): Warrior[] => [
    { name: hero, side, minion: false, cell, sign: heroSign(hero, side) },
    ...(minion ? [{ name: minion.name, side, minion: true, cell: minion.cell, sign: minionSign(minion.name, hero, side) }] : []),
  ]);
}

export const warriorOf = (view: View, name: unknown): Warrior | undefined => warriorsOf(view.figures).find((one) => one.name === name);
export const isImperator = (view: View, side: number): boolean => view.figures[side]?.seat === null;

const named = (id: string, name: string | undefined, stranger: string): Phrase => (has(id) ? { id } : { id: 'battlecrest-own-name', args: { name: name ?? stranger } });

export function warriorPhrase(components: Components, name: string): Phrase {
  const card = components.cards[name];
  return named(`battlecrest-${card?.kind ?? 'hero'}-${name}`, card?.name, name);
}

export const cardPhrase = (components: Components, card: string): Phrase => named(`battlecrest-card-${card}`, components.cards[`${card}.start`]?.name, card);
export const itemPhrase = (components: Components, item: string): Phrase => named(`battlecrest-item-${item}`, components.cards[`${item}.start`]?.name, item);
export const crestPhrase = (crest: string): Phrase => named(`battlecrest-crest-${crest.toLowerCase()}`, undefined, crest);

/** Primed crests as they are shown: a unique crest is one of every kind, and stands there once, beside what is primed besides. */
export function crestsShown({ primed }: Figure): { unique: boolean; crests: [string, number][] } {
  const all = Object.entries(primed);
  const unique = all.length > MOST_CRESTS;
  return { unique, crests: unique ? all.filter(([, n]) => n > 1).map(([crest, n]) => [crest, n - 1]) : all };
}
/** No row has more kinds of crests. */
const MOST_CRESTS = 6;

/** A landmark: ours by its number, an owner's by the name of its record. */
export function landmarkPhrase(record: Card | undefined, number: number): Phrase {
  return record?.name ? { id: 'battlecrest-own-name', args: { name: record.name } } : named(`battlecrest-landmark-${number}`, undefined, String(number));
}

/** The side of an action card that counts, and the other one. */
export const faceBack = ({ face }: RowCard): boolean => face === 'back';
export const faceId = (card: string, back: boolean): string => `${card}.${back ? 'back' : 'start'}`;
export const scriptOf = (components: Components, card: string, back: boolean): readonly Ability[] => components.scripts[back ? `${card}.back` : card] ?? [];

/** The same card with its other side up. */
export function turnedOver(components: Components, card: RowCard): RowCard {
  const back = !faceBack(card);
  const { move = 0, defence = 0, crest = '', boost = null } = components.cards[faceId(card.card, back)] ?? {};
  return { ...card, face: back ? 'back' : 'start', move, defence, crest, boost };
}

/** Cards that are still to be laid in the row, while their order is chosen: they lie with their starting sides up. */
export function unlaid(components: Components, actions: readonly ActionInfo[]): RowCard[] {
  const cards = actions.filter(({ shape }) => shape.verb === 'place').map(({ shape }) => String(shape['card']));
  return cards.map((card) => {
    const { move = 0, defence = 0, crest = '', boost = null } = components.cards[faceId(card, false)] ?? {};
    return { card, face: 'start', ready: true, move, defence, crest, boost };
  });
}

/** What the Imperator plays this hero by. */
export const soloCard = (cards: Readonly<Record<string, Card>>, hero: string): Card | undefined => Object.values(cards).find((one) => one.kind === 'solo' && one.plays === hero);

/** An ability in words, without the crest that raises it. */
export function abilityPhrase({ verb, value = 0, range, all = false, minion = false }: Ability): Phrase {
  if (verb === 'attack' || verb === 'push') {
    const reach = `${all ? 'all' : range ? 'range' : 'none'}${range && range[0] === range[1] ? '-at' : ''}`;
    return { id: `battlecrest-ability-${verb}`, args: { value, near: range?.[0] ?? 0, far: range?.[1] ?? 0, reach, by: minion ? 'minion' : 'hero' } };
  }
  if (verb === 'march' || verb === 'flight') return { id: `battlecrest-ability-${verb}`, args: { value, by: minion ? 'minion' : 'hero' } };
  return { id: `battlecrest-ability-${verb}`, args: { value } };
}

export const nameOf = (components: Components, name: string): string => tell(warriorPhrase(components, name));
