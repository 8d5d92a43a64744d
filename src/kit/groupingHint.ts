/**
 * Hints from a known whole grouping for a field that differs little from it: fights to keep as long as nothing
 * conflicts with them. A search with hints starts where one of them is broken, and ends when none is.
 */
import { type Fight, type Fought, isStranded } from './groupingBlame.ts';
import { type Choice, choiceAlone, choiceOf } from './groupingChoice.ts';
import { type Field, targetsIn, tieOf } from './groupingField.ts';
import type { Witness } from './groupingWitness.ts';

export interface Hints {
  /** By node and by attacker of the field: the fight to keep, if any. */
  readonly at: readonly (Fight | undefined)[];
  readonly of: readonly (Fight | undefined)[];
}

export function hintsOf(field: Field, known: Witness): Hints {
  const at: (Fight | undefined)[] = field.nodes.map(() => undefined);
  const of: (Fight | undefined)[] = field.attackers.map(() => undefined);
  for (const nodes of nodesByBattle(field, known)) {
    const hint = nodes && hintOf(field, known, nodes);
    if (!hint) continue;
    for (const node of nodes) at[node] = hint;
    for (const a of hint.attackers) of[a] = hint;
  }
  return { at, of };
}

/** The nodes of each battle; a node whose targets are in several battles is left out. */
function nodesByBattle({ nodes }: Field, { battles, ofTarget }: Witness): (number[] | undefined)[] {
  const found: (number[] | undefined)[] = battles.map(() => undefined);
  for (const [node, targets] of nodes.entries()) {
    const battle = ofTarget[targets[0]!]!;
    if (targets.some(t => ofTarget[t] !== battle)) continue;
    const list = found[battle];
    if (list) list.push(node);
    else found[battle] = [node];
  }
  return found;
}

function hintOf(field: Field, known: Witness, nodes: readonly number[]): Fight | undefined {
  const choice = choiceFor(field, nodes);
  if (choice === null) return undefined;
  const battle = known.ofTarget[targetsIn(field, nodes[0]!)[0]!];
  const attackers = choice.tied.slice();
  for (const a of choice.fit) if (known.ofAttacker[field.attackers[a]!] === battle) attackers.push(a);
  if (attackers.length === 0) return undefined;
  const numbers = attackers.map(a => field.attackers[a]!);
  return field.problem.holds(choice.targets, numbers) ? { choice, attackers, isChosen: true } : undefined;
}

function choiceFor(field: Field, nodes: readonly number[]): Choice | null {
  if (nodes.length === 1) return choiceAlone(field, nodes[0]!);
  return choiceOf(field, { nodes, choice: undefined });
}

/** Whether nothing conflicts with the fight so far. */
export function isOpen(s: Fought, { choice, attackers }: Fight): boolean {
  for (const node of choice.nodes) if (s.covered[node]) return false;
  for (const a of attackers) if (s.used[a] && tieOf(s.field, a) < 0) return false;
  return !choice.unfit.some(a => isStranded(s, choice.nodes, a));
}
