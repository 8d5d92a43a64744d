/**
 * Names and positions of hexes (2.1). A hex is named CCRR: column counted eastward, row northward; even columns lie
 * half a hex north of odd ones. Two sheets, rows 29 to 50 and rows 01 to 28, which no unit leaves (8.2.6): on the board
 * they lie side by side with empty columns between them, so that no hex of one is a neighbour of a hex of the other.
 */
import type { HexSpec } from '../../../kit/board.ts';

export const SHEETS = ['north', 'south'] as const;
export type Sheet = (typeof SHEETS)[number];

export const COLUMNS = 38;

/** First and last row of each sheet as printed, from the south. */
export const ROWS: Readonly<Record<Sheet, readonly [first: number, last: number]>> = {
  north: [29, 50],
  south: [1, 28],
};

/** How far east of its printed column a sheet lies. An even number, so that pushed columns stay pushed. */
const OFFSET: Readonly<Record<Sheet, number>> = { north: 0, south: 40 };

const two = (n: number): string => String(n).padStart(2, '0');

export const hexName = (col: number, row: number): string => two(col) + two(row);
export const colOf = (name: string): number => Number(name.slice(0, 2));
/** As printed: counted northward. */
export const rowOf = (name: string): number => Number(name.slice(2));
export const sheetOf = (name: string): Sheet => (rowOf(name) >= ROWS.north[0] ? 'north' : 'south');

/** Every hex, row by row from the north-west, the northern sheet first. */
export const ALL_HEXES: readonly string[] = SHEETS.flatMap(sheet => {
  const [first, last] = ROWS[sheet];
  return block([1, COLUMNS], [first, last]);
});

export function specOf(name: string): HexSpec {
  const sheet = sheetOf(name);
  return { name, col: colOf(name) + OFFSET[sheet], row: ROWS[sheet][1] - rowOf(name) };
}

export const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** A rectangle of hexes from its first to its last column and row, from the north-west. */
export function block([west, east]: readonly [number, number], [south, north]: readonly [number, number]): string[] {
  const rows = Array.from({ length: north - south + 1 }, (_, i) => north - i);
  return rows.flatMap(row => Array.from({ length: east - west + 1 }, (_, i) => hexName(west + i, row)));
}

/** The part of a chain from one hex to another, both included. */
export function stretch(chain: readonly string[], from: string, to: string): readonly string[] {
  const [first, last] = [chain.indexOf(from), chain.indexOf(to)];
  if (first < 0 || last < first) throw new Error(`no stretch from ${from} to ${to}`);
  return chain.slice(first, last + 1);
}
