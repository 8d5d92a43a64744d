/** 1.1 Nine turns of a day each, from 5 July 1943, and the air units of each (9.1.2). */
import type { Source } from '../../../kit/board.ts';
import type { Bilingual } from '../../../kit/game.ts';

export const TURNS = 9;

const dayOf = (turn: number): number => turn + 4;
export const dateOf = (turn: number): Bilingual => ({ ja: `7月${dayOf(turn)}日`, en: `${dayOf(turn)} July` });

export interface AirAllotment {
  /** Air units over the northern and the southern sheet. */
  readonly dive: readonly [north: number, south: number];
  readonly level: readonly [north: number, south: number];
  readonly source: Source;
}

const allot = (
  dive: readonly [number, number],
  level: readonly [number, number],
  source: Source = 'reconstructed',
): AirAllotment => ({ dive, level, source });

/** 9.1.2 From turn 1; the rulebook gives the fifth. */
export const AIR: readonly AirAllotment[] = [
  allot([2, 3], [4, 6]),
  allot([2, 3], [4, 5]),
  allot([2, 3], [3, 5]),
  allot([1, 2], [3, 4]),
  allot([1, 2], [2, 4], 'rulebook'),
  allot([1, 2], [2, 3]),
  allot([1, 2], [1, 3]),
  allot([0, 2], [1, 3]),
  allot([0, 1], [0, 2]),
];

export function airOf(turn: number): AirAllotment {
  const air = AIR[turn - 1];
  if (!air) throw new Error(`no turn ${turn}`);
  return air;
}
