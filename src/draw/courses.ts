/** The course of a river that runs through hexes: in and out by their sides, and well inside each of them. */
import { dirTo } from '../kit/board.ts';
import type { Point } from '../kit/hex.ts';
import type { Skin } from '../kit/skin.ts';
import { apart, at, lerp, minus, plus, unit } from './curve.ts';
import { centreOf, hexNamed, type Layout, sideEnds, UNIT } from './layout.ts';
import { noise } from './noise.ts';

export interface Flow {
  /** How far a river continues beyond the edge of the map. */
  readonly beyond: number;
  /** Rivers already drawn, which this one may flow into or out of. */
  readonly others: readonly (readonly Point[])[];
}

/** Points from the mouth upward, to be joined by a curve. */
export function courseOf(layout: Layout, skin: Skin, names: readonly string[], flow: Flow): Point[] {
  const hexes = fromWater(
    layout,
    skin,
    names.map(name => hexNamed(layout, name)),
  );
  const doors = hexes.slice(1).map((to, i) => doorOf(layout, hexes[i] ?? to, to));
  const inner = doors.slice(1).flatMap((door, i) => [bendIn(layout, hexes[i + 1] ?? 0, at(doors, i), door), door]);
  const [first, last] = [hexes[0] ?? 0, hexes.at(-1) ?? 0];
  const [low, high] = [at(doors, 0), at(doors, doors.length - 1)];
  const head = mouthIn(layout, skin, first, low) ?? endIn(layout, first, low, flow);
  const tail = isOpenWater(layout, skin, last) ? [intoWater(layout, last, high)] : endIn(layout, last, high, flow);
  return [...head.toReversed(), low, ...inner, ...tail];
}

/** Where the river crosses a hexside: near its middle, and the same from both sides. */
function doorOf(layout: Layout, a: number, b: number): Point {
  const [p, q] = sideEnds(layout, { hex: a, dir: dirTo(layout.board, a, b) });
  const middle = lerp(p, q, 0.5);
  const along = unit(minus(p.x + p.y < q.x + q.y ? q : p, middle));
  return plus(middle, along, 0.13 * UNIT * noise(middle.x / 61, middle.y / 61, 53));
}

/** Between its two crossings a river passes near the middle of the hex, a little to one side. */
function bendIn(layout: Layout, h: number, a: Point, b: Point): Point {
  const c = centreOf(layout, h);
  const stray = { x: noise(c.x / 37, c.y / 37, 59), y: noise(c.x / 37, c.y / 37, 61) };
  return plus(lerp(c, lerp(a, b, 0.5), 0.42), stray, 0.15 * UNIT);
}

/** Beyond the first open water, seen from the source, the course is not drawn. */
function fromWater(layout: Layout, skin: Skin, hexes: readonly number[]): readonly number[] {
  const wet = hexes.findLastIndex((h, i) => i < hexes.length - 1 && isOpenWater(layout, skin, h));
  return wet < 0 ? hexes : hexes.slice(wet);
}

/** A mouth in open water, or in a hex of the coast: then the river continues to the water ahead. */
function mouthIn(layout: Layout, skin: Skin, h: number, door: Point): Point[] | undefined {
  if (isOpenWater(layout, skin, h)) return [intoWater(layout, h, door)];
  const c = centreOf(layout, h);
  const ahead = minus(c, door);
  const coast = [0, 1, 2, 3, 4, 5].flatMap(dir => {
    const to = layout.board.next[h * 6 + dir] ?? -1;
    return to >= 0 && isOpenWater(layout, skin, to) ? [to] : [];
  });
  const straight = (to: number): number => dot(unit(minus(centreOf(layout, to), c)), unit(ahead));
  const [best] = coast.filter(to => straight(to) > -0.6).toSorted((a, b) => straight(b) - straight(a));
  if (best === undefined) return undefined;
  const out = doorOf(layout, h, best);
  return [bendIn(layout, h, door, out), out, intoWater(layout, best, out)];
}

const intoWater = (layout: Layout, h: number, door: Point): Point =>
  plus(door, unit(minus(centreOf(layout, h), door)), 0.12 * UNIT);

const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;

/** The rest of the course in its first or last hex: into another river, over the edge of the map, or to a source. */
function endIn(layout: Layout, h: number, door: Point, { beyond, others }: Flow): Point[] {
  const c = centreOf(layout, h);
  const near = nearest(c, others);
  if (near && apart(near, c) < 0.45 * UNIT) return [near];
  const out = rimOf(layout, h, minus(c, door));
  const spring = lerp(c, door, 0.1);
  return out ? [spring, out, plus(out, unit(minus(out, c)), beyond * UNIT)] : [spring];
}

const isOpenWater = ({ board }: Layout, skin: Skin, h: number): boolean =>
  skin.water?.kinds.includes(board.terrains[board.terrain[h] ?? 0] ?? '') === true;

function nearest(p: Point, lines: readonly (readonly Point[])[]): Point | undefined {
  let best: Point | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    for (const q of line) {
      const away = apart(q, p);
      if (away < least) [best, least] = [q, away];
    }
  }
  return best;
}

/** The middle of the outer side of a hex that lies most in the direction of flow. */
function rimOf(layout: Layout, h: number, way: Point): Point | undefined {
  let best: Point | undefined;
  let most = 0.2;
  for (let dir = 0; dir < 6; dir++) {
    if ((layout.board.next[h * 6 + dir] ?? -1) >= 0) continue;
    const [p, q] = sideEnds(layout, { hex: h, dir });
    const out = minus(lerp(p, q, 0.5), centreOf(layout, h));
    const along = dot(unit(out), unit(way));
    if (along > most) [best, most] = [lerp(p, q, 0.5), along];
  }
  return best;
}
