/**
 * `virtual:words/<language>`: the Fluent files of a language as one lazy chunk. What belongs to a game (`<game>.ftl`, `<game>-*.ftl` where there is a
 * `<game>-rules.ftl`) is one of its `books`, a chunk each, but for what the start screen says of it (COVER). The command line's words stay out.
 * A line Fluent cannot read fails the build.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@fluent/syntax';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:words/';
const RULES = '-rules.ftl';
const COVER = /^(?:game-[a-z]+|[a-z]+-about|[a-z]+-owner|page-[a-z]+-facts|[a-z]+-page-[a-z]+)$/u;

export function wordsPlugin(folder: string): Plugin {
  return {
    name: 'kotatsu-words',
    resolveId: (id) => (id.startsWith(PREFIX) ? '\0' + id : null),
    load(id) {
      if (!id.startsWith('\0' + PREFIX)) return null;
      const [language, book] = id.slice(PREFIX.length + 1).split('/') as [string, string?];
      const files = readdirSync(join(folder, language)).filter((name) => name.endsWith('.ftl') && name !== 'cli.ftl').sort();
      const games = files.filter((name) => name.endsWith(RULES)).map((name) => name.slice(0, -RULES.length));
      const gameOf = (name: string): string | undefined => games.find((game) => name === `${game}.ftl` || name.startsWith(`${game}-`));
      /** the messages of a file that stand on the cover, or the others */
      const read = (name: string, cover: boolean): string => {
        const path = join(folder, language, name);
        this.addWatchFile(path);
        const text = readFileSync(path, 'utf8');
        return parse(text, {}).body.map((entry) => {
          const written = text.slice(entry.span?.start ?? 0, entry.span?.end ?? 0);
          if (entry.type === 'Junk') this.error(`${path}: Fluent cannot read: ${written.slice(0, 200)}`);
          const isCover = entry.type === 'Message' && gameOf(name) !== undefined && COVER.test(entry.id.name);
          return (entry.type === 'Message' || entry.type === 'Term') && isCover === cover ? written : '';
        }).filter(Boolean).join('\n');
      };
      const words = (texts: readonly string[]): string => `export default ${JSON.stringify(texts.join('\n'))};`;
      if (book) return words(files.filter((name) => gameOf(name) === book).map((name) => read(name, false)));
      const fetched = games.map((name) => `${JSON.stringify(name)}: () => import('${PREFIX}${language}/${name}')`);
      return `${words(files.map((name) => read(name, gameOf(name) !== undefined)))}\nexport const books = { ${fetched.join(', ')} };`;
    },
  };
}
