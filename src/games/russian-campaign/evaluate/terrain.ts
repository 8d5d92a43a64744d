/** Facts of the map that a bot uses repeatedly. */
import { reach } from '../../../kit/reach.ts';
import { BOARD, CITY_HEX, canAttackOver, HEXES, LAND_SIDES, neighbour } from '../pieces.ts';

/** Hexes in the ZOC of a unit in each hex, which it could also attack. */
export const BESIDE: readonly (readonly number[])[] = Array.from({ length: HEXES }, (_, h) =>
  [0, 1, 2, 3, 4, 5].flatMap(dir => (canAttackOver(h * 6 + dir) ? [neighbour(h, dir)] : [])),
);
export const besideOf = (h: number): readonly number[] => BESIDE[h]!;

const FARTHEST = 60;

/** Distance by land from each city to each hex, ignoring units. */
export const CITY_DISTANCE: readonly Uint8Array[] = CITY_HEX.map(from => {
  const found = reach(BOARD, from, { costs: LAND_SIDES, limit: FARTHEST });
  return Uint8Array.from({ length: HEXES }, (_, h) => (found.costOf(h) < 0 ? FARTHEST : found.costOf(h)));
});
