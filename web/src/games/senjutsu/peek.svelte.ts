/** The card under pointer or focus: field and ladder show what it would do. */
import type { Desk } from '../../wire/desk.svelte.ts';
import type { Ahead } from './types.ts';

export class Peek {
  /** the card that is looked at, if it is no choice by itself */
  card = $state<string | null>(null);
  constructor(private readonly desk: () => Desk) {}

  /** The card whose effect is shown: the one pointed at, else the one picked up. */
  get shown(): string | null {
    const { pointed, unfolded } = this.desk();
    const taken = unfolded?.taken.find(({ field }) => field === 'card')?.value;
    return this.card ?? (typeof pointed?.shape.card === 'string' ? pointed.shape.card : null) ?? (typeof taken === 'string' ? taken : null);
  }

  /** What it would do now, part by part; nothing if it is not among the choices. */
  get ahead(): readonly Ahead[] {
    const { shown } = this;
    const found = shown === null ? undefined : this.desk().actions.find((action) => action.shape.card === shown && action.ahead);
    return (found?.ahead ?? []) as unknown as readonly Ahead[];
  }
}
