/**
 * The cost of being next to the enemy: the fire it can direct at us, the assaults it can or must make before we move
 * again, and the assaults we shall have to make ourselves (7.1.1).
 */

import { valueIn } from '../../../kit/list.ts';
import type { Side } from '../../../kit/sides.ts';
import { enemyOf, TROOPS_OF } from '../pieces.ts';
import { hasUnits } from '../rules/ground.ts';
import { placeOf } from '../state.ts';
import { attackCost, clearance, defenceCost } from './clash.ts';
import { exposure } from './gunnery.ts';
import { setbackCost } from './setback.ts';
import {
  type Attacker,
  columnFor,
  gapAt,
  isExempt,
  isShut,
  type Situation,
  stackIn,
  type Target,
  targetAt,
} from './situation.ts';
import { besideOf, prizeOf } from './terrain.ts';
import { unitWorth } from './worth.ts';

/** Rounds of enemy fire to expect before a unit can leave. */
export const ROUNDS = 1.4;
/** Share of the cost of a forced assault for the enemy: it may have better options. */
const FORCED = 0.3;
/** The cost of each further adjacent enemy that would have to be assaulted as well. */
export const BURDEN = 1;
/** Share of the value of our next assault that counts: the enemy moves first. */
const PROMISE = 0.6;
/** A bad assault is not the last: a unit that is held in contact assaults again and again. */
const REGRET = 3;

/** The expected value for a stack in a hex; 0 if no enemy is near. */
export function standWorth(p: Situation, h: number, stack: readonly number[]): number {
  if (gapAt(p, h) > 1 || stack.length === 0) return 0;
  return -ROUNDS * exposure(p, h, stack) - assaultOn(p, h, stack) + dutyAt(p, h, stack);
}

/** The change of that value if one more unit joins. */
export function joinWorth(p: Situation, u: number, h: number): number {
  if (gapAt(p, h) > 1) return 0;
  const others = stackIn(p.stacks, h).filter(v => v !== u);
  return standWorth(p, h, [...others, u]) - standWorth(p, h, others);
}

/** What the enemy gains by assaulting an own hex; negative if it must and should not. */
function assaultOn(p: Situation, h: number, stack: readonly number[]): number {
  const foe = enemyOf(p.side);
  const target = targetAt(p.s, foe, h, stack);
  if (target.units.length === 0) return 0;
  const all = attackersAround(p, h);
  if (all.length === 0) return 0;
  const clash = { side: foe, target, isShut: isShutIn(p, h) };
  const best = clashWorth(p, { ...clash, attackers: all });
  if (best > 0 || !target.presses) return Math.max(0, best);
  const bound = all.filter(({ unit, hex }) => !isExempt(foe, unit, hex));
  return bound.length > 0 ? FORCED * clashWorth(p, { ...clash, attackers: bound }) : 0;
}

function attackersAround(p: Situation, h: number): Attacker[] {
  const out: Attacker[] = [];
  for (const hex of besideOf(h))
    if (p.front.enemy[hex]) for (const unit of stackIn(p.foes, hex)) out.push({ unit, hex });
  return out;
}

const isShutIn = (p: Situation, h: number): boolean =>
  besideOf(h).every(to => p.front.enemy[to] === 1 || (p.front.ezoc[to] === 1 && !hasUnits(p.stacks, to)));

/** A possible assault. */
export interface Clash {
  readonly side: Side;
  readonly target: Target;
  readonly attackers: readonly Attacker[];
  readonly isShut: boolean;
  readonly burden?: number;
}

/** The attackers' gain minus their cost. */
export function clashWorth(p: Situation, clash: Clash): number {
  const { s } = p;
  const { side, target, attackers } = clash;
  const column = columnFor(s, side, target, attackers, clash.burden);
  const hexOf = new Map(attackers.map(({ unit, hex }) => [unit, hex]));
  const cost = attackCost(
    s,
    column,
    attackers.map(a => a.unit),
    u => setbackCost(p, u, valueIn(hexOf, u)),
  );
  const gain = defenceCost(s, column, { units: target.units, isShut: clash.isShut }, u =>
    clash.isShut ? unitWorth(s, u) : setbackCost(p, u, target.hex),
  );
  const clear = clearance(column, target.morale, target.units.length);
  return gain + clear * prizeOf(s, side, target.hex) - cost;
}

/** 7.1.1 The expected value of the assaults from a hex that we owe on our next turn. */
function dutyAt(p: Situation, h: number, stack: readonly number[]): number {
  if (stack.every(u => isExempt(p.side, u, h))) return 0;
  let [best, others] = [Number.NEGATIVE_INFINITY, 0];
  for (const to of besideOf(h)) {
    const target = p.targets.get(to);
    if (target?.presses) others += target.defence;
  }
  for (const to of besideOf(h)) {
    const target = p.targets.get(to);
    if (!target?.presses) continue;
    const attackers = [...ownAround(p, to, h), ...stack.map(unit => ({ unit, hex: h }))];
    const burden = BURDEN * (others - target.defence);
    const clash = { side: p.side, target, attackers, burden, isShut: isShut(p.zone, p.foes, to) };
    best = Math.max(best, clashWorth(p, clash));
  }
  if (best === Number.NEGATIVE_INFINITY) return 0;
  return best > 0 ? PROMISE * best : REGRET * best;
}

/** Own units next to an enemy hex, except those of one hex. */
function ownAround(p: Situation, target: number, without: number): Attacker[] {
  const out: Attacker[] = [];
  for (const hex of besideOf(target)) {
    if (hex === without || !hasUnits(p.stacks, hex)) continue;
    for (const unit of stackIn(p.stacks, hex)) out.push({ unit, hex });
  }
  return out;
}

export const troopsOnMap = (p: Situation): number[] => TROOPS_OF[p.side].filter(u => placeOf(p.s, u) >= 0);
