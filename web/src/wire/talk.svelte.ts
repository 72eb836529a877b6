/** What people at this table say, as this person hears it: the newest for a moment, the last ones in a list, the muted ones not at all. */
import { recall, remember } from '../kit/settings.svelte.ts';
import type { SaidMessage } from './types.ts';

export const PHRASES = ['hello', 'well-played', 'thanks', 'your-turn', 'one-moment', 'undo'] as const;
export type QuickPhrase = (typeof PHRASES)[number];

export interface Heard extends SaidMessage {
  n: number;
}

/** So many are listed, and so many tables remember whom one has muted. */
const MOST = 30;

type Muted = Record<string, (number | null)[]>;

function mutedAnywhere(): Muted {
  try {
    return JSON.parse(recall('muted') ?? '{}') as Muted;
  } catch {
    return {};
  }
}

export class Talk {
  heard = $state.raw<Heard[]>([]);
  /** stands on the page for a moment */
  newest = $state.raw<Heard | null>(null);
  muted = $state.raw<(number | null)[]>([]);
  private table = '';
  private count = 0;

  /** Whom this person has muted at a table is remembered by this browser. */
  sitAt(table: string): void {
    if (this.table === table) return;
    this.table = table;
    this.muted = mutedAnywhere()[table] ?? [];
  }

  hear(message: SaidMessage): void {
    if (this.muted.includes(message.seat)) return;
    this.newest = { ...message, n: (this.count += 1) };
    this.heard = [...this.heard, this.newest].slice(-MOST);
  }

  mute(seat: number | null, muted: boolean): void {
    this.muted = muted ? [...this.muted, seat] : this.muted.filter((one) => one !== seat);
    if (muted) this.heard = this.heard.filter((one) => one.seat !== seat);
    if (muted && this.newest?.seat === seat) this.newest = null;
    const others = Object.entries(mutedAnywhere()).filter(([table]) => table !== this.table).slice(1 - MOST);
    remember('muted', JSON.stringify(Object.fromEntries([...others, ...(this.muted.length ? [[this.table, this.muted] as const] : [])])));
  }
}
