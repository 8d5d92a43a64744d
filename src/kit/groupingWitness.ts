/**
 * A grouping found once answers later questions without a search: as it is, or after rearranging one attacker or one
 * battle. A "no" here proves nothing; the search decides.
 */

import { type Battle, battleOf, type Grouping, leadOf, type Problem, targetsNear } from './grouping.ts';
import type { Piece } from './groupingField.ts';
import { repeated } from './list.ts';

/** The battles of one piece of a front. */
export interface Witness {
  readonly battles: readonly Battle[];
  /** By target and by attacker of the problem: the number of the battle, -1 outside of the piece. */
  readonly ofTarget: readonly number[];
  readonly ofAttacker: readonly number[];
}

export const battleAt = (w: Witness, number: number): Battle => w.battles[number]!;
export const battleOfTarget = (w: Witness, target: number): number => w.ofTarget[target]!;
export const battleOfAttacker = (w: Witness, attacker: number): number => w.ofAttacker[attacker]!;

export function witnessOf(problem: Problem, battles: readonly Battle[]): Witness {
  const ofTarget = repeated(problem.targets, -1);
  const ofAttacker = repeated(problem.near.length, -1);
  for (const [i, { targets, attackers }] of battles.entries()) {
    for (const t of targets) ofTarget[t] = i;
    for (const a of attackers) ofAttacker[a] = i;
  }
  return { battles, ofTarget, ofAttacker };
}

export function extendsPartial(w: Witness, piece: Piece, partial: Grouping): boolean {
  for (const t of piece.targets) if (w.ofTarget[t] !== w.ofTarget[leadOf(partial, t)]) return false;
  for (const a of piece.attackers) {
    const target = battleOf(partial, a);
    if (target >= 0 && w.ofTarget[target] !== w.ofAttacker[a]) return false;
  }
  return true;
}

/** Whether the attacker is in the battle of that lead, or can be moved there, another taking its place if necessary. */
export function hasPut(
  problem: Problem,
  w: Witness,
  partial: Grouping,
  { attacker, lead }: { readonly attacker: number; readonly lead: number },
): boolean {
  const from = battleOfAttacker(w, attacker);
  const to = battleOfTarget(w, lead);
  if (from === to) return true;
  if (!isNearAll(problem, attacker, battleAt(w, to).targets)) return false;
  const { targets, attackers } = battleAt(w, from);
  const rest = attackers.filter(a => a !== attacker);
  if (rest.length > 0 && problem.holds(targets, rest)) return true;
  return w.ofAttacker.some((at, other) => {
    if (at < 0 || at === from || battleOf(partial, other) >= 0 || !isNearAll(problem, other, targets)) return false;
    const left = battleAt(w, at).attackers.filter(a => a !== other);
    if (at === to) left.push(attacker);
    return left.length > 0 && problem.holds(battleAt(w, at).targets, left) && problem.holds(targets, [...rest, other]);
  });
}

/** Whether the attacker's battle can do without it. */
export function standsWithout(problem: Problem, w: Witness, attacker: number): boolean {
  const { targets, attackers } = battleAt(w, battleOfAttacker(w, attacker));
  const rest = attackers.filter(a => a !== attacker);
  return rest.length > 0 && problem.holds(targets, rest);
}

/** Whether the two battles are one, or can be joined with attackers that are not near all of it going elsewhere. */
export function hasJoined(
  problem: Problem,
  w: Witness,
  partial: Grouping,
  [low, high]: readonly [number, number],
): boolean {
  const one = battleAt(w, battleOfTarget(w, low));
  const two = battleAt(w, battleOfTarget(w, high));
  if (one === two) return true;
  const targets = [...one.targets, ...two.targets].sort((a, b) => a - b);
  const staying: number[] = [];
  for (const a of [...one.attackers, ...two.attackers]) {
    if (isNearAll(problem, a, targets)) staying.push(a);
    else if (battleOf(partial, a) >= 0) return false;
    else if (!w.battles.some(b => b !== one && b !== two && isNearAll(problem, a, b.targets))) return false;
  }
  return staying.length > 0 && problem.holds(targets, staying);
}

export const isNearAll = (problem: Problem, attacker: number, targets: readonly number[]): boolean => {
  const near = targetsNear(problem, attacker);
  for (const t of targets) if (!near.includes(t)) return false;
  return true;
};
