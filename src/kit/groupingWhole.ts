/**
 * A whole grouping of one piece of a front. Searched for at once while that is quick; where it is not, what is decided is
 * taken in one by one, and a whole that is known is put right after each (groupingRepair.ts).
 */
import { type Battle, type Grouping, openGrouping, type Problem } from './grouping.ts';
import { fieldOf, type Piece } from './groupingField.ts';
import { repaired } from './groupingRepair.ts';
import { searchBriefly, searchField } from './groupingSearch.ts';
import { type Witness, witnessOf } from './groupingWitness.ts';

/** Looks at the floor before a search at once is given up. */
const LOOKS = 4000;

/** Hangs on problem and partial grouping alone; undefined where there is none. */
export function wholeOf(
  problem: Problem,
  piece: Piece,
  partial: Grouping,
  looks: number = LOOKS,
): readonly Battle[] | undefined {
  if (piece.targets.length === 1) return onlyBattle(problem, piece, partial);
  const field = fieldOf(problem, piece, partial);
  const found = field && searchBriefly(field, looks);
  if (found !== 'unsure') return found;
  const open = fieldOf(problem, piece, openGrouping(problem));
  const battles = open && searchField(open);
  return battles && turned(problem, piece, witnessOf(problem, battles), partial)?.battles;
}

/** One target leaves nothing to choose: it is attacked by all. */
function onlyBattle(problem: Problem, piece: Piece, { lead, battle }: Grouping): readonly Battle[] | undefined {
  const { targets, attackers } = piece;
  const target = targets[0]!;
  if (attackers.length === 0 || lead[target] !== target) return undefined;
  if (attackers.some(a => battle[a]! >= 0 && battle[a] !== target)) return undefined;
  return problem.holds(targets, attackers) ? [piece] : undefined;
}

/** From any whole to one that keeps what is decided; undefined where there is none. What is kept already comes first. */
export function turned(problem: Problem, piece: Piece, whole: Witness, partial: Grouping): Witness | undefined {
  const isJoined = (t: number): boolean => known.ofTarget[t] === known.ofTarget[partial.lead[t]!];
  const isPut = (a: number): boolean => known.ofAttacker[a] === known.ofTarget[partial.battle[a]!];
  let known = whole;
  const lead = partial.lead.map((l, t) => (isJoined(t) ? l : t));
  const battle = partial.battle.map((t, a) => (t >= 0 && isPut(a) ? t : -1));
  let sealed: readonly number[] = [];
  const takeIn = (around: readonly number[], attacker?: number): boolean => {
    const change = { known: [known], partial: { lead, battle, sealed }, around };
    const next = repaired(problem, piece, attacker === undefined ? change : { ...change, attacker });
    if (next) known = next;
    return next !== undefined;
  };
  for (const t of piece.targets) {
    if (lead[t] === partial.lead[t]) continue;
    lead[t] = partial.lead[t]!;
    if (!isJoined(t) && !takeIn([lead[t]!, t])) return undefined;
  }
  for (const a of piece.attackers) {
    const t = partial.battle[a]!;
    if (battle[a] === t) continue;
    battle[a] = t;
    if (!isPut(a) && !takeIn([t], a)) return undefined;
  }
  for (const t of partial.sealed ?? []) {
    if (!piece.targets.includes(t)) continue;
    sealed = [...sealed, t];
    if (!takeIn(known.battles[known.ofTarget[t]!]!.targets)) return undefined;
  }
  return known;
}
