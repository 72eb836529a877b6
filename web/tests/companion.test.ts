/** What is entered by clicking becomes the position that is meant. */
import { describe, expect, it } from 'vitest';
import { readable } from '../src/companion/session.svelte.ts';
import type { Step } from '../src/companion/types.ts';
import { laid, movedLeft, placed, turned, type Entered, type Warrior } from '../src/games/battlecrest/companion/entered.ts';
import { revealed, sent, wounded, type Entered as SenjutsuEntered } from '../src/games/senjutsu/companion/entered.ts';

const position = {
  sides: [{ hero: 'forge', cell: '2c', health: 11, row: [] }, { hero: 'whispyr', cell: null, minion: null, health: 11, row: ['blink-strike', 'thorn-volley', 'veil-of-leaves'] }],
  landmarks: { '2b': '1A', '4c': '4B' }, order: '1a', turn: 0,
} as Entered;
const forge: Warrior = { side: 0, minion: false, name: 'forge' };
const wisp: Warrior = { side: 1, minion: true, name: 'wisp' };

describe('Battlecrest', () => {
  it('puts somebody on a cell, and whoever stood there leaves it', () => {
    const next = placed(position, [forge, wisp], '2c', wisp);
    expect([next.sides[1].minion, next.sides[0].cell, position.sides[0].cell]).toEqual(['2c', null, '2c']);
  });
  it('changes places of landmarks and keeps the other one’s side', () => {
    expect(laid(position, '2b', 4, 'A').landmarks).toEqual({ '2b': '4A', '4c': '1B' });
  });
  it('turns a card from ready to sideways to its other side', () => {
    const cards = [1, 2, 3, 4].reduce<Entered[]>((all) => [...all, turned(all.at(-1)!, 1)], [position]).map(({ sides }) => sides[1].row[1]);
    expect(cards).toEqual(['thorn-volley', 'thorn-volley used', 'thorn-volley back', 'thorn-volley back used', 'thorn-volley']);
    expect(movedLeft(position, 1).sides[1].row[0]).toBe('thorn-volley');
  });
});

describe('Senjutsu', () => {
  const table = { options: { players: 1 }, figures: [{ name: 'ronin', hex: '0,0', facing: 0, wounds: 4, limit: 5, behaviour: 'left', deck: ['031'] }, { name: 'katana-1', hex: '1,0', facing: 0, wounds: 0, limit: 3, behaviour: 'left', deck: ['solo-017'] }], terrain: {}, turn: 1 } as SenjutsuEntered;
  it('sends nothing of the players’ own decks', () => {
    const figures = (sent(table) as SenjutsuEntered).figures;
    expect([figures[0]?.deck, figures[1]?.deck]).toEqual([undefined, ['solo-017']]);
  });
  it('takes whoever has too many wounds off the field', () => {
    const next = wounded(table, table.figures[0]!, 5);
    expect([next.out, next.figures[0]?.hex]).toEqual([['ronin'], null]);
    expect(wounded(next, next.figures[0]!, 4).out).toEqual([]);
  });
  it('names the highest initiative that a revealed card prints', () => {
    const next = revealed(table, 'ronin', '031', { initiative: '5–7' } as never);
    expect([next.figures[0]?.played, next.figures[0]?.named]).toEqual(['031', 7]);
    expect(revealed(next, 'ronin', null, undefined).figures[0]).not.toHaveProperty('played');
  });
});

it('says what was weighed with the step that it led to', () => {
  const step = (kind: string): Step => ({ kind, seat: null, words: { id: kind }, told: { id: kind }, rule: 'x', why: null, moment: 1, answers: 0 });
  const found = readable(['turn', 'weighed', 'moved', 'moved'].map(step), ({ kind }) => kind === 'turn');
  expect(found.map(({ kind, because }) => [kind, because?.id])).toEqual([['moved', 'weighed'], ['moved', undefined]]);
});
