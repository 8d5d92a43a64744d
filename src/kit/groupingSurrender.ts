/**
 * Obligatory combat where no whole grouping exists: some attackers have to go. Removing an attacker also frees the
 * targets that nobody else is near. A core is a set of targets that cannot all be attacked legally whatever happens
 * elsewhere, so every set of attackers whose removal helps has a member near the core. Branching over those near a
 * small core therefore finds every smallest set, of up to `EXACT` attackers per piece of the front.
 */
import { type Battle, openGrouping, type Problem, targetsNear } from './grouping.ts';
import { BUDGET } from './groupingBudget.ts';
import { fieldAlone, type Piece } from './groupingField.ts';
import { type Found, type Meter, searchField } from './groupingSearch.ts';
import { piecesOf } from './groupingSolve.ts';
import { wholeAtOnce } from './groupingWhole.ts';

export interface Surrender {
  /** How many attackers have to go; 0 where a grouping exists. */
  readonly count: number;
  /** Each belongs to a set of `count` attackers without which a grouping exists; ascending. */
  readonly attackers: readonly number[];
  /**
   * No smaller set will do, and every attacker of every such set is listed. Otherwise some piece needs more than was
   * searched for: the sets are still sufficient, and each of their members is needed in its set, but a smaller set may
   * exist. If the budget ended before any set was found, the attackers near a core are listed, of which at least one
   * has to go.
   */
  readonly isExact: boolean;
}

const EXACT = 3;

/** All searches share a budget; one that gives up counts as a failure, and then the answer is not exact. */
interface Hunt {
  readonly problem: Problem;
  /** Starts at minus the budget. */
  readonly meter: Meter;
  isExact: boolean;
}

/** Maximum looks of one search, and the cost of starting one. */
const ONE_SEARCH = 2000;
const BEGUN = 20;

export function smallestSurrender(problem: Problem): Surrender {
  const { surrender } = problem.budget ?? BUDGET;
  const hunt: Hunt = { problem, meter: { spent: -surrender }, isExact: true };
  const parts = troubled(problem).map(piece => surrenderOf(hunt, piece));
  return {
    count: parts.reduce((sum, part) => sum + part.count, 0),
    attackers: ascending(new Set(parts.flatMap(part => part.attackers))),
    isExact: parts.every(part => part.isExact),
  };
}

const ascending = (list: Iterable<number>): number[] => [...list].sort((a, b) => a - b);
const isOver = ({ meter }: Hunt): boolean => meter.spent >= 0;

/** The pieces shown to have no whole grouping; if there are none, those for which none is found. */
function troubled(problem: Problem): Piece[] {
  const pieces = piecesOf(problem).map(piece => remaining(problem, piece, []));
  const found = pieces.map(piece => piece.targets.length === 0 || wholeAtOnce(problem, piece, openGrouping(problem)));
  const hopeless = pieces.filter((_, i) => found[i] === undefined);
  return hopeless.length > 0 ? hopeless : pieces.filter((_, i) => found[i] === 'unsure');
}

function surrenderOf(hunt: Hunt, piece: Piece): Surrender {
  const first = nearCore(hunt, piece);
  const set = someSurrender(hunt, piece);
  if (isOver(hunt)) return { count: 1, attackers: first, isExact: false };
  for (let count = 1; count <= Math.min(EXACT, set.length); count++) {
    const members = membersOf(hunt, piece, count, first);
    if (members) return { count, attackers: ascending(members), isExact: hunt.isExact };
  }
  return { count: set.length, attackers: ascending(withSubstitutes(hunt, piece, set)), isExact: false };
}

/** The members of all sufficient sets of that size, if no smaller set is; undefined if there is none. */
function membersOf(hunt: Hunt, piece: Piece, size: number, first: readonly number[]): Set<number> | undefined {
  const members = new Set<number>();
  const seen = new Set<string>();
  const walk = (gone: readonly number[]): void => {
    const key = ascending(gone).join();
    if (seen.has(key) || isOver(hunt)) return;
    seen.add(key);
    const rest = remaining(hunt.problem, piece, gone);
    if (gone.length < size) for (const a of gone.length === 0 ? first : nearCore(hunt, rest)) walk([...gone, a]);
    else if (isSolvable(hunt, rest)) for (const a of gone) members.add(a);
  };
  walk([]);
  return members.size > 0 && !isOver(hunt) ? members : undefined;
}

/** Core by core, removes the attacker with the fewest targets; then restores those whose removal was not needed. */
function someSurrender(hunt: Hunt, piece: Piece): number[] {
  const { problem } = hunt;
  let set: number[] = [];
  for (let rest = piece; !isOver(hunt) && !isSolvable(hunt, rest); rest = remaining(problem, piece, set)) {
    const reach = (a: number): number => targetsNear(problem, a).length;
    set.push(nearCore(hunt, rest).reduce((best, a) => (reach(a) < reach(best) ? a : best)));
  }
  for (const a of [...set]) {
    const fewer = set.filter(other => other !== a);
    if (isSolvable(hunt, remaining(problem, piece, fewer))) set = fewer;
  }
  return set;
}

/** The set, and every attacker that could replace one of its members. */
function withSubstitutes(hunt: Hunt, piece: Piece, set: readonly number[]): Set<number> {
  const all = new Set(set);
  for (const a of set) {
    const others = set.filter(other => other !== a);
    for (const b of nearCore(hunt, remaining(hunt.problem, piece, others)))
      if (!all.has(b) && isSolvable(hunt, remaining(hunt.problem, piece, [...others, b]))) all.add(b);
  }
  return all;
}

function remaining(problem: Problem, { targets, attackers }: Piece, gone: readonly number[]): Piece {
  const staying = attackers.filter(a => !gone.includes(a));
  return { attackers: staying, targets: targets.filter(t => staying.some(a => targetsNear(problem, a).includes(t))) };
}

const isSolvable = (hunt: Hunt, piece: Piece): boolean => Array.isArray(searched(hunt, piece));

function searched(hunt: Hunt, { targets, attackers }: Piece): Found<readonly Battle[]> {
  const { meter } = hunt;
  meter.spent += BEGUN;
  const most = Math.min(ONE_SEARCH, -meter.spent);
  const found = most > 0 ? searchField(fieldAlone(hunt.problem, targets, attackers), most, meter) : 'unsure';
  if (found === 'unsure') hunt.isExact = false;
  return found;
}

/** The attackers near a small core of a piece that cannot be solved. */
function nearCore(hunt: Hunt, piece: Piece): number[] {
  const core = coreOf(hunt, piece);
  return piece.attackers.filter(a => targetsNear(hunt.problem, a).some(t => core.includes(t)));
}

/** Grows a set around every target until it cannot be solved, then drops what is not needed for that. */
function coreOf(hunt: Hunt, piece: Piece): readonly number[] {
  const { problem } = hunt;
  const isCore = (targets: readonly number[]): boolean => searched(hunt, { ...piece, targets }) === undefined;
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
  ascending(
    new Set(
      attackers.flatMap(a => (targetsNear(problem, a).some(t => targets.includes(t)) ? targetsNear(problem, a) : [])),
    ),
  );

/** Without the aids that can be joined to it, a core would prove nothing. */
function withAids(problem: Problem, piece: Piece, targets: readonly number[]): readonly number[] {
  const aids = problem.aids ?? [];
  if (aids.length === 0) return targets;
  const more = neighbours(problem, piece, targets).filter(t => aids.includes(t) && !targets.includes(t));
  return more.length === 0 ? targets : withAids(problem, piece, ascending([...targets, ...more]));
}
