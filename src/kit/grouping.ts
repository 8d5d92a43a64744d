/**
 * Obligatory combat as a problem: every attacker must attack, every target must be attacked, and the attacker groups
 * them freely. A target is an enemy stack, attacked as a whole. A grouping is stored in columns, as frames store it; a
 * battle is named by its lowest target, its lead. The same shape holds decisions so far (a partial grouping) and final
 * ones. A grouping is whole if every attacker has a battle, every target is attacked and every battle is allowed.
 *
 * The solutions are in groupingSolve.ts (is there a whole grouping?), groupingImprove.ts (a better one) and
 * groupingSurrender.ts (which attackers must go if there is none).
 */
import type { Budget } from './groupingBudget.ts';
import { headOf, repeated, valueIn } from './list.ts';

export interface Problem {
  /** Targets are 0 to one less than this. */
  readonly targets: number;
  /** By attacker, the targets it may attack; never empty. */
  readonly near: readonly (readonly number[])[];
  /**
   * Whether these may fight each other (the lowest odds allowed). More attackers never make an allowed battle
   * forbidden; more targets never make a forbidden one allowed, unless one of them is among `aids`.
   */
  holds(targets: readonly number[], attackers: readonly number[]): boolean;
  /** Targets that may help the attackers of a battle they are joined to, e.g. because air support is placed there. */
  readonly aids?: readonly number[];
  /** By attacker: two with the same number that are near the same targets are interchangeable for `holds`. */
  readonly kinds?: readonly number[];
  /** The search budget; absent: the default. */
  readonly budget?: Budget;
}

/** Whole or partial. A solution keeps every decision of a partial grouping; further targets may join its battles. */
export interface Grouping {
  /** By target: the lowest target of its battle. */
  readonly lead: readonly number[];
  /** By attacker: a target of its battle, or -1 while it has none. */
  readonly battle: readonly number[];
}

export interface Battle {
  readonly targets: readonly number[];
  readonly attackers: readonly number[];
}

/** What is wrong with a grouping. `target` is the lead of the battle in question. */
export type Fault =
  | { readonly code: 'unattacked'; readonly target: number }
  | { readonly code: 'idle'; readonly attacker: number }
  | { readonly code: 'not-near'; readonly attacker: number; readonly target: number; readonly far: readonly number[] }
  | { readonly code: 'too-weak'; readonly target: number };

/** The targets that an attacker may attack. */
export const targetsNear = (problem: Problem, attacker: number): readonly number[] => problem.near[attacker]!;
/** The lowest target of a target's battle. */
export const leadOf = (grouping: Grouping, target: number): number => grouping.lead[target]!;
/** A target of an attacker's battle, or -1. */
export const battleOf = (grouping: Grouping, attacker: number): number => grouping.battle[attacker]!;

/** Nothing decided: each target is a battle of its own, no attacker has one. */
export const openGrouping = (problem: Problem): Grouping => openLists(problem);

function openLists({ targets, near }: Problem): { lead: number[]; battle: number[] } {
  const lead: number[] = [];
  for (let t = 0; t < targets; t++) lead.push(t);
  return { lead, battle: repeated(near.length, -1) };
}

/** Sorted by lead; the lists in each are ascending. */
export function battlesOf(grouping: Grouping): Battle[] {
  const battles = new Map<number, { targets: number[]; attackers: number[] }>();
  for (const [target, lead] of grouping.lead.entries()) {
    const battle = battles.get(lead);
    if (battle) battle.targets.push(target);
    else battles.set(lead, { targets: [target], attackers: [] });
  }
  for (const [attacker, target] of grouping.battle.entries())
    if (target >= 0) valueIn(battles, leadOf(grouping, target)).attackers.push(attacker);
  return [...battles.values()];
}

export function groupingOf(problem: Problem, battles: readonly Battle[]): Grouping {
  const { lead, battle } = openLists(problem);
  for (const { targets, attackers } of battles) {
    const first = Math.min(...targets);
    for (const t of targets) lead[t] = first;
    for (const a of attackers) battle[a] = first;
  }
  return { lead, battle };
}

/** Empty exactly when the grouping is whole and legal. */
export function faults(problem: Problem, grouping: Grouping): Fault[] {
  const idle = grouping.battle.flatMap((target, attacker): Fault[] => (target < 0 ? [{ code: 'idle', attacker }] : []));
  return [...idle, ...battlesOf(grouping).flatMap(battle => battleFaults(problem, battle))];
}

function battleFaults(problem: Problem, { targets, attackers }: Battle): Fault[] {
  const target = headOf(targets);
  if (attackers.length === 0) return [{ code: 'unattacked', target }];
  const astray = attackers.flatMap((attacker): Fault[] => {
    const far = targets.filter(t => !targetsNear(problem, attacker).includes(t));
    return far.length > 0 ? [{ code: 'not-near', attacker, target, far }] : [];
  });
  if (problem.holds(targets, attackers)) return astray;
  return [...astray, { code: 'too-weak', target }];
}
