/**
 * What may be decided next in a declaration of combat (declare.ts). Only what leaves a legal whole is offered, so nobody
 * can get stuck. Units and hexes that are free to stay out are not in the lists until somebody brings them in.
 */
import {
  type Declared,
  type Engagement,
  faultsNow,
  groupingNow,
  isFreeHex,
  isFreeUnit,
  isTied,
  makeGrouping,
  makeProblem,
  nearOf,
  problemNow,
} from './declare.ts';
import { assign, merge, release, unassign } from './declareMoves.ts';
import { partOf } from './declarePart.ts';
import type { Choice } from './game.ts';
import { dropsOut, fitsIn, isFeasible, isSolvable, isSpare, mergesOf, optionsOf } from './groupingSolve.ts';

/** Everything that may be decided next. */
export function declareChoices(e: Engagement, d: Declared): Choice[] {
  const choices: Choice[] = [];
  for (const [i, unit] of d.units.entries()) if (d.battles[i]! < 0) choices.push({ type: 'assign', unit, open: 'hex' });
  for (const unit of outsiders(e.units, d.units))
    if (canVolunteer(e, d, unit)) choices.push({ type: 'assign', unit, open: 'hex' });
  for (const [a, b] of mergesOf(problemNow(e, d), groupingNow(d)))
    choices.push({ type: 'merge', hexes: [d.hexes[a]!, d.hexes[b]!] });
  for (const hexes of wideningsOf(e, d)) choices.push({ type: 'merge', hexes });
  const isDone = !d.battles.includes(-1) && faultsNow(e, d).length === 0;
  choices.push({ type: isDone ? 'commit' : 'propose' });
  choices.push(...revisions(e, d));
  return choices;
}

/** Those of a list who are not in. */
function outsiders(all: readonly number[], list: readonly number[]): readonly number[] {
  if (list.length === all.length) return NOBODY;
  const isIn = new Set(list);
  return all.filter(one => !isIn.has(one));
}

const NOBODY: readonly number[] = [];

/** What may be taken back: whoever is missed by what others have been put to stays where he is. */
function revisions(e: Engagement, d: Declared): Choice[] {
  const choices: Choice[] = [];
  for (const [i, unit] of d.units.entries())
    if (d.battles[i]! >= 0 && !isTied(e, unit) && !isMissed(e, d, i))
      choices.push({ type: 'unassign', unit, revises: true });
  const joined = new Set(d.leads.filter((lead, t) => lead !== d.hexes[t]));
  for (const hex of joined) if (keepsWhole(e, d, hex)) choices.push({ type: 'split', hex, revises: true });
  if (choices.length > 1) choices.push({ type: 'clear', revises: true });
  return choices;
}

/**
 * A unit that need not attack may be all that somebody who must be attacked has left; and one that must may have nobody
 * else to attack than a hex that goes with it. Mostly a whole that is known shows that it is not so; otherwise one
 * without it is looked for.
 */
function isMissed(e: Engagement, d: Declared, i: number): boolean {
  const unit = d.units[i]!;
  const lead = d.battles[i]!;
  const stays = hexesStay(e, d, lead, i);
  if (!isFreeUnit(e, unit)) return stays !== 'all' && !isFeasibleWith(e, d, unassign(e, d, unit), lead);
  if (stays === 'all' && isSpare(problemNow(e, d), groupingNow(d), i)) return false;
  if (stays === 'none' && dropsOut(problemNow(e, d), groupingNow(d), i)) return false;
  return !isFeasibleWith(e, d, unassign(e, d, unit), lead);
}

/** Which hexes of a battle are still in without one of its units: where it was alone, those that are owed. */
function hexesStay(e: Engagement, d: Declared, lead: number, i: number): 'all' | 'some' | 'none' {
  if (d.battles.indexOf(lead) !== i || d.battles.includes(lead, i + 1)) return 'all';
  let [free, owed] = [0, 0];
  for (const [t, h] of d.hexes.entries()) if (d.leads[t] === lead) isFreeHex(e, h) ? free++ : owed++;
  return free === 0 ? 'all' : owed === 0 ? 'none' : 'some';
}

/** Without units and hexes that need not be in it a battle can be taken apart at any time. */
function keepsWhole(e: Engagement, d: Declared, lead: number): boolean {
  const isFree = d.units.some((u, i) => d.battles[i] === lead && isFreeUnit(e, u));
  if (!isFree && !d.hexes.some((h, t) => d.leads[t] === lead && isFreeHex(e, h))) return true;
  const apart = release(e, d, one => one === lead);
  return isFeasibleWith(e, d, apart, lead);
}

/** The hexes of every battle a unit can be put to. */
export function assignHexes(e: Engagement, d: Declared, unit: number): number[] {
  const i = d.units.indexOf(unit);
  if (i < 0) return nearOf(e, unit).filter(h => canJoin(e, d, unit, h));
  const leads = optionsOf(problemNow(e, d), groupingNow(d), i).map(t => d.hexes[t]!);
  const within = d.hexes.filter((_, t) => leads.includes(d.leads[t]!));
  const beyond = nearOf(e, unit).filter(h => !d.hexes.includes(h) && isFeasibleWith(e, d, assign(e, d, unit, h), h));
  return [...within, ...beyond].sort((a, b) => a - b);
}

/** Whether there is a whole after a change, all of which is around a hex: the rest of the front has one as before. */
function isFeasibleWith(e: Engagement, d: Declared, changed: Declared, hex: number): boolean {
  const touched = isFeasible(problemNow(e, d), groupingNow(d)) ? partOf(e, changed, hex) : changed;
  return isSolvable(makeProblem(e, touched), makeGrouping(touched));
}

const canVolunteer = (e: Engagement, d: Declared, unit: number): boolean =>
  nearOf(e, unit).some(h => canJoin(e, d, unit, h));

/**
 * A unit that need not attack is missed nowhere, but it can be in the way: where it joins, no hex can be joined that it is
 * not near. If it fits into a whole that is known, it fits; if not, another whole is looked for.
 */
function canJoin(e: Engagement, d: Declared, unit: number, hex: number): boolean {
  const near = nearOf(e, unit);
  const target = d.hexes.indexOf(hex);
  if (target < 0) return e.terms?.([hex], [unit]).holds([0], [0]) ?? true;
  if (!isNearAll(near, d, d.leads[target]!)) return false;
  const [problem, grouping] = [problemNow(e, d), groupingNow(d)];
  if (!isFeasible(problem, grouping)) return true;
  const isNear = (t: number): boolean => near.includes(d.hexes[t]!);
  return fitsIn(problem, grouping, target, isNear) || isFeasibleWith(e, d, assign(e, d, unit, hex), hex);
}

/** Whether a battle has no hex that is not among these. */
const isNearAll = (near: readonly number[], { hexes, leads }: Declared, lead: number): boolean =>
  hexes.every((h, t) => leads[t] !== lead || near.includes(h));

/** A free hex that is not in can be joined to a battle whose units are all near it. Pairs, the lower first. */
function wideningsOf(e: Engagement, d: Declared): [number, number][] {
  const hexes = outsiders(e.hexes, d.hexes);
  if (hexes.length === 0) return [];
  const leads = [...new Set(d.battles)].filter(lead => lead >= 0);
  const pairs: [number, number][] = [];
  for (const hex of hexes)
    for (const lead of leads) {
      if (!areNear(e, d, lead, hex)) continue;
      const [low, high] = lead < hex ? [lead, hex] : [hex, lead];
      if (isFeasibleWith(e, d, merge(e, d, low, high), hex)) pairs.push([low, high]);
    }
  return pairs;
}

/** Whether all units of a battle are near a hex. */
const areNear = (e: Engagement, d: Declared, lead: number, hex: number): boolean =>
  d.units.every((u, i) => d.battles[i] !== lead || nearOf(e, u).includes(hex));
