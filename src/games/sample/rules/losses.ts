/** 5.5, 5.6 How a side pays for a result: steps, hexes of retreat, and why a unit cannot retreat to a hex. */

import type { PayingAction } from '../../../kit/billPhase.ts';
import { dirTo, hexDistance } from '../../../kit/board.ts';
import type { Io } from '../../../kit/flow.ts';
import { withAt } from '../../../kit/list.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { BOARD, neighboursOf } from '../data/map.ts';
import type { LossFrame } from '../frames.ts';
import { sideOf } from '../pieces.ts';
import { isOnMap, isReduced, LOST, NO_CHIT, placeOf, type State, unitAt } from '../state.ts';
import { besideEnemy } from './ground.ts';
import { isAcrossRiver } from './odds.ts';

const STEP_PAYS = 1;
const LAST_STEP_PAYS = 2;
const HEX_PAYS = 1;

const NOT_IN_BATTLE = bar('5.5', 'not-in-battle', 'unit');
const GONE = bar('5.5', 'lost-already', 'unit');
const FAR_RETREAT = bar('5.6', 'far-retreat', 'unit', 'hex');
const OVER_RIVER = bar('5.6', 'over-river', 'unit', 'hex');
const TO_ENEMY = bar('5.6', 'to-enemy', 'unit', 'hex');
const OCCUPIED = bar('5.6', 'occupied', 'hex');
const NO_RETREAT = bar('5.6', 'no-retreat', 'unit');
const BACK = bar('5.6', 'turns-back', 'unit', 'hex');

/** 5.5 A step pays 1, the last one 2; 5.6 each hex of retreat pays 1. */
export const waysToPay = (s: State, f: LossFrame): PayingAction[] =>
  f.units
    .filter(unit => isOnMap(s, unit))
    .flatMap(unit => [
      { action: { type: 'lose-step', unit }, pays: isReduced(s, unit) ? LAST_STEP_PAYS : STEP_PAYS },
      ...retreatHexes(s, f, unit).map(hex => ({ action: { type: 'retreat', unit, hex }, pays: HEX_PAYS })),
    ]);

/** 5.5 Only units that fought and are still there can pay. */
export function whyNotPayWith(s: State, f: LossFrame, unit: number): Why {
  if (!f.units.includes(unit)) return NOT_IN_BATTLE;
  return isOnMap(s, unit) ? undefined : GONE;
}

/** 5.6 Why a unit cannot retreat at all. */
export const whyNoRetreat = (s: State, f: LossFrame, unit: number): Why =>
  retreatHexes(s, f, unit).length > 0 ? undefined : NO_RETREAT;

const retreatHexes = (s: State, f: LossFrame, unit: number): number[] =>
  neighboursOf(placeOf(s, unit)).filter(hex => !whyNotRetreat(s, f, unit, hex));

/** 5.6 One hex, away from where the unit fought: not across the river, not next to an enemy, not onto a unit. */
export function whyNotRetreat(s: State, f: LossFrame, unit: number, hex: number): Why {
  const from = placeOf(s, unit);
  if (dirTo(BOARD, from, hex) < 0) return FAR_RETREAT;
  if (unitAt(s, hex) !== undefined) return OCCUPIED;
  if (isAcrossRiver(from, hex)) return OVER_RIVER;
  if (besideEnemy(s, sideOf(unit))[hex]) return TO_ENEMY;
  const start = f.from[f.units.indexOf(unit)] ?? from;
  return hexDistance(BOARD, start, hex) > hexDistance(BOARD, start, from) ? undefined : BACK;
}

/** 5.5 A unit is turned over, or lost with its last step and its chit. */
export function loseStep(d: State, unit: number, io: Io): void {
  if (!isReduced(d, unit)) {
    io.emit({ type: 'reduced', rule: '5.5', unit });
    d.step = withAt(d.step, unit, 2);
    return;
  }
  io.emit({ type: 'eliminated', rule: '5.5', unit, hex: placeOf(d, unit) });
  d.place = withAt(d.place, unit, LOST);
  d.chit = withAt(d.chit, unit, NO_CHIT);
}
