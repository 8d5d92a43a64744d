/**
 * The value of a position, for bots that look one decision ahead: units in play, progress towards Stalingrad,
 * resources, and the expected value of the current operation. In strength points; internally, positive favours the
 * Axis.
 */
import type { Frame } from '../../../kit/game.ts';
import { activeUnits, type LossesFrame } from '../frames.ts';
import { AXIS, COUNT, HQ_SIDE, SIDE, SUPPLY, sideOfRole, UNITS_OF } from '../pieces.ts';
import { airZone, groundOf } from '../rules/ground.ts';
import { canRetreat, holdChance } from '../rules/retreat.ts';
import { DEAD, isOver, placeOf, pointsOf, type State, TO_SET_UP } from '../state.ts';
import { approachOf, progress } from './approach.ts';
import { promiseOf } from './promise.ts';
import { AIR_TARGET, freshWorth, HEADQUARTERS, MARKER, POINT, SUPPLY_DIE, VICTORY, wear, wornWorth } from './worth.ts';

export function evaluate(s: State, role: string): number {
  const sign = sideOfRole(role) === AXIS ? 1 : -1;
  if (isOver(s)) return sign * (s.winner === AXIS ? VICTORY : -VICTORY);
  const way = approachOf(s);
  return sign * (force(s) + progress(s, way) + means(s) + promiseOf(s, way) - pending(s));
}

/** Units that act in this operation end it exhausted (11.13), so they count as exhausted. */
function force(s: State): number {
  const acting = activeUnits(s);
  let sum = 0;
  for (let u = 0; u < COUNT; u++) {
    if (s.place[u] === DEAD) continue;
    const present = s.exhausted[u] || acting.includes(u) ? wornWorth(u) : freshWorth(u);
    // Worth less in the box, so that a bot takes the ready-made set-up at once instead of placing unit by unit.
    const worth = s.place[u] === TO_SET_UP ? present - 1 : present;
    sum += SIDE[u] === AXIS ? worth : -worth;
  }
  return sum;
}

/** Points, headquarters, markers, supply hexes. */
function means(s: State): number {
  let sum = POINT * (pointsOf(s, 0) - pointsOf(s, 1));
  s.hqUsed.forEach((used, card) => {
    if (!used) sum += HQ_SIDE[card] === AXIS ? HEADQUARTERS : -HEADQUARTERS;
  });
  s.support.forEach((n, i) => {
    sum += (i < 3 ? MARKER : -MARKER) * n;
  });
  SUPPLY.forEach((supply, i) => {
    if (supply.side === AXIS) sum += s.control[i] === AXIS ? SUPPLY_DIE * supply.dice : 0;
    else sum -= s.control[i] === AXIS ? 0 : SUPPLY_DIE * supply.dice;
  });
  return sum + airWorth(s);
}

/** Markers on the map, and Soviet units under them. */
function airWorth(s: State): number {
  if (s.air.length === 0) return 0;
  const zone = airZone(s);
  let under = 0;
  for (const u of UNITS_OF[1]) if (placeOf(s, u) >= 0 && zone[placeOf(s, u)]) under++;
  return MARKER * s.air.length * 0.5 + AIR_TARGET * under;
}

/** The expected cost of a pending result: the cheaper option for each unit. */
function pending(s: State): number {
  let sum = 0;
  for (const f of s.flow) {
    if (!isLosses(f)) continue;
    const g = groundOf(s, f.side);
    for (const u of [...f.units, ...f.hold]) {
      const held = (1 - holdChance(s, u, f.modifier)) * freshWorth(u);
      const mayGo = f.units.includes(u) && canRetreat(g, placeOf(s, u), f.steps);
      const cost = mayGo ? Math.min(held, wear(u) + POINT) : held;
      sum += f.side === AXIS ? cost : -cost;
    }
  }
  return sum;
}

const isLosses = (f: Frame): f is LossesFrame => f.phase === 'losses';
