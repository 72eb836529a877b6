/** The card under pointer or focus: the field shows what it would do. */
import type { Desk } from '../../wire/desk.svelte.ts';
import { aheadOf, type Ahead } from './types.ts';

export class Peek {
  card = $state<string | null>(null);
  /** the card that is turned to read its other side */
  turned = $state<string | null>(null);
  /** both sides' attacks are shown as far as they reach */
  reach = $state(false);
  constructor(private readonly desk: () => Desk) {}

  /** The card whose effect is shown: the one pointed at, else the one that is being picked. */
  get shown(): string | null {
    const { pointed } = this.desk();
    return (typeof pointed?.shape.card === 'string' ? pointed.shape.card : null) ?? this.card;
  }

  /** The card that is being used: the question's own, while its abilities are asked for. */
  get used(): string | null {
    const { prompt, log } = this.desk();
    if (!prompt?.key.startsWith('use-') && prompt?.key !== 'push-on' && prompt?.key !== 'ready-more') return null;
    const last = log.findLast((entry) => entry.action?.startsWith('activate '));
    return last?.action?.split(' ')[1] ?? null;
  }

  /** What the card would do from where everybody stands; nothing if it cannot be activated now. */
  get ahead(): readonly Ahead[] {
    const { shown } = this;
    return shown === null ? [] : aheadOf(this.desk().actions.find(({ shape }) => shape.verb === 'activate' && shape.card === shown));
  }
}
