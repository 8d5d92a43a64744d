/**
 * What may be decided next in a declaration of combat (declare.ts). Every step that leaves a whole grouping possible is
 * offered, so that the order of steps does not matter; and no other, as far as the search budget can tell
 * (groupingBudget.ts). Nobody gets stuck: every decision can be taken back, and a proposal does so where it must. Units
 * and hexes that are free to stay out are not in the lists until a step brings them in.
 */
import {
  battleFor,
  battleIn,
  type Declared,
  type Engagement,
  faultsNow,
  hexIn,
  isFreeUnit,
  isMeeting,
  isTied,
  leadIn,
  leadMeant,
  nearOf,
  unmetNow,
} from './declare.ts';
import { assign, merge } from './declareMoves.ts';
import {
  astrayIn,
  isKnownNow,
  isMeetingBattle,
  isNearAll,
  isPossibleWith,
  keptOf,
  type Scope,
  scopeNow,
} from './declareScope.ts';
import type { Choice } from './game.ts';
import { isSpare, mergesOf, optionsOf } from './groupingSolve.ts';

/** Everything that may be decided next. */
export function declareChoices(e: Engagement, d: Declared): Choice[] {
  const choices: Choice[] = [];
  for (const unit of idleUnits(e, d)) choices.push({ type: 'assign', unit, open: 'hex' });
  for (const unit of tiedUnits(e, d)) choices.push({ type: 'assign', unit, open: 'hex' });
  for (const unit of outsiders(e.units, d.units))
    if (canVolunteer(e, d, unit)) choices.push({ type: 'assign', unit, open: 'hex' });
  for (const hexes of mergesNow(e, d)) choices.push({ type: 'merge', hexes });
  choices.push({ type: isDoneNow(e, d) ? 'commit' : 'propose' });
  choices.push(...revisions(e, d));
  return choices;
}

/** Whether nothing is missing or wrong. */
export const isDoneNow = (e: Engagement, d: Declared): boolean =>
  !d.battles.includes(-1) && faultsNow(e, d).length === 0 && unmetNow(e, d).length === 0;

/** Units without a battle that can be assigned to one: all of them, if a whole grouping is known. */
function idleUnits(e: Engagement, d: Declared): number[] {
  const idle = d.units.filter((_, i) => battleIn(d, i) < 0);
  return idle.length === 0 || isKnownNow(e, d) ? idle : idle.filter(unit => assignHexes(e, d, unit).length > 0);
}

/** Units that have no choice where to fulfil their duty, but can take on more. */
const tiedUnits = (e: Engagement, d: Declared): readonly number[] =>
  e.meets === undefined
    ? NOBODY
    : d.units.filter((unit, i) => battleIn(d, i) >= 0 && isTied(e, unit) && assignHexes(e, d, unit).length > 0);

/** The entries of `all` that are not in the list. */
function outsiders(all: readonly number[], list: readonly number[]): readonly number[] {
  if (list.length === all.length) return NOBODY;
  const isIn = new Set(list);
  return all.filter(one => !isIn.has(one));
}

const NOBODY: readonly number[] = [];

/** Whatever is taken back can be decided again, so a whole grouping stays possible. */
function revisions(e: Engagement, d: Declared): Choice[] {
  const choices: Choice[] = [];
  for (const unit of movableUnits(e, d)) choices.push({ type: 'unassign', unit, revises: true });
  for (const hex of joinedLeads(d)) choices.push({ type: 'split', hex, revises: true });
  if (choices.length > 1) choices.push({ type: 'clear', revises: true });
  return choices;
}

/** Units that have a battle and could have another one. */
export const movableUnits = (e: Engagement, d: Declared): number[] =>
  d.units.filter((unit, i) => battleIn(d, i) >= 0 && !isTied(e, unit));

/** The battles of several hexes. */
export const joinedLeads = (d: Declared): ReadonlySet<number> =>
  new Set(d.leads.filter((lead, t) => lead !== d.hexes[t]));

/** The hexes of every battle a unit can be assigned to; none for one that is, unless it had no choice. */
export function assignHexes(e: Engagement, d: Declared, unit: number): readonly number[] {
  const own = battleFor(d, unit);
  if (own >= 0 && !isTied(e, unit)) return NOBODY;
  const { hexes } = keptOf(e, d);
  const known = hexes.get(unit) ?? (own < 0 ? findHexes(e, d, unit) : furtherHexes(e, d, unit, own));
  hexes.set(unit, known);
  return known;
}

function findHexes(e: Engagement, d: Declared, unit: number): number[] {
  const leads = leadsFor(e, d, unit);
  const found = d.hexes.filter((_, t) => leads.has(leadIn(d, t)));
  for (const h of nearOf(e, unit)) if (!d.hexes.includes(h) && canBringIn(e, d, unit, h)) found.push(h);
  return found.sort((a, b) => a - b);
}

/** Hexes that fulfil no duty can be added to the battle of a unit that has no other: they are joined to it. */
function furtherHexes(e: Engagement, d: Declared, unit: number, own: number): number[] {
  const others = nearOf(e, unit).filter(h => leadMeant(d, h) !== own);
  if (others.length === 0) return [];
  const leads = new Set(mergesNow(e, d).flatMap(pair => (pair.includes(own) ? pair : [])));
  return others.filter(h => leads.has(leadMeant(d, h)));
}

/** For a unit that need not attack, the search stops at the first hex. */
const canVolunteer = (e: Engagement, d: Declared, unit: number): boolean =>
  nearOf(e, unit).some(h => !d.hexes.includes(h) && canBringIn(e, d, unit, h)) || leadsFor(e, d, unit).size > 0;

/** The leads of the declared battles a unit can be assigned to. */
function leadsFor(e: Engagement, d: Declared, unit: number): ReadonlySet<number> {
  const near = nearOf(e, unit);
  const leads = new Set(d.leads.filter((_, t) => near.includes(hexIn(d, t))));
  const isMild = (lead: number): boolean => !isFreeUnit(e, unit) && !isMeetingBattle(e, d, lead);
  const options = optionsIn(e, d, unit);
  for (const lead of leads) {
    const isOpen = options && !isMild(lead) ? options.has(lead) : isPossibleWith(e, d, assign(e, d, unit, lead), lead);
    if (!isOpen) leads.delete(lead);
  }
  return leads;
}

/**
 * The same within the scope of all units and hexes that could be in; undefined while battles must still be joined
 * (declareScope.ts).
 */
function optionsIn(e: Engagement, d: Declared, unit: number): ReadonlySet<number> | undefined {
  if (astrayIn(e, d) !== undefined) return undefined;
  const { problem, grouping, attackerOf } = scopeNow(e, d);
  const attacker = attackerOf.get(unit);
  if (attacker === undefined) return new Set();
  return new Set(optionsOf(problem, grouping, attacker).flatMap(t => d.hexes[t] ?? []));
}

/** Whether a unit can attack a hex that is not in yet; it can, if a known whole grouping does without the unit. */
function canBringIn(e: Engagement, d: Declared, unit: number, hex: number): boolean {
  const isMet = isFreeUnit(e, unit) || isMeeting(e, hex);
  if (isMet && e.terms === undefined && astrayIn(e, d) === undefined && isNotMissed(scopeNow(e, d), unit)) return true;
  return isPossibleWith(e, d, assign(e, d, unit, hex), hex);
}

function isNotMissed({ problem, grouping, attackerOf }: Scope, unit: number): boolean {
  const attacker = attackerOf.get(unit);
  return attacker === undefined || isSpare(problem, grouping, attacker);
}

/** Battles that can be joined, with each other or with a free hex: pairs of leads, the lower first. */
export function mergesNow(e: Engagement, d: Declared): readonly (readonly [number, number])[] {
  const kept = keptOf(e, d);
  kept.merges ??= [...joinsOf(e, d), ...wideningsOf(e, d)];
  return kept.merges;
}

/** Declared battles that can be joined. */
function joinsOf(e: Engagement, d: Declared): [number, number][] {
  if (astrayIn(e, d) !== undefined) return pairsOf(e, d, () => true);
  const { problem, grouping } = scopeNow(e, d);
  const pairs = mergesOf(problem, grouping).flatMap(([a, b]): [number, number][] =>
    b < d.hexes.length ? [[hexIn(d, a), hexIn(d, b)]] : [],
  );
  if (e.meets === undefined) return pairs;
  // A battle that fulfils no duty is closed to obliged units until it is joined to one that does.
  const isMild = (lead: number): boolean => !isMeetingBattle(e, d, lead);
  const plain = pairs.filter(([a, b]) => !isMild(a) && !isMild(b));
  return [...plain, ...pairsOf(e, d, (a, b) => isMild(a) || isMild(b))];
}

/** The pairs of leads that pass `isMeant`, have a unit near both, and leave a whole grouping possible when joined. */
function pairsOf(e: Engagement, d: Declared, isMeant: (a: number, b: number) => boolean): [number, number][] {
  const leadOf = new Map(d.hexes.map((h, t) => [h, leadIn(d, t)]));
  const pairs = new Map<string, [number, number]>();
  for (const near of e.near) {
    const leads = near.flatMap(h => leadOf.get(h) ?? []);
    for (const low of leads) for (const high of leads) if (low < high) pairs.set(`${low} ${high}`, [low, high]);
  }
  const ordered = [...pairs.values()].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return ordered.filter(([low, high]) => isMeant(low, high) && canJoin(e, d, low, high));
}

/** A free hex that is not in can join a battle whose units are all near it. Pairs, the lower first. */
function wideningsOf(e: Engagement, d: Declared): [number, number][] {
  const hexes = outsiders(e.hexes, d.hexes);
  if (hexes.length === 0) return [];
  const leads = [...new Set(d.leads)];
  return hexes.flatMap(hex =>
    leads.flatMap((lead): [number, number][] => {
      if (!isNearAll(e, d, lead, hex)) return [];
      const [low, high] = lead < hex ? [lead, hex] : [hex, lead];
      return canJoin(e, d, low, high) ? [[low, high]] : [];
    }),
  );
}

/** Some unit is near all of the joint battle, all its units are, and a whole grouping stays possible. */
function canJoin(e: Engagement, d: Declared, low: number, high: number): boolean {
  const hexes = [low, high, ...d.hexes.filter((_, t) => d.leads[t] === low || d.leads[t] === high)];
  if (!e.near.some(near => hexes.every(h => near.includes(h)))) return false;
  if (!hexes.every(h => isNearAll(e, d, low, h) && isNearAll(e, d, high, h))) return false;
  return isPossibleWith(e, d, merge(e, d, low, high), low);
}
