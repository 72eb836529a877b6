/** Tables this browser knows, by the links it was given. Losing the storage loses the list, never a game. */
import { recall, remember } from '../kit/settings.svelte.ts';
import type { TableRequest } from './lay.ts';

export interface KeptTable {
  token: string;
  game: string;
  /** the owner also keeps the links of the seats and of the spectators */
  seats?: (string | null)[];
  watch?: string;
  /** what it was laid by, for a rematch */
  request?: TableRequest;
  /** the owner's pack it was laid with */
  pack?: string;
  /** when it was laid */
  made?: number;
}

export function keptTables(): KeptTable[] {
  try {
    const list: unknown = JSON.parse(recall('tables') ?? '[]');
    return Array.isArray(list) ? (list as KeptTable[]).filter((one) => typeof one.token === 'string') : [];
  } catch {
    return [];
  }
}

export function keep(table: KeptTable): void {
  const before = keptTables();
  const known = before.find((one) => one.token === table.token);
  remember('tables', JSON.stringify([{ ...known, ...table }, ...before.filter((one) => one.token !== table.token)].slice(0, 40)));
}

export function forget(token: string): void {
  remember('tables', JSON.stringify(keptTables().filter((one) => one.token !== token)));
}

/** A table just laid with seats by link: its links are shown once, so that they can be handed out. */
let laid: string | null = null;

export function handOut(token: string): void {
  laid = token;
}

export function handsOut(token: string): boolean {
  const now = laid === token;
  if (now) laid = null;
  return now;
}

export function keptTable(token: string): KeptTable | null {
  return keptTables().find((one) => one.token === token) ?? null;
}
