/** 13.0, 13.12 Where units may begin. */
import { bar, type Why } from '../../../kit/why.ts';
import { SETUPS } from '../data/deployment.ts';
import { startHexes } from '../data/setup.ts';
import type { SetUpFrame } from '../frames.ts';
import { ALL_UNITS, hexNumber, hexNumbers, sideOf, specOf } from '../pieces.ts';
import { placeOf, type State } from '../state.ts';
import { isEnemyAt } from './ground.ts';
import { whyNoRoom } from './stacking.ts';

const NOT_YOURS = bar('13.12', 'not-your-unit', 'unit');
const FIXED = bar('13.0', 'fixed-hex', 'unit');
const PUT_ALREADY = bar('13.0', 'put-already', 'unit');
const NOT_PUT = bar('13.0', 'not-put', 'unit');
const NOT_AREA = bar('13.0', 'not-in-area', 'unit', 'hex');
const ENEMY_THERE = bar('4.52', 'enemy-there', 'hex');
const HERE = bar('13.0', 'stands-there', 'unit', 'hex');

const AREAS: readonly (readonly number[])[] = ALL_UNITS.map(unit => hexNumbers(startHexes(specOf(unit))));
export const areaOf = (unit: number): readonly number[] => AREAS[unit] ?? [];

/** The hex of the ready-made set-up, or -1 for a unit that arrives later. */
export function firstHex(unit: number): number {
  const { name, side } = specOf(unit);
  const hex = SETUPS[side].get(name);
  return hex === undefined ? -1 : hexNumber(hex);
}

export function whyNotDeploy(f: SetUpFrame, unit: number): Why {
  if (sideOf(unit) !== f.side) return NOT_YOURS;
  if (areaOf(unit).length < 2) return FIXED;
  return f.put.includes(unit) ? PUT_ALREADY : undefined;
}

/** 13.0 In the area of its command; 5.1 with room. */
export function whyNotDeployAt(s: State, unit: number, hex: number): Why {
  if (placeOf(s, unit) === hex) return HERE;
  if (isEnemyAt(s, sideOf(unit), hex)) return ENEMY_THERE;
  return areaOf(unit).includes(hex) ? whyNoRoom(s, unit, hex) : NOT_AREA;
}

/** Back to the ready-made place, if there is room. */
export function whyNotPutBack(s: State, f: SetUpFrame, unit: number): Why {
  if (!f.put.includes(unit)) return NOT_PUT;
  if (isEnemyAt(s, f.side, firstHex(unit)))
    return { rule: '4.52', code: 'enemy-there', about: { hex: firstHex(unit) } };
  return whyNoRoom(s, unit, firstHex(unit)) && { rule: '5.1', code: 'hex-full', about: { unit, hex: firstHex(unit) } };
}
