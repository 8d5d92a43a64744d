/**
 * Roads and railways: lines through the middles of the hexsides they cross and through the towns on their way. A
 * railway that shares a hexside with a road stays on one side of it.
 */
import { dirTo } from '../kit/board.ts';
import type { Point } from '../kit/hex.ts';
import { entryOf } from '../kit/phrase.ts';
import type { LinkStyle, Skin } from '../kit/skin.ts';
import { walks } from './chains.ts';
import { at, lerp, minus, plus, spline, splinePath, unit } from './curve.ts';
import { centreOf, hexNamed, type Layout, sideEnds, sideNamed, UNIT } from './layout.ts';
import { el, group } from './svg.ts';

export interface LinkLine {
  readonly kind: string;
  readonly style: LinkStyle;
  readonly knots: readonly Point[];
}

/** From a road to the railway beside it. */
export const ASIDE = 0.1;
const BEYOND = 0.3;

export function linkLines(layout: Layout, skin: Skin): LinkLine[] {
  return layout.board.links.flatMap((kind, bit) => {
    const style = entryOf(skin.links, kind);
    if (!style) return [];
    return walks(linkPieces(layout, bit)).map(walk => {
      const hexes = walk.keys.map(name => hexNamed(layout, name));
      return {
        kind,
        style,
        knots: withExits(layout, skin, hexes, { kind, style, knots: knotsOf(layout, hexes, bit, style) }),
      };
    });
  });
}

/** Sample points along the lines, for labels to avoid. */
export const linkPoints = (lines: readonly LinkLine[]): Point[] => lines.flatMap(l => spline(l.knots, 5));

function linkPieces(layout: Layout, bit: number): { from: string; to: string; item: number }[] {
  const { link, next, names } = layout.board;
  const out: { from: string; to: string; item: number }[] = [];
  for (const [edge, to] of next.entries()) {
    const from = Math.trunc(edge / 6);
    if (to > from && (link[edge] ?? 0) & (1 << bit))
      out.push({ from: names[from] ?? '', to: names[to] ?? '', item: edge });
  }
  return out;
}

function knotsOf(layout: Layout, hexes: readonly number[], bit: number, style: LinkStyle): Point[] {
  const { board } = layout;
  const towns = new Set(board.map.places.map(p => board.index.get(p.hex)));
  const knots: Point[] = [];
  for (const [i, h] of hexes.entries()) {
    const next = hexes[i + 1];
    const before = hexes[i - 1];
    const isEnd = next === undefined || before === undefined;
    if (isEnd || towns.has(h)) {
      const beside =
        style.form === 'rail' && !isEnd && isShared(layout, before, h, bit) && isShared(layout, h, next, bit);
      knots.push(beside ? aside(layout, before, next, centreOf(layout, h)) : centreOf(layout, h));
    }
    if (next === undefined) continue;
    const middle = lerp(centreOf(layout, h), centreOf(layout, next), 0.5);
    knots.push(style.form === 'rail' && isShared(layout, h, next, bit) ? aside(layout, h, next, middle) : middle);
  }
  return knots;
}

/** Whether another kind of link takes the same step. */
const isShared = ({ board }: Layout, a: number, b: number, bit: number): boolean =>
  ((board.link[a * 6 + dirTo(board, a, b)] ?? 0) & ~(1 << bit)) !== 0;

/** A point moved to one side of the line from `a` to `b`. */
function aside(layout: Layout, a: number, b: number, p: Point): Point {
  return plus(p, rightOf(minus(centreOf(layout, b), centreOf(layout, a))), ASIDE * UNIT);
}

/**
 * Perpendicular to a line: to the side that faces south, or east for steep lines. So a line that winds about its way
 * keeps the same side.
 */
export function rightOf(way: Point): Point {
  const { x, y } = unit(way);
  const right = { x: -y, y: x };
  const keeps = Math.abs(right.y) > 0.6 ? right.y > 0 : right.x > 0;
  return keeps ? right : { x: -right.x, y: -right.y };
}

/** A line whose last hex has an exit continues over the edge of the map instead of ending at the hex's centre. */
function withExits(layout: Layout, skin: Skin, hexes: readonly number[], line: LinkLine): Point[] {
  const outside = (h: number | undefined): Point[] => {
    const exit = skin.exits.find(e => e.kind === line.kind && sideNamed(layout, e.side).hex === h);
    if (!exit) return [];
    const isBeside = line.style.form === 'rail' && skin.exits.some(e => e.side === exit.side && e.kind !== exit.kind);
    const points = exitPoints(layout, exit.side);
    return isBeside ? points.map(p => plus(p, rightOf(minus(points[1], points[0])), ASIDE * UNIT)) : points;
  };
  const head = outside(hexes[0]).toReversed();
  const tail = outside(hexes[hexes.length - 1]);
  const { knots } = line;
  return [...head, ...knots.slice(head.length > 0 ? 1 : 0, tail.length > 0 ? -1 : undefined), ...tail];
}

/** The middle of an outer side, and a point beyond it. */
export function exitPoints(layout: Layout, name: string): [Point, Point] {
  const side = sideNamed(layout, name);
  const [a, b] = sideEnds(layout, side);
  const middle = lerp(a, b, 0.5);
  const way = unit(minus(middle, centreOf(layout, side.hex)));
  return [middle, plus(middle, way, BEYOND * UNIT)];
}

const stroke = (
  d: string,
  colour: string,
  width: number,
  extra: Readonly<Record<string, string | number>> = {},
): string =>
  el('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linejoin': 'round', ...extra });

/** All railways of a kind in one path, which is drawn three times. */
export const linkDefs = (lines: readonly LinkLine[]): string =>
  railsOf(lines)
    .map(([kind]) =>
      el('path', {
        id: `hf-${kind}`,
        d: lines
          .filter(l => l.kind === kind)
          .map(l => splinePath(l.knots))
          .join(''),
      }),
    )
    .join('');

const railsOf = (lines: readonly LinkLine[]): (readonly [kind: string, style: LinkStyle])[] => [
  ...new Map(lines.filter(l => l.style.form === 'rail').map(l => [l.kind, l.style])),
];

export const trailDash = (width: number): string => `${Math.round(width * 4)} ${Math.round(width * 2)}`;

/** Casings first, so that crossings stay open. */
export function links(lines: readonly LinkLine[]): string {
  const roads = lines.filter(l => l.style.form === 'road');
  const trails = lines.filter(l => l.style.form === 'trail');
  const path = (l: LinkLine): string => splinePath(l.knots);
  const width = ({ style }: LinkLine): number => style.width * UNIT;
  return group(
    'links',
    ...trails.map(l => stroke(path(l), l.style.casing, width(l) + 2.4, { 'stroke-opacity': 0.7 })),
    ...trails.map(l => stroke(path(l), l.style.line, width(l), { 'stroke-dasharray': trailDash(width(l)) })),
    ...roads.map(l => stroke(path(l), l.style.casing, width(l) + 2, { 'stroke-linecap': 'round' })),
    ...roads.map(l => stroke(path(l), l.style.line, width(l), { 'stroke-linecap': 'round' })),
    ...railsOf(lines).flatMap(([kind, style]) => rail(kind, style)),
  );
}

function rail(kind: string, { line, casing, width }: LinkStyle): string[] {
  const drawn = (colour: string, wide: number, extra: Readonly<Record<string, string | number>> = {}): string =>
    el('use', { href: `#hf-${kind}`, fill: 'none', stroke: colour, 'stroke-width': wide, ...extra });
  const w = width * UNIT;
  return [
    drawn(casing, w + 4.2, { 'stroke-opacity': 0.55, 'stroke-linejoin': 'round' }),
    drawn(line, w, { 'stroke-linejoin': 'round' }),
    drawn(line, w + 6.5, { 'stroke-dasharray': '1.5 9', 'stroke-linejoin': 'round' }),
  ];
}

/** Direction in which an exit leaves, for its label. */
export const exitWay = (layout: Layout, name: string): Point => {
  const points = exitPoints(layout, name);
  return unit(minus(at(points, 1), at(points, 0)));
};
