/** How units leave the map: into the replacement pool, or for good. */
import { withAt } from '../../../kit/list.ts';
import { IRREPLACEABLE } from '../data/schedule.ts';
import { IS_REMNANT, unitSpec } from '../pieces.ts';
import { GONE, POOL, SPARE, type State } from '../state.ts';

/** 9.6.2 Lost in combat, at sea or without supply: replaceable units go to the pool (9.12.4, 11.1.5, 12.7.3). */
export function lose(d: State, unit: number): void {
  d.place = withAt(d.place, unit, IS_REMNANT[unit] ? SPARE : isIrreplaceable(unit) ? GONE : POOL);
}

/** 9.5, 9.6.2 Surrendered units never return, except remnants. */
export function surrender(d: State, unit: number): void {
  d.place = withAt(d.place, unit, IS_REMNANT[unit] ? SPARE : GONE);
}

const isIrreplaceable = (unit: number): boolean => IRREPLACEABLE.includes(unitSpec(unit).type);
