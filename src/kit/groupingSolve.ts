/**
 * Obligatory combat, the answers: is there a whole legal grouping that keeps what is decided, and what may still be decided
 * without losing the last one. A front falls into pieces that have no attacker in common; only the piece in question is
 * looked at, and the groupings found on the way are kept as witnesses, so that most questions need no search. Ask with
 * the same problem object while the facts are the same: the witnesses belong to it.
 */
import { type Battle, type Grouping, groupingOf, openGrouping, type Problem } from './grouping.ts';
import { cutFront, type Piece } from './groupingField.ts';
import { repaired } from './groupingRepair.ts';
import { turned, wholeOf } from './groupingWhole.ts';
import { extendsPartial, hasJoined, hasPut, standsWithout, type Witness, witnessOf } from './groupingWitness.ts';
import { type Memo, makeMemo, recall, remember } from './memo.ts';

/** A whole grouping that keeps all of the partial one. It depends on the two alone, not on what was asked before. */
export function solve(problem: Problem, partial?: Grouping): Grouping | undefined {
  const front = frontOf(problem);
  const start = partial ?? front.start;
  const battles: Battle[] = [];
  for (const piece of front.pieces) {
    const found = wholeOf(problem, piece, start);
    if (found === undefined) return undefined;
    battles.push(...found);
  }
  return { ...start, ...groupingOf(problem, battles) };
}

export function isFeasible(problem: Problem, partial?: Grouping): boolean {
  const front = frontOf(problem);
  const start = partial ?? front.start;
  return front.pieces.every(piece => liveOf(front, piece, start).length > 0);
}

/**
 * The leads of the battles to which the attacker can be put so that a whole grouping remains possible. Where it has a
 * battle already, this is asked as if it had none.
 */
export function optionsOf(problem: Problem, partial: Grouping, attacker: number): number[] {
  const front = frontOf(problem);
  const free = partial.battle[attacker]! < 0 ? partial : put(partial, attacker, -1);
  if (!isFeasible(problem, free)) return [];
  const piece = front.pieces[front.pieceOf[problem.near[attacker]![0]!]!]!;
  const live = liveOf(front, piece, free);
  const leads = [...new Set(problem.near[attacker]!.map(t => free.lead[t]!))].sort((a, b) => a - b);
  return leads.filter(lead => {
    if (live.some(w => hasPut(problem, w, free, { attacker, lead }))) return true;
    const change = { known: latest(live), partial: put(free, attacker, lead), around: [lead], attacker };
    return isKept(piece, repaired(problem, piece, change), live);
  });
}

/** Pairs of leads, the lower first, whose battles can be joined so that a whole grouping remains possible. */
export function mergesOf(problem: Problem, partial: Grouping): [number, number][] {
  const front = frontOf(problem);
  if (!isFeasible(problem, partial)) return [];
  return front.pieces.flatMap(piece => {
    const live = liveOf(front, piece, partial);
    return pairsOf(problem, piece, partial).filter(pair => {
      if (isBarred(problem, piece, partial, pair)) return false;
      if (live.some(w => hasJoined(problem, w, partial, pair))) return true;
      const change = { known: latest(live), partial: join(partial, pair), around: pair };
      return isKept(piece, repaired(problem, piece, change), live);
    });
  });
}

/** The same as `isFeasible`, for a problem that is asked about once: nothing is remembered of it. */
export const isSolvable = (problem: Problem, partial: Grouping): boolean =>
  cutFront(problem).pieces.every(piece => wholeOf(problem, piece, partial) !== undefined);

/** Whether a whole that is known stands without the attacker. Another may even where this says no. */
export const isSpare = (problem: Problem, partial: Grouping, attacker: number): boolean =>
  isFeasible(problem, partial) &&
  liveAround(problem, partial, problem.near[attacker]![0]!).some(w => standsWithout(problem, w, attacker));

function liveAround(problem: Problem, partial: Grouping, target: number): readonly Witness[] {
  const front = frontOf(problem);
  return liveOf(front, front.pieces[front.pieceOf[target]!]!, partial);
}

/** The pieces of the front that have nothing to do with each other. */
export const piecesOf = (problem: Problem): readonly Piece[] => frontOf(problem).pieces;

interface FrontPiece extends Piece {
  readonly id: number;
  /** What was found lately, the latest last. */
  readonly found: Witness[];
}

interface Front {
  readonly problem: Problem;
  readonly pieces: readonly FrontPiece[];
  /** By target. */
  readonly pieceOf: readonly number[];
  readonly start: Grouping;
  /** For the partial grouping last asked about, by piece: the witnesses that keep it. */
  readonly live: Memo<Grouping, (Witness[] | undefined)[]>;
}

/** Witnesses kept by piece. */
const KEPT = 16;
const fronts = makeMemo<Problem, Front>();

const frontOf = (problem: Problem): Front => recall(fronts, problem) ?? remember(fronts, problem, makeFront(problem));

function makeFront(problem: Problem): Front {
  const { pieces, pieceOf } = cutFront(problem);
  return {
    problem,
    pieces: pieces.map(({ targets, attackers }, id) => ({ targets, attackers, id, found: [] })),
    pieceOf,
    start: openGrouping(problem),
    live: makeMemo(),
  };
}

/** The witnesses of a piece that keep the partial grouping, one of them searched for if none is known. */
function liveOf(front: Front, piece: FrontPiece, partial: Grouping): Witness[] {
  const live = recall(front.live, partial) ?? remember(front.live, partial, []);
  const known = live[piece.id];
  if (known) return known;
  const kept = piece.found.filter(w => extendsPartial(w, piece, partial));
  if (kept.length === 0) isKept(piece, someWhole(front, piece, partial), kept);
  live[piece.id] = kept;
  return kept;
}

/** The latest that is known is put right; where none is, one is searched for. */
function someWhole({ problem }: Front, piece: FrontPiece, partial: Grouping): Witness | undefined {
  const latest = piece.found.at(-1);
  if (latest && piece.targets.length > 1) return turned(problem, piece, latest, partial);
  const battles = wholeOf(problem, piece, partial);
  return battles && witnessOf(problem, battles);
}

/** A few wholes to begin with, the latest first. */
const latest = (live: readonly Witness[]): Witness[] => live.slice(-BEGUN).reverse();
const BEGUN = 3;

/** Adds what was found, if anything was, to the witnesses. */
function isKept(piece: FrontPiece, found: Witness | undefined, live: Witness[]): boolean {
  if (found === undefined) return false;
  live.push(found);
  piece.found.push(found);
  if (piece.found.length > KEPT) piece.found.shift();
  return true;
}

/** Battles with somebody near a target of either. */
function pairsOf({ targets: count, near }: Problem, piece: Piece, { lead, sealed }: Grouping): [number, number][] {
  if (piece.targets.length === 1) return [];
  const closed = new Set(sealed?.map(t => lead[t]));
  const keys = new Set<number>();
  for (const a of piece.attackers)
    for (const one of near[a]!)
      for (const two of near[a]!) {
        const [low, high] = [lead[one]!, lead[two]!];
        if (low < high && !closed.has(low) && !closed.has(high)) keys.add(low * count + high);
      }
  return [...keys].sort((a, b) => a - b).map(key => [Math.trunc(key / count), key % count]);
}

/** Somebody would be in the joint battle without being near all of it, or has no other: so most pairs are told apart. */
function isBarred(
  problem: Problem,
  { targets, attackers }: Piece,
  { lead, battle }: Grouping,
  [low, high]: readonly [number, number],
): boolean {
  const joint = targets.filter(t => lead[t] === low || lead[t] === high);
  return attackers.some(a => {
    const near = problem.near[a]!;
    let shared = 0;
    for (const t of near) if (joint.includes(t)) shared++;
    if (shared === 0 || shared === joint.length) return false;
    return battle[a]! >= 0 ? joint.includes(battle[a]!) : shared === near.length;
  });
}

const put = (partial: Grouping, attacker: number, target: number): Grouping => ({
  ...partial,
  battle: partial.battle.with(attacker, target),
});

const join = (partial: Grouping, [low, high]: readonly [number, number]): Grouping => ({
  ...partial,
  lead: partial.lead.map(lead => (lead === high ? low : lead)),
});
