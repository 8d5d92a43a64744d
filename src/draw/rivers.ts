/**
 * Rivers as smooth tapering ribbons. The sides of a river are joined into a line of corners; the line passes the middle
 * of each side, smooths its corners, and meanders a little; rivers through hexes have their own course. Wide rivers
 * first, so that others can flow into them.
 */
import type { Point } from '../kit/hex.ts';
import { entryOf } from '../kit/phrase.ts';
import type { RiverRun, RiverStyle, Skin } from '../kit/skin.ts';
import { type Walk, walks } from './chains.ts';
import { courseOf } from './courses.ts';
import {
  apart,
  at,
  calm,
  eased,
  linePath,
  minus,
  normals,
  offset,
  plus,
  ribbon,
  spline,
  unit,
  xyShort,
} from './curve.ts';
import { cornersAlong, keyOf, type Layout, type Side, sideNamed, sidePiece, UNIT } from './layout.ts';
import { noise, seedOf } from './noise.ts';
import { el, group } from './svg.ts';

export interface RiverLine {
  readonly run: RiverRun;
  readonly style: RiverStyle;
  /** From the mouth upward. */
  readonly points: readonly Point[];
}

export function riverLines(layout: Layout, skin: Skin): RiverLine[] {
  const runs = [...skin.rivers, ...unnamedRuns(layout, skin)];
  const mouth = (run: RiverRun): number => (run.width ?? entryOf(skin.sides, run.kind)?.width)?.[0] ?? 0;
  const shore = shoreOf(layout);
  const out: RiverLine[] = [];
  for (const run of runs.toSorted((a, b) => mouth(b) - mouth(a))) {
    const style = entryOf(skin.sides, run.kind);
    if (!style) continue;
    if (run.hexes) {
      const coarse = courseOf(layout, skin, run.hexes, { beyond: style.beyond, others: out.map(o => o.points) });
      out.push({ run, style, points: meander(calm(spline(coarse, 5), 2), run) });
    }
    for (const walk of walks(run.sides.map(s => sidePiece(layout, sideNamed(layout, s))))) {
      const coarse = withEnds(eased(cornersAlong(layout, walk.steps)), walk, { style, shore, others: out });
      out.push({ run, style, points: meander(spline(coarse, 4), run) });
    }
  }
  return out;
}

/** Sides of the map that the skin does not name are drawn as well. */
function unnamedRuns(layout: Layout, skin: Skin): RiverRun[] {
  const name = { ja: '', en: '' };
  const key = (s: Side): string => sidePieceKey(layout, s);
  const known = new Set(skin.rivers.flatMap(r => r.sides.map(s => key(sideNamed(layout, s)))));
  return Object.entries(layout.board.map.sides)
    .filter(([kind]) => entryOf(skin.sides, kind))
    .map(([kind, sides]) => ({
      kind,
      name,
      labels: [],
      sides: sides.filter(s => !known.has(key(sideNamed(layout, s)))),
    }))
    .filter(run => run.sides.length > 0);
}

const sidePieceKey = (layout: Layout, side: Side): string => {
  const { from, to } = sidePiece(layout, side);
  return [from, to].sort().join(' ');
};

/** Corners at the edge of the map: fewer than three hexes meet there. */
function shoreOf(layout: Layout): ReadonlySet<string> {
  const count = new Map<string, number>();
  for (const c of layout.centres) {
    for (const k of layout.corners) count.set(keyOf(plus(c, k)), (count.get(keyOf(plus(c, k))) ?? 0) + 1);
  }
  return new Set([...count].filter(([, n]) => n < 3).map(([key]) => key));
}

interface Around {
  readonly style: RiverStyle;
  readonly shore: ReadonlySet<string>;
  readonly others: readonly RiverLine[];
}

/** An end flows into a river already drawn, continues beyond the edge of the map, or simply ends. */
function withEnds(points: readonly Point[], walk: Walk<Side>, around: Around): Point[] {
  const [first = '', last = ''] = [walk.keys[0], walk.keys[walk.keys.length - 1]];
  const n = points.length;
  const head = endOf(at(points, 0), at(points, 1), first, around);
  const tail = endOf(at(points, n - 1), at(points, n - 2), last, around);
  return [...head.toReversed(), ...points, ...tail];
}

function endOf(end: Point, inner: Point, key: string, { style, shore, others }: Around): Point[] {
  const water = others.flatMap(o => o.points);
  const near = water.reduce<Point | undefined>(
    (best, p) => (!best || apart(p, end) < apart(best, end) ? p : best),
    undefined,
  );
  if (near && apart(near, end) < 0.3 * UNIT) return apart(near, end) > 1 ? [near] : [];
  if (!shore.has(key)) return [];
  const out = unit(minus(end, inner));
  return [plus(end, out, (style.beyond * UNIT) / 2), plus(end, out, style.beyond * UNIT)];
}

/** Small bends that vanish at both ends. */
function meander(points: readonly Point[], run: RiverRun): Point[] {
  const seed = seedOf(run.name.en + run.kind);
  const side = normals(points);
  return points.map((p, i) => {
    const rest = Math.min(1, i / 6, (points.length - 1 - i) / 6);
    return plus(p, at(side, i), noise(i / 5.3, seed % 97, seed) * 0.06 * UNIT * rest);
  });
}

/** A river without ripples ends in a point. */
function widthAt({ style, run }: RiverLine, t: number): number {
  const point = style.ripples > 0 ? 1 : Math.min(1, 0.15 + (1 - t) * 30);
  const [mouth, source] = run.width ?? style.width;
  return (mouth + (source - mouth) * t) * UNIT * point;
}

/** Soft lowland under the rivers: one path in many widths. */
export function valleys(lines: readonly RiverLine[], skin: Skin): string {
  if (skin.paper.valley === undefined || lines.length === 0) return '';
  const d = lines
    .map(
      l =>
        `M${l.points
          .filter((_, i) => i % 2 === 0)
          .map(xyShort)
          .join('L')}`,
    )
    .join('');
  const look = { fill: 'none', stroke: skin.paper.valley, 'stroke-opacity': 0.11 };
  const ends = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return el(
    'g',
    { class: 'valleys', ...look, ...ends },
    el('defs', {}, el('path', { id: 'hf-valley', d })),
    ...[1.5, 1.25, 1.05, 0.85, 0.67, 0.5, 0.35].map(width =>
      el('use', { href: '#hf-valley', 'stroke-width': width * UNIT }),
    ),
  );
}

/** All banks, then all water from narrow to wide, so that rivers join without a seam. Seas are between the two. */
export const banks = (lines: readonly RiverLine[]): string =>
  group('banks', ...lines.map(l => el('path', { d: ribbonOf(l, t => widthAt(l, t) + 2.2), fill: l.style.bank })));

export function rivers(lines: readonly RiverLine[]): string {
  const surface = (l: RiverLine): string =>
    el('path', { d: ribbonOf(l, t => Math.max(1, widthAt(l, t) - 0.6)), fill: l.style.water });
  return group('rivers', ...lines.map(surface).toReversed(), ...lines.flatMap(ripples));
}

const ribbonOf = (l: RiverLine, width: (t: number) => number): string =>
  `M${ribbon(l.points, width).map(xyShort).join('L')}Z`;

function ripples(l: RiverLine): string[] {
  const n = l.style.ripples;
  return Array.from({ length: n }, (_, i) => {
    const share = (i + 1) / (n + 1) - 0.5;
    return el('path', {
      d: linePath(offset(l.points, t => share * widthAt(l, t))),
      fill: 'none',
      stroke: l.style.bank,
      'stroke-width': 0.7,
      'stroke-opacity': 0.35,
    });
  });
}
