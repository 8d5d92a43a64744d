/**
 * Open water: seas and lakes of the map as one shape with a natural coast, and hexsides of water as its arms. The coast
 * is drawn in two halves around the rivers, so that they flow into it without a line across their mouths.
 */
import type { Point } from '../kit/hex.ts';
import { entryOf } from '../kit/phrase.ts';
import type { InletStyle, Skin, WaterStyle } from '../kit/skin.ts';
import { type Walk, walks } from './chains.ts';
import { at, eased, lerp, minus, plus, ribbon, spline, unit, xyShort } from './curve.ts';
import { centreOf, cornerOf, keyOf, type Layout, type Side, sideEnds, sideNamed, sidePiece, UNIT } from './layout.ts';
import { noise } from './noise.ts';
import { el, group } from './svg.ts';

export interface OpenWater {
  readonly style: WaterStyle;
  /** Hexes that are water. */
  readonly isWater: (h: number) => boolean;
  /** Coasts and arms, as paths to be filled. */
  readonly coast: string;
  readonly arms: string;
  readonly crossings: readonly Crossing[];
}

interface Crossing {
  readonly colour: string;
  readonly from: Point;
  readonly to: Point;
}

export function openWater(layout: Layout, skin: Skin): OpenWater | undefined {
  const style = skin.water;
  if (!style) return undefined;
  const { board } = layout;
  const isWater = (h: number): boolean => style.kinds.includes(board.terrains[board.terrain[h] ?? 0] ?? '');
  const rims = walks(rimSides(layout, isWater).map(side => sidePiece(layout, side)));
  const coast = rims.map(walk => bent(coastPoints(layout, walk))).join('');
  const arms = inlets(layout, skin, isWater);
  return { style, isWater, coast, arms: arms.map(a => a.outline).join(''), crossings: arms.flatMap(a => a.crossings) };
}

function rimSides({ board }: Layout, isWater: (h: number) => boolean): Side[] {
  const out: Side[] = [];
  for (const [edge, to] of board.next.entries()) {
    const hex = Math.trunc(edge / 6);
    if (isWater(hex) && (to < 0 || !isWater(to))) out.push({ hex, dir: edge % 6 });
  }
  return out;
}

/** How far a sea continues beyond the edge of the map, where it is cut off. */
const BEYOND = 0.6;

/**
 * Three points per side, with rounded corners and deterministic irregularity; beyond the edge of the map nothing is
 * bent.
 */
function coastPoints(layout: Layout, { steps }: Walk<Side>): Point[] {
  const isRim = ({ hex, dir }: Side): boolean => (layout.board.next[hex * 6 + dir] ?? -1) < 0;
  const ends = steps.map(({ item, reversed }) => {
    const [a, b] = sideEnds(layout, item);
    return reversed ? ([b, a] as const) : ([a, b] as const);
  });
  return ends.flatMap(([a, b], i) => {
    const side = steps[i]?.item;
    if (side && isRim(side)) return beyond(layout, side, a, b);
    const before = ends[(i + ends.length - 1) % ends.length];
    const last = steps[(i + steps.length - 1) % steps.length]?.item;
    const isFree = last !== undefined && isRim(last);
    const corner = before && !isFree ? lerp(a, lerp(lerp(before[0], a, 0.5), lerp(a, b, 0.5), 0.5), 0.5) : a;
    return [corner, lerp(corner, b, 0.33), lerp(a, b, 0.64)].map(astray);
  });
}

function beyond(layout: Layout, { hex }: Side, a: Point, b: Point): Point[] {
  const out = unit(minus(lerp(a, b, 0.5), centreOf(layout, hex)));
  return [plus(a, out, BEYOND * UNIT), plus(b, out, BEYOND * UNIT)];
}

const astray = (p: Point): Point => {
  const wide = { x: noise(p.x / 47, p.y / 47, 23), y: noise(p.x / 47, p.y / 47, 29) };
  const fine = { x: noise(p.x / 15, p.y / 15, 31), y: noise(p.x / 15, p.y / 15, 37) };
  return plus(plus(p, wide, 0.075 * UNIT), fine, 0.035 * UNIT);
};

/** A closed line through the middles between points, bent at the points. */
function bent(points: readonly Point[]): string {
  const middle = (i: number): Point => lerp(at(points, i), at(points, (i + 1) % points.length), 0.5);
  const bends = points.map((_, i) => {
    const j = (i + 1) % points.length;
    return `${xyShort(at(points, j))} ${xyShort(middle(j))}`;
  });
  return `M${xyShort(middle(0))}Q${bends.join(' ')}Z`;
}

interface Arm {
  readonly outline: string;
  readonly crossings: readonly Crossing[];
}

function inlets(layout: Layout, skin: Skin, isWater: (h: number) => boolean): Arm[] {
  const wet = wetCorners(layout, isWater);
  return Object.entries(skin.inlets ?? {}).flatMap(([kind, style]) => {
    const sides = (entryOf(layout.board.map.sides, kind) ?? []).map(name => sideNamed(layout, name));
    return walks(sides.map(side => sidePiece(layout, side))).map(walk => ({
      outline: armPath(layout, walk, style, wet),
      crossings: style.crossing === undefined ? [] : sides.map(side => crossing(layout, side, style.crossing ?? '')),
    }));
  });
}

function wetCorners(layout: Layout, isWater: (h: number) => boolean): ReadonlySet<string> {
  const wet = layout.centres.flatMap((_, h) =>
    isWater(h) ? layout.corners.map((_c, i) => keyOf(cornerOf(layout, h, i))) : [],
  );
  return new Set(wet);
}

/** Full width at an end in open water, a point at any other end. */
function armPath(layout: Layout, walk: Walk<Side>, style: InletStyle, wet: ReadonlySet<string>): string {
  const corners = walk.steps.map(({ item, reversed }) => sideEnds(layout, item)[reversed ? 1 : 0]);
  const end = walk.steps.at(-1);
  if (end) corners.push(sideEnds(layout, end.item)[end.reversed ? 0 : 1]);
  const [first, last] = [wet.has(walk.keys[0] ?? ''), wet.has(walk.keys.at(-1) ?? '')];
  const line = spline(eased(stretched(corners, first, last), 0.5), 5).map(astray);
  const width = (t: number): number => {
    const taper = Math.min(first ? 1 : 0.25 + 1.5 * t, last ? 1 : 0.25 + 1.5 * (1 - t), 1);
    return style.width * UNIT * taper * (1 + 0.3 * noise(t * 7, 3, corners.length));
  };
  return bent(ribbon(line, width));
}

/** An end in open water extends into it, so that no coast shows through. */
function stretched(points: readonly Point[], first: boolean, last: boolean): Point[] {
  const n = points.length;
  const on = (a: Point, b: Point): Point => plus(a, unit(minus(a, b)), 0.16 * UNIT);
  const head = first ? [on(at(points, 0), at(points, 1))] : [];
  const tail = last ? [on(at(points, n - 1), at(points, n - 2))] : [];
  return [...head, ...points, ...tail];
}

function crossing(layout: Layout, side: Side, colour: string): Crossing {
  const [a, b] = sideEnds(layout, side);
  const middle = lerp(a, b, 0.5);
  const way = unit(minus(middle, centreOf(layout, side.hex)));
  return { colour, from: plus(middle, way, -0.15 * UNIT), to: plus(middle, way, 0.15 * UNIT) };
}

export const waterDefs = (water: OpenWater | undefined): string =>
  water
    ? el('path', { id: 'hf-coast', d: water.coast }) +
      el('path', { id: 'hf-arms', d: water.arms }) +
      el('clipPath', { id: 'hf-sea' }, el('use', { href: '#hf-coast', 'clip-rule': 'evenodd' }))
    : '';

/** The coastline; its inner half is covered by the water. */
export const shores = (water: OpenWater | undefined): string =>
  water
    ? el(
        'g',
        { class: 'shores', fill: 'none', stroke: water.style.shore, 'stroke-width': 2.6, 'stroke-linejoin': 'round' },
        el('use', { href: '#hf-coast' }),
        el('use', { href: '#hf-arms' }),
      )
    : '';

/** Lines along the coast, as on an engraved map: each a wide stroke under one a little less wide. */
const WATERLINES: readonly (readonly [width: number, share: number])[] = [
  [58, 0.24],
  [36, 0.5],
  [18, 0.8],
];

export function seas(water: OpenWater | undefined): string {
  if (!water) return '';
  const { open, shallow, shore } = water.style;
  const stroke = (width: number, colour: string): string =>
    el('use', { href: '#hf-coast', fill: 'none', stroke: colour, 'stroke-width': width });
  const lines = WATERLINES.flatMap(([width, share]) => [
    stroke(width + 1.6, mixed(open, shore, share * 0.42)),
    stroke(width, mixed(open, shallow, share)),
  ]);
  return group(
    'seas',
    el('use', { href: '#hf-coast', fill: open, 'fill-rule': 'evenodd' }),
    el('g', { 'clip-path': 'url(#hf-sea)', 'stroke-linejoin': 'round' }, ...lines),
    el('use', { href: '#hf-arms', fill: shallow }),
    ...water.crossings.map(crossingSign),
  );
}

function crossingSign({ colour, from, to }: Crossing): string {
  const way = unit(minus(to, from));
  const aside = { x: -way.y, y: way.x };
  const head = (tip: Point, sense: number): string => {
    const foot = plus(tip, way, -7 * sense);
    return `M${xyShort(plus(foot, aside, 4.5))}L${xyShort(tip)}L${xyShort(plus(foot, aside, -4.5))}Z`;
  };
  return (
    el('path', { d: `M${xyShort(from)}L${xyShort(to)}`, stroke: colour, 'stroke-width': 2.4 }) +
    el('path', { d: head(to, 1) + head(from, -1), fill: colour })
  );
}

/** A colour between two of the form #rrggbb. */
export function mixed(a: string, b: string, t: number): string {
  const part = (colour: string, i: number): number => Number.parseInt(colour.slice(1 + 2 * i, 3 + 2 * i), 16);
  const hex = [0, 1, 2].map(i => Math.round(part(a, i) + (part(b, i) - part(a, i)) * t));
  return `#${hex.map(v => v.toString(16).padStart(2, '0')).join('')}`;
}
