import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { iconsPlugin } from './src/build/icons-plugin.ts';
import { wordsPlugin } from './src/build/words-plugin.ts';
import { ICON_NAMES, START_ICONS } from './src/kit/icon-names.ts';

const words = fileURLToPath(new URL('../src/kotatsu/words', import.meta.url));
const server = process.env['KOTATSU_SERVER'] ?? 'http://127.0.0.1:8765';

export default defineConfig({
  plugins: [svelte(), wordsPlugin(words), iconsPlugin(ICON_NAMES, START_ICONS)],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: false, rolldownOptions: { checks: { pluginTimings: false } } },
  server: { port: 5173, proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
  preview: { port: 4173, proxy: { '/api': { target: server, ws: true } } },
});
