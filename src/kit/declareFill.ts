/**
 * The first step of a proposal: brings in the units that a whole grouping needs, so that those that are in have a whole
 * grouping among themselves. No other unit that is free to stay out is brought in.
 */
import {
  type Declared,
  type Engagement,
  groupingNow,
  isFreeHex,
  isFreeUnit,
  isMeeting,
  nearOf,
  problemNow,
  unitIn,
} from './declare.ts';
import { assign, merge, unassign } from './declareMoves.ts';
import { looksFor } from './declarePart.ts';
import { astrayIn, isMeetingBattle, joinFor, scopeNow } from './declareScope.ts';
import { battleOf, type Problem } from './grouping.ts';
import { isWhole, solve } from './groupingSolve.ts';

/** Undefined if no whole grouping is found. */
export function filled(e: Engagement, given: Declared): Declared | undefined {
  const d = joined(e, given);
  if (d === undefined || solve(proposable(e, d), groupingNow(d))) return d;
  const full = broughtIn(e, d);
  return full && spared(e, full, d);
}

/**
 * The grouping problem of the units that are in; obliged units are kept out of battles that do not fulfil their duty.
 */
export function proposable(e: Engagement, d: Declared): Problem {
  const problem = problemNow(e, d);
  const isMild = d.leads.map(lead => !isMeetingBattle(e, d, lead));
  if (!isMild.includes(true)) return problem;
  const near = problem.near.map((list, a) => (isFreeUnit(e, unitIn(d, a)) ? list : list.filter(t => !isMild[t])));
  return { ...problem, near };
}

/** Joins battles that contain obliged units and fulfil no duty to others that do. */
function joined(e: Engagement, d: Declared): Declared | undefined {
  const astray = astrayIn(e, d);
  if (astray === undefined) return d;
  const lead = joinFor(e, d, astray);
  return lead === undefined ? lead : joined(e, merge(e, d, Math.min(lead, astray), Math.max(lead, astray)));
}

/** Brings in the units that a whole grouping of all possible units uses. */
function broughtIn(e: Engagement, d: Declared): Declared | undefined {
  const { problem, grouping, attackerOf } = scopeNow(e, d);
  const whole = solve(problem, grouping);
  if (!whole) return undefined;
  let full = d;
  for (const [unit, attacker] of attackerOf) {
    const hex = d.hexes[battleOf(whole, attacker)];
    const isIn = d.units.includes(unit);
    if (hex !== undefined && !isIn) full = assign(e, full, unit, hex);
    if (hex === undefined && isIn) full = assign(e, full, unit, elsewhere(e, d, unit));
  }
  return full;
}

/** A hex that is not in yet, for a unit that must attack. */
const elsewhere = (e: Engagement, d: Declared, unit: number): number =>
  nearOf(e, unit).find(h => !d.hexes.includes(h) && isMeeting(e, h) && isFreeHex(e, h))!;

/** Takes out again each unit brought in that is not needed. */
function spared(e: Engagement, full: Declared, before: Declared): Declared {
  let d = full;
  for (const unit of full.units) {
    if (before.units.includes(unit)) continue;
    const less = unassign(e, d, unit);
    if (isWhole(proposable(e, less), groupingNow(less), looksFor(e))) d = less;
  }
  return d;
}
