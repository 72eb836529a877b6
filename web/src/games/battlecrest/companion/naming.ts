/** Names and signs of what lies on the table; what an owner added is called as the record says. */
import type { SeatSign } from '../../../kit/glyphs.ts';
import { has, t, within } from '../../../words/speech.svelte.ts';
import { heroSign, SIGNS } from '../figures.ts';
import type { Components, Printed } from './entered.ts';

export const signOf = (name: string): SeatSign => SIGNS[name] ?? heroSign(name, 1);

const named = (id: string, components: Components | null): string => Object.values(components?.cards ?? {}).find((card) => card.id === id || card.id.startsWith(`${id}.`))?.name ?? id;

export function warriorName(id: string, components: Components | null): string {
  for (const kind of ['hero', 'minion']) if (has(`battlecrest-${kind}-${id}`)) return t(`battlecrest-${kind}-${id}`);
  return named(id, components);
}

export const cardName = (id: string, components: Components | null): string => (has(`battlecrest-card-${id}`) ? t(`battlecrest-card-${id}`) : named(id, components));

/** `Down, right · leftmost · ≤ 1, +1`: what a face of an order card says, in short. */
export function orderBrief(record: Printed | undefined): string {
  if (!record) return '';
  const [black = 'N', grey = 'E'] = (record.compass ?? '').split(' ');
  const plus = record.defence ?? 0;
  const ways = `${t(`battlecrest-compass-${black.toLowerCase()}`)}, ${within(`battlecrest-compass-${grey.toLowerCase()}`)}`;
  return `${ways}\u00a0· ${within(`battlecrest-${record.choice === 'rightmost' ? 'rightmost' : 'leftmost'}`)}\u00a0· ≤\u00a0${record.refresh ?? 0},\u00a0${plus < 0 ? '−' : plus > 0 ? '+' : ''}${Math.abs(plus)}`;
}
