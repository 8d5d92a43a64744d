/**
 * Obligatory combat solved: is there a whole grouping that keeps the decisions so far, and which decisions keep one
 * possible? A front splits into pieces that share no attacker; only the piece in question is searched, and the
 * groupings found are kept as witnesses, so that most questions need no search. Ask with the same problem object while
 * the facts are the same: the witnesses belong to it.
 */
import {
  type Battle,
  battleOf,
  type Grouping,
  groupingOf,
  leadOf,
  openGrouping,
  type Problem,
  targetsNear,
} from './grouping.ts';
import { BUDGET } from './groupingBudget.ts';
import { cutFront, type Piece } from './groupingField.ts';
import { repaired } from './groupingRepair.ts';
import type { Found, Meter } from './groupingSearch.ts';
import { turned, wholeAtOnce, wholeOf } from './groupingWhole.ts';
import { extendsPartial, hasJoined, hasPut, standsWithout, type Witness, witnessOf } from './groupingWitness.ts';
import { headOf, withEach } from './list.ts';
import { type Cache, cacheOfEach } from './partOfEach.ts';

/**
 * A whole grouping that keeps the partial one; undefined if none is found. It depends only on these two, not on what
 * was asked before.
 */
export function solve(problem: Problem, partial?: Grouping): Grouping | undefined {
  const front = frontOf(problem);
  const start = partial ?? front.start;
  const known = front.solved.known(start) ?? front.solved.keep(start, { whole: solved(front, start) });
  return known.whole;
}

function solved({ problem, pieces }: Front, start: Grouping): Grouping | undefined {
  const battles: Battle[] = [];
  for (const piece of pieces) {
    const found = wholeOf(problem, piece, start);
    if (found === undefined || found === 'unsure') return undefined;
    battles.push(...found);
    keep(piece, { battles: found, witness: undefined });
  }
  return { ...start, ...groupingOf(problem, battles) };
}

/** Whether one is found by a single search of `looks`. */
export const isWhole = (problem: Problem, partial: Grouping, looks: number): boolean =>
  cutFront(problem).pieces.every(piece => Array.isArray(wholeAtOnce(problem, piece, partial, looks)));

/** Whether a whole grouping is possible, that is, not shown to be impossible (groupingBudget.ts). */
export function isFeasible(problem: Problem, partial?: Grouping): boolean {
  const front = frontOf(problem);
  return isLive(front, livesOf(front, partial ?? front.start));
}

/** Whether a whole grouping is known. In the same position it may be known or not; if it is known, it exists. */
export const isKnown = (problem: Problem, partial: Grouping): boolean =>
  piecesOf(problem).every(({ targets }) => liveAround(problem, partial, headOf(targets)).length > 0);

/**
 * The leads of the battles to which the attacker can be assigned so that a whole grouping stays possible. If it already
 * has a battle, this is answered as if it had none.
 */
export function optionsOf(problem: Problem, partial: Grouping, attacker: number): number[] {
  const front = frontOf(problem);
  const free = battleOf(partial, attacker) < 0 ? partial : put(partial, attacker, -1);
  const lives = livesOf(front, free);
  if (!isLive(front, lives)) return [];
  const piece = pieceWith(front, headOf(targetsNear(problem, attacker)));
  const { wholes } = liveOf(front, piece, lives);
  const leads = [...new Set(targetsNear(problem, attacker).map(t => leadOf(free, t)))].sort((a, b) => a - b);
  return leads.filter(lead => {
    if (wholes.some(w => hasPut(problem, w, free, { attacker, lead }))) return true;
    const change = { known: latest(wholes), partial: put(free, attacker, lead), around: [lead], attacker };
    return isKept(piece, repaired(problem, piece, change, front.looks), wholes);
  });
}

/** Pairs of leads, the lower first, whose battles can be joined so that a whole grouping stays possible. */
export function mergesOf(problem: Problem, partial: Grouping): [number, number][] {
  const front = frontOf(problem);
  const lives = livesOf(front, partial);
  if (!isLive(front, lives)) return [];
  return front.pieces.flatMap(piece => {
    const { wholes } = liveOf(front, piece, lives);
    return pairsOf(problem, piece, partial).filter(pair => {
      if (isBarred(problem, piece, partial, pair)) return false;
      if (wholes.some(w => hasJoined(problem, w, partial, pair))) return true;
      const change = { known: latest(wholes), partial: join(partial, pair), around: pair };
      return isKept(piece, repaired(problem, piece, change, front.looks), wholes);
    });
  });
}

/** Like `isFeasible`, for a problem that is asked about only once: with a smaller budget, and nothing is remembered. */
export function isSolvable(problem: Problem, partial: Grouping, { looks, meter, around }: Brief): boolean {
  const { pieces, pieceOf } = cutFront(problem);
  return pieces.every((piece, id) => {
    if (around !== undefined && pieceOf[around] !== id) return true;
    const change = { known: [], partial, around: around === undefined ? piece.targets : [around] };
    return repaired(problem, piece, change, looks - meter.spent, meter) !== undefined;
  });
}

interface Brief {
  readonly looks: number;
  readonly meter: Meter;
  /** A target near which everything changed lies; the rest of the front has a whole grouping as before. */
  readonly around: number | undefined;
}

/** Whether a known whole grouping does without the attacker. There may be another even if this is false. */
export const isSpare = (problem: Problem, partial: Grouping, attacker: number): boolean =>
  isFeasible(problem, partial) &&
  liveAround(problem, partial, headOf(targetsNear(problem, attacker))).some(w => standsWithout(problem, w, attacker));

function liveAround(problem: Problem, partial: Grouping, target: number): readonly Witness[] {
  const front = frontOf(problem);
  return liveOf(front, pieceWith(front, target), livesOf(front, partial)).wholes;
}

/** The independent pieces of the front. */
export const piecesOf = (problem: Problem): readonly Piece[] => frontOf(problem).pieces;

interface FrontPiece extends Piece {
  readonly id: number;
  /** Recently found groupings, the latest last. */
  readonly found: Known[];
}

/** A proposal asks for nothing but the battles, so the witness is made when a question needs it. */
interface Known {
  readonly battles: readonly Battle[];
  witness: Witness | undefined;
}

interface Front {
  readonly problem: Problem;
  readonly pieces: readonly FrontPiece[];
  /** By target. */
  readonly pieceOf: readonly number[];
  readonly start: Grouping;
  /** Looks for one question about what may be decided next. */
  readonly looks: number;
  /** For the latest partial groupings. */
  readonly live: Cache<Grouping, Lives>;
  readonly solved: Cache<Grouping, { readonly whole: Grouping | undefined }>;
}

const pieceWith = ({ pieces, pieceOf }: Front, target: number): FrontPiece => pieces[pieceOf[target]!]!;

/** What is known about a partial grouping. */
interface Lives {
  readonly partial: Grouping;
  readonly byPiece: (Live | undefined)[];
  /** Undefined until asked for: whether no piece is hopeless. */
  isLive: boolean | undefined;
}

/** The witnesses that keep a partial grouping, or the fact that there are none. */
interface Live {
  readonly wholes: Witness[];
  readonly isHopeless: boolean;
}

/** Witnesses kept by piece. */
const KEPT = 16;
/** Few fronts are kept: they are large, and what survives is copied by every garbage collection. */
const fronts = cacheOfEach<Problem, Front>(4);
const frontOf = (problem: Problem): Front => fronts.known(problem) ?? fronts.keep(problem, makeFront(problem));

function makeFront(problem: Problem): Front {
  const { pieces, pieceOf } = cutFront(problem);
  const start = openGrouping(problem);
  return {
    problem,
    pieces: pieces.map(({ targets, attackers }, id) => ({ targets, attackers, id, found: [] })),
    pieceOf,
    start,
    looks: looksEach(problem),
    live: cacheOfEach(2),
    solved: cacheOfEach(2),
  };
}

/**
 * Every attacker may be assigned to each target near it; a target may be joined to those with a common neighbour, 18 on
 * a map.
 */
export const looksEach = ({ near, targets, budget = BUDGET }: Problem): number =>
  Math.ceil(budget.list / near.reduce((sum, list) => sum + list.length, 1 + 9 * targets));

const livesOf = ({ live }: Front, partial: Grouping): Lives =>
  live.known(partial) ?? live.keep(partial, { partial, byPiece: [], isLive: undefined });

function isLive(front: Front, lives: Lives): boolean {
  lives.isLive ??= front.pieces.every(piece => !liveOf(front, piece, lives).isHopeless);
  return lives.isLive;
}

/** The witnesses of a piece that keep the partial grouping; searches for one if none is known. */
function liveOf(front: Front, piece: FrontPiece, { partial, byPiece }: Lives): Live {
  const known = byPiece[piece.id];
  if (known) return known;
  const wholes: Witness[] = [];
  for (const one of piece.found) {
    const witness = witnessFor(front, one);
    if (extendsPartial(witness, piece, partial)) wholes.push(witness);
  }
  const isHopeless = wholes.length === 0 && !isKept(piece, someWhole(front, piece, partial), wholes);
  const found = { wholes, isHopeless };
  byPiece[piece.id] = found;
  return found;
}

function witnessFor({ problem }: Front, known: Known): Witness {
  known.witness ??= witnessOf(problem, known.battles);
  return known.witness;
}

/** Repairs the latest known one; if that fails, searches from scratch. */
function someWhole(front: Front, piece: FrontPiece, partial: Grouping): Found<Witness> {
  const { problem } = front;
  const known = piece.found.at(-1);
  if (known && piece.targets.length > 1) {
    const found = turned(problem, piece, witnessFor(front, known), partial, (problem.budget ?? BUDGET).atOnce);
    if (found && found !== 'unsure') return found;
  }
  const battles = wholeAtOnce(problem, piece, partial);
  return battles && battles !== 'unsure' ? witnessOf(problem, battles) : battles;
}

/** A few known groupings to start from, the latest first. */
const latest = (live: readonly Witness[]): Witness[] => live.slice(-BEGUN).reverse();
const BEGUN = 3;

/** Adds what was found to the witnesses; false if it is shown that there is nothing. */
function isKept(piece: FrontPiece, found: Found<Witness>, live: Witness[]): boolean {
  if (found === undefined || found === 'unsure') return found === 'unsure';
  live.push(found);
  keep(piece, { battles: found.battles, witness: found });
  return true;
}

function keep({ found }: FrontPiece, known: Known): void {
  found.push(known);
  if (found.length > KEPT) found.shift();
}

/** Pairs of battles with an attacker that is near both. */
function pairsOf(problem: Problem, piece: Piece, partial: Grouping): [number, number][] {
  if (piece.targets.length === 1) return [];
  const { targets: count } = problem;
  const keys = new Set<number>();
  for (const a of piece.attackers)
    for (const one of targetsNear(problem, a))
      for (const two of targetsNear(problem, a)) {
        const [low, high] = [leadOf(partial, one), leadOf(partial, two)];
        if (low < high) keys.add(low * count + high);
      }
  return [...keys].sort((a, b) => a - b).map(key => [Math.trunc(key / count), key % count]);
}

/** Whether an attacker bound to the joint battle is not near all of it: a cheap test that rules out most pairs. */
function isBarred(
  problem: Problem,
  { targets, attackers }: Piece,
  { lead, battle }: Grouping,
  [low, high]: readonly [number, number],
): boolean {
  const joint = targets.filter(t => lead[t] === low || lead[t] === high);
  return attackers.some(a => {
    const near = targetsNear(problem, a);
    let shared = 0;
    for (const t of near) if (joint.includes(t)) shared++;
    if (shared === 0 || shared === joint.length) return false;
    return battle[a]! >= 0 ? joint.includes(battle[a]!) : shared === near.length;
  });
}

/** Not by `withAt`: the engine takes some of these lists for lists with holes, and would make columns holey as well. */
function put(partial: Grouping, attacker: number, target: number): Grouping {
  const battle = partial.battle.slice();
  battle[attacker] = target;
  return { lead: partial.lead, battle };
}

const join = (partial: Grouping, [low, high]: readonly [number, number]): Grouping => ({
  ...partial,
  lead: withEach(partial.lead, lead => (lead === high ? low : lead)),
});
