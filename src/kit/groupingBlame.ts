/**
 * Conflict sets for the search: the chosen fights that a failure depends on. If the latest choice is not among them, no
 * alternative to it would help, so the search jumps back further at once.
 */
import { type Choice, choiceOf, type Joint } from './groupingChoice.ts';
import { attackersAround, type Field, nodesNear, tieOf } from './groupingField.ts';

export interface Fight {
  readonly choice: Choice;
  readonly attackers: readonly number[];
  /** False if the fight followed without a choice. */
  readonly isChosen: boolean;
  /** For a fight that followed: the chosen fights that forced it, computed on demand. */
  forcedBy?: Blame;
}

/** The fights so far, and what they leave open. */
export interface Fought {
  readonly field: Field;
  readonly fights: Fight[];
  readonly covered: number[];
  readonly used: number[];
  /** By attacker: how many nodes near it are not covered yet. */
  readonly open: number[];
  /** By attacker: how many battles it could still join. */
  readonly homes: number[];
  /** By node and by attacker: the fight it is in, if any. */
  readonly fightAt: number[];
  readonly fightOf: number[];
}

/** Indices of chosen fights. */
export type Blame = Set<number>;

/** A node cannot be served because attackers near it are in other fights. */
export function blameNode(s: Fought, node: number): Blame {
  const why: Blame = new Set();
  for (const a of attackersAround(s.field, node)) blameUse(s, a, why);
  return why;
}

/** A part failed that had failed before: blames everything that left it in this state. */
export function blamePart(s: Fought, part: readonly number[]): Blame {
  const why: Blame = new Set();
  for (const node of part)
    for (const a of attackersAround(s.field, node)) {
      blameUse(s, a, why);
      for (const other of nodesNear(s.field, a)) blameCover(s, other, why);
    }
  return why;
}

/** Several nodes could not be fought as one battle, or doing so did not help. */
export function blameJoint(s: Fought, joint: Joint, why: Blame): void {
  const taken = joint.nodes.find(node => s.covered[node]);
  const choice = taken === undefined ? choiceOf(s.field, joint) : null;
  const stranded = choice?.unfit.find(a => isStranded(s, joint.nodes, a));
  if (taken !== undefined) blameCover(s, taken, why);
  else if (stranded !== undefined) blameSurroundings(s, stranded, why);
  else if (choice) blameChoice(s, choice, why);
}

/** A choice did not help: blames what took away its attackers, and what forces some to take part. */
export function blameChoice(s: Fought, { nodes, fit }: Choice, why: Blame): void {
  for (const a of fit) {
    if (s.used[a]) blameUse(s, a, why);
    else if (s.open[a] === nodes.length) blameSurroundings(s, a, why);
  }
}

/** Whether the attacker would have nothing left to attack if these nodes were one battle. */
export function isStranded(s: Fought, nodes: readonly number[], a: number): boolean {
  if (s.used[a] || s.homes[a]) return false;
  let shared = 0;
  for (const node of nodesNear(s.field, a)) if (nodes.includes(node)) shared++;
  return s.open[a] === shared;
}

function blameUse(s: Fought, a: number, why: Blame): void {
  const tie = tieOf(s.field, a);
  if (tie >= 0) blameCover(s, tie, why);
  else if (s.used[a]) blameFight(s, s.fightOf[a]!, why);
}

function blameCover(s: Fought, node: number, why: Blame): void {
  if (s.covered[node]) blameFight(s, s.fightAt[node]!, why);
}

function blameSurroundings(s: Fought, a: number, why: Blame): void {
  for (const node of nodesNear(s.field, a)) blameCover(s, node, why);
}

function blameFight(s: Fought, at: number, why: Blame): void {
  const made = s.fights[at]!;
  if (made.isChosen) {
    why.add(at);
    return;
  }
  made.forcedBy ??= reasonsFor(s, made, at);
  for (const reason of made.forcedBy) why.add(reason);
}

/** A fight that followed depends on the fights that left its attackers nothing else. */
function reasonsFor(s: Fought, { attackers }: Fight, at: number): Blame {
  const why: Blame = new Set();
  for (const a of attackers)
    for (const node of nodesNear(s.field, a))
      if (s.covered[node] && s.fightAt[node]! < at) blameFight(s, s.fightAt[node]!, why);
  return why;
}
