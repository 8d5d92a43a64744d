/** 5.4, 5.5 Formations whose units stand together. */
import { formationOf, formationUnits, GERMAN, sideOf } from '../pieces.ts';
import { type Placed, placeOf } from '../state.ts';

/** 5.4, 5.42, 5.5 Whether all needed units of a formation are in one hex; a battalion is not needed. */
export function isWhole(s: Placed, formation: number): boolean {
  if (formation < 0) return false;
  const { needed } = formationUnits(formation);
  const [first = -1] = needed;
  const hex = placeOf(s, first);
  return hex >= 0 && needed.every(unit => placeOf(s, unit) === hex);
}

/** 5.41 Whether a German unit is doubled: it stands with its whole formation. */
export function isDoubled(s: Placed, unit: number): boolean {
  const formation = formationOf(unit);
  if (sideOf(unit) !== GERMAN || !isWhole(s, formation)) return false;
  const [first = -1] = formationUnits(formation).needed;
  return placeOf(s, unit) === placeOf(s, first);
}
