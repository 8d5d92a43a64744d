/** Terrain as soft areas: adjacent hexes of one kind are merged, and their outline is drawn as a natural edge. */
import type { Point } from '../kit/hex.ts';
import { entryOf } from '../kit/phrase.ts';
import type { Skin } from '../kit/skin.ts';
import { walks } from './chains.ts';
import { at, lerp, plus, softPath } from './curve.ts';
import { cornersAlong, type Layout, type Side, sidePiece, UNIT } from './layout.ts';
import { noise } from './noise.ts';
import { el, group } from './svg.ts';

/** Areas of all kinds except those drawn otherwise. */
export const terrain = (layout: Layout, skin: Skin, others: readonly string[] = []): string =>
  group(
    'terrain',
    ...layout.board.terrains.flatMap((kind, k) => {
      const tint = entryOf(skin.terrain, kind)?.tint;
      return tint === undefined || others.includes(kind) ? [] : [area(layout, k, tint)];
    }),
  );

/** The tint fades over its outline. */
function area(layout: Layout, kind: number, tint: string): string {
  const d = naturalRims(layout, h => layout.board.terrain[h] === kind)
    .map(points => softPath(points, true))
    .join('');
  const id = `hf-ground-${kind}`;
  const rim = (width: number, opacity: number): string =>
    el('use', { href: `#${id}`, fill: 'none', 'stroke-width': width, 'stroke-opacity': opacity });
  return el(
    'g',
    { fill: tint, stroke: tint, 'stroke-linejoin': 'round' },
    el('defs', {}, el('path', { id, d, 'fill-rule': 'evenodd' })),
    rim(22, 0.22),
    rim(11, 0.35),
    el('use', { href: `#${id}`, stroke: 'none' }),
  );
}

/** The outlines of some hexes as natural closed lines. */
export const naturalRims = (layout: Layout, isIn: (h: number) => boolean): Point[][] =>
  walks(rimSides(layout, isIn).map(side => sidePiece(layout, side))).map(walk =>
    natural(cornersAlong(layout, walk.steps).slice(0, -1)),
  );

function rimSides({ board }: Layout, isIn: (h: number) => boolean): Side[] {
  const out: Side[] = [];
  for (const [edge, to] of board.next.entries()) {
    const hex = Math.trunc(edge / 6);
    if (isIn(hex) && (to < 0 || !isIn(to))) out.push({ hex, dir: edge % 6 });
  }
  return out;
}

/** A closed line of corners, smoothed, with its sides cut in three and every point slightly displaced. */
function natural(corners: readonly Point[]): Point[] {
  const corner = (i: number): Point => at(corners, (i + corners.length) % corners.length);
  return corners.flatMap((a, i) => {
    const b = corner(i + 1);
    const inner = lerp(lerp(corner(i - 1), a, 0.5), lerp(a, b, 0.5), 0.5);
    return [lerp(a, inner, 0.55), lerp(a, b, 0.36), lerp(a, b, 0.64)].map(p => {
      const stray = { x: noise(p.x / 31, p.y / 31, 23), y: noise(p.x / 31, p.y / 31, 29) };
      return plus(p, stray, 0.085 * UNIT);
    });
  });
}
