/** Every word the page uses exists in all four languages, with the same arguments, and every word is used. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Entry, type Message } from '@fluent/syntax';
import { expect, test } from 'vitest';
import { ICON_AUTHORS } from '../src/kit/icon-names.ts';

const WORDS = new URL('../../src/kotatsu/words/', import.meta.url).pathname;
const SOURCE = new URL('../src/', import.meta.url).pathname;
const LANGUAGES = ['en', 'uk', 'ru', 'cs'];

function messages(language: string, name?: string): Map<string, Message> {
  const files = readdirSync(join(WORDS, language)).filter((file) => file.endsWith('.ftl') && (!name || file === name));
  const entries: Entry[] = files.flatMap((file) => parse(readFileSync(join(WORDS, language, file), 'utf8'), {}).body);
  return new Map(entries.filter((entry): entry is Message => entry.type === 'Message').map((entry) => [entry.id.name, entry]));
}

function variables(message: Message): string[] {
  const found = new Set<string>();
  JSON.stringify(message, (_key, value: unknown) => {
    const node = value as { type?: string; id?: { name: string } } | null;
    if (node?.type === 'VariableReference' && node.id) found.add(node.id.name.replace(/_(?:gen|acc|dat|ins|loc)$/u, ''));
    return value;
  });
  return [...found].sort();
}

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(?:svelte|ts)$/u.test(name) ? [readFileSync(path, 'utf8')] : [];
  });
}

const GAMES = readdirSync(join(SOURCE, 'games')).filter((name) => statSync(join(SOURCE, 'games', name)).isDirectory());
/** rows that page and terminal share */
const ROWS = GAMES.map((game) => join(WORDS, '..', 'games', game, 'choosing.json')).filter((path) => existsSync(path)).map((path) => readFileSync(path, 'utf8'));
const text = [...sources(SOURCE), ...ROWS].join('\n');
const PAGES = readdirSync(join(WORDS, 'en')).filter((name) => name.endsWith('page.ftl'));
/** names of icons, and parts of drawings */
const NOT_WORDS = ['game-icons', ...Object.values(ICON_AUTHORS).flat(), ...[...text.matchAll(/\bid="([a-z-]+)"/gu)].map((match) => match[1]!)];
const named = [...text.matchAll(new RegExp(`['"\`]((?:${['page', 'common', 'game', ...GAMES].join('|')})-[a-z0-9-]+)(\\$\\{)?`, 'gu'))].map((match) => ({ id: match[1]!, open: match[2] !== undefined || match[1]!.endsWith('-') })).filter(({ id }) => !NOT_WORDS.includes(id));
const english = messages('en');

test.each(LANGUAGES)('%s knows every message the page names', (language) => {
  const known = [...messages(language).keys()];
  const missing = named.filter(({ id, open }) => (open ? !known.some((key) => key.startsWith(id)) : !known.includes(id)));
  expect(missing.map(({ id }) => id)).toEqual([]);
});

test.each(LANGUAGES.flatMap((language) => PAGES.map((name) => [name, language] as const)))('%s of %s has the same messages and arguments as the English one', (name, language) => {
  const own = messages(language, name);
  const first = messages('en', name);
  expect([...own.keys()].sort()).toEqual([...first.keys()].sort());
  for (const [id, message] of own) expect([id, variables(message)]).toEqual([id, variables(first.get(id)!)]);
});

test.each(PAGES)('%s holds no message that nobody says', (name) => {
  const said = (id: string): boolean => named.some((use) => (use.open ? id.startsWith(use.id) : use.id === id));
  expect([...messages('en', name).keys()].filter((id) => !said(id))).toEqual([]);
});

test('English has messages at all', () => {
  expect(english.size).toBeGreaterThan(300);
});
