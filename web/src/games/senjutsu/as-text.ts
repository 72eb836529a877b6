/** The whole field in lines of text. */
import type { Desk } from '../../wire/desk.svelte.ts';
import { t } from '../../words/speech.svelte.ts';
import { figureAloud } from './aloud.ts';
import { cardTitle, originOf } from './card/naming.ts';
import { hexOf } from './hexes.ts';
import { HIDDEN, type Components, type View } from './types.ts';

export function boardAsText(desk: Desk): string[] {
  const view = desk.view as View;
  const components = desk.components as Components;
  const at = (name: string): string => t('senjutsu-hex-at', { q: hexOf(name)[0], r: hexOf(name)[1] });
  const card = (id: string): string => (components.cards[id] ? cardTitle(components.cards[id]) : id);
  return [
    `${t(`senjutsu-board-${components.battlefield}`)}, ${t('page-senjutsu-turn', { n: view.turn })}`,
    ...[originOf(components, components.battlefield)].filter((line) => line !== null),
    ...view.figures.filter(({ figure }) => !view.out.includes(figure)).map((one) => [one.hex ? at(one.hex) : '', figureAloud(view, one.figure)].filter(Boolean).join(': ') + (one.played && one.played !== HIDDEN ? `. ${t('common-card')}: ${card(one.played)}` : '')),
    ...Object.entries(view.terrain).map(([hex, kind]) => `${at(hex)}: ${t(`senjutsu-value-${kind}`)}`),
    ...view.figures.flatMap(({ hand }) => (hand?.length ? [`${t('page-senjutsu-hand')}: ${hand.map(card).join(', ')}`] : [])),
  ];
}
