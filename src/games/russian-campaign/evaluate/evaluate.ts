/**
 * The value of a position, for bots that look one decision ahead: units in play, cities held, supply, progress towards
 * cities, and the expected value of imminent battles. In strength points; internally, positive favours the Axis.
 */
import { topFrame } from '../../../kit/flow.ts';
import type { Frame, Role } from '../../../kit/game.ts';
import { ofBothSides, type Side } from '../../../kit/sides.ts';
import type { ImpulseFrame } from '../frames.ts';
import {
  AXIS,
  COUNT,
  IS_DICTATOR,
  IS_HQ,
  IS_PARTISAN,
  IS_WORKER,
  printedStrength,
  SOVIET,
  sideOf,
  sideOfRole,
} from '../pieces.ts';
import { citiesOf } from '../rules/control.ts';
import { unsupplied } from '../rules/supply.ts';
import { isOver, placeOf, type State } from '../state.ts';
import { contactWorth } from './contact.ts';
import { CITY_DISTANCE } from './terrain.ts';
import { BOX_SHARE, cityWorth, unitWorth, VICTORY } from './worth.ts';

/** For a unit without a line of supply: it is lost if nothing is done (10.1). */
const CUT_OFF = 0.4;
/** For each strength point one hex nearer to an enemy city. */
const NEARER = 0.01;
const SIDES = [AXIS, SOVIET] as const;

export function evaluate(s: State, role: Role): number {
  const sign = sideOfRole(role) === AXIS ? 1 : -1;
  if (isOver(s)) return sign * endWorth(s);
  const held = citiesOf(s);
  return sign * (force(s) + cities(held) + approach(s, held) + promise(s) - hunger(s));
}

const endWorth = (s: State): number => (s.winner === AXIS ? VICTORY : s.winner === SOVIET ? -VICTORY : 0);
const signOf = (side: Side): number => (side === AXIS ? 1 : -1);

function force(s: State): number {
  let sum = 0;
  for (let u = 0; u < COUNT; u++) {
    const place = placeOf(s, u);
    const share = place >= 0 ? 1 : BOX_SHARE[place];
    if (share !== undefined) sum += signOf(sideOf(u)) * share * unitWorth(u);
  }
  return sum;
}

const cities = (held: readonly Side[]): number =>
  held.reduce<number>((sum, side, c) => sum + signOf(side) * cityWorth(c), 0);

/** How near each side's troops are to cities of the other. */
function approach(s: State, held: readonly Side[]): number {
  const goals = ofBothSides(side => CITY_DISTANCE.filter((_, c) => held[c] !== side));
  let sum = 0;
  for (let u = 0; u < COUNT; u++) {
    const h = placeOf(s, u);
    if (h < 0 || !isTroop(u)) continue;
    let least = FAR;
    for (const distance of goals[sideOf(u)]) least = Math.min(least, distance[h] ?? FAR);
    sum -= signOf(sideOf(u)) * NEARER * printedStrength(u) * least;
  }
  return sum;
}

const FAR = 60;
export const isTroop = (u: number): boolean => !IS_PARTISAN[u] && !IS_WORKER[u] && !IS_HQ[u] && !IS_DICTATOR[u];

function hunger(s: State): number {
  let sum = 0;
  for (const side of SIDES) for (const u of unsupplied(s, side)) sum += signOf(side) * CUT_OFF * unitWorth(u);
  return sum;
}

/** Battles that must be fought before the impulse is over. */
function promise(s: State): number {
  const f = topFrame(s);
  return f && isFighting(f) ? signOf(f.side) * contactWorth(s, f.side, f.impulse) : 0;
}

const FIGHTING: readonly string[] = ['movement', 'declare', 'surrender', 'overrun'];
const isFighting = (f: Frame): f is Frame & ImpulseFrame => FIGHTING.includes(f.phase) && 'impulse' in f;
