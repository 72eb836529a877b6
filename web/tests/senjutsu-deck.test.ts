import { expect, test } from 'vitest';
import { changed, chart, deckLines, deckOf, deckText, NO_FILTER, pastedText, shownIds, type Building, type Deck, type Filter } from '../src/games/senjutsu/deck/deck.ts';
import type { CardFace as Face, Kind } from '../src/games/senjutsu/types.ts';
import { pageLink, parseRoute } from '../src/route.ts';
import { firstDraft, perTable, requestOf } from '../src/screens/set-up.ts';
import { ofDeck } from '../src/wire/of-deck.ts';
import type { GameInfo, OptionSpec } from '../src/wire/types.ts';

const face = (kind: Kind, rank: string, initiative: string, more: Partial<Face> = {}): Face => ({ name: '', kind, core: false, rank, initiative, cost: 0, needs: [], instant: '', prepared: false, unblockable: false, range: 0, status: '', lines: [], ...more });
const cards: Record<string, Face> = {
  '044': face('attack', 'steel', '5', { prepared: true }), '045': face('defence', 'steel', '7–3'), '080': face('meditation', 'gold', '0', { instant: 'additional' }),
  '086': face('attack', 'wood', '6'), '025': face('attack', 'jade', '9'), '070': face('attack', 'core', '4'), '071': face('attack', 'core', '4'),
};
const building: Building = {
  size: { most: 40, rule: 'S11.1' }, copies: {}, totals: {}, schools: ['blazing-sun'],
  characters: { student: { core: '038', weapon: '070', school: '', weapons: ['070'] } },
  cards: {
    '044': { owner: 'student', school: '', core: false }, '045': { owner: '', school: '', core: false }, '080': { owner: '', school: '', core: false },
    '086': { owner: '', school: 'blazing-sun', core: false }, '025': { owner: 'ronin', school: '', core: false }, '070': { owner: '', school: '', core: true }, '071': { owner: '', school: '', core: true },
  },
};
const deck: Deck = { name: 'Quiet; River', character: 'student', weapon: '070', school: '', cards: { '045': 1, '044': 2 } };

test('a deck as one line and as lines with names', () => {
  expect(deckText(deck)).toBe('name Quiet  River; character student; weapon 070; 044x2 045');
  expect(deckLines({ ...deck, name: '', school: 'none' }, (id) => `<${id}>`)).toBe('character student\nweapon 070\nschool none\n2x 044 <044>\n1x 045 <045>');
  expect(deckOf({ text: '', head: { character: 'student', weapon: '070' }, cards: { '044': 2 }, count: 2, broken: [], kept: [] })).toEqual({ name: '', character: 'student', weapon: '070', school: '', cards: { '044': 2 } });
});

test('a link carries the text, and a pasted link is read', () => {
  const link = pageLink('senjutsu', 'deck', deckText(deck));
  expect(parseRoute(link)).toEqual({ screen: 'page', game: 'senjutsu', page: 'deck', rest: deckText(deck) });
  expect(pastedText(`https://example.org/${link}`)).toBe(deckText(deck));
  expect(pastedText('2x 044')).toBe('2x 044');
});

test('copies come and go', () => {
  expect(changed(deck, '045', 1).cards['045']).toBe(2);
  expect(changed(deck, '045', -1).cards).toEqual({ '044': 2 });
  expect(changed(deck, '080', -3).cards['080']).toBeUndefined();
});

test('filters: whose, type, rank, value within a range, school, instants, words; nobody sees what another character owns', () => {
  const shown = (filter: Partial<Filter>): string[] => shownIds(cards, building, deck, { ...NO_FILTER, ...filter }, (id) => (id === '045' ? 'River Block' : id), (id) => id);
  expect(shown({})).toEqual(['044', '045', '080', '086']);
  expect(shown({ owner: 'own' })).toEqual(['044']);
  expect(shown({ owner: 'general', kinds: ['defence'] })).toEqual(['045']);
  expect(shown({ owner: 'weapon' })).toEqual(['070']);
  expect(shown({ ranks: ['steel', 'gold'] })).toEqual(['044', '045', '080']);
  expect(shown({ value: '4' })).toEqual(['045']);
  expect(shown({ value: '=' })).toEqual(['080']);
  expect(shown({ school: 'blazing-sun' })).toEqual(['086']);
  expect(shown({ traits: ['instant'] })).toEqual(['080']);
  expect(shown({ traits: ['prepared'] })).toEqual(['044']);
  expect(shown({ words: 'block RIVER' })).toEqual(['045']);
});

test('the chart counts copies by initiative and type; ranges stand at their highest value', () => {
  const columns = chart({ ...deck, cards: { '044': 2, '045': 3, '080': 1 } }, cards);
  expect(columns.filter((column) => column.total).map(({ value, attack, defence, meditation }) => [value, attack, defence, meditation])).toEqual([['7', 0, 3, 0], ['5', 2, 0, 0], ['=', 0, 0, 1]]);
});

test('a table is asked for with the decks of its seats, and without any if all play what the table plays', () => {
  const option = (name: string, kind: OptionSpec['kind'], initial: unknown): OptionSpec => ({ name, kind, default: initial, choices: [], words: { id: name }, help: null, rule: null, mark: 'book' });
  const info: GameInfo = { name: 'senjutsu', version: 1, title: { id: 'x' }, seats: { min: 1, max: 4 }, bots: ['steady'], options: [option('players', 'number', 2), option('lists', 'deck', [])] };
  const draft = firstDraft(info);
  expect(perTable(info)).toEqual([]);
  expect(requestOf(info, draft).options).toEqual({ players: 2 });
  draft.seats[1]!.picks['lists'] = 'weapon 070';
  expect(requestOf(info, draft).options).toEqual({ players: 2, lists: ['', 'weapon 070'] });
});

test('what is wrong is said of the deck by its word, whatever field held it', () => {
  const wrong = (field: string) => ({ id: 'kernel-not-in', args: { field, value: 'x' } });
  for (const field of ['deck', 'options.deck-0']) expect(ofDeck(wrong(field), 'page-deck-bring')).toEqual({ id: 'kernel-not-in', args: { field: { id: 'page-deck-bring' }, value: 'x' } });
  expect(ofDeck(wrong('seat'), 'page-deck-bring')).toEqual(wrong('seat'));
  expect(ofDeck({ id: 'server-busy' }, 'page-deck-bring')).toEqual({ id: 'server-busy' });
});
