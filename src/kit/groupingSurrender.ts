/**
 * Obligatory combat where no legal grouping exists: some attackers have to go. Whoever goes frees the targets nobody else
 * is near. A core is a set of targets that cannot all be attacked legally whatever happens elsewhere: every set of
 * attackers whose going helps has a member near the core. So it is enough to branch over those near a small core, which
 * finds every smallest set; up to `EXACT` attackers by piece of the front.
 */
import type { Problem } from './grouping.ts';
import { fieldAlone, type Piece } from './groupingField.ts';
import { searchField } from './groupingSearch.ts';
import { piecesOf } from './groupingSolve.ts';

export interface Surrender {
  /** How many attackers have to go; 0 where a grouping exists. */
  readonly count: number;
  /** Each belongs to a set of that many attackers, without whom a grouping exists; ascending. */
  readonly attackers: readonly number[];
  /**
   * No fewer will do, and every attacker of every such set is listed. Otherwise some piece needs more than was searched
   * for: the sets are still enough, and each of their members is needed in its set, but a smaller set may exist.
   */
  readonly isExact: boolean;
}

const EXACT = 3;

export function smallestSurrender(problem: Problem): Surrender {
  const parts = piecesOf(problem).map(piece => surrenderOf(problem, piece));
  return {
    count: parts.reduce((sum, part) => sum + part.count, 0),
    attackers: ascending(new Set(parts.flatMap(part => part.attackers))),
    isExact: parts.every(part => part.isExact),
  };
}

const ascending = (list: Iterable<number>): number[] => [...list].sort((a, b) => a - b);

function surrenderOf(problem: Problem, piece: Piece): Surrender {
  for (let count = 0; count <= EXACT; count++) {
    const members = membersOf(problem, piece, count);
    if (members) return { count, attackers: ascending(members), isExact: true };
  }
  const set = someSurrender(problem, piece);
  return { count: set.length, attackers: ascending(withSubstitutes(problem, piece, set)), isExact: false };
}

/** The members of all sets of that size that are enough, where no smaller one is; undefined where none is. */
function membersOf(problem: Problem, piece: Piece, size: number): Set<number> | undefined {
  const members = new Set<number>();
  const seen = new Set<string>();
  let isEnough = false;
  const walk = (gone: readonly number[]): void => {
    const key = ascending(gone).join();
    if (seen.has(key)) return;
    seen.add(key);
    const rest = remaining(problem, piece, gone);
    if (gone.length === size) {
      if (!isSolvable(problem, rest)) return;
      isEnough = true;
      for (const a of gone) members.add(a);
      return;
    }
    for (const a of nearCore(problem, rest)) walk([...gone, a]);
  };
  walk([]);
  return isEnough ? members : undefined;
}

/** Core by core, whoever has the fewest targets goes first; then whoever need not have gone comes back. */
function someSurrender(problem: Problem, piece: Piece): number[] {
  let set: number[] = [];
  for (let rest = remaining(problem, piece, set); !isSolvable(problem, rest); rest = remaining(problem, piece, set)) {
    const reach = (a: number): number => problem.near[a]!.length;
    set.push(nearCore(problem, rest).reduce((best, a) => (reach(a) < reach(best) ? a : best)));
  }
  for (const a of [...set]) {
    const fewer = set.filter(other => other !== a);
    if (isSolvable(problem, remaining(problem, piece, fewer))) set = fewer;
  }
  return set;
}

/** The set, and whoever could go in the place of one of its members. */
function withSubstitutes(problem: Problem, piece: Piece, set: readonly number[]): Set<number> {
  const all = new Set(set);
  for (const a of set) {
    const others = set.filter(other => other !== a);
    for (const b of nearCore(problem, remaining(problem, piece, others)))
      if (!all.has(b) && isSolvable(problem, remaining(problem, piece, [...others, b]))) all.add(b);
  }
  return all;
}

function remaining(problem: Problem, { targets, attackers }: Piece, gone: readonly number[]): Piece {
  const staying = attackers.filter(a => !gone.includes(a));
  return { attackers: staying, targets: targets.filter(t => staying.some(a => problem.near[a]!.includes(t))) };
}

const isSolvable = (problem: Problem, { targets, attackers }: Piece): boolean =>
  searchField(fieldAlone(problem, targets, attackers)) !== undefined;

/** Those near a small core of a piece that cannot be solved. */
function nearCore(problem: Problem, piece: Piece): number[] {
  const core = coreOf(problem, piece);
  return piece.attackers.filter(a => problem.near[a]!.some(t => core.includes(t)));
}

/** Grows around every target until something cannot be solved, then leaves out whatever is not needed for that. */
function coreOf(problem: Problem, piece: Piece): readonly number[] {
  const isCore = (targets: readonly number[]): boolean => !isSolvable(problem, { ...piece, targets });
  let core = firstCore(problem, piece, isCore);
  for (const t of core) {
    const rest: readonly number[] = core.filter(other => other !== t);
    if (!withAids(problem, piece, rest).includes(t) && isCore(rest)) core = rest;
  }
  return core;
}

function firstCore(problem: Problem, piece: Piece, isCore: (targets: readonly number[]) => boolean): readonly number[] {
  let balls = piece.targets.map(t => withAids(problem, piece, [t]));
  while (balls.some(ball => ball.length < piece.targets.length)) {
    const core = balls.find(isCore);
    if (core) return core;
    const grown = balls.map(ball => withAids(problem, piece, neighbours(problem, piece, ball)));
    if (grown.every((ball, i) => ball.length === balls[i]!.length)) break;
    balls = grown;
  }
  return balls.find(isCore) ?? piece.targets;
}

const neighbours = (problem: Problem, { attackers }: Piece, targets: readonly number[]): number[] =>
  ascending(new Set(attackers.flatMap(a => (problem.near[a]!.some(t => targets.includes(t)) ? problem.near[a]! : []))));

/** Without the aids that can be joined to it, a core would prove nothing. */
function withAids(problem: Problem, piece: Piece, targets: readonly number[]): readonly number[] {
  const aids = problem.aids ?? [];
  if (aids.length === 0) return targets;
  const more = neighbours(problem, piece, targets).filter(t => aids.includes(t) && !targets.includes(t));
  return more.length === 0 ? targets : withAids(problem, piece, ascending([...targets, ...more]));
}
