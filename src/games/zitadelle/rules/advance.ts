/** 7.9 Which units may advance after an assault, and where. */

import { headOf, itemAt } from '../../../kit/list.ts';
import { bar, type Why } from '../../../kit/why.ts';
import type { AdvanceFrame, BattleFrame } from '../frames.ts';
import { enemyOf, sideOf } from '../pieces.ts';
import { isOnMap, placeOf, type State } from '../state.ts';
import { hasRoom, stacksOf } from './ground.ts';
import { whyNoPlace } from './stackWhy.ts';
import { whyNotOwn, whyNotPresent } from './who.ts';

/** 7.9.1, 7.9.8 Hexes of the assault without any enemy, armour included. */
export function advanceHexes(s: State, { side, hexes }: Pick<BattleFrame, 'side' | 'hexes'>): number[] {
  const { first } = stacksOf(s, enemyOf(side));
  return hexes.filter(h => itemAt(first, h) < 0);
}

/** Those with room for a unit. */
export const roomsFor = (s: State, u: number, hexes: readonly number[]): number[] =>
  hexes.filter(h => hasRoom(stacksOf(s, sideOf(u)), u, h));

/** 7.9.1, 7.9.6, 7.9.7 Neither disrupted nor retreated, and with room somewhere. */
export const canAdvance = (s: State, { back }: BattleFrame, u: number, hexes: readonly number[]): boolean =>
  isOnMap(s, u) && s.disrupted[u] === 0 && !back.includes(u) && roomsFor(s, u, hexes).length > 0;

const NOT_IN_ASSAULT = bar('7.9.1', 'not-in-assault', 'unit');
const WENT_BACK = bar('7.9.7', 'went-back', 'unit');
const DISRUPTED = bar('7.9.6', 'disrupted-advance', 'unit');
const HAS_ADVANCED = bar('7.9.1', 'has-advanced', 'unit');
const NOT_EMPTIED = bar('7.9.8', 'not-emptied', 'unit', 'hex');
const NOT_THEIRS = bar('7.9.1', 'not-their-hex', 'unit', 'hex');

/** Why a unit is none of those that may advance. */
export function whyNotAdvancing(s: State, f: AdvanceFrame, { attackers, back }: BattleFrame, unit: number): Why {
  const why = whyNotOwn(f.side, unit);
  if (why || f.units.includes(unit)) return why;
  if (!attackers.includes(unit)) return NOT_IN_ASSAULT;
  if (!isOnMap(s, unit)) return whyNotPresent(s, f.side, unit);
  if (back.includes(unit)) return WENT_BACK;
  if (s.disrupted[unit]) return DISRUPTED;
  return f.hexes.includes(placeOf(s, unit)) ? HAS_ADVANCED : whyNoPlace(s, unit, headOf(f.hexes));
}

interface Pair {
  readonly f: AdvanceFrame;
  readonly battle: BattleFrame;
}

/** Why a unit that may advance cannot do so into a hex. */
export function whyNotInto(s: State, { f, battle }: Pair, unit: number, hex: number): Why {
  if (f.hexes.includes(hex)) return whyNoPlace(s, unit, hex);
  return battle.hexes.includes(hex) ? NOT_EMPTIED : NOT_THEIRS;
}
