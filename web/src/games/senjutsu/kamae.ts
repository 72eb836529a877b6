/** Kamae: a colour, a shape and a mark each (no letters: in some languages two of them begin alike), and the trees of the characters. Pure. */
import type { Kamae } from './types.ts';

export type Node = Kamae | 'f';
export const NODES: readonly Node[] = ['N', 'A', 'B', 'D', 'f'];
export const COLOURS: Record<Node, string> = { A: '#a23327', B: '#3d6b45', D: '#b98a0c', N: '#5a6069', f: '#2a5783' };
const SHAPES: Record<Node, string> = { A: '<path d="M0-13 13 10H-13z"/>', B: '<circle r="12"/>', D: '<rect x="-11" y="-11" width="22" height="22" rx="3"/>', N: '<circle r="8"/>', f: '<path d="M0-13 13 0 0 13-13 0z"/>' };
const MARKS: Record<Node, string> = { A: '<path d="M-3.500 6.500 3-5" stroke-width="3.200"/>', B: '<path d="M-6-2.500H6M-6 3H6" stroke-width="2.800"/>', D: '<path d="M-6.500 5-1.500-4.500 1.500 1 3.500-2 6.500 5" stroke-width="2.500"/>', N: '', f: '' };
export const TERMS: Record<Kamae, string> = { N: 'senjutsu-neutral', A: 'senjutsu-aggression', B: 'senjutsu-balance', D: 'senjutsu-determination' };

/** A node round its middle, some 26 across. */
export const nodeArt = (node: Node): string =>
  `<g fill="${COLOURS[node]}" stroke="#fffbf0" stroke-width="1.500">${SHAPES[node]}</g><g fill="none" stroke="${node === 'D' ? '#2b211a' : '#fff8ea'}" stroke-linecap="round" stroke-linejoin="round">${MARKS[node]}</g>`;

type Spot = readonly [number, number];
/** Where the nodes of each character's tree lie, in a box of 142 by 100. */
const PLACES: Record<string, Record<Node, Spot>> = {
  ronin: { N: [20, 50], A: [72, 22], f: [122, 22], B: [72, 78], D: [122, 78] },
  student: { N: [20, 78], D: [34, 22], f: [76, 46], A: [122, 20], B: [118, 78] },
  warrior: { N: [20, 78], A: [26, 22], f: [76, 22], B: [122, 32], D: [98, 78] },
  master: { f: [71, 50], N: [20, 50], A: [71, 18], B: [122, 50], D: [71, 82] },
};
export const placesOf = (character: string): Record<Node, Spot> => PLACES[character] ?? PLACES['ronin']!;

export interface Branch {
  from: Node;
  to: Node;
  oneWay: boolean;
}

/** The branches of a tree, each once. */
export function branches(tree: readonly (readonly number[])[]): Branch[] {
  return tree.flatMap((ends, start) =>
    ends.flatMap((end): Branch[] => {
      const back = tree[end]?.includes(start) ?? false;
      return back && end < start ? [] : [{ from: NODES[start]!, to: NODES[end]!, oneWay: !back }];
    }),
  );
}
