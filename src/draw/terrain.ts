/** Terrain as soft areas: adjacent hexes of one kind are merged, and their outline is drawn as a natural edge. */
import type { Point } from '../kit/hex.ts';
import { entryOf } from '../kit/phrase.ts';
import type { Skin, TerrainStyle } from '../kit/skin.ts';
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
      const style = entryOf(skin.terrain, kind);
      return style?.tint === undefined || others.includes(kind) ? [] : [area(layout, k, style, style.tint)];
    }),
  );

/** The tint fades over its outline. */
function area(layout: Layout, kind: number, { ragged, under = [] }: TerrainStyle, tint: string): string {
  const { terrain: ground, terrains } = layout.board;
  const kinds = new Set([kind, ...under.map(name => terrains.indexOf(name))]);
  const d = naturalRims(layout, h => kinds.has(ground[h] ?? -1), ragged ? RAGGED : SMOOTH)
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

/** Where a side is cut, how much of a corner stays, and how far points stray in long and in short waves. */
interface Edge {
  readonly cuts: readonly number[];
  readonly corner: number;
  readonly stray: number;
  readonly bite: number;
}
const SMOOTH: Edge = { cuts: [0.36, 0.64], corner: 0.55, stray: 0.085, bite: 0 };
const RAGGED: Edge = { cuts: [0.2, 0.4, 0.6, 0.8], corner: 0.8, stray: 0.18, bite: 0.05 };

/** The outlines of some hexes as natural closed lines. */
export const naturalRims = (layout: Layout, isIn: (h: number) => boolean, edge = SMOOTH): Point[][] =>
  walks(rimSides(layout, isIn).map(side => sidePiece(layout, side))).map(walk =>
    natural(cornersAlong(layout, walk.steps).slice(0, -1), edge),
  );

function rimSides({ board }: Layout, isIn: (h: number) => boolean): Side[] {
  const out: Side[] = [];
  for (const [edge, to] of board.next.entries()) {
    const hex = Math.trunc(edge / 6);
    if (isIn(hex) && (to < 0 || !isIn(to))) out.push({ hex, dir: edge % 6 });
  }
  return out;
}

/** A closed line of corners, smoothed, with its sides cut and every point slightly displaced. */
function natural(corners: readonly Point[], { cuts, corner: kept, stray, bite }: Edge): Point[] {
  const corner = (i: number): Point => at(corners, (i + corners.length) % corners.length);
  return corners.flatMap((a, i) => {
    const b = corner(i + 1);
    const inner = lerp(lerp(corner(i - 1), a, 0.5), lerp(a, b, 0.5), 0.5);
    return [lerp(a, inner, kept), ...cuts.map(t => lerp(a, b, t))].map(p => {
      const far = plus(p, { x: noise(p.x / 31, p.y / 31, 23), y: noise(p.x / 31, p.y / 31, 29) }, stray * UNIT);
      if (bite === 0) return far;
      // Whole units: nobody sees the difference, and the path is half as long.
      const { x, y } = plus(far, { x: noise(p.x / 9, p.y / 9, 31), y: noise(p.x / 9, p.y / 9, 37) }, bite * UNIT);
      return { x: Math.round(x), y: Math.round(y) };
    });
  });
}
