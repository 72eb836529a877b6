/** `virtual:words/<language>`: every Fluent file of that language as one lazy chunk; a line Fluent cannot read fails the build. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@fluent/syntax';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:words/';

export function wordsPlugin(folder: string): Plugin {
  return {
    name: 'kotatsu-words',
    resolveId: (id) => (id.startsWith(PREFIX) ? '\0' + id : null),
    load(id) {
      if (!id.startsWith('\0' + PREFIX)) return null;
      const language = id.slice(PREFIX.length + 1);
      const files = readdirSync(join(folder, language)).filter((name) => name.endsWith('.ftl')).sort();
      const texts = files.map((name) => {
        const path = join(folder, language, name);
        this.addWatchFile(path);
        const text = readFileSync(path, 'utf8');
        const junk = parse(text, {}).body.find((entry) => entry.type === 'Junk');
        if (junk) this.error(`${path}: Fluent cannot read: ${text.slice(junk.span?.start ?? 0, junk.span?.end ?? 80).slice(0, 200)}`);
        return text;
      });
      return `export default ${JSON.stringify(texts.join('\n'))};`;
    },
  };
}
