/** Which sheet of a map a hex is on. A map without sheets has one leaf, and nothing here has an effect. */
import { type Box, centreOf, type Layout } from '../../draw/layout.ts';
import type { Point } from '../../kit/hex.ts';

export const wholeOf = ({ width, height }: Layout): Box => ({ x: 0, y: 0, width, height });

const covers = ({ x, y, width, height }: Box, p: Point): boolean =>
  p.x >= x && p.y >= y && p.x <= x + width && p.y <= y + height;

/** The paper under a point; undefined on the table between two. */
export function leafUnder(layout: Layout, p: Point): number | undefined {
  const leaf = layout.leaves.findIndex(({ paper }) => covers(paper, p));
  return leaf < 0 ? undefined : leaf;
}

export const leafOf = (layout: Layout, hex: number): number | undefined => leafUnder(layout, centreOf(layout, hex));

/** The smallest part of the map that contains all the hexes: their sheet, or the whole map if they are on several. */
export function leafAround(layout: Layout, hexes: readonly number[]): number | undefined {
  const leaves = new Set(hexes.map(hex => leafOf(layout, hex)));
  return leaves.size === 1 ? [...leaves][0] : undefined;
}

/** The sheet with most of the hexes, the first one if equal; undefined if there is only one. */
export function busiestLeaf(layout: Layout, hexes: readonly number[]): number | undefined {
  if (layout.leaves.length < 2) return undefined;
  const counts = layout.leaves.map((_, leaf) => hexes.filter(hex => leafOf(layout, hex) === leaf).length);
  return counts.indexOf(Math.max(...counts));
}
