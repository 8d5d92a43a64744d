/**
 * Finds a whole grouping of one piece of a front: by a direct search while that is quick; otherwise the decisions are
 * added one by one, and a known whole grouping is repaired after each (groupingRepair.ts).
 */
import { type Battle, battleOf, type Grouping, leadOf, openGrouping, type Problem } from './grouping.ts';
import { BUDGET } from './groupingBudget.ts';
import { fieldOf, type Piece } from './groupingField.ts';
import { repaired } from './groupingRepair.ts';
import { type Found, type Meter, searchField } from './groupingSearch.ts';
import { type Witness, witnessOf } from './groupingWitness.ts';
import { headOf } from './list.ts';
import { cacheOfEach } from './partOfEach.ts';

/** By a direct search. Depends on problem and partial grouping alone. */
export function wholeAtOnce(
  problem: Problem,
  piece: Piece,
  partial: Grouping,
  looks = (problem.budget ?? BUDGET).atOnce,
): Found<readonly Battle[]> {
  if (piece.targets.length === 1) return onlyBattle(problem, piece, partial);
  const field = fieldOf(problem, piece, partial);
  return field && searchField(field, looks, { spent: 0 });
}

/** The same with a larger budget; one is found without the decisions first, which are then added to it. */
export function wholeOf(problem: Problem, piece: Piece, partial: Grouping): Found<readonly Battle[]> {
  const { whole } = problem.budget ?? BUDGET;
  if (!isDecided(problem, piece, partial)) return openWhole(problem, piece, whole);
  const found = wholeAtOnce(problem, piece, partial);
  if (found !== 'unsure') return found;
  const battles = openWhole(problem, piece, whole);
  if (battles === undefined || battles === 'unsure') return battles;
  const kept = turned(problem, piece, witnessOf(problem, battles), partial, whole / 8);
  return kept === 'unsure' ? kept : kept?.battles;
}

const opened = cacheOfEach<Piece, { readonly battles: Found<readonly Battle[]> }>();

/** The longest search there is; a proposal that fails repeats it. */
const openWhole = (problem: Problem, piece: Piece, looks: number): Found<readonly Battle[]> =>
  (opened.known(piece) ?? opened.keep(piece, { battles: wholeAtOnce(problem, piece, openOf(problem), looks) })).battles;

/** All pieces of a front are asked about one after the other. */
const open = cacheOfEach<Problem, Grouping>(1);
const openOf = (problem: Problem): Grouping => open.known(problem) ?? open.keep(problem, openGrouping(problem));

/** An attacker near one target only has the same battle in every whole grouping. */
const isDecided = ({ near }: Problem, { targets, attackers }: Piece, { lead, battle }: Grouping): boolean =>
  targets.some(t => lead[t] !== t) ||
  attackers.some(a => battle[a]! >= 0 && (near[a]!.length > 1 || battle[a] !== near[a]![0]));

/** A single target leaves nothing to choose: all attack it. */
function onlyBattle(problem: Problem, piece: Piece, { lead, battle }: Grouping): readonly Battle[] | undefined {
  const { targets, attackers } = piece;
  const target = headOf(targets);
  if (attackers.length === 0 || lead[target] !== target) return undefined;
  if (attackers.some(a => battle[a]! >= 0 && battle[a] !== target)) return undefined;
  return problem.holds(targets, attackers) ? [piece] : undefined;
}

/** Turns any whole grouping into one that keeps the decisions. Decisions that it already keeps come first. */
export function turned(
  problem: Problem,
  piece: Piece,
  whole: Witness,
  partial: Grouping,
  looks: number,
): Found<Witness> {
  const meter: Meter = { spent: 0 };
  const isJoined = (t: number): boolean => known.ofTarget[t] === known.ofTarget[leadOf(partial, t)];
  const isPut = (a: number): boolean => known.ofAttacker[a] === known.ofTarget[battleOf(partial, a)];
  let known = whole;
  const lead = partial.lead.map((l, t) => (isJoined(t) ? l : t));
  const battle = partial.battle.map((t, a) => (t >= 0 && isPut(a) ? t : -1));
  let next: Found<Witness> = whole;
  const isTaken = (around: readonly number[], attacker?: number): boolean => {
    const change = { known: [known], partial: { lead, battle }, around, attacker };
    next = meter.spent > looks ? 'unsure' : repaired(problem, piece, change, looks - meter.spent, meter);
    if (next && next !== 'unsure') known = next;
    return next === known;
  };
  for (const t of piece.targets) {
    if (lead[t] === partial.lead[t]) continue;
    lead[t] = leadOf(partial, t);
    if (!isJoined(t) && !isTaken([lead[t]!, t])) return next;
  }
  for (const a of piece.attackers) {
    const t = battleOf(partial, a);
    if (battle[a] === t) continue;
    battle[a] = t;
    if (!isPut(a) && !isTaken([t], a)) return next;
  }
  return known;
}
