/** Facts of the map that a bot uses repeatedly. */

import { dirTo } from '../../../kit/board.ts';
import { FAR, reach } from '../../../kit/reach.ts';
import type { BySide, Side } from '../../../kit/sides.ts';
import { COLUMNS, colOf, ROWS, rowOf } from '../data/grid.ts';
import { BELGOROD_PENALTY, VP_HEXES } from '../data/victory.ts';
import { BOARD, GERMAN, HEX_SHEET, HEXES, isOpen, isRiver, isStream, NORTH, neighbour, OPEN_SIDES } from '../pieces.ts';
import { PRIZES } from '../rules/control.ts';
import type { State } from '../state.ts';

/** Neighbours that can be attacked and entered. */
export const BESIDE: readonly (readonly number[])[] = Array.from({ length: HEXES }, (_, h) =>
  [0, 1, 2, 3, 4, 5].flatMap(dir => (isOpen(h * 6 + dir) ? [neighbour(h, dir)] : [])),
);

export const besideOf = (h: number): readonly number[] => BESIDE[h]!;

/** What lies between a hex and each of those: 0 nothing, 1 a stream, 2 a river. */
const WATER: readonly (readonly number[])[] = BESIDE.map((list, h) =>
  list.map(to => {
    const dir = dirTo(BOARD, h, to);
    return isRiver(h, dir) ? 2 : isStream(h, dir) ? 1 : 0;
  }),
);
export const waterBetween = (from: number, to: number): number => WATER[from]?.[besideOf(from).indexOf(to)] ?? 0;

/** The maximum of all distances. */
export const FARTHEST = 60;

function stepsFrom(starts: number | readonly number[]): Uint8Array {
  const found = reach(BOARD, starts, { costs: OPEN_SIDES, limit: FAR });
  return Uint8Array.from({ length: HEXES }, (_, h) => {
    const steps = found.costOf(h);
    return steps < 0 ? FARTHEST : Math.min(steps, FARTHEST);
  });
}

/** Distance from each prize to each hex, ignoring units. */
export const PRIZE_DISTANCE: readonly Uint8Array[] = PRIZES.map(stepsFrom);
export const stepsToPrize = (prize: number, h: number): number => PRIZE_DISTANCE[prize]![h]!;
/** What each prize is worth, Belgorod last. */
export const PRIZE_POINTS: readonly number[] = [...VP_HEXES.map(v => v.points), BELGOROD_PENALTY];
export const prizePoints = (prize: number): number => PRIZE_POINTS[prize]!;
const PRIZE_AT = new Int8Array(HEXES).fill(-1);
for (const [i, h] of PRIZES.entries()) PRIZE_AT[h] = i;
/** The prize in a hex, -1 for none. */
export const prizeAt = (h: number): number => PRIZE_AT[h]!;

/** Whether a side holds a prize. */
export const holds = (s: State, side: Side, prize: number): boolean => s.held[prize] === (side === GERMAN ? 1 : 0);

/** The share of a prize that counts when its last defender leaves: it may be lost again. */
const PRIZE_SHARE = 0.8;

/** What a side gains with a hex because of an enemy prize there. */
export function prizeOf(s: State, side: Side, h: number): number {
  const prize = prizeAt(h);
  return prize < 0 || holds(s, side, prize) ? 0 : PRIZE_SHARE * prizePoints(prize);
}

const hexesThat = (test: (name: string, isNorth: boolean) => boolean): number[] =>
  BOARD.names.flatMap((name, h) => (test(name, HEX_SHEET[h] === NORTH) ? [h] : []));

/** Distance from each side's own edge (12.1.2, 12.2.2); that of the Soviets in the north is the south edge. */
export const REAR: BySide<Uint8Array> = [
  stepsFrom(hexesThat((name, isNorth) => rowOf(name) === (isNorth ? ROWS.north[1] : ROWS.south[0]))),
  stepsFrom(
    hexesThat((name, isNorth) =>
      isNorth ? rowOf(name) === ROWS.north[0] : rowOf(name) === ROWS.south[1] || colOf(name) === COLUMNS,
    ),
  ),
];
