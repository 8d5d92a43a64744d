/**
 * Whether a declaration of combat can still become whole, with the help of units and hexes that are free to stay out
 * and are not in yet. So what may be decided next does not depend on the order of decisions: every whole declaration
 * can be built step by step, and any of its steps may come first.
 *
 * Each unit that may stay out gets a resting place: an extra target for each piece of the front, held by a dummy
 * attacker that is near nothing else. Hexes that are not in are no targets; units that could attack one have a resting
 * place as well.
 */
import {
  type Declared,
  type Engagement,
  groupingNow,
  isFreeHex,
  isFreeUnit,
  isMeeting,
  metLeads,
  nearOf,
  type Places,
  placesIn,
  problemNow,
  targetsOf,
  unitIn,
} from './declare.ts';
import { merge } from './declareMoves.ts';
import { looksFor, partOf } from './declarePart.ts';
import type { Grouping, Problem } from './grouping.ts';
import { cutFront } from './groupingField.ts';
import type { Meter } from './groupingSearch.ts';
import { isFeasible, isKnown, isSolvable } from './groupingSolve.ts';
import { itemAt, valueIn } from './list.ts';
import { cacheOfEach } from './partOfEach.ts';

/** The grouping problem of all units that could be in, and what is decided of it. */
export interface Scope {
  readonly problem: Problem;
  readonly grouping: Grouping;
  /** By unit: its number among the attackers. */
  readonly attackerOf: Places;
}

interface Reserve {
  readonly e: Engagement;
  readonly leads: readonly number[];
  readonly units: readonly number[];
  readonly problem: Problem;
  readonly attackerOf: Places;
  /** How many targets at the end are resting places; the last attackers are the dummies that hold them. */
  readonly rests: number;
}

interface Scoped {
  readonly reserve: Reserve;
  readonly leads: readonly number[];
  readonly units: readonly number[];
  readonly scope: Scope;
}

const reserves = cacheOfEach<readonly number[], Reserve>();
const scopes = cacheOfEach<readonly number[], Scoped>();

/** The same problem while the same hexes are in, the same grouping while the same is decided. */
export function scopeNow(e: Engagement, d: Declared): Scope {
  const known = reserves.known(d.hexes);
  const isKnown = known?.e === e && (e.meets === undefined || known.leads === d.leads);
  const reserve = isKnown ? known : reserves.keep(d.hexes, reserveOf(e, d));
  if (reserve.rests === 0 && reserve.units.length === d.units.length)
    return { problem: problemNow(e, d), grouping: groupingNow(d), attackerOf: reserve.attackerOf };
  const told = scopes.known(d.battles);
  if (told?.reserve === reserve && told.leads === d.leads && told.units === d.units) return told.scope;
  const scope = scopeIn(reserve, d);
  return scopes.keep(d.battles, { reserve, leads: d.leads, units: d.units, scope }).scope;
}

/** Whether a whole grouping is possible after a change near a hex; the rest of the front has one as before. */
export const isPossibleWith = (e: Engagement, d: Declared, changed: Declared, hex: number): boolean =>
  isPossibleNow(e, d) && isPossible(e, partOf(e, changed, hex), newAsking(e), hex);

/** Whether a whole grouping is possible, that is, not shown to be impossible (groupingBudget.ts). */
export function isPossibleNow(e: Engagement, d: Declared): boolean {
  if (astrayIn(e, d) === undefined) {
    const { problem, grouping } = scopeNow(e, d);
    return isFeasible(problem, grouping);
  }
  const kept = keptOf(e, d);
  kept.isPossible ??= isPossible(e, d, newAsking(e));
  return kept.isPossible;
}

/** Results kept for a declaration, as they are asked for repeatedly while it does not change. */
interface Kept {
  readonly e: Engagement;
  readonly leads: readonly number[];
  isPossible?: boolean;
  /** By unit: the hexes it can be assigned to. */
  readonly hexes: Map<number, number[]>;
  /** Battles and hexes that can be joined. */
  merges?: readonly (readonly [number, number])[];
}
const declarations = cacheOfEach<readonly number[], Kept>();

/** By the identity of both lists: every change of hexes replaces `leads`, every change of units replaces `battles`. */
export function keptOf(e: Engagement, { leads, battles }: Declared): Kept {
  const kept = declarations.known(battles);
  if (kept?.e === e && kept.leads === leads) return kept;
  return declarations.keep(battles, { e, leads, hexes: new Map() });
}

/** Whether a whole grouping is known, so that every unit without a battle can be assigned to one. */
export function isKnownNow(e: Engagement, d: Declared): boolean {
  if (astrayIn(e, d) !== undefined) return false;
  const { problem, grouping } = scopeNow(e, d);
  return isKnown(problem, grouping);
}

/** All searches for one question share a budget. */
interface Asking {
  readonly looks: number;
  readonly meter: Meter;
}

const newAsking = (e: Engagement): Asking => ({ looks: looksFor(e), meter: { spent: 0 } });

/** The cost of setting up a problem, in looks. */
const POSED = 20;

/** First joins battles in which obliged units fulfil no duty to others that do. */
function isPossible(e: Engagement, d: Declared, asking: Asking, hex?: number): boolean {
  const { looks, meter } = asking;
  if (meter.spent > looks) return true;
  const astray = astrayIn(e, d);
  if (astray !== undefined) return joinFor(e, d, astray, asking) !== undefined;
  meter.spent += POSED;
  const { problem, grouping } = scopeIn(reserveOf(e, d), d);
  const around = hex === undefined ? undefined : d.hexes.indexOf(hex);
  return isSolvable(problem, grouping, { looks: looks + POSED, meter, around });
}

/** A battle, or a hex that is not in yet, to which a battle that fulfils no duty can be joined so that it does. */
export function joinFor(e: Engagement, d: Declared, astray: number, asking = newAsking(e)): number | undefined {
  const hexes = e.hexes.filter(h => isMeeting(e, h) && isNearAll(e, d, astray, h));
  const leads = new Set(hexes.map(h => d.leads[d.hexes.indexOf(h)] ?? h));
  return [...leads].find(lead => isPossible(e, merge(e, d, Math.min(lead, astray), Math.max(lead, astray)), asking));
}

/** The first battle that contains a unit that must attack but fulfils no duty. */
export function astrayIn(e: Engagement, d: Declared): number | undefined {
  if (e.meets === undefined) return undefined;
  const met = metLeads(e, d);
  return d.battles.find((lead, i) => lead >= 0 && !met.has(lead) && !isFreeUnit(e, unitIn(d, i)));
}

/** Whether attacking this battle's hexes fulfils the duty to attack. */
export const isMeetingBattle = (e: Engagement, d: Declared, lead: number): boolean =>
  e.meets === undefined || d.hexes.some((h, t) => d.leads[t] === lead && isMeeting(e, h));

/** Whether all units of a battle are near a hex. */
export const isNearAll = (e: Engagement, d: Declared, lead: number, hex: number): boolean =>
  d.units.every((u, i) => d.battles[i] !== lead || nearOf(e, u).includes(hex));

/** A duty that is lifted, to find out whether it is the obstacle. */
export interface Lifted {
  /** A hex that need not be attacked: it may be a battle of its own or be left alone. */
  readonly hex?: number;
  /** A unit that need not attack. */
  readonly unit?: number;
}

/** Whether a whole grouping is found around a hex once a duty is lifted. */
export function isWholeBut(e: Engagement, d: Declared, lifted: Lifted, around: number): boolean {
  const part = partOf(e, d, around);
  const { looks, meter } = newAsking(e);
  if (astrayIn(e, part) !== undefined) return false;
  const { problem, grouping } = withHand(part, scopeIn(reserveOf(e, part, lifted.unit), part), lifted.hex);
  return isSolvable(problem, grouping, { looks, meter, around: undefined }) && meter.spent < looks;
}

/** A hex that need not be attacked gets a dummy attacker that is near nothing else. */
function withHand({ hexes }: Declared, scope: Scope, hex = -1): Scope {
  const target = hexes.indexOf(hex);
  if (target < 0) return scope;
  const { problem: plain, grouping } = scope;
  const hand = plain.near.length;
  const problem: Problem = {
    ...plain,
    near: [...plain.near, [target]],
    holds: (targets, attackers) => attackers.includes(hand) || plain.holds(targets, attackers),
    ...(plain.kinds && { kinds: [...plain.kinds, Math.min(0, ...plain.kinds) - 1] }),
  };
  return { ...scope, problem, grouping: { ...grouping, battle: [...grouping.battle, target] } };
}

/** All units near a hex that is in; those that may stay out can rest, and so can the unit `spared`. */
function reserveOf(e: Engagement, d: Declared, spared = -1): Reserve {
  const targetOf = placesIn(d.hexes);
  const mild = mildTargets(e, d);
  const units: number[] = [];
  const near: number[][] = [];
  const isIdle: boolean[] = [];
  // By place, as this runs for every step that could be next, and over the whole front.
  for (const [i, u] of e.units.entries()) {
    const isFree = !e.bound[i];
    const all = targetsOf(e.near[i] ?? NO_HEXES, targetOf);
    const targets = isFree || mild.size === 0 ? all : all.filter(t => !mild.has(t));
    if (targets.length === 0) continue;
    units.push(u);
    near.push(targets);
    isIdle.push(isFree || u === spared || hasElsewhere(e, u, targetOf));
  }
  const terms = e.terms?.(d.hexes, units) ?? { holds: () => true };
  const plain: Problem = { targets: d.hexes.length, near, ...terms, ...(e.budget && { budget: e.budget }) };
  const { problem, rests } = withRests(plain, isIdle);
  return { e, leads: d.leads, units, problem, attackerOf: placesIn(units), rests };
}

const NO_HEXES: readonly number[] = [];

/** Targets in battles that fulfil no duty so far: obliged units are not assigned there. */
function mildTargets(e: Engagement, d: Declared): ReadonlySet<number> {
  const mild = new Set<number>();
  if (e.meets === undefined) return mild;
  const met = metLeads(e, d);
  for (const [t, lead] of d.leads.entries()) if (!met.has(lead)) mild.add(t);
  return mild;
}

/** Whether an obliged unit could attack a free hex that is not in yet, alone. */
const hasElsewhere = (e: Engagement, u: number, targetOf: Places): boolean =>
  nearOf(e, u).some(h => !targetOf.has(h) && isMeeting(e, h) && isFreeHex(e, h) && canTake(e, u, h));

const canTake = (e: Engagement, u: number, h: number): boolean => e.terms?.([h], [u]).holds([0], [0]) ?? true;

function withRests(plain: Problem, isIdle: readonly boolean[]): { problem: Problem; rests: number } {
  const { targets: count, near, kinds } = plain;
  const { pieces } = isIdle.includes(true) ? cutFront(plain) : { pieces: [] };
  const wide = near.map(list => list.slice());
  let rests = 0;
  for (const { attackers } of pieces) {
    const idle = attackers.filter(a => isIdle[a]);
    if (idle.length === 0) continue;
    for (const a of idle) itemAt(wide, a).push(count + rests);
    rests++;
  }
  if (rests === 0) return { problem: plain, rests };
  const hands = Array.from({ length: rests }, (_, i) => i);
  const problem: Problem = {
    ...plain,
    targets: count + rests,
    near: [...wide, ...hands.map(i => [count + i])],
    holds: (targets, attackers) =>
      targets.some(t => t >= count) ? targets.length === 1 : plain.holds(targets, attackers),
    ...(kinds && { kinds: [...kinds, ...hands.map(i => -1 - i)] }),
  };
  return { problem, rests };
}

function scopeIn({ units, problem, attackerOf, rests }: Reserve, d: Declared): Scope {
  const targetOf = placesIn(d.hexes);
  const unitAt = placesIn(d.units);
  const lead = d.leads.map(h => valueIn(targetOf, h));
  const battle = units.map(u => targetOf.get(d.battles[unitAt.get(u) ?? -1] ?? -1) ?? -1);
  for (let i = 0; i < rests; i++) {
    lead.push(d.hexes.length + i);
    battle.push(d.hexes.length + i);
  }
  return { problem, grouping: { lead, battle }, attackerOf };
}
