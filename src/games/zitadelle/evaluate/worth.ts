/** What units are worth to a bot, in victory points. */
import { ARMOUR, AT, COMBAT, COUNT, FULL, GERMAN, IS_TROOP, SIDE } from '../pieces.ts';
import type { State } from '../state.ts';

export const VICTORY = 1000;
/** 7.7.3 What the shock costs when a unit is gone. */
const SHOCK = 0.4;
const COMBAT_POINT = 0.25;
const AT_POINT = 0.1;
/** 12.2.1 A German step is a point, and what it can still do. */
const LOST_POINT = 1;
const GERMAN_USE = 0.5;

/** A step of each unit. */
export const STEP: readonly number[] = Array.from({ length: COUNT }, (_, u) => {
  if (!IS_TROOP[u]) return 0;
  const at = FULL[u]! * COUNT + u;
  const use = (COMBAT_POINT * COMBAT[at]! + AT_POINT * AT[at]!) / FULL[u]!;
  return SIDE[u] === GERMAN ? LOST_POINT + GERMAN_USE * use : use;
});

/** What it costs to lose one step of a unit now, and all of them. */
export const stepWorth = (s: State, u: number): number => STEP[u]! + (s.steps[u]! <= 1 ? SHOCK : 0);
export const unitWorth = (s: State, u: number): number => STEP[u]! * s.steps[u]! + SHOCK;

/** How much a unit is worth in the line: combat strength, and armour, which moves columns. */
export const MIGHT: readonly number[] = Array.from({ length: COUNT }, (_, u) => {
  const at = FULL[u]! * COUNT + u;
  return IS_TROOP[u] ? COMBAT[at]! + ARMOUR[at]! / 2 : 0;
});
