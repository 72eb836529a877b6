/** Svelte drops the space at the beginning of a block: a dot between two things keeps its own only inside an expression. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCES = new URL('../src/', import.meta.url);
/** `{#if one} · {two}` comes out as "one· two" */
const LOST = /\{(?:#if[^}]*|:else(?: if[^}]*)?|#each[^}]*)\} · /gu;

test('no dot stands at the beginning of a block', () => {
  const found = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.svelte'))
    .flatMap((path) => [...readFileSync(new URL(path, SOURCES), 'utf8').matchAll(LOST)].map(([text]) => `${path}: ${text}`));
  expect('{#if one} · {two}{/if}').toMatch(LOST);
  expect(found).toEqual([]);
});
