/** Reasons about units and hexes that several phases share. */
import { dirTo } from '../../../kit/board.ts';
import type { Side } from '../../../kit/sides.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { BOARD, isOpen, SIDE } from '../pieces.ts';
import { isOnMap, type State } from '../state.ts';

const NOT_YOURS = bar('2.3', 'not-your-unit', 'unit');
const NOT_ON_MAP = bar('2.2', 'not-on-map', 'unit');

/** 2.3 The unit must be an own one. */
export const whyNotOwn = (side: Side, unit: number): Why => (SIDE[unit] === side ? undefined : NOT_YOURS);

/** 2.2 The unit must be on the map. */
export const whyNotOnMap = (s: State, unit: number): Why => (isOnMap(s, unit) ? undefined : NOT_ON_MAP);

/** The unit must be an own one on the map. */
export const whyNotPresent = (s: State, side: Side, unit: number): Why => whyNotOwn(side, unit) ?? whyNotOnMap(s, unit);

/** Whether two hexes touch. */
export const isBeside = (from: number, to: number): boolean => dirTo(BOARD, from, to) >= 0;

/** Neighbours separated by a full lake. */
export function isOverLake(from: number, to: number): boolean {
  const dir = dirTo(BOARD, from, to);
  return dir >= 0 && !isOpen(from * 6 + dir);
}
