/**
 * `virtual:icons/start` and `virtual:icons/games`: the bodies of exactly those game-icons the page names, so that the other four thousand stay out of the
 * bundle; the second are fetched with the first game that is opened.
 */
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
}

export function iconsPlugin(names: readonly string[], start: readonly string[]): Plugin {
  const bundles: Record<string, readonly string[]> = { '\0virtual:icons/start': start, '\0virtual:icons/games': names.filter((name) => !start.includes(name)) };
  return {
    name: 'kotatsu-icons',
    resolveId: (id) => (`\0${id}` in bundles ? `\0${id}` : null),
    load(id) {
      const wanted = bundles[id];
      if (!wanted) return null;
      const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;
      const chosen = Object.fromEntries(
        wanted.map((name) => {
          const icon = set.icons[name];
          if (!icon) throw new Error(`game-icons has no icon called ${name}`);
          return [name, icon.body];
        }),
      );
      return `export default ${JSON.stringify(chosen)};`;
    },
  };
}
