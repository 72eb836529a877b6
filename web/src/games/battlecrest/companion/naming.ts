/** Names and signs of what lies on the table; what an owner added is called as the record says. */
import type { SeatSign } from '../../../kit/glyphs.ts';
import { has, t } from '../../../words/speech.svelte.ts';
import type { Components, Printed } from './entered.ts';

const SIGNS: Record<string, SeatSign> = {
  akhena: { dye: 'plum', shape: 'plum', icon: 'prayer' },
  mutino: { dye: 'slate', shape: 'hex', icon: 'robber' },
  rig: { dye: 'slate', shape: 'circle', icon: 'vintage-robot' },
  whispyr: { dye: 'teal', shape: 'drop', icon: 'cowled', y: 28 },
  wisp: { dye: 'teal', shape: 'circle', icon: 'small-fire' },
  forge: { dye: 'persimmon', shape: 'octagon', icon: 'anvil' },
};

export const signOf = (name: string): SeatSign => SIGNS[name] ?? { dye: 'bark', shape: 'diamond', icon: 'person' };

const named = (id: string, components: Components | null): string => Object.values(components?.cards ?? {}).find((card) => card.id === id || card.id.startsWith(`${id}.`))?.name ?? id;

export function warriorName(id: string, components: Components | null): string {
  for (const kind of ['hero', 'minion']) if (has(`battlecrest-${kind}-${id}`)) return t(`battlecrest-${kind}-${id}`);
  return named(id, components);
}

export const cardName = (id: string, components: Components | null): string => (has(`battlecrest-card-${id}`) ? t(`battlecrest-card-${id}`) : named(id, components));

export const landmarkName = (record: Printed): string => (has(`battlecrest-landmark-${record.number}`) ? t(`battlecrest-landmark-${record.number}`) : (record.name ?? record.id));

/** `Down, right · leftmost · ≤ 1 · +1`: what a face of an order card says, in short. */
export function orderBrief(record: Printed | undefined): string {
  if (!record) return '';
  const ways = (record.compass ?? '').split(' ').map((way) => t(`battlecrest-compass-${way.toLowerCase()}`));
  const plus = record.defence ?? 0;
  return `${ways.join(', ')} · ${t(`battlecrest-${record.choice === 'rightmost' ? 'rightmost' : 'leftmost'}`)} · ≤ ${record.refresh ?? 0} · ${plus < 0 ? '−' : '+'}${Math.abs(plus)}`;
}

export const SYMBOL_ICONS: Record<string, string> = { MOVE: 'leather-boot', ATK: 'broadsword', DEF: 'checked-shield', RANGE: 'high-shot', PUSH: 'mailed-fist', STAR: 'star', WAYPOINT: 'linked-rings', HAZARD: 'hazard-sign' };
