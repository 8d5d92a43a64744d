/** Plane curves as lists of points: smoothing, offsets, tapering ribbons, and their SVG paths. */
import type { Point } from '../kit/hex.ts';
import { num } from './svg.ts';

export const lerp = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
export const plus = (a: Point, b: Point, k = 1): Point => ({ x: a.x + b.x * k, y: a.y + b.y * k });
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export function unit(v: Point): Point {
  const length = Math.hypot(v.x, v.y) || 1;
  return { x: v.x / length, y: v.y / length };
}

/** A point of a list that is known to exist. */
export function at(points: readonly Point[], i: number): Point {
  const p = points[i];
  if (!p) throw new Error(`no point ${i} of ${points.length}`);
  return p;
}

const clampIndex = (points: readonly Point[], i: number): Point =>
  at(points, Math.max(0, Math.min(points.length - 1, i)));

/** Points along a Catmull-Rom curve through the given ones, `parts` for each segment. */
export function spline(points: readonly Point[], parts: number): Point[] {
  const out: Point[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const near = { a: clampIndex(points, i - 1), b: at(points, i), c: at(points, i + 1), d: clampIndex(points, i + 2) };
    for (let k = 0; k < parts; k++) out.push(between(near, k / parts));
  }
  out.push(clampIndex(points, points.length - 1));
  return out;
}

function between({ a, b, c, d }: Readonly<Record<'a' | 'b' | 'c' | 'd', Point>>, t: number): Point {
  const blend = (p: number, q: number, r: number, s: number): number =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
  return { x: blend(a.x, b.x, c.x, d.x), y: blend(a.y, b.y, c.y, d.y) };
}

/** The unit normal at each point, to the left of the direction of travel on the page. */
export const normals = (points: readonly Point[]): Point[] =>
  points.map((_, i) => {
    const along = unit(minus(clampIndex(points, i + 1), clampIndex(points, i - 1)));
    return { x: along.y, y: -along.x };
  });

/** The same curve moved sideways; `by` may change along it (0 at the start, 1 at the end). */
export function offset(points: readonly Point[], by: (t: number) => number): Point[] {
  const side = normals(points);
  return points.map((p, i) => plus(p, at(side, i), by(i / Math.max(1, points.length - 1))));
}

/** Moving averages over `reach` points to each side: a smoother version of a wavy curve. */
export function calm(points: readonly Point[], reach: number): Point[] {
  return points.map((_, i) => {
    const near = Math.min(reach, i, points.length - 1 - i);
    let sum = { x: 0, y: 0 };
    for (let k = -near; k <= near; k++) sum = plus(sum, at(points, i + k));
    return { x: sum.x / (2 * near + 1), y: sum.y / (2 * near + 1) };
  });
}

/** The part of a curve between two shares of its points. */
export const stretch = (points: readonly Point[], from: number, to: number): Point[] =>
  points.slice(Math.max(0, Math.floor(from * points.length)), Math.ceil(to * points.length));

export const xy = (p: Point): string => `${num(p.x)} ${num(p.y)}`;

/** The same to one decimal: for long drawings, where the difference is invisible and half the bytes are saved. */
export const xyShort = (p: Point): string => `${tenth(p.x)} ${tenth(p.y)}`;
export const tenth = (x: number): string => String(Math.round(x * 10) / 10 || 0);

/** Straight segments from point to point. */
export const linePath = (points: readonly Point[]): string => `M${points.map(xy).join('L')}`;

/** The Catmull-Rom curve through the points, as a path. */
export function splinePath(points: readonly Point[]): string {
  const pieces = points.slice(1).map((end, i) => {
    const start = at(points, i);
    const leave = plus(start, minus(end, clampIndex(points, i - 1)), 1 / 6);
    const arrive = plus(end, minus(start, clampIndex(points, i + 2)), 1 / 6);
    return `C${xy(leave)} ${xy(arrive)} ${xy(end)}`;
  });
  return `M${xy(at(points, 0))}${pieces.join('')}`;
}

/** A smooth path: through the midpoints, bent at the points themselves. */
export function softPath(points: readonly Point[], closed = false): string {
  if (points.length < 3) return linePath(points);
  const last = at(points, points.length - 1);
  const start = closed ? lerp(last, at(points, 0), 0.5) : at(points, 0);
  const bends = (closed ? points : points.slice(1, -1)).map((p, i) => {
    const j = closed ? i + 1 : i + 2;
    const next = at(points, j % points.length);
    const end = !closed && j === points.length - 1 ? last : lerp(p, next, 0.5);
    return `Q${xy(p)} ${xy(end)}`;
  });
  return `M${xy(start)}${bends.join('')}${closed ? 'Z' : ''}`;
}

/** A closed outline of a line whose width changes along it. */
export const ribbonPath = (points: readonly Point[], width: (t: number) => number): string =>
  `${linePath(ribbon(points, width))}Z`;

export function ribbon(points: readonly Point[], width: (t: number) => number): Point[] {
  const left = offset(points, t => width(t) / 2);
  const right = offset(points, t => -width(t) / 2).reverse();
  return [...left, ...right];
}

/** Corners of hexsides moved towards the middles of their sides; the middles stay and become points, too. */
export function eased(corners: readonly Point[], by = 0.45): Point[] {
  const out: Point[] = [];
  for (const [i, c] of corners.entries()) {
    const before = corners[i - 1];
    const after = corners[i + 1];
    const inner = before && after ? lerp(c, lerp(lerp(before, c, 0.5), lerp(c, after, 0.5), 0.5), by) : c;
    out.push(inner);
    if (after) out.push(lerp(c, after, 0.5));
  }
  return out;
}
