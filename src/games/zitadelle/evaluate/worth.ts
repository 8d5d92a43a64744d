/** What units are worth to a bot, in victory points. */
import { COUNT, fullSteps, GERMAN, IS_TROOP, printedArmour, printedAt, printedCombat, SIDE } from '../pieces.ts';
import { type State, stepsOf } from '../state.ts';

export const VICTORY = 1000;
/** 7.7.3 The cost of the loss of morale when a unit is eliminated. */
const SHOCK = 0.4;
const COMBAT_POINT = 0.25;
const AT_POINT = 0.1;
/** 12.2.1 A German step is a victory point, in addition to what it can still do. */
const LOST_POINT = 1;
const GERMAN_USE = 0.5;

/** The worth of a step of each unit. */
const STEP: readonly number[] = Array.from({ length: COUNT }, (_, u) => {
  if (!IS_TROOP[u]) return 0;
  const full = fullSteps(u);
  const use = (COMBAT_POINT * printedCombat(u, full) + AT_POINT * printedAt(u, full)) / full;
  return SIDE[u] === GERMAN ? LOST_POINT + GERMAN_USE * use : use;
});

const printedWorth = (u: number): number => STEP[u]!;

/** The cost of losing one step of a unit now, and of losing all. */
export const stepWorth = (s: State, u: number): number => printedWorth(u) + (stepsOf(s, u) <= 1 ? SHOCK : 0);
export const unitWorth = (s: State, u: number): number => printedWorth(u) * stepsOf(s, u) + SHOCK;

/** The worth of a unit in the line: combat strength, and armour, which shifts columns. */
export const MIGHT: readonly number[] = Array.from({ length: COUNT }, (_, u) => {
  const full = fullSteps(u);
  return IS_TROOP[u] ? printedCombat(u, full) + printedArmour(u, full) / 2 : 0;
});
export const mightOf = (u: number): number => MIGHT[u]!;
