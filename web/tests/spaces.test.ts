/** Spaces at which no line breaks: the same cases as tests/words/test_spaces.py. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tied } from '../src/words/phrase.ts';

const CASES = JSON.parse(readFileSync(new URL('../../tests/words/spaces.json', import.meta.url), 'utf8')) as [string, string][];

test.each(CASES)('%s: %s', (language, text) => {
  expect(tied(language, text.replaceAll('~', ' '))).toBe(text.replaceAll('~', '\u00a0'));
});
