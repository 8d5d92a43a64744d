/** What bots aim for: targets, strength, and strength near the targets. */
import type { Role } from '../../kit/game.ts';
import { SCENARIOS } from './data/scenarios.ts';
import { apart, BOARD, GERMAN, hexNumbers, isHq, roleOf, SOVIET, sideOf, stepsOf } from './pieces.ts';
import { attackOf, defenceOf } from './rules/strength.ts';
import { outcome, targetsHeld } from './rules/victory.ts';
import { lostOf, placeOf, type State, supplyOf } from './state.ts';

const WIN = 10_000;
const TARGET = 150;
const STEP = 4;
const HQ_WORTH = 30;
const SUPPLY_WORTH = 1;
const NEAR = 12;

/** By scenario: how far each hex is from the nearest target. */
const DISTANCES: readonly (readonly number[])[] = SCENARIOS.map(({ targets }) => {
  const hexes = targets.flatMap(target => hexNumbers(target));
  return BOARD.names.map((_, hex) => Math.min(...hexes.map(target => apart(target, hex))));
});

export function evaluate(s: State, role: Role): number {
  const end = outcome(s);
  if (end) return end.winner === undefined ? 0 : end.winner === role ? WIN : -WIN;
  const balance = sovietWorth(s);
  return role === roleOf(SOVIET) ? balance : -balance;
}

/** What the Soviets have more than the Germans. */
function sovietWorth(s: State): number {
  let worth = TARGET * targetsHeld(s) + SUPPLY_WORTH * (supplyOf(s, SOVIET) - supplyOf(s, GERMAN));
  for (const [unit, place] of s.place.entries())
    if (place >= 0) worth += (sideOf(unit) === SOVIET ? 1 : -1) * unitWorth(s, unit);
  return worth;
}

function unitWorth(s: State, unit: number): number {
  if (isHq(unit)) return HQ_WORTH;
  const strength = attackOf(s, unit) + defenceOf(s, unit);
  const far = DISTANCES[s.scenario]?.[placeOf(s, unit)] ?? NEAR;
  return strength + STEP * (stepsOf(unit) - lostOf(s, unit)) + (Math.max(0, NEAR - far) / NEAR) * strength;
}
