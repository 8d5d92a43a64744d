/**
 * A whole grouping is known and one more decision is to be added: is there still a whole one? Only the surroundings of
 * the change are searched, in growing circles, from both sides. If the targets nearby cannot be served by all attackers
 * near them, whatever happens elsewhere, there is none; if the battles nearby can be rearranged while the rest stays as
 * it was, there is one. The result may also be unsure.
 */
import { type Battle, type Grouping, leadOf, type Problem, targetsNear } from './grouping.ts';
import { type Field, fieldOf, type Piece } from './groupingField.ts';
import { type Found, type Meter, searchField } from './groupingSearch.ts';
import { battleAt, battleOfAttacker, battleOfTarget, isNearAll, type Witness, witnessOf } from './groupingWitness.ts';

/** A decision to add, and known whole groupings that keep everything decided except around some targets. */
export interface Change {
  /** The best starting point first. */
  readonly known: readonly Witness[];
  readonly partial: Grouping;
  /** Targets whose battles change, and an attacker whose battle changes. */
  readonly around: readonly number[];
  readonly attacker?: number | undefined;
}

/** Looks in the smallest circle, where most questions are settled. */
const LOOKS = 50;

/**
 * A whole grouping of the piece that keeps all decisions. "None" is returned only if it is shown without the known
 * groupings, within `looks` beyond those of the smallest circle. Each circle gets its share whether it needs it or not,
 * so that this result does not depend on what is known. As many again are spent on rearranging what is known.
 */
export function repaired(
  problem: Problem,
  piece: Piece,
  change: Change,
  looks: number,
  meter: Meter = { spent: 0 },
): Found<Witness> {
  const { partial } = change;
  let left = looks;
  let most = LOOKS;
  let circle = closed(problem, piece, partial, new Set(change.around));
  for (let rings = 1; ; rings *= 4) {
    const isAll = circle.length === piece.targets.length;
    const inner = innerField(problem, piece, partial, circle);
    if (inner === undefined) return undefined;
    if (rings > 1) {
      // Exploring a circle costs about one look per attacker in it.
      left -= inner.attackers.length;
      if (left <= 0) return 'unsure';
      most = isAll ? left : Math.ceil(left / 4);
      left -= most;
    }
    const found = rearranged(problem, change, circle, { meter, end: meter.spent + most });
    if (found) return found;
    const battles = searchField(inner, most, meter);
    if (battles === undefined) return undefined;
    if (isAll) return battles === 'unsure' ? battles : witnessOf(problem, battles);
    for (let i = 0; i < rings; i++) circle = closed(problem, piece, partial, grown(problem, piece, circle));
  }
}

/** The meter may run up to `end`. */
interface Purse {
  readonly meter: Meter;
  readonly end: number;
}

/** A known grouping, rearranged within the circle; undefined if that failed. */
function rearranged(
  problem: Problem,
  change: Change,
  circle: readonly number[],
  { meter, end }: Purse,
): Witness | undefined {
  for (const known of change.known) {
    if (meter.spent >= end) break;
    const battles = battlesAt(known, circle);
    if (change.attacker !== undefined) battles.add(battleOfAttacker(known, change.attacker));
    const field = outerField(problem, change.partial, known, battles);
    const found = field && searchField(field, end - meter.spent, meter, known);
    if (found && found !== 'unsure') return joined(problem, known, battles, found);
  }
  return undefined;
}

const ascending = (list: Iterable<number>): number[] => [...list].sort((a, b) => a - b);

/** The battles that contain one of the targets. */
function battlesAt(w: Witness, targets: Iterable<number>): Set<number> {
  const found = new Set<number>();
  for (const t of targets) found.add(battleOfTarget(w, t));
  return found;
}

/** Adds everything joined to the targets, and the aids that could be: without those a failure would prove nothing. */
function closed(problem: Problem, piece: Piece, partial: Grouping, targets: Set<number>): number[] {
  const { aids = [] } = problem;
  let before = 0;
  while (targets.size > before) {
    before = targets.size;
    const leads = new Set<number>();
    for (const t of targets) leads.add(leadOf(partial, t));
    for (const t of piece.targets) if (leads.has(leadOf(partial, t))) targets.add(t);
    if (aids.length === 0) break;
    for (const a of piece.attackers)
      if (targetsNear(problem, a).some(t => targets.has(t)))
        for (const t of targetsNear(problem, a)) if (aids.includes(t)) targets.add(t);
  }
  return ascending(targets);
}

/** Adds the targets of all attackers near these. */
function grown(problem: Problem, piece: Piece, targets: readonly number[]): Set<number> {
  const all = new Set(targets);
  const inside = new Set(targets);
  for (const a of piece.attackers) {
    const near = targetsNear(problem, a);
    if (near.some(t => inside.has(t))) for (const t of near) all.add(t);
  }
  return all;
}

/** These targets and all attackers near them; an attacker with another target elsewhere is excused. */
function innerField(problem: Problem, piece: Piece, partial: Grouping, targets: readonly number[]): Field | undefined {
  const inside = new Set(targets);
  const attackers = piece.attackers.filter(a => targetsNear(problem, a).some(t => inside.has(t)));
  const isExcused = (a: number): boolean => targetsNear(problem, a).some(t => !inside.has(t));
  return fieldOf(problem, { targets, attackers }, partial, isExcused);
}

/** These battles and their attackers; an attacker that could be in another battle is excused. */
function outerField(
  problem: Problem,
  partial: Grouping,
  known: Witness,
  battles: ReadonlySet<number>,
): Field | undefined {
  const inside = known.battles.filter((_, i) => battles.has(i));
  const targets = ascending(inside.flatMap(battle => battle.targets));
  const attackers = ascending(inside.flatMap(battle => battle.attackers));
  return fieldOf(problem, { targets, attackers }, partial, a => homeOf(problem, known, battles, a) >= 0);
}

/** The first of the other battles that an attacker could be in, or -1. */
function homeOf(problem: Problem, known: Witness, battles: ReadonlySet<number>, attacker: number): number {
  for (const t of targetsNear(problem, attacker)) {
    const i = battleOfTarget(known, t);
    if (i >= 0 && !battles.has(i) && isNearAll(problem, attacker, battleAt(known, i).targets)) return i;
  }
  return -1;
}

/** The known grouping with some battles replaced by those found; leftover attackers go to one of the others. */
function joined(problem: Problem, known: Witness, old: ReadonlySet<number>, found: readonly Battle[]): Witness {
  const isPut = new Set(found.flatMap(battle => battle.attackers));
  const added = new Map<number, number[]>();
  for (const i of old)
    for (const a of battleAt(known, i).attackers) {
      if (isPut.has(a)) continue;
      const home = homeOf(problem, known, old, a);
      added.set(home, [...(added.get(home) ?? []), a]);
    }
  const kept = known.battles.flatMap(({ targets, attackers }, i) => {
    if (old.has(i)) return [];
    const more = added.get(i);
    return [{ targets, attackers: more ? ascending([...attackers, ...more]) : attackers }];
  });
  return witnessOf(problem, [...kept, ...found]);
}
