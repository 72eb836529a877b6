/**
 * A view in words, whatever the game. A field is called by the message `<game>-view-<field>`; a value by `<game>-view-<field>-<value>` or
 * `<game>-value-<value>` (a number behind a name is said after it: `plum-2`). An attribute `.kind = seat` of a field says that its numbers are seats.
 * What has no message is shown as it is written, without hyphens. The terminal's plain table (cli/plain.py) says the same.
 */
import type { Phrase } from '../../words/phrase.ts';
import { attribute, has, t, tell } from '../../words/speech.svelte.ts';

export type Fields = Record<string, unknown>;
/** How seats are called. */
export type SeatName = (seat: number) => string;

const KNOWN: Record<string, string> = { round: 'common-round', turn: 'common-turn', hand: 'common-hand', deck: 'common-deck', discard: 'common-discard-pile', points: 'common-victory-points', phase: 'common-phase' };
/** What other parts of the page show. */
const ELSEWHERE: ReadonlySet<string> = new Set(['seats', 'round', 'turn', 'result', 'results', 'active', 'names']);
export const HIDDEN = '?';

export function isPhrase(value: unknown): value is Phrase {
  return typeof value === 'object' && value !== null && 'id' in value && Object.keys(value).every((key) => key === 'id' || key === 'args');
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isPhrase(value);
}

/** What stands on the middle of the table: everything that is not about one seat. Of `figures`, which are the seats and then others, those others. */
export function shared(view: unknown, seats = 0): Fields {
  if (!isFields(view)) return {};
  const middle = Object.entries(view).filter(([name, value]) => value !== null && !ELSEWHERE.has(name) && name !== 'figures');
  const others = Array.isArray(view['figures']) ? (view['figures'] as unknown[]).slice(seats) : [];
  return { ...(others.length ? { figures: others } : {}), ...Object.fromEntries(middle) };
}

/** What a view says about each seat; its number and name stand in the head of its panel. */
export function ofSeat(view: unknown, seat: number): Fields {
  const seats = isFields(view) ? (view['seats'] ?? view['figures']) : null;
  const found: unknown = Array.isArray(seats) ? seats[seat] : null;
  return isFields(found) ? Object.fromEntries(Object.entries(found).filter(([name, value]) => value !== null && !['seat', 'figure', 'name'].includes(name))) : {};
}

const dashed = (name: string): string => name.replaceAll(/[_ ]/gu, '-');

export function titleOf(game: string, field: string): string {
  const id = `${game}-view-${dashed(field)}`;
  return has(id) ? t(id) : KNOWN[field] ? t(KNOWN[field]) : humanised(field);
}

/** A key as a person would write it. */
export function humanised(key: string): string {
  if (!/^\p{L}/u.test(key)) return key;
  const words = key.replaceAll(/[_-]+/gu, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** One value in words: a name, a number, a seat, yes or no. */
export function said(game: string, field: string, value: unknown, seatName: SeatName): string {
  if (value === null || value === undefined) return '–';
  if (isPhrase(value)) return tell(value);
  if (Array.isArray(value)) return value.map((one) => said(game, field, one, seatName)).join(', ') || '–';
  if (isFields(value)) return Object.entries(value).map(([name, inner]) => `${titleOf(game, name)}: ${said(game, name, inner, seatName)}`).join(', ');
  const id = `${game}-view-${dashed(field)}`;
  const text = String(value as string | number | boolean);
  if (has(`${id}-${dashed(text)}`)) return t(`${id}-${dashed(text)}`);
  if (typeof value === 'boolean') return t(value ? 'page-plain-yes' : 'page-plain-no');
  if (typeof value === 'number') return field === 'seat' || (has(id) && attribute(id, 'kind') === 'seat') ? seatName(value) : text;
  if (text === HIDDEN) return t('page-plain-hidden');
  return named(game, text);
}

function named(game: string, text: string): string {
  const id = `${game}-value-${dashed(text)}`;
  if (has(id)) return t(id);
  const [, stem, number] = /^(.+)-(\d+)$/u.exec(text) ?? [];
  return stem && has(`${game}-value-${dashed(stem)}`) ? `${t(`${game}-value-${dashed(stem)}`)} ${number}` : /^\p{L}/u.test(text) ? text.replaceAll(/[_-]+/gu, ' ') : text;
}

/** Lines of text that say the whole view. */
export function asText(game: string, view: unknown, seats: number, seatName: SeatName): string[] {
  const line = (fields: Fields): string => Object.entries(fields).map(([name, value]) => `${titleOf(game, name)}: ${said(game, name, value, seatName)}`).join('. ');
  return [line(shared(view, seats)), ...Array.from({ length: seats }, (_, seat) => `${seatName(seat)}. ${line(ofSeat(view, seat))}`)].filter(Boolean);
}
