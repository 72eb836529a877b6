/** Where everything lies on the two maps: our own layout, in a square of 1000. */
import type { MapName } from '../types.ts';
import data from './layout.json';

export interface Glade {
  id: number;
  x: number;
  y: number;
  r: number;
}

export interface Way {
  between: number[];
  d: string;
}

export interface Forest {
  id: string;
  clearings: number[];
  forests: string[];
  label: number[];
}

export interface Layout {
  clearings: Glade[];
  paths: Way[];
  river: { width: number; d: string; sections: Way[] };
  forests: Forest[];
}

export const LAYOUTS: Record<MapName, Layout> = data.maps;

/** What a board shows when it shows all: the clearings with a little wood around them. */
export const FRAME = { x: 18, y: 30, width: 963, height: 944 } as const;
/** How far the drawing goes: windows of other shapes still see wood. */
export const WOODS = { x: -110, y: -110, width: 1220, height: 1220 } as const;

export function gladeOf(layout: Layout, n: number): Glade {
  return layout.clearings.find((glade) => glade.id === n) ?? layout.clearings[0]!;
}

/** The path or stretch of river between two clearings, if they are neighbours. */
export function laneOf(layout: Layout, a: number, b: number): { d: string; river: boolean } | null {
  const joins = (way: Way): boolean => way.between.includes(a) && way.between.includes(b);
  const path = layout.paths.find(joins);
  if (path) return { d: path.d, river: false };
  const stretch = layout.river.sections.find(joins);
  return stretch ? { d: stretch.d, river: true } : null;
}
