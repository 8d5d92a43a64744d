/**
 * Whether a declaration of combat can still be made whole, by whoever may come in besides those who are in: units that
 * are free to stay out, and hexes that are. So what may be decided next does not depend on the order in which it is
 * decided: whatever a whole contains can be put together step by step, and any step of it may come first.
 *
 * Whoever may stay out gets a place to rest: a target of its own for each piece of the front, which a hand that is near
 * nothing else keeps. Hexes that nobody has brought in are no targets; who could attack one has a place to rest as well.
 */
import {
  type Declared,
  type Engagement,
  groupingNow,
  hexIn,
  isFreeHex,
  isFreeUnit,
  isMeeting,
  nearOf,
  type Places,
  placesIn,
  problemNow,
  targetsOf,
  unmetNow,
} from './declare.ts';
import { merge } from './declareMoves.ts';
import { looksFor, partOf } from './declarePart.ts';
import type { Grouping, Problem } from './grouping.ts';
import { cutFront } from './groupingField.ts';
import type { Meter } from './groupingSearch.ts';
import { isFeasible, isKnown, isSolvable } from './groupingSolve.ts';
import { valueIn } from './list.ts';
import { toldOfEach } from './partOfEach.ts';

/** The grouping problem of all who could be in, and what is decided of it. */
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
  /** Targets at the end that are places to rest; the last attackers are the hands that keep them. */
  readonly rests: number;
}

interface Told {
  readonly reserve: Reserve;
  readonly leads: readonly number[];
  readonly units: readonly number[];
  readonly scope: Scope;
}

const reserves = toldOfEach<readonly number[], Reserve>();
const tellings = toldOfEach<readonly number[], Told>();

/** The same problem while the same hexes are in, the same grouping while the same is decided. */
export function scopeNow(e: Engagement, d: Declared): Scope {
  const known = reserves.known(d.hexes);
  const isKnown = known?.e === e && (e.meets === undefined || known.leads === d.leads);
  const reserve = isKnown ? known : reserves.tell(d.hexes, reserveOf(e, d));
  if (reserve.rests === 0 && reserve.units.length === d.units.length)
    return { problem: problemNow(e, d), grouping: groupingNow(d), attackerOf: reserve.attackerOf };
  const told = tellings.known(d.battles);
  if (told?.reserve === reserve && told.leads === d.leads && told.units === d.units) return told.scope;
  const scope = scopeIn(reserve, d);
  return tellings.tell(d.battles, { reserve, leads: d.leads, units: d.units, scope }).scope;
}

/** Whether a whole is possible after a change, all of which is around a hex: the rest of the front has one as before. */
export const isPossibleWith = (e: Engagement, d: Declared, changed: Declared, hex: number): boolean =>
  isPossibleNow(e, d) && isPossible(e, partOf(e, changed, hex), newAsking(e), hex);

/** Whether a whole is possible: it is not shown that there is none (groupingBudget.ts). */
export function isPossibleNow(e: Engagement, d: Declared): boolean {
  if (astrayIn(e, d) === undefined) {
    const { problem, grouping } = scopeNow(e, d);
    return isFeasible(problem, grouping);
  }
  const kept = keptOf(e, d);
  kept.isPossible ??= isPossible(e, d, newAsking(e));
  return kept.isPossible;
}

/** What was found out about a declaration, asked for again and again while it is as it is. */
interface Kept {
  readonly e: Engagement;
  readonly leads: readonly number[];
  isPossible?: boolean;
  /** By unit: where it can be put. */
  readonly hexes: Map<number, number[]>;
  /** Battles and hexes that can be joined. */
  merges?: readonly (readonly [number, number])[];
}
const declarations = toldOfEach<readonly number[], Kept>();

/** Each hex that comes in has its lead, each unit its battle. */
export function keptOf(e: Engagement, { leads, battles }: Declared): Kept {
  const kept = declarations.known(battles);
  if (kept?.e === e && kept.leads === leads) return kept;
  return declarations.tell(battles, { e, leads, hexes: new Map() });
}

/** Whether a whole is known, so that everybody who has no battle yet can be put to one. */
export function isKnownNow(e: Engagement, d: Declared): boolean {
  if (astrayIn(e, d) !== undefined) return false;
  const { problem, grouping } = scopeNow(e, d);
  return isKnown(problem, grouping);
}

/** All searches for one question share their looks. */
interface Asking {
  readonly looks: number;
  readonly meter: Meter;
}

const newAsking = (e: Engagement): Asking => ({ looks: looksFor(e), meter: { spent: 0 } });

/** What it costs to pose a problem, in looks. */
const POSED = 20;

/** Where one who must attack has been put to hexes that do not meet it, others are joined. */
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

/** A battle, or a hex that nobody has brought in, that can be joined to one that meets no duty, so that it does. */
export function joinFor(e: Engagement, d: Declared, astray: number, asking = newAsking(e)): number | undefined {
  const hexes = e.hexes.filter(h => isMeeting(e, h) && isNearAll(e, d, astray, h));
  const leads = new Set(hexes.map(h => d.leads[d.hexes.indexOf(h)] ?? h));
  return [...leads].find(lead => isPossible(e, merge(e, d, Math.min(lead, astray), Math.max(lead, astray)), asking));
}

/** The first battle in which somebody who must attack is, and nothing yet that meets it. */
export function astrayIn(e: Engagement, d: Declared): number | undefined {
  const unit = unmetNow(e, d)[0];
  return unit === undefined ? undefined : d.battles[d.units.indexOf(unit)];
}

/** Whether an attack on one of the hexes of a battle meets the duty to attack. */
export const isMeetingBattle = (e: Engagement, d: Declared, lead: number): boolean =>
  e.meets === undefined || d.hexes.some((h, t) => d.leads[t] === lead && isMeeting(e, h));

/** Whether all units of a battle are near a hex. */
export const isNearAll = (e: Engagement, d: Declared, lead: number, hex: number): boolean =>
  d.units.every((u, i) => d.battles[i] !== lead || nearOf(e, u).includes(hex));

/** One duty that is let go, to see whether it is what stands in the way. */
export interface Lifted {
  /** A hex that need not be attacked: it is attacked alone, or not at all. */
  readonly hex?: number;
  /** A unit that need not attack. */
  readonly unit?: number;
}

/** Whether a whole is found around a hex once a duty is let go. */
export function isWholeBut(e: Engagement, d: Declared, lifted: Lifted, around: number): boolean {
  const part = partOf(e, d, around);
  const { looks, meter } = newAsking(e);
  if (astrayIn(e, part) !== undefined) return false;
  const { problem, grouping } = withHand(part, scopeIn(reserveOf(e, part, lifted.unit), part), lifted.hex);
  return isSolvable(problem, grouping, { looks, meter, around: undefined }) && meter.spent < looks;
}

/** A hex that need not be attacked is left to a hand that is near nothing else. */
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

/** Everybody who is near a hex that is in; those who may stay out can rest, and so can `spared`. */
function reserveOf(e: Engagement, d: Declared, spared = -1): Reserve {
  const targetOf = placesIn(d.hexes);
  const mild = mildTargets(e, d);
  const units: number[] = [];
  const near: number[][] = [];
  const isIdle: boolean[] = [];
  for (const u of e.units) {
    const isFree = isFreeUnit(e, u);
    const targets = targetsOf(nearOf(e, u), targetOf).filter(t => isFree || !mild.has(t));
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

/** Targets of battles that meet no duty, as things stand: whoever must attack is not put there. */
function mildTargets(e: Engagement, d: Declared): ReadonlySet<number> {
  const mild = new Set<number>();
  if (e.meets === undefined) return mild;
  const met = new Set(d.leads.filter((_, t) => isMeeting(e, hexIn(d, t))));
  for (const [t, lead] of d.leads.entries()) if (!met.has(lead)) mild.add(t);
  return mild;
}

/** Whether one who must attack could take on a hex alone that nobody has brought in. */
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
    for (const a of idle) wide[a]!.push(count + rests);
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
