/** 9.11 Automatic victories: odds so high that the defenders surrender during the attacker's movement. */

import { hexDistance } from '../../../kit/board.ts';
import { itemAt } from '../../../kit/list.ts';
import type { Side } from '../../../kit/sides.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { AXIS, BOARD, IS_ARTILLERY, IS_PARTISAN, printedStrength, UNITS_OF } from '../pieces.ts';
import { isOnMap, OVERRAN, placeOf, type State } from '../state.ts';
import { whyNotBeside } from './beside.ts';
import { enemiesBeside, enemyHexes } from './duty.ts';
import { type Ground, groundOf } from './ground.ts';
import { CERTAIN, type Clash, clashOf, finalOf, type Odds, oddsOf } from './odds.ts';
import { whyNotPresent } from './whose.ts';

export interface Overrun {
  readonly side: Side;
  readonly impulse: number;
  readonly hex: number;
}

/** 9.11, V1 The Axis always; the Soviets with corps of artillery only. */
export const mayOverrun = (s: State, side: Side): boolean => side === AXIS || s.options.artilleryCorps;

/** Enemy hexes that would fall to all units next to them. */
export function overrunHexes(s: State, g: Ground, impulse: number): number[] {
  const { side } = g;
  if (!mayOverrun(s, side)) return [];
  const out: number[] = [];
  const least = s.stukas.length > 0 || s.guns.length > 0 || s.options.artilleryCorps ? LEAST_SHIFTED : LEAST;
  for (const [hex, units] of besiegers(s, g)) {
    if (strengthOf(units) < least * itemAt(g.strength, hex)) continue;
    if (isOverrun(s, { side, impulse, hex }, units)) out.push(hex);
  }
  return out.sort((a, b) => a - b);
}

/** Units that can take part against a hex: next to it, and not used this way already (9.11.2). */
export function overrunners(s: State, side: Side, hex: number): number[] {
  return besiegers(s, groundOf(s, side)).get(hex) ?? [];
}

const clashIn = (s: State, { side, impulse, hex }: Overrun, units: readonly number[]): Clash =>
  clashOf(s, side, impulse, { hexes: [hex], units });

export const overrunOdds = (s: State, o: Overrun, units: readonly number[]): Odds => oddsOf(s, clashIn(s, o, units));

/** 9.11.1 10:1 after the shift of a Stuka; V1 Soviets need artillery among them. */
export function whyNotOverrun(s: State, o: Overrun, units: readonly number[]): Why {
  const { side, hex } = o;
  if (units.length === 0) return { rule: '9.11.1', code: 'nobody-takes-part', about: { hex } };
  if (!hasArms(side, units)) return { rule: 'V1', code: 'needs-artillery', about: { hex } };
  const { final, ratio, shift } = overrunOdds(s, o, units);
  return final >= CERTAIN ? undefined : { rule: '9.11.1', code: 'odds-too-low', about: { hex, ratio, shift } };
}

const hasArms = (side: Side, units: readonly number[]): boolean => side === AXIS || units.some(u => IS_ARTILLERY[u]);

/** Whether nothing is in the way; for lists, so without the breakdown of the odds. */
export const isOverrun = (s: State, o: Overrun, units: readonly number[]): boolean =>
  units.length > 0 && hasArms(o.side, units) && finalOf(s, clashIn(s, o, units)) >= CERTAIN;

const AXIS_ONLY = bar('9.11', 'overrun-is-axis');
const NO_ENEMY = bar('9.11.1', 'no-enemy', 'hex');
const NOBODY_BESIDE = bar('9.11.1', 'nobody-beside', 'hex');
const USED = bar('9.11.2', 'has-overrun', 'unit');
const PARTISAN = bar('11.2.2', 'partisans-do-not-fight', 'unit');

export const whyNoOverruns = (s: State, side: Side): Why => (mayOverrun(s, side) ? undefined : AXIS_ONLY);

/** Why a hex does not fall, even to all units next to it. */
export function whyNotOverrunHex(s: State, o: Overrun): Why {
  if (!enemyHexes(s, o.side)[o.hex]) return NO_ENEMY;
  const units = overrunners(s, o.side, o.hex);
  if (units.length > 0) return whyNotOverrun(s, o, units);
  const near = UNITS_OF[o.side].find(u => isOnMap(s, u) && hexDistance(BOARD, placeOf(s, u), o.hex) === 1);
  return near === undefined ? NOBODY_BESIDE : aboutUnit(whyNotOverrunner(s, o, near), near);
}

/** A reason about a unit that the action does not name. */
const aboutUnit = (why: Why, unit: number): Why =>
  why && 'fields' in why ? { rule: why.rule, code: why.code, about: { unit } } : why;

/** Why a unit cannot take part against a hex. */
export function whyNotOverrunner(s: State, { side, hex }: Overrun, u: number): Why {
  const absent = whyNotPresent(s, side, u);
  if (absent) return absent;
  if (IS_PARTISAN[u]) return PARTISAN;
  return s.done[u] === OVERRAN ? USED : whyNotBeside(s, u, hex, '9.11.1');
}

/** Units without which the others do not reach the odds: they must take part. */
export const indispensable = (s: State, o: Overrun, units: readonly number[]): number[] =>
  units.filter(
    u =>
      !isOverrun(
        s,
        o,
        units.filter(other => other !== u),
      ),
  );

function besiegers(s: State, g: Ground): Map<number, number[]> {
  const { side } = g;
  const enemy = enemyHexes(s, side, g);
  const out = new Map<number, number[]>();
  for (const u of UNITS_OF[side]) {
    const at = placeOf(s, u);
    if (at < 0 || IS_PARTISAN[u] || s.done[u] === OVERRAN) continue;
    // Without a ZOC no enemy is adjacent, and without an enemy in the hex no unit has jumped onto one.
    if (!g.ezoc[at] && !g.enemy[at]) continue;
    for (const h of enemiesBeside(placeOf(s, u), enemy)) {
      const known = out.get(h);
      if (known) known.push(u);
      else out.set(h, [u]);
    }
  }
  return out;
}

/** A quick test: at less than this multiple of its printed strength a defence holds, even if halved (10.3.2). */
const LEAST = 5;
/** The same if odds may be shifted. */
const LEAST_SHIFTED = 3;

function strengthOf(units: readonly number[]): number {
  let sum = 0;
  for (const u of units) sum += printedStrength(u);
  return sum;
}
