/**
 * What it means to stand beside the enemy: whom he can shoot at, whom he can or must assault before anybody moves again,
 * and what we shall have to assault ourselves (7.1.1).
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

/** Rounds of enemy fire that count before one can go away. */
export const ROUNDS = 1.4;
/** Of what a forced assault would cost the enemy: he may do better elsewhere. */
const FORCED = 0.3;
/** Others beside us who would have to be beaten as well. */
export const BURDEN = 1;
/** Of what our next assault promises: the enemy moves before. */
const PROMISE = 0.6;
/** A bad one is not the last: who is held fast assaults again and again. */
const REGRET = 3;

/** What a stack in a hex has to expect; 0 where no enemy is near. */
export function standWorth(p: Situation, h: number, stack: readonly number[]): number {
  if (gapAt(p, h) > 1 || stack.length === 0) return 0;
  return -ROUNDS * exposure(p, h, stack) - assaultOn(p, h, stack) + dutyAt(p, h, stack);
}

/** What one more unit in a hex changes there. */
export function joinWorth(p: Situation, u: number, h: number): number {
  if (gapAt(p, h) > 1) return 0;
  const others = stackIn(p.stacks, h).filter(v => v !== u);
  return standWorth(p, h, [...others, u]) - standWorth(p, h, others);
}

/** What the enemy gains by assaulting a hex of ours; less than nothing where he must and had better not. */
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

/** An assault as it might be. */
export interface Clash {
  readonly side: Side;
  readonly target: Target;
  readonly attackers: readonly Attacker[];
  readonly isShut: boolean;
  readonly burden?: number;
}

/** Gain of the attackers less what it costs them. */
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

/** 7.1.1 What our own assaults from a hex promise, which we owe as soon as it is our turn. */
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

/** Our units beside an enemy hex, those of one hex left out. */
function ownAround(p: Situation, target: number, without: number): Attacker[] {
  const out: Attacker[] = [];
  for (const hex of besideOf(target)) {
    if (hex === without || !hasUnits(p.stacks, hex)) continue;
    for (const unit of stackIn(p.stacks, hex)) out.push({ unit, hex });
  }
  return out;
}

export const troopsOnMap = (p: Situation): number[] => TROOPS_OF[p.side].filter(u => placeOf(p.s, u) >= 0);
