/**
 * Obligatory combat as a player declares it: units are assigned to battles and hexes are joined into one battle, until
 * every unit that must attack does and every hex that must be attacked is. This file holds what is decided so far and
 * the grouping problem it poses; declareChoices.ts lists what may be decided next, declareMoves.ts applies a decision.
 */
import { battlesOf, type Fault, faults, type Grouping, type Problem } from './grouping.ts';
import type { Budget } from './groupingBudget.ts';
import { headOf, itemAt, valueIn, withEach } from './list.ts';
import { cacheOfEach, partOfEach } from './partOfEach.ts';

/**
 * What is decided so far, as frames keep it; lists are replaced, never changed. A unit or hex is `in` if it is listed
 * here. One that is free to stay out is in only while it is assigned to a battle, or a unit is assigned to its battle.
 */
export interface Declared {
  /** Enemy hexes that are attacked, in order. */
  hexes: readonly number[];
  /** For each of them the lowest hex of the battle it belongs to: its own where it is attacked alone. */
  leads: readonly number[];
  /** Units that attack, in order. */
  units: readonly number[];
  /** For each of them the lead of its battle, -1 while it has none. */
  battles: readonly number[];
}

/** Entries of a declaration by number: a hex and the lead of its battle, a unit and the lead of its battle or -1. */
export const hexIn = (d: Declared, target: number): number => d.hexes[target]!;
export const leadIn = (d: Declared, target: number): number => d.leads[target]!;
export const unitIn = (d: Declared, attacker: number): number => d.units[attacker]!;
export const battleIn = (d: Declared, attacker: number): number => d.battles[attacker]!;

/** The hex that names the battle of a hex, its own if it is not in; and of a unit, -1 if it has none or is not in. */
export const leadMeant = (d: Declared, hex: number): number => d.leads[d.hexes.indexOf(hex)] ?? hex;
export const battleFor = (d: Declared, unit: number): number => d.battles[d.units.indexOf(unit)] ?? -1;

/** Which units can attack which hexes, and which must. The same object while the facts are the same. */
export interface Engagement {
  /** In order, with the hexes each may attack, ascending, and whether it must attack. */
  readonly units: readonly number[];
  readonly near: readonly (readonly number[])[];
  readonly bound: readonly boolean[];
  /** In order, and whether each must be attacked. */
  readonly hexes: readonly number[];
  readonly owed: readonly boolean[];
  /**
   * By hex: whether attacking it fulfils a unit's duty to attack; absent: always. Hexes that must be attacked always
   * do.
   */
  readonly meets?: readonly boolean[];
  /** The search budget; absent: the default. */
  readonly budget?: Budget;
  /** Further constraints on the grouping, e.g. lowest odds; absent: none. */
  terms?(hexes: readonly number[], units: readonly number[]): Omit<Problem, 'targets' | 'near'>;
}

export interface DeclaredBattle {
  readonly hexes: readonly number[];
  readonly units: readonly number[];
}

/** Only units and hexes that are obliged; a unit that can fulfil its duty in one hex only is assigned to it at once. */
export function openDeclared(e: Engagement): Declared {
  const hexes = e.owed.every(Boolean) ? e.hexes : e.hexes.filter((_, t) => e.owed[t]);
  const units = e.bound.every(Boolean) ? e.units : e.units.filter((_, a) => e.bound[a]);
  return { hexes, leads: hexes, units, battles: withEach(units, u => onlyHex(e, u)) };
}

/** The position of each number in a list. */
export type Places = ReadonlyMap<number, number>;

export function placesIn(list: readonly number[]): Places {
  const places = new Map<number, number>();
  let place = 0;
  for (const one of list) places.set(one, place++);
  return places;
}

interface Indices {
  readonly units: Places;
  readonly hexes: Places;
}
const INDICES = partOfEach((e: Engagement): Indices => ({ units: placesIn(e.units), hexes: placesIn(e.hexes) }));

/** The positions of units and hexes in the lists of an engagement. */
export const indicesOf = (e: Engagement): Indices => INDICES.of(e);

const NONE: readonly number[] = [];
export const nearOf = (e: Engagement, u: number): readonly number[] => e.near[indicesOf(e).units.get(u) ?? -1] ?? NONE;
export const isFreeUnit = (e: Engagement, u: number): boolean => !e.bound[indicesOf(e).units.get(u) ?? -1];
export const isFreeHex = (e: Engagement, h: number): boolean => !e.owed[indicesOf(e).hexes.get(h) ?? -1];

export const isMeeting = (e: Engagement, h: number): boolean => e.meets?.[indicesOf(e).hexes.get(h) ?? -1] ?? true;

/** The only hex in which a unit can fulfil its duty; -1 if it has several, or none. */
export function onlyHex(e: Engagement, u: number): number {
  if (isFreeUnit(e, u)) return -1;
  const near = nearOf(e, u);
  const meeting = e.meets ? near.filter(h => isMeeting(e, h)) : near;
  return meeting.length === 1 ? headOf(meeting) : -1;
}

export const isTied = (e: Engagement, u: number): boolean => onlyHex(e, u) >= 0;

interface Scope {
  readonly e: Engagement;
  readonly hexes: readonly number[];
  readonly problem: Problem;
}
const scopes = cacheOfEach<readonly number[], Scope>();

/** The grouping problem of the units and hexes that are in; the same object while they are the same. */
export function problemNow(e: Engagement, d: Declared): Problem {
  const known = scopes.known(d.units);
  if (known?.e === e && known.hexes === d.hexes) return known.problem;
  return scopes.keep(d.units, { e, hexes: d.hexes, problem: makeProblem(e, d) }).problem;
}

export function makeProblem(e: Engagement, { hexes, units }: Pick<Declared, 'hexes' | 'units'>): Problem {
  const targetOf = placesIn(hexes);
  return {
    targets: hexes.length,
    near: units.map(u => targetsOf(nearOf(e, u), targetOf)),
    ...(e.terms?.(hexes, units) ?? { holds: () => true }),
    ...(e.budget && { budget: e.budget }),
  };
}

export function targetsOf(near: readonly number[], targetOf: Places): number[] {
  const targets: number[] = [];
  for (const h of near) {
    const t = targetOf.get(h);
    if (t !== undefined) targets.push(t);
  }
  return targets;
}

interface Said {
  readonly hexes: readonly number[];
  readonly leads: readonly number[];
  readonly grouping: Grouping;
}
const groupings = cacheOfEach<readonly number[], Said>();

/** The declaration as a grouping, by target number instead of hex; the same object while the lists are the same. */
export function groupingNow(d: Declared): Grouping {
  const known = groupings.known(d.battles);
  if (known?.leads === d.leads && known.hexes === d.hexes) return known.grouping;
  return groupings.keep(d.battles, { hexes: d.hexes, leads: d.leads, grouping: makeGrouping(d) }).grouping;
}

export function makeGrouping({ hexes, leads, battles }: Declared): Grouping {
  const targetOf = placesIn(hexes);
  return { lead: withEach(leads, h => valueIn(targetOf, h)), battle: withEach(battles, h => targetOf.get(h) ?? -1) };
}

/** The declaration with the battles of a grouping. */
export const withGrouping = (d: Declared, { lead, battle }: Grouping): Declared => ({
  hexes: d.hexes,
  leads: withEach(lead, t => hexIn(d, t)),
  units: d.units,
  battles: withEach(battle, t => hexIn(d, itemAt(lead, t))),
});

/** What is still missing or wrong. It may be committed exactly when there is no fault and no unit is `unmetNow`. */
export const faultsNow = (e: Engagement, d: Declared): Fault[] => faults(problemNow(e, d), groupingNow(d));

/** The leads of the battles that fulfil the duty to attack. */
export function metLeads(e: Engagement, d: Declared): ReadonlySet<number> {
  const met = new Set<number>();
  for (const [t, lead] of d.leads.entries()) if (!met.has(lead) && isMeeting(e, hexIn(d, t))) met.add(lead);
  return met;
}

/** Units that must attack and are in a battle that does not fulfil their duty. */
export function unmetNow(e: Engagement, d: Declared): number[] {
  if (e.meets === undefined) return [];
  const met = metLeads(e, d);
  return d.units.filter((u, i) => battleIn(d, i) >= 0 && !met.has(battleIn(d, i)) && !isFreeUnit(e, u));
}

/** The battles as they stand, by lead. */
export const battlesNow = (d: Declared): DeclaredBattle[] =>
  battlesOf(groupingNow(d)).map(({ targets, attackers }) => ({
    hexes: targets.map(t => hexIn(d, t)),
    units: attackers.map(a => unitIn(d, a)),
  }));
