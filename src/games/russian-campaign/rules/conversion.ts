/** 12.8 Infantry corps that become panzergrenadiers, in place. */
import type { Io } from '../../../kit/flow.ts';
import { itemAt, withAt } from '../../../kit/list.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { UNITS } from '../data/units.ts';
import { AXIS, canStepOver, hexAcross, STRENGTH, UNITS_OF, unit, unitSpec } from '../pieces.ts';
import { GONE, isOnMap, placeOf, type State, TO_COME } from '../state.ts';
import { groundOf } from './ground.ts';
import { supplyMap } from './supply.ts';
import { whyNotPresent } from './whose.ts';

/** For each panzergrenadier corps the infantry corps it is made of; -1 for all other units. */
const MADE_OF: readonly number[] = UNITS.map(({ entry }) => (entry.kind === 'conversion' ? unit(entry.of) : -1));

/** 12.8.1 Corps to be formed in the first impulse of this turn, July or November 1943. */
export const conversionsOf = (s: State): number[] =>
  UNITS_OF[AXIS].filter(u => {
    const { entry } = unitSpec(u);
    return entry.kind === 'conversion' && entry.turn === s.turn && s.place[u] === TO_COME;
  });

/** 12.8.2 Whether an infantry corps can be converted where it stands: in supply, and not surrounded by enemy ZOCs. */
export function soundUnits(s: State): (u: number) => boolean {
  const supplied = supplyMap(s, AXIS, 1).slice();
  const g = groundOf(s, AXIS);
  const isShutIn = (h: number): boolean => {
    for (let e = h * 6; e < h * 6 + 6; e++) {
      const to = hexAcross(e);
      if (canStepOver(e) && !g.ezoc[to] && !g.enemy[to]) return false;
    }
    return true;
  };
  const sound = new Set(
    UNITS_OF[AXIS].filter(u => isOnMap(s, u) && supplied[placeOf(s, u)] && !isShutIn(placeOf(s, u))),
  );
  return u => sound.has(u);
}

/** The printed infantry corps of a conversion, if it can be converted. */
export const ownInfantry = (s: State, corps: number): number =>
  soundUnits(s)(infantryOf(corps)) ? infantryOf(corps) : -1;

export const infantryOf = (corps: number): number => itemAt(MADE_OF, corps);

/** 12.8.2 Infantry corps of the same strength that may be converted instead. */
export function substitutesFor(s: State, corps: number): number[] {
  const isSound = soundUnits(s);
  return UNITS_OF[AXIS].filter(u => isLike(u, infantryOf(corps)) && isSound(u));
}

const isLike = (u: number, model: number): boolean => {
  const { nation, service, type, entry } = unitSpec(u);
  const isInfantry = nation === 'german' && service === 'army' && type === 'infantry' && entry.kind !== 'remnant';
  return isInfantry && STRENGTH[u] === STRENGTH[model];
};

const NOT_LIKE = bar('12.8.2', 'not-like', 'unit');
const CUT_OFF = bar('12.8.2', 'cut-off', 'unit');

/** Why a unit is not one of the substitutes. */
export const whyNotConverted = (s: State, u: number, corps: number): Why =>
  whyNotPresent(s, AXIS, u) ?? (isLike(u, infantryOf(corps)) ? CUT_OFF : NOT_LIKE);

export function convert(d: State, infantry: number, corps: number, io: Io): void {
  const h = placeOf(d, infantry);
  const rule = infantry === MADE_OF[corps] ? '12.8.1' : '12.8.2';
  d.place = withAt(d.place, corps, h);
  d.landed = withAt(d.landed, corps, d.landed[infantry]!);
  d.place = withAt(d.place, infantry, GONE);
  io.emit({ type: 'convert', rule, unit: corps, units: [infantry], hex: h });
}

/** Q6 A corps that cannot be formed in time is never formed. */
export function miss(d: State, corps: number, io: Io): void {
  d.place = withAt(d.place, corps, GONE);
  io.emit({ type: 'conversion-lost', rule: '12.8.2', unit: corps });
}
