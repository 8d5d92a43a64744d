/**
 * Names and positions of hexes (2.3). A hex is named CCRR: column counted eastward, row southward; even columns lie half a
 * hex further south. The rulebook gives no extent: it is the least that holds every hex it names.
 */
import type { HexSpec } from '../../../kit/board.ts';
import { axialOf, distance } from '../../../kit/hex.ts';

export const COLUMNS = 38;
export const ROWS = 30;

export const LAYOUT = { orientation: 'flat', push: 'even' } as const;

const two = (n: number): string => String(n).padStart(2, '0');

export const hexName = (col: number, row: number): string => two(col) + two(row);
export const colOf = (name: string): number => Number(name.slice(0, 2));
export const rowOf = (name: string): number => Number(name.slice(2));

/** From one number to another, both included. */
const span = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** Every hex, row by row from the north-west. */
export const ALL_HEXES: readonly string[] = span(1, ROWS).flatMap(row =>
  span(1, COLUMNS).map(col => hexName(col, row)),
);

export const specOf = (name: string): HexSpec => ({ name, col: colOf(name), row: rowOf(name) });

/** How many hexes lie between two, the second one counted. */
export const apart = (a: string, b: string): number => distance(axial(a), axial(b));

const axial = (name: string) => axialOf(colOf(name), rowOf(name), LAYOUT.orientation, LAYOUT.push);

/** The hexes at each edge of the map; a corner lies at two edges. */
export const EDGES = {
  north: span(1, COLUMNS).map(col => hexName(col, 1)),
  south: span(1, COLUMNS).map(col => hexName(col, ROWS)),
  west: span(1, ROWS).map(row => hexName(1, row)),
  east: span(1, ROWS).map(row => hexName(COLUMNS, row)),
} as const;
export type Edge = keyof typeof EDGES;

export const words = (text: string): readonly string[] => text.trim().split(/\s+/);
