/** `virtual:icons`: the bodies of exactly those game-icons the page names, so that the other four thousand stay out of the bundle. */
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
}

export function iconsPlugin(names: readonly string[]): Plugin {
  return {
    name: 'kotatsu-icons',
    resolveId: (id) => (id === 'virtual:icons' ? '\0virtual:icons' : null),
    load(id) {
      if (id !== '\0virtual:icons') return null;
      const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;
      const chosen = Object.fromEntries(
        names.map((name) => {
          const icon = set.icons[name];
          if (!icon) throw new Error(`game-icons has no icon called ${name}`);
          return [name, icon.body];
        }),
      );
      return `export default ${JSON.stringify(chosen)};`;
    },
  };
}
