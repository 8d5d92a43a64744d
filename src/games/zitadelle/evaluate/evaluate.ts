/**
 * The value of a position, for bots that look one decision ahead: current points, steps in play, and the distance of
 * each side's troops to prizes of the other. In victory points; internally, positive favours the Germans.
 */
import type { Role } from '../../../kit/game.ts';
import { itemAt } from '../../../kit/list.ts';
import { ofBothSides, type Side } from '../../../kit/sides.ts';
import { COUNT, GERMAN, IS_TROOP, SIDE, sideOf, sideOfRole } from '../pieces.ts';
import { BELGOROD_PRIZE } from '../rules/control.ts';
import { pointsOf } from '../rules/victory.ts';
import { ARRIVING, isOver, placeOf, type State, TO_COME, TO_SET_UP } from '../state.ts';
import { FARTHEST, PRIZE_POINTS, stepsToPrize } from './terrain.ts';
import { mightOf, unitWorth, VICTORY } from './worth.ts';

/** For each point of might one hex nearer to a prize. */
const NEARER = 0.004;
/** Shares of a unit's worth off the map. Less before it is set up, so that a bot sets up at once. */
const BOX_SHARE: Readonly<Record<number, number>> = { [TO_COME]: 0.9, [ARRIVING]: 0.95, [TO_SET_UP]: 0.5 };

export function evaluate(s: State, role: Role): number {
  const sign = sideOfRole(role) === GERMAN ? 1 : -1;
  const { places, belgorod, total } = pointsOf(s);
  if (isOver(s)) return sign * (total + (s.winner === GERMAN ? VICTORY : -VICTORY));
  const held = places.reduce((n, p) => n + p, 0) - belgorod;
  return sign * (held + force(s) + approach(s));
}

const signOf = (u: number): number => (SIDE[u] === GERMAN ? 1 : -1);

function force(s: State): number {
  let sum = 0;
  for (let u = 0; u < COUNT; u++) {
    if (!IS_TROOP[u] || s.steps[u] === 0) continue;
    const share = placeOf(s, u) >= 0 ? 1 : (BOX_SHARE[placeOf(s, u)] ?? 0);
    if (share > 0) sum += signOf(u) * share * unitWorth(s, u);
  }
  return sum;
}

function approach(s: State): number {
  const goals = ofBothSides(side => PRIZE_POINTS.flatMap((_, c) => (isGoal(s, side, c) ? [c] : [])));
  let sum = 0;
  for (let u = 0; u < COUNT; u++) {
    const h = placeOf(s, u);
    if (h < 0 || !IS_TROOP[u]) continue;
    let least = FARTHEST;
    for (const c of itemAt(goals, sideOf(u))) least = Math.min(least, stepsToPrize(c, h));
    if (least < FARTHEST) sum -= signOf(u) * NEARER * mightOf(u) * least;
  }
  return sum;
}

/** The Germans aim at what they do not hold; the Soviets at what the Germans hold, or at what they may lose. */
const isGoal = (s: State, side: Side, c: number): boolean =>
  side === GERMAN ? s.held[c] === 0 : s.held[c] === 1 || c !== BELGOROD_PRIZE;
