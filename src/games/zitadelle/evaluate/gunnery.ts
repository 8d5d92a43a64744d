/** 6.0 Expected anti-tank fire for planning: the chance of every shot, the fire a stack draws, what a unit can hit. */

import { itemAt } from '../../../kit/list.ts';
import type { Side } from '../../../kit/sides.ts';
import { enemyOf, IS_ARMOUR, printedAt } from '../pieces.ts';
import { chanceOf, fortModifier, heightModifier, neededRoll, screenModifier, WATER_MODIFIERS } from '../rules/fire.ts';
import { topOf, unitBelow, unitsIn } from '../rules/ground.ts';
import { armourOf } from '../rules/values.ts';
import { type State, stepsOf } from '../state.ts';
import type { Situation } from './situation.ts';
import { besideOf, waterBetween } from './terrain.ts';
import { stepWorth } from './worth.ts';

const LOW = -2;
const HIGH = 8;
const MOST_AT = 12;
const MOST_ARMOUR = 6;
/** The chance of anti-tank fire, by strength, armour and modifier. */
const HITS: readonly number[] = Array.from({ length: (MOST_AT + 1) * (MOST_ARMOUR + 1) * (HIGH - LOW + 1) }, (_, i) => {
  const modifier = LOW + (i % (HIGH - LOW + 1));
  const rest = Math.floor(i / (HIGH - LOW + 1));
  const at = Math.floor(rest / (MOST_ARMOUR + 1));
  return at === 0 ? 0 : chanceOf(neededRoll(at, rest % (MOST_ARMOUR + 1), modifier));
});
export const hitChance = (at: number, armour: number, modifier: number): number =>
  itemAt(
    HITS,
    (Math.min(at, MOST_AT) * (MOST_ARMOUR + 1) + Math.min(armour, MOST_ARMOUR)) * (HIGH - LOW + 1) +
      Math.min(Math.max(modifier, LOW), HIGH) -
      LOW,
  );

/** 6.5 For fire from a hex into another. */
const modifierOf = (side: Side, from: number, to: number): number =>
  heightModifier(to) + fortModifier(side, from) + (WATER_MODIFIERS[waterBetween(from, to)] ?? 0);

/** 6.2.1, 6.3.5, 6.5.5 The target that a stack offers: the best armour, the step its owner would lose, and a screen. */
interface Mark {
  readonly armour: number;
  readonly worth: number;
  readonly screen: number;
}

function markOf(s: State, stack: readonly number[]): Mark | undefined {
  let [armour, worth] = [-1, 0];
  for (const u of stack) {
    if (!IS_ARMOUR[u]) continue;
    const own = armourOf(s, u);
    const cost = stepWorth(s, u);
    if (own > armour || (own === armour && cost < worth)) [armour, worth] = [own, cost];
  }
  return armour < 0 ? undefined : { armour, worth, screen: screenModifier(stack) };
}

/** The expected loss of a stack from one round of fire by all units around it, in worth. */
export function exposure(p: Situation, h: number, stack: readonly number[]): number {
  const mark = markOf(p.s, stack);
  if (!mark) return 0;
  let sum = 0;
  for (const from of besideOf(h)) {
    if (!p.front.enemy[from]) continue;
    const modifier = mark.screen + modifierOf(enemyOf(p.side), from, h);
    for (let v = topOf(p.foes, from); v >= 0; v = unitBelow(p.foes, v))
      sum += hitChance(printedAt(v, stepsOf(p.s, v)), mark.armour, modifier);
  }
  return sum * mark.worth;
}

/** The value of one shot of a unit from a hex at its best target. */
export function shotWorth(p: Situation, u: number, from: number): number {
  const at = printedAt(u, stepsOf(p.s, u));
  let most = 0;
  if (at > 0) for (const h of besideOf(from)) if (p.front.enemy[h]) most = Math.max(most, shotAt(p, { at, from }, h));
  return most;
}

/** A unit that fires. */
export interface Gun {
  readonly at: number;
  readonly from: number;
}

export function shotAt({ s, side, foes }: Situation, { at, from }: Gun, h: number): number {
  const mark = markOf(s, unitsIn(foes, h));
  if (!mark) return 0;
  return mark.worth * hitChance(at, mark.armour, mark.screen + modifierOf(side, from, h));
}
