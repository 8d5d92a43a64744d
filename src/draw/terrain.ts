/** Terrain as soft areas: hexes of one kind grow together, and their rim is drawn as a natural edge. */
import type { Point } from '../kit/hex.ts';
import type { Skin } from '../kit/skin.ts';
import { walks } from './chains.ts';
import { at, lerp, plus, softPath } from './curve.ts';
import { cornersAlong, type Layout, type Side, sidePiece, UNIT } from './layout.ts';
import { noise } from './noise.ts';
import { el, group } from './svg.ts';

export const terrain = (layout: Layout, skin: Skin): string =>
  group(
    'terrain',
    ...layout.board.terrains.flatMap((kind, k) => {
      const tint = skin.terrain[kind]?.tint;
      return tint === undefined ? [] : [area(layout, k, tint)];
    }),
  );

function area(layout: Layout, kind: number, tint: string): string {
  const rims = walks(rimSides(layout, kind).map(side => sidePiece(layout, side)));
  const d = rims.map(walk => softPath(natural(cornersAlong(layout, walk.steps).slice(0, -1)), true)).join('');
  return el('path', {
    d,
    fill: tint,
    'fill-rule': 'evenodd',
    stroke: tint,
    'stroke-width': 8,
    'stroke-opacity': 0.4,
    'stroke-linejoin': 'round',
  });
}

function rimSides({ board }: Layout, kind: number): Side[] {
  const out: Side[] = [];
  for (const [edge, to] of board.next.entries()) {
    const hex = Math.trunc(edge / 6);
    if (board.terrain[hex] === kind && (to < 0 || board.terrain[to] !== kind)) out.push({ hex, dir: edge % 6 });
  }
  return out;
}

/** A closed line of corners with its sides cut in three and every point a little astray. */
function natural(corners: readonly Point[]): Point[] {
  return corners.flatMap((a, i) => {
    const b = at(corners, (i + 1) % corners.length);
    return [0, 1 / 3, 2 / 3].map(t => {
      const p = lerp(a, b, t);
      const stray = { x: noise(p.x / 31, p.y / 31, 23), y: noise(p.x / 31, p.y / 31, 29) };
      return plus(p, stray, 0.05 * UNIT);
    });
  });
}
