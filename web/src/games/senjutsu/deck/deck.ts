/** A deck being built: its text, what of the box is shown, and what its chart counts. Rules are the server's. Pure. */
import type { CheckedDeck } from '../../../wire/types.ts';
import type { CardFace as Face } from '../types.ts';

export type Kind = 'attack' | 'defence' | 'meditation';
export const KINDS: readonly Kind[] = ['attack', 'defence', 'meditation'];
export const RANKS = ['wood', 'steel', 'gold', 'jade'] as const;
/** Columns of the chart; the last one is for instants, which have no initiative of their own. */
export const VALUES: readonly string[] = ['9', '8', '7', '6', '5', '4', '3', '2', '1', '0', '='];
export const CASUAL = '';
const LONGEST_NAME = 40;

interface Limit {
  most: number;
  rule: string;
}

/** Limits with their rules, and who may use what; from the server. */
export interface Building {
  size: Limit;
  copies: Record<string, Limit>;
  totals: Record<string, Limit>;
  schools: string[];
  characters: Record<string, { core: string; weapon: string; school: string; weapons: string[] }>;
  cards: Record<string, { owner: string; school: string; core: boolean }>;
}

export interface Deck {
  name: string;
  character: string;
  weapon: string;
  /** '' in casual play, `none` in matched play without one */
  school: string;
  cards: Record<string, number>;
}

/** In one line: what the server reads, a link carries and a table's options take. */
export function deckText(deck: Deck): string {
  const cards = idsOf(deck).map((id) => (deck.cards[id]! > 1 ? `${id}x${deck.cards[id]}` : id)).join(' ');
  return [...headOf(deck), cards].filter(Boolean).join('; ');
}

/** The same for people: a card a line, with its name. */
export function deckLines(deck: Deck, nameOf: (id: string) => string): string {
  return [...headOf(deck), ...idsOf(deck).map((id) => `${deck.cards[id]}x ${id} ${nameOf(id)}`)].join('\n');
}

function headOf(deck: Deck): string[] {
  const name = cleanName(deck.name);
  return [name && `name ${name}`, `character ${deck.character}`, `weapon ${deck.weapon}`, deck.school && `school ${deck.school}`].filter(Boolean);
}

/** A name on one line, without what ends a line of a deck. */
export function cleanName(name: string): string {
  return name.replace(/[;#\n]+/gu, ' ').trim().slice(0, LONGEST_NAME);
}

export function idsOf(deck: Deck): string[] {
  return Object.keys(deck.cards).filter((id) => deck.cards[id]! > 0).sort();
}

export function deckOf(checked: CheckedDeck): Deck {
  const { name = '', character = '', weapon = '', school = CASUAL } = checked.head;
  return { name, character, weapon, school, cards: { ...checked.cards } };
}

/** A link or a text that somebody pasted. */
export function pastedText(pasted: string): string {
  const link = /#\/page\/[^/]+\/[^/]+\/(\S+)/u.exec(pasted)?.[1];
  if (!link) return pasted;
  try {
    return decodeURIComponent(link);
  } catch {
    return pasted;
  }
}

/** More or fewer copies. */
export function changed(deck: Deck, id: string, by: number): Deck {
  const cards = { ...deck.cards, [id]: Math.max(0, (deck.cards[id] ?? 0) + by) };
  if (!cards[id]) delete cards[id];
  return { ...deck, cards };
}

// --- what is shown of the box

export type Owner = 'all' | 'general' | 'own' | 'weapon';

export interface Filter {
  words: string;
  owner: Owner;
  kinds: readonly string[];
  ranks: readonly string[];
  value: string;
  school: string;
  traits: readonly string[];
}

export const NO_FILTER: Filter = { words: '', owner: 'all', kinds: [], ranks: [], value: '', school: '', traits: [] };

/** The column of the chart in which a card stands: the highest value of a range. */
export function valueOf(face: Face): string {
  return face.instant === 'additional' || face.instant === 'plain' ? '=' : face.initiative.slice(0, 1);
}

/** The values at which a card may act. */
function spans(face: Face, value: string): boolean {
  const [high, low = high] = face.initiative.split('–');
  return valueOf(face) === '=' ? value === '=' : value !== '=' && Number(value) <= Number(high) && Number(value) >= Number(low);
}

/** Cards of the box that a character may use and the filter lets through, by name. */
export function shownIds(cards: Record<string, Face>, building: Building, deck: Deck, filter: Filter, textOf: (id: string) => string, nameOf: (id: string) => string): string[] {
  const words = filter.words.toLocaleLowerCase().split(/\s+/u).filter(Boolean);
  const weapons = building.characters[deck.character]?.weapons ?? [];
  const fits = (id: string): boolean => {
    const [face, about] = [cards[id]!, building.cards[id]!];
    if (about.core ? filter.owner !== 'weapon' || !weapons.includes(id) : filter.owner === 'weapon') return false;
    if (about.owner && about.owner !== deck.character) return false;
    if (filter.owner === 'general' ? about.owner : filter.owner === 'own' && !about.owner) return false;
    return (!filter.kinds.length || filter.kinds.includes(face.kind)) && (!filter.ranks.length || filter.ranks.includes(face.rank))
      && (!filter.value || spans(face, filter.value)) && (!filter.school || about.school === filter.school)
      && (!filter.traits.includes('instant') || face.instant !== '') && (!filter.traits.includes('prepared') || face.prepared)
      && words.every((word) => `${id} ${textOf(id)}`.toLocaleLowerCase().includes(word));
  };
  return Object.keys(building.cards).filter(fits).sort((one, other) => nameOf(one).localeCompare(nameOf(other)));
}

// --- what is counted

export type Column = { value: string; total: number } & Record<Kind, number>;

/** Copies by initiative and type. */
export function chart(deck: Deck, cards: Record<string, Face>): Column[] {
  return VALUES.map((value) => {
    const column: Column = { value, total: 0, attack: 0, defence: 0, meditation: 0 };
    for (const id of idsOf(deck)) {
      const face = cards[id];
      if (!face || valueOf(face) !== value || !KINDS.includes(face.kind as Kind)) continue;
      column[face.kind as Kind] += deck.cards[id]!;
      column.total += deck.cards[id]!;
    }
    return column;
  });
}

export function countOf(deck: Deck, test: (id: string) => boolean): number {
  return idsOf(deck).filter(test).reduce((sum, id) => sum + deck.cards[id]!, 0);
}
