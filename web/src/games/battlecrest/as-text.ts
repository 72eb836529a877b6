/** The whole table in lines of text. */
import type { Desk } from '../../wire/desk.svelte.ts';
import { bound } from '../../kit/softened.ts';
import { t, tell } from '../../words/speech.svelte.ts';
import { cardAloud, cellsAloud } from './aloud.ts';
import { crestPhrase, nameOf } from './figures.ts';
import { CELLS } from './grid.ts';
import type { Components, View } from './types.ts';

export function boardAsText(desk: Desk): string[] {
  const view = desk.view as View;
  const components = desk.components as Components;
  const aloud = cellsAloud(view, components);
  return [
    t('page-battlecrest-turn', { n: view.turn }),
    ...(view.order ? [`${t('battlecrest-order')} ${view.order}`] : []),
    ...view.figures.flatMap((figure) => [
      [nameOf(components, figure.hero), figure.cell ?? '–', t('page-battlecrest-health-of', { n: figure.health, of: figure.full }), ...Object.entries(figure.primed).map(([crest, n]) => `${tell(crestPhrase(crest))} ${n}`)].join(', '),
      ...(figure.minion ? [`${nameOf(components, figure.minion.name)}: ${figure.minion.cell ?? t('page-battlecrest-gone')}`] : []),
      ...figure.row.map((card) => bound(cardAloud(components, card))),
    ]),
    ...CELLS.filter((cell) => cell in view.landmarks || cell in view.cells).map(aloud),
  ];
}
