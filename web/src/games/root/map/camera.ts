/** What part of the map a window shows: a point in its middle and how many pixels a unit is. Pure. */
import { FRAME, WOODS } from './layout.ts';

export interface Camera {
  x: number;
  y: number;
  k: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Rect extends Size {
  x: number;
  y: number;
}

/** How many pixels of a window something covers, at its upper and at its lower edge. */
export interface Covered {
  top: number;
  bottom: number;
}
export const OPEN: Covered = { top: 0, bottom: 0 };

export function fit(rect: Rect, { width, height }: Size): Camera {
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2, k: Math.min(width / rect.width, height / rect.height) };
}

/** Everything: the whole frame, or as much as fills the window without leaving the woods. */
export function whole(size: Size): Camera {
  return held(fit(FRAME, size), size);
}

/** A window never looks past the edge of the woods but below what covers it, and nobody gets lost in one tree. */
export function held(camera: Camera, { width, height }: Size, { top, bottom }: Covered = OPEN): Camera {
  const least = Math.max(width / WOODS.width, height / WOODS.height, Math.min(width / FRAME.width, height / FRAME.height));
  const k = Math.min(2, Math.max(least, camera.k));
  const within = (at: number, low: number, far: number, window: number): number => Math.min(Math.max(at, low + window / 2), low + far - window / 2);
  return { k, x: within(camera.x, WOODS.x, WOODS.width, width / k), y: within(camera.y, WOODS.y - top / k, WOODS.height + (top + bottom) / k, height / k) };
}

/** A rectangle around some points, with room for what lies there. */
export function around(points: readonly { x: number; y: number; r: number }[], room: number): Rect {
  const left = Math.min(...points.map((one) => one.x - one.r)) - room;
  const top = Math.min(...points.map((one) => one.y - one.r)) - room;
  return { x: left, y: top, width: Math.max(...points.map((one) => one.x + one.r)) + room - left, height: Math.max(...points.map((one) => one.y + one.r)) + room - top };
}

/** Where a point of the window lies on the map. */
export function under(camera: Camera, size: Size, px: number, py: number): { x: number; y: number } {
  return { x: camera.x + (px - size.width / 2) / camera.k, y: camera.y + (py - size.height / 2) / camera.k };
}

/** Zoom so that the point under the fingers stays under them. */
export function zoomed(camera: Camera, size: Size, factor: number, px: number, py: number): Camera {
  const point = under(camera, size, px, py);
  const { k } = held({ ...camera, k: camera.k * factor }, size);
  return held({ k, x: point.x - (px - size.width / 2) / k, y: point.y - (py - size.height / 2) / k }, size);
}

/** The same window, moved as little as brings the rectangle into it; of one that is too large, the middle. */
export function glided(camera: Camera, { width, height }: Size, rect: Rect): Camera {
  const along = (at: number, window: number, low: number, far: number): number => (far >= window ? low + far / 2 : Math.min(Math.max(at, low + far - window / 2), low + window / 2));
  return { k: camera.k, x: along(camera.x, width / camera.k, rect.x, rect.width), y: along(camera.y, height / camera.k, rect.y, rect.height) };
}

/** The same window, moved up or down as little as brings the rectangle out from below what covers the window. */
export function cleared(camera: Camera, { height }: Size, { top, bottom }: Covered, rect: Rect): Camera {
  const above = camera.y + (top - height / 2) / camera.k - rect.y;
  const below = rect.y + rect.height - (camera.y + (height / 2 - bottom) / camera.k);
  return { ...camera, y: camera.y + Math.max(0, below) - Math.max(0, above) };
}
