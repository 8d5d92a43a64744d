/** Helpers for several data tests of the map and the roster. */
import { compileBoard, terrainAt } from '../../../kit/board.ts';
import { finder, mapTrial, sum } from '../../../kit/dataTrial.ts';
import { MAP } from './map.ts';
import type { UnitSpec } from './unit.ts';
import { UNITS } from './units.ts';

export const board = compileBoard(MAP);

export const { at, apart, sideBetween, linkBetween, around } = mapTrial(board);

export const terrainOf = (hex: string): string => terrainAt(board, at(hex));

/** A checksum: a hex that is mistyped, missing or named twice changes it. */
export const hexSum = (hexes: readonly string[]): number => sum(hexes.flatMap(hex => hex.split('-')).map(Number));

export const unit = finder(UNITS);

/** All steps as printed: `7-7/5-7/2-7/1-7`, or `3-4-5/1-2-5`. */
export const printed = (u: UnitSpec): string =>
  u.steps
    .map(s => (u.side === 'german' ? `${s.attack}-${s.allowance}` : `${s.attack}-${s.defence}-${s.allowance}`))
    .join('/');

/** `I XX` and so on: type and size at full strength. */
export const ofType = (u: UnitSpec): string => `${u.type} ${u.steps[0]?.size}`;
