/**
 * Earthworks: their hexes are tinted and merged into belts, and the sides that face the enemy carry a line of
 * battlements. It is inside the hex, between its edge and a counter, so that it stays visible while units hold it.
 */
import type { Point } from '../kit/hex.ts';
import type { Skin, WorksStyle } from '../kit/skin.ts';
import { at, minus, unit, xyShort } from './curve.ts';
import { hexNamed, hexOutline, type Layout } from './layout.ts';
import { besides, type RuleLine } from './lines.ts';
import { el, group } from './svg.ts';

/** Distance from the side into the hex. */
const INSET = 0.095;
/** Battlements per side, and their height. */
const TEETH = { fort: 4, trench: 3 } as const;
const HEIGHT = { fort: 5.4, trench: 4.2 } as const;
/** Width of the band of single works. */
const BAND = 15;
const WEIGHT = { fort: 2.5, trench: 1.7 } as const;

/** The ground of the works, under the grid. */
export const worksGround = (layout: Layout, skin: Skin): string =>
  skin.works ? group('works-ground', ...skin.works.map(works => ground(layout, works))) : '';

function ground(layout: Layout, { hexes, tint, single }: WorksStyle): string {
  if (single) return '';
  const d = hexes.map(name => `M${hexOutline(layout, hexNamed(layout, name)).map(xyShort).join('L')}Z`).join('');
  return el('path', { d, fill: tint, 'fill-opacity': 0.62 });
}

export const works = (layout: Layout, skin: Skin): string =>
  skin.works ? group('works', ...skin.works.map(one => front(layout, one))) : '';

function front(layout: Layout, style: WorksStyle): string {
  const { front: sides, form, ink } = style;
  if (style.single) return style.hexes.map(hex => workIn(layout, hex, style)).join('');
  const d = besides(layout, sides, -INSET)
    .map(line => toothed(line, form))
    .join('');
  return el('path', { d, fill: 'none', stroke: ink, 'stroke-width': WEIGHT[form] });
}

/** The works of one hex, with a class to hide them by and their band. */
function workIn(layout: Layout, hex: string, { front: sides, form, tint, ink }: WorksStyle): string {
  const lines = besides(
    layout,
    sides.filter(side => side.startsWith(`${hex}-`)),
    -INSET,
  );
  if (lines.length === 0) return '';
  const band = lines.map(({ points }) => `M${points.map(xyShort).join('L')}`).join('');
  const d = lines.map(line => toothed(line, form, true)).join('');
  return el(
    'g',
    { class: 'work', 'data-hex': hex, fill: 'none', 'stroke-linejoin': 'round' },
    el('path', { d: band, stroke: tint, 'stroke-width': BAND, 'stroke-opacity': 0.75, 'stroke-linecap': 'round' }),
    el('path', { d, stroke: ink, 'stroke-width': WEIGHT[form] }),
  );
}

/**
 * A square wave along every side that returns to the line at its ends; within a side as relative steps, which are
 * short.
 */
function toothed({ points, far }: Line, form: WorksStyle['form'], leavesNumber = false): string {
  const parts = 2 * TEETH[form] + 1;
  const sides = far.map((outward, i) => {
    const [a, b] = [at(points, i), at(points, i + 1)];
    const on = stepped(minus(b, a), 1 / parts);
    const across = facing(minus(b, a), outward);
    const [up, down] = [stepped(across, HEIGHT[form]), stepped(across, -HEIGHT[form])];
    // The number of the hex is below its upper side, or its upper corner.
    if (leavesNumber && outward.y < -0.9)
      return `${xyShort(a)}l${up}l${on}l${down}M${xyShort(b)}l${up}l${stepped(minus(a, b), 1 / parts)}l${down}M${xyShort(b)}`;
    return `${xyShort(a)}l${on}${`l${up}l${on}l${down}l${on}`.repeat(TEETH[form])}`;
  });
  return `M${sides.join('L')}`;
}

const stepped = (way: Point, k: number): string => xyShort({ x: way.x * k, y: way.y * k });

type Line = Pick<RuleLine, 'points' | 'far'>;

/** Perpendicular to a line, to the side that a direction points to. */
function facing(way: Point, outward: Point): Point {
  const { x, y } = unit(way);
  return -y * outward.x + x * outward.y > 0 ? { x: -y, y: x } : { x: y, y: -x };
}

/** For a legend, from 0,0 eastward. */
export function worksSign({ form, tint, ink }: WorksStyle): string {
  const line = {
    points: [
      { x: 3, y: 2 },
      { x: 41, y: 2 },
    ],
    far: [{ x: 0, y: -1 }],
  };
  return (
    el('rect', { x: 0, y: -10, width: 44, height: 20, fill: tint, 'fill-opacity': 0.62 }) +
    el('path', { d: toothed(line, form), fill: 'none', stroke: ink, 'stroke-width': WEIGHT[form] })
  );
}
