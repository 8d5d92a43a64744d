/** 2.1 Who holds each hex at the start: the Germans everything behind their line of set-up hexes. */
import type { Source } from '../../../kit/board.ts';
import { ALL_HEXES, colOf, EDGES, type Edge, rowOf, words } from './grid.ts';
import type { SideName } from './sides.ts';

export const CONTROL_SOURCE: Source = 'reconstructed';

/** First and last German row of each column from the west; the columns further east are all Soviet. */
const GERMAN_ROWS: readonly (readonly number[])[] = words(`
  20-30 20-30 20-30 18-30 18-30 17-30 16-30 15-30 13-30 11-30 07-30 05-30 05-30 04-30 04-30 03-30
  04-30 03-30 04-30 04-30 05-30 05-30 06-30 09-30 11-30 12-30 13-30 13-30 15-30 15-30 20-28`).map(rows =>
  rows.split('-').map(Number),
);

export function holderAtStart(hex: string): SideName {
  const [first = 1, last = 0] = GERMAN_ROWS[colOf(hex) - 1] ?? [];
  return rowOf(hex) >= first && rowOf(hex) <= last ? 'german' : 'soviet';
}

export const heldAtStart = (side: SideName): readonly string[] => ALL_HEXES.filter(hex => holderAtStart(hex) === side);

/** 6.11 A hex of these edges is a supply source for the side while it controls it; 10.11 a lost HQ returns there. */
export const FRIENDLY_EDGES: Readonly<Record<SideName, readonly Edge[]>> = {
  german: ['south', 'west'],
  soviet: ['north', 'east'],
};

/** All hexes of a side's edges, whoever controls them. */
export const edgeHexes = (side: SideName): readonly string[] => [
  ...new Set(FRIENDLY_EDGES[side].flatMap(edge => EDGES[edge])),
];
