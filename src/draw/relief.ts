/**
 * Relief: contour lines of a ground that rises away from the rivers, with deterministic irregularity. It is derived
 * from the map's rivers alone and has no meaning in the rules; it only makes the sheet look like a landscape.
 */
import type { Point } from '../kit/hex.ts';
import type { Skin } from '../kit/skin.ts';
import { type Piece, walks } from './chains.ts';
import { at, lerp } from './curve.ts';
import { type Layout, UNIT } from './layout.ts';
import { noise } from './noise.ts';
import type { RiverLine } from './rivers.ts';
import { el } from './svg.ts';

const STEP = 0.17 * UNIT;
const LEVELS = [0.3, 0.48, 0.66, 0.84, 1.02] as const;
const RISE = 2.4 * UNIT;

interface Ground {
  readonly columns: number;
  readonly heights: Float64Array;
  readonly place: (i: number, j: number) => Point;
  readonly rows: number;
}

export function contours(layout: Layout, skin: Skin, rivers: readonly RiverLine[]): string {
  if (skin.paper.contour === undefined) return '';
  const ground = groundOf(layout, rivers);
  const lines = LEVELS.map((level, i) =>
    el('path', { d: contourPath(ground, level), 'stroke-width': i === 2 ? 1.3 : 0.8 }),
  );
  return el('g', { class: 'relief', fill: 'none', stroke: skin.paper.contour, 'stroke-opacity': 0.6 }, ...lines);
}

function groundOf({ field }: Layout, rivers: readonly RiverLine[]): Ground {
  const columns = Math.ceil(field.width / STEP) + 1;
  const rows = Math.ceil(field.height / STEP) + 1;
  const place = (i: number, j: number): Point => ({ x: field.x + i * STEP, y: field.y + j * STEP });
  const water = rivers.flatMap(r => r.points.filter((_, i) => i % 3 === 0));
  const heights = new Float64Array(columns * rows);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) heights[j * columns + i] = heightAt(place(i, j), water);
  }
  return { columns, rows, heights, place };
}

function heightAt(p: Point, water: readonly Point[]): number {
  let near = RISE * RISE;
  for (const w of water) near = Math.min(near, (p.x - w.x) ** 2 + (p.y - w.y) ** 2);
  const [u, v] = [p.x / UNIT, p.y / UNIT];
  const bumps = 0.26 * noise(u / 1.6, v / 1.6, 3) + 0.12 * noise(u * 1.25, v * 1.25, 5);
  return Math.sqrt(near) / RISE + bumps + 0.1;
}

/** Marching squares; the two segments of a saddle are joined in their order. */
function contourPath(ground: Ground, level: number): string {
  const pieces: Piece<readonly [Point, Point]>[] = [];
  for (let j = 0; j + 1 < ground.rows; j++) {
    for (let i = 0; i + 1 < ground.columns; i++) {
      const cuts = cellCuts(ground, i, j, level);
      for (let k = 0; k + 1 < cuts.length; k += 2) {
        const [a, b] = [cuts[k], cuts[k + 1]];
        if (a && b) pieces.push({ from: a.key, to: b.key, item: [a.p, b.p] });
      }
    }
  }
  return walks(pieces)
    .filter(w => w.steps.length > 5)
    .map(w =>
      bentPath(
        w.steps.map(s => s.item[s.reversed ? 1 : 0]),
        w.keys[0] === w.keys[w.keys.length - 1],
      ),
    )
    .join('');
}

interface Cut {
  readonly key: string;
  readonly p: Point;
}

function cellCuts(ground: Ground, i: number, j: number, level: number): Cut[] {
  const ring: readonly (readonly [number, number])[] = [
    [i, j],
    [i + 1, j],
    [i + 1, j + 1],
    [i, j + 1],
  ];
  return ring.flatMap(([ai, aj], k) => {
    const [bi, bj] = ring[(k + 1) % 4] ?? [i, j];
    const a = ground.heights[aj * ground.columns + ai] ?? 0;
    const b = ground.heights[bj * ground.columns + bi] ?? 0;
    if (a < level === b < level) return [];
    const p = lerp(ground.place(ai, aj), ground.place(bi, bj), (level - a) / (b - a));
    return [{ key: `${Math.min(ai, bi)},${Math.min(aj, bj)},${ai === bi ? 'v' : 'h'}`, p }];
  });
}

/** Rounded to whole units: enough for a contour, and contours are most of the drawing's size. */
function bentPath(points: readonly Point[], closed: boolean): string {
  const whole = (p: Point): string => `${Math.round(p.x)} ${Math.round(p.y)}`;
  const ends = points.map((p, i) => lerp(p, at(points, (i + 1) % points.length), 0.5));
  const order = points.map((_, i) => (i + 1) % points.length).slice(0, closed ? undefined : -2);
  const bends = order.map(i => `${whole(at(points, i))} ${whole(at(ends, i))}`);
  return `M${whole(at(ends, 0))}Q${bends.join(' ')}`;
}

/** Texture of the paper, as a fill pattern. */
export function grain(skin: Skin): string {
  const specks = Array.from({ length: 90 }, (_, i) => {
    const [x, y] = [noise(i * 7.1, 0.5, 11), noise(i * 5.3, 0.5, 13)].map(v => (v + 1) * 130);
    const r = 0.35 + 0.55 * Math.abs(noise(i * 3.7, 0.5, 17));
    return el('circle', { cx: x, cy: y, r, 'fill-opacity': 0.1 + 0.12 * Math.abs(noise(i * 2.9, 0.5, 19)) });
  });
  const marks = el('g', { fill: skin.paper.grain }, ...specks);
  return el('pattern', { id: 'hf-grain', width: 260, height: 260, patternUnits: 'userSpaceOnUse' }, marks);
}
