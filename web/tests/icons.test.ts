/** The start screen draws only what it has fetched. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ICON_NAMES, START_ICONS } from '../src/kit/icon-names.ts';

const SOURCE = new URL('../src/', import.meta.url).pathname;
const FIRST = /^(?:kit|screens|wire|words)\/|^games\/(?:plain\/|[a-z]+\/(?:Cover\.svelte|cover\.ts)$)|^App\.svelte$/u;

function sources(folder: string): string[] {
  return readdirSync(join(SOURCE, folder)).flatMap((name) => {
    const path = join(folder, name);
    return statSync(join(SOURCE, path)).isDirectory() ? sources(path) : [path];
  });
}

test('icons that the kit, the screens and the covers name come with the start screen', () => {
  const text = sources('').filter((path) => FIRST.test(path) && !path.endsWith('icon-names.ts')).map((path) => readFileSync(join(SOURCE, path), 'utf8')).join('\n');
  expect(ICON_NAMES.filter((name) => new RegExp(`['"\`]${name}['"\`]`, 'u').test(text) && !START_ICONS.includes(name))).toEqual([]);
});
