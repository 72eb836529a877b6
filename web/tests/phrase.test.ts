import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { Said, say, UnknownPhrase } from '../src/words/phrase.ts';

function bundle(language: string, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

const uk = bundle('uk', 'name = Камбей\n    .gen = Камбея\nplain = Кюдзо\nat = жетон у { $who_gen }\nn = { $n ->\n    [one] { $n } карта\n    [few] { $n } карти\n   *[many] { $n } карт\n }\nouter = Увага: { $what }');
const en = bundle('en', 'only-english = English');

test('a nested phrase gives its text and its cases', () => {
  expect(say([uk], { id: 'at', args: { who: { id: 'name' } } })).toBe('жетон у\u00a0Камбея');
});

test('a name that does not decline stands in its plain form', () => {
  expect(say([uk], { id: 'at', args: { who: { id: 'plain' } } })).toBe('жетон у\u00a0Кюдзо');
});

test('phrases nest as deep as needed', () => {
  expect(say([uk], { id: 'outer', args: { what: { id: 'at', args: { who: { id: 'name' } } } } })).toBe('Увага: жетон у\u00a0Камбея');
});

test('plural forms follow the language', () => {
  expect([1, 3, 5, 21].map((n) => say([uk], { id: 'n', args: { n } }))).toEqual(['1\u00a0карта', '3\u00a0карти', '5\u00a0карт', '21\u00a0карта']);
});

test('a missing message is said in English, and one that nobody knows is an error', () => {
  expect(say([uk, en], { id: 'only-english' })).toBe('English');
  expect(() => say([uk, en], { id: 'nobody' })).toThrow(UnknownPhrase);
});

test('a missing argument is reported', () => {
  const errors: Error[] = [];
  say([uk], { id: 'outer' }, (error) => errors.push(error));
  expect(errors).toHaveLength(1);
});

test('what was said is said again without being made anew, until another language is spoken', () => {
  const said = new Said(2);
  let asked = 0;
  const spoken = [{ locales: ['uk'], getMessage: (id: string) => (asked++, uk.getMessage(id)), formatPattern: uk.formatPattern.bind(uk) } as unknown as FluentBundle];
  const cards = (n: number): string => said.of(spoken, { id: 'n', args: { n } });
  expect([cards(1), cards(5), cards(1), cards(5)]).toEqual(['1\u00a0карта', '5\u00a0карт', '1\u00a0карта', '5\u00a0карт']);
  expect(asked).toBe(2);
  expect([cards(3), cards(1)]).toEqual(['3\u00a0карти', '1\u00a0карта']);
  expect(asked).toBe(4);
  expect(said.of([en], { id: 'only-english' })).toBe('English');
  expect(() => said.of([en], { id: 'n', args: { n: 1 } })).toThrow(UnknownPhrase);
});
