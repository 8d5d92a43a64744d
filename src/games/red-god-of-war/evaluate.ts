/** What bots aim for: targets, strength, and for the Soviets the way to the targets. */
import type { Role } from '../../kit/game.ts';
import { BOTH_SIDES, type Side } from '../../kit/sides.ts';
import { scenarioAt } from './options.ts';
import { apart, hexNumbers, isHq, roleOf, SOVIET, stepsOf } from './pieces.ts';
import { attackOf, defenceOf } from './rules/strength.ts';
import { outcome, targetsHeld } from './rules/victory.ts';
import { lostOf, placeOf, type State, supplyOf, unitsOf } from './state.ts';

const WIN = 10_000;
const TARGET = 120;
const STEP = 4;
const HQ_WORTH = 30;
const SUPPLY_WORTH = 1.5;
const NEAR = 12;

export function evaluate(s: State, role: Role): number {
  const end = outcome(s);
  if (end) return end.winner === undefined ? 0 : end.winner === role ? WIN : -WIN;
  const balance = TARGET * targetsHeld(s);
  return BOTH_SIDES.reduce<number>(
    (total, side) => total + (roleOf(side) === role ? 1 : -1) * (worth(s, side) + (side === SOVIET ? balance : 0)),
    0,
  );
}

const worth = (s: State, side: Side): number =>
  SUPPLY_WORTH * supplyOf(s, side) + unitsOf(s, side).reduce((total, unit) => total + unitWorth(s, unit), 0);

function unitWorth(s: State, unit: number): number {
  if (isHq(unit)) return HQ_WORTH;
  const strength = attackOf(s, unit) + defenceOf(s, unit);
  return strength + STEP * (stepsOf(unit) - lostOf(s, unit)) + nearness(s, unit) * strength;
}

/** Strength counts more near a target. */
function nearness(s: State, unit: number): number {
  const hexes = scenarioAt(s.scenario).targets.flatMap(target => hexNumbers(target));
  const nearest = Math.min(...hexes.map(hex => apart(hex, placeOf(s, unit))));
  return Math.max(0, NEAR - nearest) / NEAR;
}
