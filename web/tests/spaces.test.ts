/** Spaces at which no line breaks: the same cases as tests/words/test_spaces.py. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tied } from '../src/words/phrase.ts';

const CASES = JSON.parse(readFileSync(new URL('../../tests/words/spaces.json', import.meta.url), 'utf8')) as [string, string][];

test.each(CASES)('%s: %s', (language, text) => {
  expect(tied(language, text.replaceAll('~', ' '))).toBe(text.replaceAll('~', '\u00a0'));
});

test('Czech "-li" stays with its word', () => {
  expect(tied('cs', 'Máte-li krabici, má-li být')).toBe('Máte-\u2060li krabici, má-\u2060li být');
  expect(tied('cs', 'česko-litevský')).toBe('česko-litevský');
  expect(tied('uk', 'будь-який')).toBe('будь-який');
});
