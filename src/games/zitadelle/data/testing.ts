/** Helpers for several data tests of the map and the roster. */
import { compileBoard } from '../../../kit/board.ts';
import { finder, mapTrial } from '../../../kit/dataTrial.ts';
import { MAP } from './map.ts';
import type { UnitSpec } from './unit.ts';
import { UNITS } from './units.ts';

export const board = compileBoard(MAP);

export const { at, apart, sideBetween, linkBetween, stepFrom, around } = mapTrial(board);

export const unit = finder(UNITS);

/** Printed values of both sides, as `7-3-3/4-3-1`. */
export function printed(u: UnitSpec): string {
  const sides = u.back ? [u.front, u.back] : [u.front];
  return sides.map(v => `${v.at}-${v.armour || '*'}-${v.combat}`).join('/');
}

export const isSupport = (u: UnitSpec): boolean => u.shift !== undefined || u.kind === 'engineer';

/** 5.2.1 */
export const hasZoc = (u: UnitSpec): boolean => !isSupport(u) && (u.size === 'X' || u.size === 'III');
