/**
 * Obligatory combat as a player puts it together: units are put to battles, hexes are joined into one, until everybody who
 * must attacks and everybody who must be is attacked. Only what leaves a legal whole is offered, so nobody can get stuck.
 * Units and hexes that are free to stay out are not in the lists until somebody brings them in.
 */
import type { Choice } from './game.ts';
import { battlesOf, type Fault, faults, type Grouping, type Problem } from './grouping.ts';
import { isFeasible, mergesOf, optionsOf, solve } from './groupingSolve.ts';
import { makeMemo, recall, remember } from './memo.ts';

/** What is decided so far, as frames keep it; lists are replaced, never changed. */
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

/** Who can attack whom, and who must. The same object while the facts are the same. */
export interface Engagement {
  /** In order, with the hexes each may attack, ascending, and whether it has to. */
  readonly units: readonly number[];
  readonly near: readonly (readonly number[])[];
  readonly bound: readonly boolean[];
  /** In order, and whether each has to be attacked. */
  readonly hexes: readonly number[];
  readonly owed: readonly boolean[];
  /** What else the grouping of these is bound to, e.g. lowest odds; nothing where it is absent. */
  terms?(hexes: readonly number[], units: readonly number[]): Omit<Problem, 'targets' | 'near'>;
}

export interface DeclaredBattle {
  readonly hexes: readonly number[];
  readonly units: readonly number[];
}

/** Those who must, and nobody else; who has but one enemy beside him has no choice and is put to him at once. */
export function openDeclared(e: Engagement): Declared {
  const hexes = e.owed.every(Boolean) ? e.hexes : e.hexes.filter((_, t) => e.owed[t]);
  const units = e.bound.every(Boolean) ? e.units : e.units.filter((_, a) => e.bound[a]);
  return { hexes, leads: hexes, units, battles: units.map(u => onlyHex(e, u)) };
}

const nearOf = (e: Engagement, u: number): readonly number[] => e.near[e.units.indexOf(u)] ?? [];
const isFreeUnit = (e: Engagement, u: number): boolean => !e.bound[e.units.indexOf(u)];
const isFreeHex = (e: Engagement, h: number): boolean => !e.owed[e.hexes.indexOf(h)];

/** The only enemy a unit can attack, if it must; -1 where it has a choice. */
function onlyHex(e: Engagement, u: number): number {
  const near = nearOf(e, u);
  return near.length === 1 && !isFreeUnit(e, u) ? near[0]! : -1;
}

export const isTied = (e: Engagement, u: number): boolean => onlyHex(e, u) >= 0;

interface Scope {
  readonly e: Engagement;
  readonly hexes: readonly number[];
  readonly problem: Problem;
}
const scopes = makeMemo<readonly number[], Scope>();

/** The grouping problem of what is in. */
export function problemNow(e: Engagement, { hexes, units }: Declared): Problem {
  const known = recall(scopes, units);
  if (known?.e === e && known.hexes === hexes) return known.problem;
  return remember(scopes, units, { e, hexes, problem: makeProblem(e, hexes, units) }).problem;
}

function makeProblem(e: Engagement, hexes: readonly number[], units: readonly number[]): Problem {
  const targetOf = new Map(hexes.map((h, t) => [h, t]));
  return {
    targets: hexes.length,
    near: units.map(u => nearOf(e, u).flatMap(h => targetOf.get(h) ?? [])),
    ...(e.terms?.(hexes, units) ?? { holds: () => true }),
  };
}

/** The lists, which name hexes, by number of target. */
export function groupingNow({ hexes, leads, battles }: Declared): Grouping {
  const targetOf = new Map(hexes.map((h, t) => [h, t]));
  return { lead: leads.map(h => targetOf.get(h)!), battle: battles.map(h => targetOf.get(h) ?? -1) };
}

/** A grouping by number of target, in the lists. */
export const withGrouping = (d: Declared, { lead, battle }: Grouping): Declared => ({
  hexes: d.hexes,
  leads: lead.map(t => d.hexes[t]!),
  units: d.units,
  battles: battle.map(t => d.hexes[lead[t]!]!),
});

/** What is still missing or wrong; empty exactly when it may be committed. */
export const faultsNow = (e: Engagement, d: Declared): Fault[] => faults(problemNow(e, d), groupingNow(d));

/** The battles as they stand, by lead. */
export const battlesNow = (d: Declared): DeclaredBattle[] =>
  battlesOf(groupingNow(d)).map(({ targets, attackers }) => ({
    hexes: targets.map(t => d.hexes[t]!),
    units: attackers.map(a => d.units[a]!),
  }));

/** Everything that may be decided next. */
export function declareChoices(e: Engagement, d: Declared): Choice[] {
  const choices: Choice[] = [];
  for (const [i, unit] of d.units.entries()) if (d.battles[i]! < 0) choices.push({ type: 'assign', unit, open: 'hex' });
  for (const unit of e.units)
    if (!d.units.includes(unit) && volunteerHexes(e, d, unit).length > 0)
      choices.push({ type: 'assign', unit, open: 'hex' });
  for (const [a, b] of mergesOf(problemNow(e, d), groupingNow(d)))
    choices.push({ type: 'merge', hexes: [d.hexes[a]!, d.hexes[b]!] });
  for (const hexes of wideningsOf(e, d)) choices.push({ type: 'merge', hexes });
  choices.push(faultsNow(e, d).length === 0 ? { type: 'commit' } : { type: 'propose' });
  return [...choices, ...revisions(e, d)];
}

/** What may be taken back: whoever is missed by what others have been put to stays where he is. */
function revisions(e: Engagement, d: Declared): Choice[] {
  const choices: Choice[] = [];
  for (const [i, unit] of d.units.entries())
    if (d.battles[i]! >= 0 && !isTied(e, unit) && !isMissed(e, d, unit))
      choices.push({ type: 'unassign', unit, revises: true });
  const joined = new Set(d.leads.filter((lead, t) => lead !== d.hexes[t]));
  for (const hex of joined) if (keepsWhole(e, d, hex)) choices.push({ type: 'split', hex, revises: true });
  if (choices.length > 1) choices.push({ type: 'clear', revises: true });
  return choices;
}

/** A unit that need not attack may be all that somebody who must be attacked has left. */
const isMissed = (e: Engagement, d: Declared, unit: number): boolean =>
  isFreeUnit(e, unit) && !isFeasibleWith(e, unassign(e, d, unit));

/** Without those who need not attack a battle can be taken apart at any time. */
function keepsWhole(e: Engagement, d: Declared, lead: number): boolean {
  const isFree = d.units.some((u, i) => d.battles[i] === lead && isFreeUnit(e, u));
  return (
    !isFree ||
    isFeasibleWith(
      e,
      release(e, d, one => one === lead),
    )
  );
}

/** The hexes of every battle a unit can be put to. */
export function assignHexes(e: Engagement, d: Declared, unit: number): number[] {
  const i = d.units.indexOf(unit);
  if (i < 0) return volunteerHexes(e, d, unit);
  const leads = optionsOf(problemNow(e, d), groupingNow(d), i).map(t => d.hexes[t]!);
  const within = d.hexes.filter((_, t) => leads.includes(d.leads[t]!));
  const beyond = nearOf(e, unit).filter(h => !d.hexes.includes(h) && isFeasibleWith(e, assign(e, d, unit, h)));
  return [...within, ...beyond].sort((a, b) => a - b);
}

const isFeasibleWith = (e: Engagement, d: Declared): boolean => isFeasible(problemNow(e, d), groupingNow(d));

/**
 * A unit that need not attack is missed nowhere, but it can be in the way: where it joins, no hex can be joined that it is
 * not near. If it fits into the whole that is known, it fits; if not, another whole is looked for.
 */
function volunteerHexes(e: Engagement, d: Declared, unit: number): number[] {
  const near = nearOf(e, unit);
  return near.filter(h => {
    if (!d.hexes.includes(h)) return makeProblem(e, [h], [unit]).holds([0], [0]);
    if (!isNearAll(near, d, h)) return false;
    return isNearAll(near, wholeOf(e, d), h) || isFeasibleWith(e, assign(e, d, unit, h));
  });
}

/** Whether a battle, named by one of its hexes, has none that is not among these. */
function isNearAll(near: readonly number[], { hexes, leads }: Declared, hex: number): boolean {
  const lead = leads[hexes.indexOf(hex)];
  return hexes.every((h, t) => leads[t] !== lead || near.includes(h));
}

const wholes = makeMemo<readonly number[], { readonly leads: readonly number[]; readonly whole: Declared }>();

/** A whole that keeps what is decided; what is decided itself where there is none. */
function wholeOf(e: Engagement, d: Declared): Declared {
  const known = recall(wholes, d.battles);
  if (known?.leads === d.leads) return known.whole;
  const found = solve(problemNow(e, d), groupingNow(d));
  return remember(wholes, d.battles, { leads: d.leads, whole: found ? withGrouping(d, found) : d }).whole;
}

/** A free hex that is not in can be joined to a battle whose units are all near it. Pairs, the lower first. */
function wideningsOf(e: Engagement, d: Declared): [number, number][] {
  const leads = [...new Set(d.battles)].filter(lead => lead >= 0);
  const isNear = (lead: number, hex: number): boolean =>
    d.units.every((u, i) => d.battles[i] !== lead || nearOf(e, u).includes(hex));
  return e.hexes
    .filter(hex => !d.hexes.includes(hex))
    .flatMap(hex => leads.filter(lead => isNear(lead, hex)).map((lead): [number, number] => pairOf(lead, hex)))
    .filter(([low, high]) => isFeasibleWith(e, merge(e, d, low, high)));
}

const pairOf = (a: number, b: number): [number, number] => (a < b ? [a, b] : [b, a]);

/** The hexes and their leads with one more in, which is attacked alone so far. */
function bringIn(e: Engagement, d: Declared, hex: number): Pick<Declared, 'hexes' | 'leads'> {
  if (d.hexes.includes(hex)) return d;
  const hexes = e.hexes.filter(h => h === hex || d.hexes.includes(h));
  return { hexes, leads: hexes.map(h => (h === hex ? hex : d.leads[d.hexes.indexOf(h)]!)) };
}

/** Puts a unit to the battle of a hex; both are brought in where they are not. */
export function assign(e: Engagement, d: Declared, unit: number, hex: number): Declared {
  const { hexes, leads } = bringIn(e, d, hex);
  const lead = leads[hexes.indexOf(hex)]!;
  if (d.units.includes(unit)) {
    return { hexes, leads, units: d.units, battles: d.battles.with(d.units.indexOf(unit), lead) };
  }
  const units = e.units.filter(u => u === unit || d.units.includes(u));
  return { hexes, leads, units, battles: units.map(u => (u === unit ? lead : d.battles[d.units.indexOf(u)]!)) };
}

/** Joins two battles, named by their leads, the lower first; a hex that is not in is brought in. */
export function merge(e: Engagement, d: Declared, low: number, high: number): Declared {
  const { hexes, leads } = bringIn(e, d, d.hexes.includes(low) ? high : low);
  const joined = (h: number): number => (h === high ? low : h);
  return { hexes, leads: leads.map(joined), units: d.units, battles: d.battles.map(joined) };
}

/** Takes a unit back; one that need not attack stays out again. */
export const unassign = (e: Engagement, d: Declared, unit: number): Declared =>
  tidy(e, { ...d, battles: d.battles.with(d.units.indexOf(unit), -1) });

/** Takes battles apart; their units are free again, but for those who have no choice. */
export function release(e: Engagement, d: Declared, isMeant: (lead: number) => boolean): Declared {
  const battles = d.battles.map((lead, i) => (lead < 0 || !isMeant(lead) ? lead : onlyHex(e, d.units[i]!)));
  const leads = d.leads.map((lead, t) => (isMeant(lead) ? d.hexes[t]! : lead));
  return tidy(e, { ...d, leads, battles });
}

/** Leaves out whoever need not be there and has nothing to do. */
function tidy(e: Engagement, d: Declared): Declared {
  const stays = (h: number): boolean => !isFreeHex(e, h) || d.battles.includes(d.leads[d.hexes.indexOf(h)]!);
  const isIn = d.units.map((u, i) => d.battles[i]! >= 0 || !isFreeUnit(e, u));
  const hexes = d.hexes.every(stays) ? d.hexes : d.hexes.filter(stays);
  const units = isIn.every(Boolean) ? d.units : d.units.filter((_, i) => isIn[i]);
  const leadOf = (h: number): number => {
    const lead = d.leads[d.hexes.indexOf(h)]!;
    return hexes.find(other => d.leads[d.hexes.indexOf(other)] === lead)!;
  };
  const renamed = new Map(hexes.map(h => [d.leads[d.hexes.indexOf(h)]!, leadOf(h)]));
  return {
    hexes,
    leads: hexes.map(leadOf),
    units,
    battles: d.battles.filter((_, i) => isIn[i]).map(lead => renamed.get(lead) ?? -1),
  };
}
