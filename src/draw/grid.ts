/**
 * The hexes themselves: their sides, the outline of the map, their numbers. Open water has neither sides nor numbers.
 */
import type { Skin } from '../kit/skin.ts';
import { walks } from './chains.ts';
import { linePath, xyShort } from './curve.ts';
import { type Box, centreOf, cornersAlong, type Layout, type Side, sideEnds, sidePiece, UNIT } from './layout.ts';
import { el, text } from './svg.ts';
import type { OpenWater } from './water.ts';

/** The outline of the hexes as closed lines. */
export function rim(layout: Layout): string {
  const outer: Side[] = [];
  for (const [edge, to] of layout.board.next.entries())
    if (to < 0) outer.push({ hex: Math.trunc(edge / 6), dir: edge % 6 });
  return walks(outer.map(side => sidePiece(layout, side)))
    .map(walk => `${linePath(cornersAlong(layout, walk.steps))}Z`)
    .join('');
}

/** Whether there is open water on either side of a hexside. */
export const isOpen = ({ board }: Layout, water: OpenWater | undefined, edge: number): boolean =>
  water !== undefined && (water.isWater(Math.trunc(edge / 6)) || water.isWater(board.next[edge] ?? -1));

/** Every wanted hexside once; consecutive sides of a hex in one stroke. */
function gridPath(layout: Layout, isWanted: (edge: number) => boolean): string {
  const d: string[] = [];
  let last = -2;
  for (const [edge, to] of layout.board.next.entries()) {
    const side = { hex: Math.trunc(edge / 6), dir: edge % 6 };
    if (to <= side.hex || !isWanted(edge)) continue;
    const [a, b] = sideEnds(layout, side).map(xyShort);
    d.push(last === edge - 1 && side.dir > 0 ? `L${b}` : `M${a}L${b}`);
    last = edge;
  }
  return d.join('');
}

export const grid = (layout: Layout, skin: Skin, isWanted: (edge: number) => boolean): string =>
  el('path', {
    class: 'grid',
    d: gridPath(layout, isWanted),
    fill: 'none',
    stroke: skin.paper.grid,
    'stroke-width': 0.9,
  });

/**
 * Hexes of the coast are closed towards the sea, faintly, and the sea at the edge of the map; the open sea has no
 * hexes.
 */
export function coastGrid(layout: Layout, skin: Skin, water: OpenWater | undefined): string {
  if (!water) return '';
  const { next } = layout.board;
  const isCoast = (edge: number): boolean =>
    water.isWater(Math.trunc(edge / 6)) !== water.isWater(next[edge] ?? -1) && isOpen(layout, water, edge);
  const d = gridPath(layout, isCoast);
  const ink = { fill: 'none', stroke: skin.paper.grid, 'stroke-width': 0.9, 'stroke-opacity': 0.7 };
  const edge = { fill: 'none', stroke: skin.paper.ink, 'stroke-width': 1.4, 'stroke-opacity': 0.7 };
  return el('path', { class: 'grid', d, ...ink }) + el('path', { d: rim(layout), ...edge });
}

/** Size of the number of a hex, and its distance from the centre. */
export const NUMBER = { size: 10.5, rise: 0.39 } as const;

export const hexNumbers = (layout: Layout, skin: Skin, hexes: readonly number[]): string =>
  el(
    'g',
    { class: 'numbers', 'font-size': NUMBER.size, 'text-anchor': 'middle', fill: skin.paper.number },
    ...hexes.map(h => {
      const c = centreOf(layout, h);
      return text(layout.board.names[h] ?? '', { x: c.x, y: c.y - NUMBER.rise * UNIT + NUMBER.size * 0.36 });
    }),
  );

export const numberBoxes = (layout: Layout, hexes: readonly number[]): Box[] =>
  hexes.map(h => {
    const c = centreOf(layout, h);
    return { x: c.x - 12, y: c.y - NUMBER.rise * UNIT - 5, width: 24, height: 10 };
  });
