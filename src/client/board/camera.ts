/**
 * Where the sheet lies on the screen: `screen = world * k + (x, y)`. Pure, so that zooming to the pointer, fitting and
 * animation can be tested without a browser.
 */
import type { Box } from '../../draw/layout.ts';
import type { Point } from '../../kit/hex.ts';

export interface Camera {
  readonly x: number;
  readonly y: number;
  /** Screen pixels for each drawing unit. */
  readonly k: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What bounds the camera: the window it looks through and the part of the drawing it looks at. */
export interface Stage {
  readonly view: Size;
  readonly sheet: Box;
  /** The part of the window that nothing covers; by default all of it. */
  readonly clear?: Box;
  /** How far the sheet's edge may be moved towards the middle, as a share of the window. */
  readonly slack?: number;
}

export const toScreen = (c: Camera, p: Point): Point => ({ x: p.x * c.k + c.x, y: p.y * c.k + c.y });
export const toWorld = (c: Camera, p: Point): Point => ({ x: (p.x - c.x) / c.k, y: (p.y - c.y) / c.k });

/** The maximum zoom, in pixels per drawing unit: a hex of 260 pixels. */
const NEAREST = 2.6;
const SLACK = 0.35;

/** Margin around a fitted sheet, in pixels. */
const MARGIN = 10;

const fitScale = ({ view, sheet }: Stage): number =>
  Math.min((view.width - 2 * MARGIN) / sheet.width, (view.height - 2 * MARGIN) / sheet.height);

/** The whole sheet in the window. */
export function fitted(stage: Stage): Camera {
  const k = Math.max(1e-3, Math.min(NEAREST, fitScale(stage)));
  return centredOn(middleOf(stage.sheet), k, stage.view);
}

/** A point of the sheet in the middle of a window, or of a part of it. */
export const centredOn = (p: Point, k: number, window: Size & Partial<Point>): Camera => ({
  x: (window.x ?? 0) + window.width / 2 - p.x * k,
  y: (window.y ?? 0) + window.height / 2 - p.y * k,
  k,
});

export const panned = (c: Camera, dx: number, dy: number): Camera => ({ ...c, x: c.x + dx, y: c.y + dy });

/** Zooms so that the point under the pointer stays in place. */
export function zoomed(c: Camera, factor: number, at: Point, stage: Stage): Camera {
  const k = within(c.k * factor, Math.max(1e-3, Math.min(fitScale(stage) * 0.7, NEAREST)), NEAREST);
  const grown = k / c.k;
  return { x: at.x - (at.x - c.x) * grown, y: at.y - (at.y - c.y) * grown, k };
}

/** Two fingers: the points under them stay under them. */
export function pinched(c: Camera, from: readonly [Point, Point], to: readonly [Point, Point], stage: Stage): Camera {
  const spread = ([a, b]: readonly [Point, Point]): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const before = middle(from);
  const after = middle(to);
  const moved = panned(c, after.x - before.x, after.y - before.y);
  return zoomed(moved, spread(to) / spread(from), after, stage);
}

/** Keeps some of the sheet in the window, with room to move its edge towards the middle. */
export function clamped(c: Camera, stage: Stage, share = stage.slack ?? SLACK): Camera {
  const { sheet } = stage;
  const clear = clearOf(stage);
  const along = (at: number, window: number, from: number, length: number): number => {
    const free = window - length * c.k;
    const room = window * share;
    return within(at, Math.min(free, 0) - room - from * c.k, Math.max(free, 0) + room - from * c.k);
  };
  return {
    x: clear.x + along(c.x - clear.x, clear.width, sheet.x, sheet.width),
    y: clear.y + along(c.y - clear.y, clear.height, sheet.y, sheet.height),
    k: c.k,
  };
}

export const clearOf = ({ view, clear }: Stage): Box => clear ?? { x: 0, y: 0, ...view };

/** If less than this share of the window would be left, covered parts are used as well. */
const LEAST_CLEAR = 0.4;

/** What is left of a window after cutting off, for each element that covers it, the smallest strip along an edge. */
export function clearPart(view: Size, covers: readonly Box[]): Box {
  let clear: Box = { x: 0, y: 0, ...view };
  for (const cover of covers) {
    const left = without(clear, cover);
    if (left.width >= view.width * LEAST_CLEAR && left.height >= view.height * LEAST_CLEAR) clear = left;
  }
  return clear;
}

function without(clear: Box, cover: Box): Box {
  const [right, bottom] = [clear.x + clear.width, clear.y + clear.height];
  const [x, y] = [cover.x + cover.width, cover.y + cover.height];
  if (x <= clear.x || y <= clear.y || cover.x >= right || cover.y >= bottom) return clear;
  const parts: readonly Box[] = [
    { ...clear, x, width: right - x },
    { ...clear, y, height: bottom - y },
    { ...clear, width: cover.x - clear.x },
    { ...clear, height: cover.y - clear.y },
  ];
  const area = ({ width, height }: Box): number => Math.max(0, width) * Math.max(0, height);
  return parts.reduce((most, part) => (area(part) > area(most) ? part : most));
}

/** The nearest camera that shows all of a box: moves as little as possible, zooms out only if necessary. */
export function showing(c: Camera, box: Box, stage: Stage): Camera {
  const clear = clearOf(stage);
  const pad = Math.min(clear.width, clear.height) * 0.08;
  const room = { width: clear.width - 2 * pad, height: clear.height - 2 * pad };
  const k = Math.min(c.k, room.width / Math.max(1, box.width), room.height / Math.max(1, box.height));
  const near = k === c.k ? c : zoomed(c, k / c.k, middleOf(clear), stage);
  const along = (at: number, from: number, length: number, low: number, long: number): number =>
    between(at, from + pad - low * near.k, from + length - pad - (low + long) * near.k);
  return {
    x: along(near.x, clear.x, clear.width, box.x, box.width),
    y: along(near.y, clear.y, clear.height, box.y, box.height),
    k: near.k,
  };
}

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/**
 * A step of an animation, `t` from 0 to 1. The position is linear in the scale, so that the fixed point of a zoom
 * stays.
 */
export function glided(from: Camera, to: Camera, t: number): Camera {
  const part = 1 - (1 - t) ** 3;
  const k = from.k * (to.k / from.k) ** part;
  const share = Math.abs(to.k - from.k) < 1e-6 ? part : (k - from.k) / (to.k - from.k);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, k };
}

const within = (x: number, low: number, high: number): number => Math.max(low, Math.min(high, x));
const between = (x: number, a: number, b: number): number => within(x, Math.min(a, b), Math.max(a, b));
