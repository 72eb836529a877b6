/** Cards lie down softly when they come; nothing moves without a rule behind it, and nothing at all when motion is off. */
import type { TransitionConfig } from 'svelte/transition';
import { settings } from '../../kit/settings.svelte.ts';

export function arrive(_node: Element, _options: { id: string }): TransitionConfig {
  return {
    duration: settings.move,
    easing: (x) => 1 - (1 - x) ** 3,
    css: (x, y) => `transform: translateY(${-14 * y}px) rotate(${-3 * y}deg); opacity: ${0.25 + 0.75 * x}`,
  };
}
