/** Lines with a meaning in the rules (start lines, objective lines, map edges), drawn beside their hexsides. */

import type { Lang } from '../kit/game.ts';
import type { Point } from '../kit/hex.ts';
import type { Skin, SpecialLine } from '../kit/skin.ts';
import { walks } from './chains.ts';
import { apart, at, eased, lerp, linePath, minus, plus, softPath, unit, xy } from './curve.ts';
import { centreOf, cornersAlong, type Layout, type Side, sideEnds, sideNamed, sidePiece, UNIT } from './layout.ts';
import { el, group, text, textWidth } from './svg.ts';

export interface RuleLine {
  readonly line: SpecialLine;
  /** With the far side of the line always on the same hand. */
  readonly points: readonly Point[];
  /** Unit vectors towards the far side, one for each segment. */
  readonly far: readonly Point[];
}

const ASIDE = { dashed: 0, barbed: 0.1, edge: 0.07, border: 0, limit: 0, front: 0 } as const;

/** Lines that are always there, and those asked for by id. */
export const ruleLines = (layout: Layout, skin: Skin, asked: readonly string[] = []): RuleLine[] =>
  skin.lines.filter(line => !line.asked || asked.includes(line.id)).flatMap(line => linesOf(layout, line));

const linesOf = (layout: Layout, line: SpecialLine): RuleLine[] =>
  besides(layout, line.sides, ASIDE[line.form]).map(beside => ({ line, ...beside }));

/** Sides joined into lines and moved towards their far side, or away from it. */
export const besides = (layout: Layout, sides: readonly string[], aside: number): Pick<RuleLine, 'points' | 'far'>[] =>
  walks(sides.map(s => sidePiece(layout, sideNamed(layout, s)))).map(walk => {
    const corners = cornersAlong(layout, walk.steps);
    const far = walk.steps.map(step => outward(layout, step.item));
    return { far, points: corners.map((c, i) => plus(c, mitre(far, i), aside * UNIT)) };
  });

function outward(layout: Layout, side: Side): Point {
  const [a, b] = sideEnds(layout, side);
  return unit(minus(lerp(a, b, 0.5), centreOf(layout, side.hex)));
}

/** The joint of two segments that are both moved sideways by 1. */
function mitre(far: readonly Point[], i: number): Point {
  const a = at(far, Math.max(0, i - 1));
  const b = at(far, Math.min(far.length - 1, i));
  const k = 1 / Math.max(0.5, 1 + a.x * b.x + a.y * b.y);
  return { x: (a.x + b.x) * k, y: (a.y + b.y) * k };
}

const isBorder = ({ line }: RuleLine): boolean => line.form === 'border' || line.form === 'limit';

/** Borders are on the ground, under railways and towns. */
export const drawBorders = (lines: readonly RuleLine[]): string =>
  lines.some(isBorder) ? group('borders', ...lines.filter(isBorder).map(softStroke)) : '';

export const drawLines = (layout: Layout, skin: Skin, lines: readonly RuleLine[], lang: Lang): string =>
  group(
    'lines',
    ...lines.filter(l => !isBorder(l)).map(l => stroke(l)),
    ...lines.filter(l => l.line.flag).map(l => flag(layout, skin, l, lang)),
  );

function stroke(l: RuleLine): string {
  const base = {
    d: linePath(l.points),
    fill: 'none',
    stroke: l.line.colour,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'butt',
  };
  if (l.line.form === 'front') return softStroke(l);
  if (l.line.form === 'edge') return edgeSign(base.d, l.line.colour);
  if (l.line.form === 'dashed')
    return el('path', { ...base, 'stroke-width': 4, 'stroke-opacity': 0.85, 'stroke-dasharray': '16 5 3 5' });
  const barbs = el('path', { d: barbPath(l), fill: l.line.colour, 'fill-opacity': 0.85 });
  return el('path', { ...base, 'stroke-width': 2.6, 'stroke-opacity': 0.85 }) + barbs;
}

const edgeSign = (d: string, colour: string): string =>
  el('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'butt',
    'stroke-width': 6,
    'stroke-opacity': 0.75,
  });

/** A line of a legend along a path. */
export const lineSign = (form: SpecialLine['form'], d: string, colour: string): string =>
  form === 'edge' ? edgeSign(d, colour) : softSign(form, d, colour);

/** Strokes of blurred lines, widest first: dash, width and opacity. */
const SOFT = {
  border: [
    { width: 15, opacity: 0.2 },
    { width: 7, opacity: 0.22 },
    { width: 2.4, opacity: 0.95, dash: '17 5 2.6 5' },
  ],
  limit: [
    { width: 6, opacity: 0.14 },
    { width: 1.5, opacity: 0.85, dash: '6.5 4.5' },
  ],
  front: [
    { width: 13, opacity: 0.25 },
    { width: 5.5, opacity: 0.9 },
  ],
} as const;

/** Rounded at the corners, through the middle of every hexside it belongs to. */
const softStroke = ({ line, points }: RuleLine): string => softSign(line.form, softPath(eased(points)), line.colour);

/** The strokes of a blurred line along a path. */
function softSign(form: SpecialLine['form'], d: string, colour: string): string {
  const strokes = form === 'border' || form === 'front' ? SOFT[form] : SOFT.limit;
  return strokes
    .map(s =>
      el('path', {
        d,
        fill: 'none',
        stroke: colour,
        'stroke-width': s.width,
        'stroke-opacity': s.opacity,
        'stroke-dasharray': 'dash' in s ? s.dash : undefined,
        'stroke-linejoin': 'round',
      }),
    )
    .join('');
}

/** Teeth on the far side, two per hexside. */
function barbPath(l: RuleLine): string {
  return l.far
    .flatMap((far, i) => {
      const [a, b] = [at(l.points, i), at(l.points, i + 1)];
      const along = unit(minus(b, a));
      return [0.3, 0.7].map(t => {
        const foot = lerp(a, b, t);
        return `M${xy(plus(foot, along, -5))}L${xy(plus(foot, far, 7))}L${xy(plus(foot, along, 5))}Z`;
      });
    })
    .join('');
}

/** A pennant in the margin at the eastern end. */
function flag(layout: Layout, skin: Skin, l: RuleLine, lang: Lang): string {
  const [first, last] = [at(l.points, 0), at(l.points, l.points.length - 1)];
  const end = first.x > last.x ? first : last;
  const words = l.line.name[lang];
  const size = 14;
  const width = textWidth(words) * size + 16;
  const { neat } = layout.leaves.find(leaf => end.x <= leaf.paper.x + leaf.paper.width) ?? layout;
  const x = Math.max(end.x + 6, Math.min(end.x + 12, neat.x + neat.width - width - 8));
  const [top, bottom, right] = [end.y - 12, end.y + 12, x + width];
  const shape = `M${xy(end)}L${xy({ x, y: top })}H${right}L${right - 7} ${(top + bottom) / 2}L${right} ${bottom}H${x}Z`;
  return group(
    'flag',
    el('path', { d: shape, fill: l.line.colour }),
    text(words, {
      x: x + (width - 8) / 2,
      y: end.y + size * 0.36,
      'font-size': size,
      'font-weight': 600,
      'text-anchor': 'middle',
      fill: skin.paper.margin,
    }),
  );
}

/** Sample points along the lines, for labels to avoid. */
export const linePoints = (lines: readonly RuleLine[]): Point[] =>
  lines.flatMap(l =>
    l.points.slice(1).flatMap((b, i) => {
      const a = at(l.points, i);
      const parts = Math.max(1, Math.round(apart(a, b) / 10));
      return Array.from({ length: parts }, (_, k) => lerp(a, b, k / parts));
    }),
  );
