/**
 * `virtual:words/<language>`: the Fluent files of a language as one lazy chunk, but for the rules of each game (`<game>-rules.ftl`): these are
 * its `books`, a chunk each. The command line's words stay out. A line Fluent cannot read fails the build.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@fluent/syntax';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:words/';
const BOOK = '-rules.ftl';

export function wordsPlugin(folder: string): Plugin {
  return {
    name: 'kotatsu-words',
    resolveId: (id) => (id.startsWith(PREFIX) ? '\0' + id : null),
    load(id) {
      if (!id.startsWith('\0' + PREFIX)) return null;
      const [language, book] = id.slice(PREFIX.length + 1).split('/') as [string, string?];
      const read = (name: string): string => {
        const path = join(folder, language, name);
        this.addWatchFile(path);
        const text = readFileSync(path, 'utf8');
        const junk = parse(text, {}).body.find((entry) => entry.type === 'Junk');
        if (junk) this.error(`${path}: Fluent cannot read: ${text.slice(junk.span?.start ?? 0, junk.span?.end ?? 80).slice(0, 200)}`);
        return text;
      };
      const words = (text: string): string => `export default ${JSON.stringify(text)};`;
      if (book) return words(read(book + BOOK));
      const files = readdirSync(join(folder, language)).filter((name) => name.endsWith('.ftl') && name !== 'cli.ftl').sort();
      const books = files.filter((name) => name.endsWith(BOOK)).map((name) => name.slice(0, -BOOK.length));
      const fetched = books.map((name) => `${JSON.stringify(name)}: () => import('${PREFIX}${language}/${name}')`);
      return `${words(files.filter((name) => !name.endsWith(BOOK)).map(read).join('\n'))}\nexport const books = { ${fetched.join(', ')} };`;
    },
  };
}
