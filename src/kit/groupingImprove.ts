/**
 * Improves a legal grouping by small changes: an attacker moves, two swap places, two battles become one, one becomes
 * two. Takes every change that raises the total worth of the battles, in a fixed order, until none does: a local
 * optimum, and the same every time.
 */
import {
  type Battle,
  battleOf,
  battlesOf,
  type Grouping,
  groupingOf,
  leadOf,
  openGrouping,
  type Problem,
  targetsNear,
} from './grouping.ts';
import { isNearAll } from './groupingWitness.ts';
import { headOf } from './list.ts';

export type Worth = (targets: readonly number[], attackers: readonly number[]) => number;

/** `whole` is legal and keeps `partial`; so does the result. */
export function improve(problem: Problem, whole: Grouping, worth: Worth, partial?: Grouping): Grouping {
  const kept = partial ?? openGrouping(problem);
  const free = [...problem.near.keys()].filter(a => battleOf(kept, a) < 0);
  const climb: Climb = { problem, kept, worth, free, at: [], of: [] };
  for (const { targets, attackers } of battlesOf(whole)) add(climb, valued(climb, targets, attackers));
  while (sweep(climb));
  return { ...kept, ...groupingOf(problem, listed(climb)) };
}

interface Valued extends Battle {
  readonly worth: number;
}

interface Climb {
  readonly problem: Problem;
  readonly kept: Grouping;
  readonly worth: Worth;
  /** Attackers whose battle is not decided. */
  readonly free: readonly number[];
  /** The battles by target and by attacker. */
  readonly at: Valued[];
  readonly of: Valued[];
}

/** Less than this is no improvement, only rounding. */
const GRAIN = 1e-9;

function sweep(c: Climb): boolean {
  const before = c.of.slice();
  for (const a of c.free) move(c, a);
  for (const [i, a] of c.free.entries()) for (let j = 0; j < i; j++) swap(c, a, c.free[j]!);
  for (const one of listed(c)) for (const two of beside(c, one)) merge(c, one, two);
  for (const battle of listed(c)) split(c, battle);
  return before.some((battle, a) => battle !== c.of[a]);
}

const valued = (c: Climb, targets: readonly number[], attackers: readonly number[]): Valued => ({
  targets,
  attackers,
  worth: c.worth(targets, attackers),
});

function add(c: Climb, battle: Valued): void {
  for (const t of battle.targets) c.at[t] = battle;
  for (const a of battle.attackers) c.of[a] = battle;
}

const listed = (c: Climb): Valued[] => [...new Set(c.at)];
const has = (c: Climb, battle: Valued): boolean => c.at[headOf(battle.targets)] === battle;

const battleOn = (c: Climb, target: number): Valued => c.at[target]!;
const battleWith = (c: Climb, attacker: number): Valued => c.of[attacker]!;

/** The battles that the attacker could be in. */
function homesOf(c: Climb, attacker: number): Valued[] {
  const homes: Valued[] = [];
  for (const t of targetsNear(c.problem, attacker)) {
    const battle = battleOn(c, t);
    if (!homes.includes(battle) && isFit(c, attacker, battle)) homes.push(battle);
  }
  return homes;
}

/** The battles with a target near an attacker that could be in this one. */
function beside(c: Climb, battle: Valued): Valued[] {
  const found: Valued[] = [];
  for (const a of battle.attackers)
    for (const t of targetsNear(c.problem, a)) if (!found.includes(battleOn(c, t))) found.push(battleOn(c, t));
  return found;
}

const total = (battles: readonly Valued[]): number => battles.reduce((sum, battle) => sum + battle.worth, 0);
const isBetter = (made: readonly Valued[], old: readonly Valued[]): boolean => total(made) > total(old) + GRAIN;

function exchange(c: Climb, old: readonly Valued[], made: readonly Valued[] | undefined): void {
  if (made === undefined || !isBetter(made, old)) return;
  for (const battle of made) add(c, battle);
}

/** The battles with their worth, or undefined if one of them is not allowed. */
function legal(c: Climb, battles: readonly Battle[]): Valued[] | undefined {
  const isFine = ({ targets, attackers }: Battle): boolean =>
    attackers.length > 0 && c.problem.holds(targets, attackers);
  if (!battles.every(isFine)) return undefined;
  return battles.map(({ targets, attackers }) => valued(c, targets, attackers));
}

const isBound = (c: Climb, attacker: number): boolean => battleOf(c.kept, attacker) >= 0;
const isFit = (c: Climb, attacker: number, { targets }: Battle): boolean => isNearAll(c.problem, attacker, targets);
const leaving = (battle: Battle, attacker: number): Battle => ({
  targets: battle.targets,
  attackers: battle.attackers.filter(a => a !== attacker),
});
const joining = (battle: Battle, attacker: number): Battle => ({
  targets: battle.targets,
  attackers: [...battle.attackers, attacker].sort((a, b) => a - b),
});

function move(c: Climb, attacker: number): void {
  const from = battleWith(c, attacker);
  if (from.attackers.length === 1) return;
  let best: { to: Valued; made: Valued[]; gain: number } | undefined;
  for (const to of homesOf(c, attacker)) {
    if (to === from) continue;
    const made = legal(c, [leaving(from, attacker), joining(to, attacker)]);
    const gain = made ? total(made) - from.worth - to.worth : 0;
    if (made && gain > (best?.gain ?? 0)) best = { to, made, gain };
  }
  if (best) exchange(c, [from, best.to], best.made);
}

function swap(c: Climb, a: number, b: number): void {
  const one = battleWith(c, a);
  const two = battleWith(c, b);
  if (one === two || !isFit(c, a, two) || !isFit(c, b, one)) return;
  exchange(c, [one, two], legal(c, [joining(leaving(one, a), b), joining(leaving(two, b), a)]));
}

/** An attacker that is not near all of the new battle moves to the battle where that is worth most. */
function merge(c: Climb, one: Valued, two: Valued): void {
  if (one === two || !has(c, one) || !has(c, two)) return;
  const targets = [...one.targets, ...two.targets].sort((a, b) => a - b);
  const both = [...one.attackers, ...two.attackers].sort((a, b) => a - b);
  const staying = both.filter(a => isNearAll(c.problem, a, targets));
  const joint = legal(c, [{ targets, attackers: staying }]);
  if (joint === undefined) return;
  const changed = new Map<Valued, Valued>();
  for (const a of both) {
    if (staying.includes(a)) continue;
    const home = isBound(c, a) ? undefined : bestHome(c, a, { without: [one, two], changed });
    if (home === undefined) return;
    changed.set(home, valued(c, home.targets, joining(changed.get(home) ?? home, a).attackers));
  }
  exchange(c, [one, two, ...changed.keys()], [...joint, ...changed.values()]);
}

interface Homes {
  readonly without: readonly Valued[];
  readonly changed: ReadonlyMap<Valued, Valued>;
}

function bestHome(c: Climb, attacker: number, { without, changed }: Homes): Valued | undefined {
  let best: Valued | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const home of homesOf(c, attacker)) {
    if (without.includes(home)) continue;
    const now = changed.get(home) ?? home;
    const gain = c.worth(now.targets, joining(now, attacker).attackers) - now.worth;
    if (gain > most) [best, most] = [home, gain];
  }
  return best;
}

/**
 * Splits off one group of targets that were decided to be together, with one attacker; more attackers follow while that
 * improves the total.
 */
function split(c: Climb, whole: Valued): void {
  if (!has(c, whole)) return;
  const leads = [...new Set(whole.targets.map(t => leadOf(c.kept, t)))];
  if (leads.length < 2) return;
  let best: Valued[] | undefined;
  for (const lead of leads)
    for (const first of whole.attackers) {
      const parts = followed(c, parted(c, whole, lead, first));
      if (parts && (best === undefined || isBetter(parts, best))) best = parts;
    }
  exchange(c, [whole], best);
}

/** Attackers that are bound go with their target. */
function parted(c: Climb, whole: Battle, lead: number, first: number): readonly [Battle, Battle] {
  const isOut = (t: number): boolean => c.kept.lead[t] === lead;
  const goes = (a: number): boolean => (isBound(c, a) ? isOut(battleOf(c.kept, a)) : a === first);
  return [
    { targets: whole.targets.filter(isOut), attackers: whole.attackers.filter(goes) },
    { targets: whole.targets.filter(t => !isOut(t)), attackers: whole.attackers.filter(a => !goes(a)) },
  ];
}

function followed(c: Climb, [out, rest]: readonly [Battle, Battle]): Valued[] | undefined {
  let parts = legal(c, [out, rest]);
  for (const a of rest.attackers) {
    if (isBound(c, a)) continue;
    const next = [joining(out, a), leaving(rest, a)] as const;
    const found = legal(c, next);
    if (parts !== undefined && (found === undefined || !isBetter(found, parts))) continue;
    [out, rest] = next;
    parts = found;
  }
  return parts;
}
