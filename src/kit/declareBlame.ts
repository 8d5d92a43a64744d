/**
 * What a step of a declaration would make impossible: the hex that nobody could attack any more, or the unit that could
 * attack nothing. Found by lifting one duty at a time, as long as a few searches settle it; often there is no single
 * culprit.
 */
import { type Declared, type Engagement, isFreeHex, isFreeUnit, nearOf } from './declare.ts';
import { assign, merge } from './declareMoves.ts';
import { isWholeBut } from './declareScope.ts';
import { headOf } from './list.ts';

/** Duties that are lifted in turn for one answer. */
const TRIED = 6;

/** A hex that could no longer be attacked if the unit were assigned to `hex`. */
export function unattackedBy(e: Engagement, d: Declared, unit: number, hex: number): number | undefined {
  const changed = assign(e, d, unit, hex);
  return firstLeft(e, changed, nearOf(e, unit), hex);
}

/** A hex that could no longer be attacked if battles were joined, as the units next to all of it are needed there. */
export function unattackedByJoin(
  e: Engagement,
  d: Declared,
  hexes: readonly number[],
  leads: readonly [number, number],
): number | undefined {
  const changed = joined(e, d, leads);
  const near = e.near.filter(list => hexes.every(h => list.includes(h)));
  return firstLeft(e, changed, [...new Set(near.flat())], headOf(hexes));
}

/** A unit that could attack nothing if battles were joined, as it is not next to all of their hexes. */
export function idledByJoin(
  e: Engagement,
  d: Declared,
  hexes: readonly number[],
  leads: readonly [number, number],
): number | undefined {
  const changed = joined(e, d, leads);
  const isMissing = (unit: number): boolean => {
    const near = nearOf(e, unit);
    return near.some(h => hexes.includes(h)) && !hexes.every(h => near.includes(h));
  };
  const candidates = e.units.filter(u => !isFreeUnit(e, u) && isMissing(u)).slice(0, TRIED);
  return candidates.find(unit => isWholeBut(e, changed, { unit }, headOf(hexes)));
}

const joined = (e: Engagement, d: Declared, [a, b]: readonly [number, number]): Declared =>
  merge(e, d, Math.min(a, b), Math.max(a, b));

function firstLeft(e: Engagement, d: Declared, hexes: readonly number[], around: number): number | undefined {
  const candidates = hexes.filter(h => !isFreeHex(e, h) && isAlone(d, h)).slice(0, TRIED);
  return candidates.find(hex => isWholeBut(e, d, { hex }, around));
}

/** Whether the hex is a battle of its own. */
const isAlone = ({ hexes, leads }: Declared, hex: number): boolean =>
  hexes.includes(hex) && leads.filter(lead => lead === leads[hexes.indexOf(hex)]).length === 1;
