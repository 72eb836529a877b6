/** Owners' packs that this browser keeps, by game: their files as they were read, and which of them the next table is laid with. */
import { api, Refused } from '../wire/api.ts';
import type { PackInfo } from '../wire/types.ts';
import { recall, remember } from './settings.svelte.ts';
import { NoZip, unzipped } from './unzip.ts';

export interface OwnPack {
  name: string;
  files: Record<string, string>;
}

const MOST = 8;
const KINDS = /\.(?:toml|json)$/iu;

export function ownPacks(game: string): OwnPack[] {
  try {
    const kept: unknown = JSON.parse(recall(`packs-${game}`) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one): one is OwnPack => typeof (one as OwnPack).name === 'string' && typeof (one as OwnPack).files === 'object') : [];
  } catch {
    return [];
  }
}

/** Keeps a pack; one of the same name is replaced. */
export function keepPack(game: string, pack: OwnPack): void {
  remember(`packs-${game}`, JSON.stringify([pack, ...ownPacks(game).filter((one) => one.name !== pack.name)].slice(0, MOST)));
}

export function forgetPack(game: string, name: string): void {
  remember(`packs-${game}`, JSON.stringify(ownPacks(game).filter((one) => one.name !== name)));
  if (chosenPack(game) === name) choosePack(game, null);
}

/** The pack that the next table of this game is laid with; null is what we ship. */
export function chosenPack(game: string): string | null {
  return recall(`pack-${game}`);
}

export function choosePack(game: string, name: string | null): void {
  remember(`pack-${game}`, name);
}

/** The TOML and JSON files that somebody chose, by their names in the folder or in a zip file; a broken zip file is Refused. */
export async function readFiles(chosen: FileList): Promise<Record<string, string>> {
  const zip = [...chosen].find((file) => /\.zip$/iu.test(file.name));
  if (zip) {
    try {
      return await unzipped(await zip.arrayBuffer(), (name) => KINDS.test(name));
    } catch (reason) {
      if (!(reason instanceof NoZip)) throw reason;
      throw new Refused(0, { id: 'page-packs-no-zip', args: { file: zip.name } }, null);
    }
  }
  const files = [...chosen].filter((file) => KINDS.test(file.name));
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file.webkitRelativePath || file.name, await file.text()] as const)));
}

/** The chosen pack as the server reads it now: this browser's, or one that the server offers. */
export async function loadChosen(game: string): Promise<PackInfo | null> {
  const name = chosenPack(game);
  if (name === null) return null;
  const own = ownPacks(game).find((one) => one.name === name);
  return own ? api.checkPack(game, own.files) : ((await api.packs(game)).find((one) => one.name === name) ?? null);
}

/** The pack of a table, by what its components say of where they come from; null is what we ship. */
export function packOf(components: unknown): string | null {
  const source = (components as { source?: unknown } | null)?.source;
  return typeof source === 'string' && source !== 'built-in' ? source : null;
}
