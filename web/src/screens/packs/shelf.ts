/** What the page of packs lists: what we ship, this browser's packs, the server's; and their records, group by group. Pure. */
import type { PackInfo, RecordInfo, RecordStatus } from '../../wire/types.ts';
import type { Phrase } from '../../words/phrase.ts';

export interface ShelfPack {
  /** null: what we ship */
  info: PackInfo | null;
  name: string;
  place: 'built-in' | 'browser' | 'server';
}

export interface Group {
  key: string;
  words: Phrase;
  /** ours and, where a pack is looked at, the same or added record of the pack */
  rows: { key: string; ours: RecordInfo | null; theirs: RecordInfo | null }[];
}

const idOf = (one: RecordInfo): string => `${one.table} ${one.key}`;

export function groups(ours: readonly RecordInfo[], theirs: readonly RecordInfo[] | null): Group[] {
  const mine = new Map(theirs?.map((one) => [idOf(one), one]));
  const known = new Map(ours.map((one) => [idOf(one), one]));
  const found = new Map<string, Group>();
  for (const one of theirs ?? ours) {
    const key = JSON.stringify(one.group);
    const group = found.get(key) ?? { key, words: one.group, rows: [] };
    group.rows.push({ key: idOf(one), ours: known.get(idOf(one)) ?? null, theirs: mine.get(idOf(one)) ?? null });
    found.set(key, group);
  }
  return [...found.values()];
}

/** How many of a group are of each status, the surest first. */
export function counts(group: Group): { status: RecordStatus; n: number }[] {
  const all: RecordStatus[] = ['source', 'inferred', 'reconstructed', 'owner'];
  return all.map((status) => ({ status, n: group.rows.filter((row) => row.ours?.status === status).length })).filter(({ n }) => n > 0);
}

export function yoursIn(group: Group): number {
  return group.rows.filter((row) => row.theirs?.status === 'owner').length;
}

/** A field of a record for readers. */
export function said(value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => (typeof one === 'object' && one !== null ? Object.values(one as object).join(' ') : String(one))).join(', ');
  return typeof value === 'object' && value !== null ? Object.entries(value).map(([name, one]) => `${name} ${said(one)}`).join('; ') : String(value);
}

/** The fields of two records side by side, with what is different. */
export function compared(ours: RecordInfo | null, theirs: RecordInfo | null): { name: string; ours: string; theirs: string; differs: boolean }[] {
  const names = new Set([...Object.keys(ours?.fields ?? {}), ...Object.keys(theirs?.fields ?? {})]);
  return [...names].map((name) => {
    const [one, other] = [ours?.fields[name], theirs?.fields[name]].map((value) => (value === undefined || value === null ? '–' : said(value) || '–'));
    return { name, ours: one!, theirs: other!, differs: theirs !== null && one !== other };
  });
}
