/**
 * The search for a whole grouping of a field. It returns "none" only if there is none; it may give up before.
 *
 * Because more attackers never break a battle, it is enough to give each battle attackers it cannot do without; those
 * left over join a battle all of whose targets they are near (their home). A node that can be served by attackers with
 * nothing else to do is served at once; a node that all attackers near it together cannot serve ends the branch. What
 * is then left splits into parts that share no attacker: each is solved separately, beginning at its scarcest node, and
 * a part that failed once is not tried again.
 *
 * On each failure it is known which choices it depends on (groupingBlame.ts), and the search jumps back to the last of
 * them. So a conflict in one corner of a front is not met again for every combination in the others. It is slow only
 * where many attackers are near the same targets, which need nearly all their strength: a packing problem without a
 * fast algorithm.
 */
import type { Battle } from './grouping.ts';
import { type Blame, blameChoice, blameJoint, blamePart, type Fight, isStranded } from './groupingBlame.ts';
import { type Choice, choiceOf, type Joint } from './groupingChoice.ts';
import type { Field } from './groupingField.ts';
import { isOpen } from './groupingHint.ts';
import {
  aloneAt,
  battlesFrom,
  fight,
  holds,
  jointsAt,
  keyOf,
  makeSearch,
  openOf,
  partsOf,
  pushTouched,
  type Search,
  settle,
  unfight,
} from './groupingState.ts';
import type { Witness } from './groupingWitness.ts';

/** The result of a search that may give up; undefined if it has shown that there is nothing. */
export type Found<T> = T | undefined | 'unsure';

/** Counts looks (calls of `holds`), so that several searches can share a budget. */
export interface Meter {
  spent: number;
}

/**
 * The battles of a whole grouping; gives up after `looks`. What it finds is what a longer search would find. With a
 * known whole grouping of a similar field, it finds one like that.
 */
export function searchField(field: Field, looks: number, meter: Meter, known?: Witness): Found<Battle[]> {
  const s = makeSearch(field, looks, known);
  const all = field.nodes.map((_, node) => node);
  const isFound = settle(s, [...all]) && solveNodes(s, all);
  meter.spent += looks - Math.max(0, s.looks);
  if (isFound) return battlesFrom(s);
  return s.looks < 0 ? 'unsure' : undefined;
}

/** Solves the nodes that are not covered yet, part by part; the smallest first, since it fails soonest. */
function solveNodes(s: Search, nodes: readonly number[]): boolean {
  const parts = partsOf(s, nodes).sort((a, b) => a.length - b.length);
  return parts.every(part => solvePart(s, part));
}

/** An attempt at a part: what its failure depends on so far, and whether other choices cannot help. */
interface Attempt {
  readonly part: readonly number[];
  why: Blame;
  isOver: boolean;
}

function solvePart(s: Search, part: readonly number[]): boolean {
  const isLong = part.length > 2;
  if (isLong && s.failed.size > 0 && s.failed.has(keyOf(s, part))) {
    s.why = blamePart(s, part);
    return false;
  }
  const broken = s.hints ? part.filter(node => !isHinted(s, node)) : part;
  if (broken.length === 0 && isFollowed(s, part)) return true;
  const node = scarcest(s, broken.length > 0 ? broken : part);
  const attempt: Attempt = { part, why: new Set(), isOver: false };
  if (s.hints && tryBesideHints(s, node, attempt)) return true;
  if (!attempt.isOver && tryChoice(s, aloneAt(s, node), attempt)) return true;
  if (s.looks < 0) return false;
  if (!attempt.isOver && jointsAt(s, node).some(joint => tryJoint(s, joint, attempt))) return true;
  if (s.looks < 0) return false;
  if (isLong) s.failed.add(keyOf(s, part));
  if (!attempt.isOver) {
    blameChoice(s, aloneAt(s, node), attempt.why);
    for (const joint of jointsAt(s, node)) blameJoint(s, joint, attempt.why);
  }
  s.why = attempt.why;
  return false;
}

function isHinted(s: Search, node: number): boolean {
  const hint = s.hints?.at[node];
  return hint !== undefined && isOpen(s, hint);
}

/** Whether the rest can be fought as the hints say. */
function isFollowed(s: Search, part: readonly number[]): boolean {
  const mark = s.fights.length;
  for (const node of part) {
    if (s.covered[node]) continue;
    if (isHinted(s, node)) fight(s, s.hints!.at[node]!);
    else {
      while (s.fights.length > mark) unfight(s);
      return false;
    }
  }
  return true;
}

/**
 * Tries what breaks no further hint: attackers that no hint needs, or joining the node to a hinted fight next to it.
 */
function tryBesideHints(s: Search, node: number, attempt: Attempt): boolean {
  if (trySpare(s, aloneAt(s, node), attempt)) return true;
  const seen = new Set<Fight>();
  for (const a of aloneAt(s, node).fit) {
    const hint = s.hints!.of[a];
    if (attempt.isOver || hint === undefined || s.used[a] || seen.has(hint) || !isOpen(s, hint)) continue;
    seen.add(hint);
    const nodes = [...hint.choice.nodes, node].sort((x, y) => x - y).join();
    const joint = jointsAt(s, node).find(one => one.nodes.join() === nodes);
    const choice = joint && choiceOf(s.field, joint);
    if (!choice || choice.unfit.some(other => isStranded(s, choice.nodes, other))) continue;
    if (trySpare(s, choice, attempt, hint)) return true;
  }
  return false;
}

/** Uses only attackers that are in the hint or that no hint needs. */
function trySpare(s: Search, choice: Choice, attempt: Attempt, hint?: Fight): boolean {
  const team = choice.tied.slice();
  const spare: number[] = [];
  for (const a of choice.fit) {
    if (s.used[a]) continue;
    if (hint?.attackers.includes(a)) team.push(a);
    else if (!isMissed(s, a)) spare.push(a);
  }
  while (!holds(s, choice, team)) {
    const next = spare.shift();
    if (next === undefined) return false;
    team.push(next);
  }
  return tryFight(s, { choice, attackers: team, isChosen: true }, attempt);
}

/** How many nodes would lose their hint if the attacker went elsewhere. */
const lossOf = (s: Search, a: number): number => (isMissed(s, a) ? s.hints!.of[a]!.choice.nodes.length : 0);

/** Whether the attacker's hint would fail without it. */
function isMissed(s: Search, a: number): boolean {
  const hint = s.hints?.of[a];
  if (hint === undefined || !isOpen(s, hint)) return false;
  return !holds(
    s,
    hint.choice,
    hint.attackers.filter(other => other !== a),
  );
}

function scarcest(s: Search, part: readonly number[]): number {
  let best = part[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (const node of part) {
    let hands = 0;
    for (const a of aloneAt(s, node).fit) if (!s.used[a]) hands++;
    if (hands > least || (hands === least && node > best)) continue;
    best = node;
    least = hands;
  }
  return best;
}

function tryJoint(s: Search, joint: Joint, attempt: Attempt): boolean {
  if (attempt.isOver || s.looks < 0 || joint.nodes.some(node => s.covered[node])) return false;
  const choice = choiceOf(s.field, joint);
  return choice !== null && !choice.unfit.some(a => isStranded(s, joint.nodes, a)) && tryChoice(s, choice, attempt);
}

function tryChoice(s: Search, choice: Choice, attempt: Attempt): boolean {
  const size = choice.nodes.length;
  const sure = choice.tied.slice();
  const others: number[] = [];
  for (const a of choice.fit) if (!s.used[a]) (s.open[a] === size ? sure : others).push(a);
  if (holds(s, choice, sure)) return tryFight(s, { choice, attackers: sure, isChosen: true }, attempt);
  if (others.length === 0 || !holds(s, choice, [...sure, ...others])) return false;
  others.sort((a, b) => openOf(s, a) - openOf(s, b) || a - b);
  // Attackers that break no hint come first.
  if (s.hints) others.sort((a, b) => lossOf(s, a) - lossOf(s, b));
  return tryTeams(s, { choice, attackers: sure, isChosen: true }, others, attempt);
}

/** One more attacker if that is enough, otherwise every minimal team of attackers that are not enough alone. */
function tryTeams(s: Search, base: Fight, others: readonly number[], attempt: Attempt): boolean {
  const { choice, attackers } = base;
  const weak: number[] = [];
  const tried = new Set<number>();
  for (const a of others) {
    const team = [...attackers, a];
    if (!holds(s, choice, team)) weak.push(a);
    else if (!tried.has(s.sort[a]!)) {
      tried.add(s.sort[a]!);
      if (tryFight(s, { choice, attackers: team, isChosen: true }, attempt)) return true;
      if (attempt.isOver) return false;
    }
  }
  return weak.length > 1 && tryLarger(s, base, { left: weak, team: [] }, attempt);
}

interface Picks {
  readonly left: readonly number[];
  readonly team: readonly number[];
}

function tryLarger(s: Search, base: Fight, { left, team }: Picks, attempt: Attempt): boolean {
  const { choice } = base;
  const withTeam = (list: readonly number[]): number[] => [...base.attackers, ...list];
  for (let i = 0; i < left.length && !attempt.isOver; i++) {
    if (!holds(s, choice, withTeam([...team, ...left.slice(i)]))) return false;
    // An attacker interchangeable with one already skipped makes no new team.
    if (i > 0 && left.slice(0, i).some(a => s.sort[a] === s.sort[left[i]!])) continue;
    const next = [...team, left[i]!];
    if (!holds(s, choice, withTeam(next))) {
      if (tryLarger(s, base, { left: left.slice(i + 1), team: next }, attempt)) return true;
    } else if (!next.some(a => holds(s, choice, withTeam(next.filter(b => b !== a))))) {
      if (tryFight(s, { choice, attackers: withTeam(next), isChosen: true }, attempt)) return true;
    }
  }
  return false;
}

/** If the failure does not depend on this fight, any alternative to it would fail as well. */
function tryFight(s: Search, made: Fight, attempt: Attempt): boolean {
  const mark = s.fights.length;
  const work: number[] = [];
  fight(s, made);
  pushTouched(s, made.choice, work);
  if (settle(s, work) && solveNodes(s, attempt.part)) return true;
  while (s.fights.length > mark) unfight(s);
  if (s.looks < 0) {
    attempt.isOver = true;
    return false;
  }
  if (s.why.has(mark)) {
    for (const at of s.why) if (at < mark) attempt.why.add(at);
    return false;
  }
  attempt.isOver = true;
  attempt.why = new Set([...s.why].filter(at => at < mark));
  return false;
}
