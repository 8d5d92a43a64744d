/**
 * Marked hexes with their labels, and the way under the pointer. Every kind has its own line style as well as its own
 * colour.
 */
import { apart, at, lerp, linePath, plus } from '../../draw/curve.ts';
import { centreOf, hexOutline, type Layout, UNIT } from '../../draw/layout.ts';
import { el, text, textWidth } from '../../draw/svg.ts';
import type { Point } from '../../kit/hex.ts';
import type { Arrow, HexMark } from './api.ts';
import { type Drawing, keyedGroup } from './dom.ts';

export interface MarkLayer {
  /** Arrows are not drawn here, but labels avoid them. */
  marks(marks: readonly HexMark[], arrows: readonly Arrow[]): void;
  own(marks: readonly HexMark[]): void;
  path(hexes: readonly number[]): void;
}

/**
 * Outlines are under the counters, labels and the rings of a lesson above them; the way is separate, since its dots are
 * animated.
 */
export interface MarkSheets {
  readonly ground: SVGSVGElement;
  readonly way: SVGSVGElement;
  readonly above: SVGSVGElement;
}

export function createMarkLayer({ ground, way: between, above }: MarkSheets, layout: Layout): MarkLayer {
  const outlines = keyedGroup('hf-marks', ground);
  const cursor = keyedGroup('hf-marks', ground);
  const way = keyedGroup('hf-path', between);
  const guides = keyedGroup('hf-marks', above);
  const labels = keyedGroup('hf-labels', above);
  const drawn = (marks: readonly HexMark[]): Drawing[] =>
    marks.map(m => ({ key: `${m.kind} ${m.hex}`, markup: () => markMarkup(layout, m) }));
  return {
    marks: (marks, arrows) => {
      const isGuide = (m: HexMark): boolean => m.kind === 'guide';
      outlines(drawn(marks.filter(m => !isGuide(m)).toSorted((a, b) => RANK[a.kind] - RANK[b.kind])));
      guides(drawn(marks.filter(isGuide)));
      const sides = new Map(marks.flatMap(m => (m.label ? [[m.hex, labelSide(layout, m.hex, arrows)]] : [])));
      labels(
        marks.flatMap(m => {
          const { kind, hex, label } = m;
          if (label === undefined) return [];
          const place = labelPlace(layout, hex, sides);
          const key = [kind, hex, label, place.side, place.aside].join(' ');
          return [{ key, markup: () => labelMarkup(layout, m, label, place) }];
        }),
      );
    },
    own: marks => cursor(drawn(marks)),
    path: hexes => way(hexes.length < 2 ? [] : [{ key: hexes.join(), markup: () => pathMarkup(layout, hexes) }]),
  };
}

/** Later ones are on top if a hex has several. */
const RANK: Readonly<Record<HexMark['kind'], number>> = {
  last: 0,
  choice: 1,
  stop: 2,
  path: 3,
  origin: 4,
  demand: 5,
  target: 6,
  cursor: 7,
  guide: 8,
  note: 9,
  halt: 10,
  tally: 11,
};

const outline = (layout: Layout, hex: number, scale: number): string => `${linePath(hexOutline(layout, hex, scale))}Z`;

export function markMarkup(layout: Layout, { kind, hex }: HexMark): string {
  const part = (name: string, scale: number): string =>
    el('path', { class: `hf-${kind}-${name}`, d: outline(layout, hex, scale) });
  switch (kind) {
    case 'choice':
    case 'stop':
    case 'path':
    case 'last':
      return part('fill', 0.97) + part('line', 0.92);
    case 'origin':
      return part('under', 0.92) + part('line', 0.92);
    case 'cursor':
      return part('under', 0.94) + part('line', 0.94);
    case 'guide':
      return part('under', 1.04) + part('line', 1.04);
    case 'target': {
      const d = brackets(layout, hex);
      return (
        part('fill', 0.97) + el('path', { class: 'hf-target-under', d }) + el('path', { class: 'hf-target-line', d })
      );
    }
    case 'demand': {
      const d = teeth(layout, hex);
      return (
        part('fill', 0.97) + el('path', { class: 'hf-demand-under', d }) + el('path', { class: 'hf-demand-line', d })
      );
    }
    case 'note':
    case 'halt':
    case 'tally':
      return '';
    default:
      return kind satisfies never;
  }
}

/** Only the corners of the hex, like brackets. */
function brackets(layout: Layout, hex: number): string {
  const corners = hexOutline(layout, hex, 0.88);
  return corners
    .map((c, i) => linePath([lerp(c, at(corners, (i + 5) % 6), 0.32), c, lerp(c, at(corners, (i + 1) % 6), 0.32)]))
    .join('');
}

/** A rim with teeth inward, four per side: the hex is under pressure. */
function teeth(layout: Layout, hex: number): string {
  const corners = hexOutline(layout, hex, 0.95);
  const inner = hexOutline(layout, hex, 0.8);
  const points = corners.flatMap((c, i) => {
    const [d, e, f] = [at(corners, (i + 1) % 6), at(inner, i), at(inner, (i + 1) % 6)];
    return [0, 0.25, 0.5, 0.75].flatMap(t => [lerp(c, d, t), lerp(e, f, t + 0.125)]);
  });
  return `${linePath(points)}Z`;
}

const LABEL = { size: 17, height: 22, drop: 0.4, aside: 0.16 } as const;

export type LabelSide = 'high' | 'low';

/** Usually low; if more attacks come from below than from above, the arrow heads need that room. */
export function labelSide(layout: Layout, hex: number, arrows: readonly Arrow[]): LabelSide {
  const { y } = centreOf(layout, hex);
  const attacks = arrows.filter(({ kind, to }) => kind === 'attack' && to === hex);
  const balance = attacks.reduce((sum, { from }) => sum + Math.sign(Math.round(centreOf(layout, from).y - y)), 0);
  return balance > 0 ? 'high' : 'low';
}

/** Where a label lies in its hex; `aside` in drawing units, to the right. */
export interface LabelPlace {
  readonly side: LabelSide;
  readonly aside: number;
}

/** A high label avoids the low one of the hex above it, which it would partly cover. */
export function labelPlace(layout: Layout, hex: number, sides: ReadonlyMap<number, LabelSide>): LabelPlace {
  const side = sides.get(hex) ?? 'low';
  if (side === 'low') return { side, aside: 0 };
  const c = centreOf(layout, hex);
  const near = [...sides].flatMap(([other, its]) => {
    const { x, y } = centreOf(layout, other);
    const isOver = its === 'low' && y < c.y && c.y - y < 1.1 * UNIT && Math.abs(x - c.x) < 0.9 * UNIT;
    return isOver ? [Math.sign(Math.round(x - c.x))] : [];
  });
  return { side, aside: near.reduce((sum, one) => sum - one, 0) * LABEL.aside * UNIT };
}

/** A small paper label, low in the hex, where it covers neither the number nor the type of a unit. */
export function labelMarkup(layout: Layout, mark: HexMark, words: string, place?: LabelPlace): string {
  const { hex, kind } = mark;
  const y = (place?.side === 'high' ? -LABEL.drop : LABEL.drop) * UNIT;
  const c = plus(centreOf(layout, hex), { x: place?.aside ?? 0, y });
  const width = Math.max(LABEL.height, textWidth(words) * LABEL.size + 13);
  const box = { x: c.x - width / 2, width, height: LABEL.height, rx: LABEL.height / 2 };
  return el(
    'g',
    { class: `hf-label hf-label-${kind}` },
    el('rect', { ...box, y: c.y - LABEL.height / 2 + 1.6, class: 'hf-label-shade' }),
    el('rect', { ...box, y: c.y - LABEL.height / 2, class: 'hf-label-paper' }),
    text(words, { x: c.x, y: c.y + LABEL.size * 0.35, 'font-size': LABEL.size, 'text-anchor': 'middle' }),
  );
}

/** From the first hex to the last, with animated dots and a head at the end. */
export function pathMarkup(layout: Layout, hexes: readonly number[]): string {
  const points = hexes.map(h => centreOf(layout, h));
  const end = at(points, points.length - 1);
  const before = at(points, points.length - 2);
  const tip = lerp(end, before, Math.min(0.4, (0.1 * UNIT) / Math.max(1, apart(end, before))));
  const d = linePath([...points.slice(0, -1), tip]);
  const head = `${linePath(headPoints(before, end, 24))}Z`;
  return (
    el('path', { class: 'hf-path-under', d }) +
    el('path', { class: 'hf-path-under hf-path-head', d: head }) +
    el('path', { class: 'hf-path-line', d }) +
    el('path', { class: 'hf-path-head', d: head }) +
    el('path', { class: 'hf-path-dots', d })
  );
}

/** A triangle with its tip just past `to`, seen from `from`. */
export function headPoints(from: Point, to: Point, size: number): Point[] {
  const length = Math.max(1, apart(from, to));
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const aside = { x: -along.y, y: along.x };
  const foot = plus(to, along, -size * 0.75);
  return [plus(foot, aside, size * 0.62), plus(to, along, size * 0.3), plus(foot, aside, -size * 0.62)];
}
