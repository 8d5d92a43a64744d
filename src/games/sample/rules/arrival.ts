/** 6.3 Reinforcements. */
import type { Side } from '../../../kit/sides.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { EDGES } from '../data/map.ts';
import { UNITS } from '../data/units.ts';
import { sideOf, unitsBy } from '../pieces.ts';
import { COMING, type State, unitAt } from '../state.ts';
import { besideEnemy } from './ground.ts';

const NOT_YOURS = bar('1.1', 'not-your-unit', 'unit');
const NOT_COMING = bar('6.3', 'not-coming', 'unit');
const NOT_EDGE = bar('6.3', 'not-edge', 'unit', 'hex');
const FULL = bar('4.4', 'occupied', 'hex');
const NEAR_ENEMY = bar('6.3', 'arrives-near-enemy', 'unit', 'hex');

/** The units of a side that may arrive by now. */
export const arrivals = (s: State, side: Side): number[] => unitsBy(side).filter(unit => !whyNotArrive(s, side, unit));

export function whyNotArrive(s: State, side: Side, unit: number): Why {
  if (sideOf(unit) !== side) return NOT_YOURS;
  if (s.place[unit] !== COMING) return NOT_COMING;
  const turn = UNITS[unit]?.arrives ?? 0;
  return turn <= s.turn ? undefined : { rule: '6.3', code: 'not-yet', about: { unit, turn } };
}

/** 6.3 An empty hex of the own map edge that is not next to an enemy. */
export function whyNotAt(s: State, unit: number, hex: number): Why {
  const side = sideOf(unit);
  if (!EDGES[side].includes(hex)) return NOT_EDGE;
  if (unitAt(s, hex) !== undefined) return FULL;
  return besideEnemy(s, side)[hex] ? NEAR_ENEMY : undefined;
}
