/** Names and signs of what lies on the table; what an owner added is called as the record says. */
import type { SeatSign } from '../../../kit/glyphs.ts';
import { has, t } from '../../../words/speech.svelte.ts';
import { heroSign, SIGNS } from '../figures.ts';
import type { Components, Printed } from './entered.ts';

export const signOf = (name: string): SeatSign => SIGNS[name] ?? heroSign(name, 1);

const named = (id: string, components: Components | null): string => Object.values(components?.cards ?? {}).find((card) => card.id === id || card.id.startsWith(`${id}.`))?.name ?? id;

export function warriorName(id: string, components: Components | null): string {
  for (const kind of ['hero', 'minion']) if (has(`battlecrest-${kind}-${id}`)) return t(`battlecrest-${kind}-${id}`);
  return named(id, components);
}

export const cardName = (id: string, components: Components | null): string => (has(`battlecrest-card-${id}`) ? t(`battlecrest-card-${id}`) : named(id, components));

/** `Down, right · leftmost · ≤ 1 · +1`: what a face of an order card says, in short. */
export function orderBrief(record: Printed | undefined): string {
  if (!record) return '';
  const ways = (record.compass ?? '').split(' ').map((way) => t(`battlecrest-compass-${way.toLowerCase()}`));
  const plus = record.defence ?? 0;
  return `${ways.join(', ')} · ${t(`battlecrest-${record.choice === 'rightmost' ? 'rightmost' : 'leftmost'}`)} · ≤ ${record.refresh ?? 0} · ${plus < 0 ? '−' : '+'}${Math.abs(plus)}`;
}
