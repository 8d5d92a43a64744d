/** Which nodes of a field could be fought as one battle, and by whom. */
import { attackersAround, type Field, nodesNear, targetsIn, tieOf } from './groupingField.ts';
import { subsets } from './list.ts';

/** Nodes that could be fought as one battle. */
export interface Choice {
  readonly nodes: readonly number[];
  readonly targets: readonly number[];
  /** Attackers tied to one of the nodes, which always take part. */
  readonly tied: readonly number[];
  /** Attackers not tied that are near all the nodes, and those that are near only some of them. */
  readonly fit: readonly number[];
  readonly unfit: readonly number[];
}

export function choiceAlone(field: Field, node: number): Choice {
  const tied: number[] = [];
  const fit: number[] = [];
  for (const a of attackersAround(field, node)) {
    if (field.tied[a] === node) tied.push(a);
    else if (tieOf(field, a) < 0) fit.push(a);
  }
  return { nodes: [node], targets: targetsIn(field, node), tied, fit, unfit: [] };
}

/** Several nodes as one battle; its choice is computed on demand. */
export interface Joint {
  readonly nodes: readonly number[];
  /** Undefined until computed; null if a tie forbids it. */
  choice: Choice | null | undefined;
}

/** Every set of two or more nodes that contains this one and that some attacker is near; small sets first. */
export function jointsWith(field: Field, node: number): readonly Joint[] {
  const sets = new Map<string, number[]>();
  for (const others of surroundings(field, node))
    for (const some of subsets(others)) {
      const set = [node, ...some].sort((x, y) => x - y);
      sets.set(set.join(), set);
    }
  const all = [...sets.values()].sort((a, b) => a.length - b.length);
  return all.map(nodes => ({ nodes, choice: undefined }));
}

/** The other nodes that each attacker near a node could attack with it; most of these lists repeat. */
function surroundings(field: Field, node: number): Iterable<readonly number[]> {
  const found = new Map<string, readonly number[]>();
  for (const a of attackersAround(field, node)) {
    const others = nodesNear(field, a).filter(other => other !== node);
    found.set(others.join(), others);
  }
  return found.values();
}

export function choiceOf(field: Field, joint: Joint): Choice | null {
  if (joint.choice === undefined) joint.choice = makeChoice(field, joint.nodes);
  return joint.choice;
}

const isNear = ({ near }: Field, a: number, nodes: readonly number[]): boolean => {
  const list = near[a]!;
  for (const n of nodes) if (!list.includes(n)) return false;
  return true;
};

function makeChoice(field: Field, nodes: readonly number[]): Choice | null {
  const tied: number[] = [];
  const fit: number[] = [];
  const unfit: number[] = [];
  const targets: number[] = [];
  for (const [i, node] of nodes.entries()) {
    for (const t of targetsIn(field, node)) targets.push(t);
    for (const a of attackersAround(field, node)) {
      const tie = tieOf(field, a);
      if (tie === node) tied.push(a);
      if (tie === node && !isNear(field, a, nodes)) return null;
      // Count it only at the first of its nodes.
      if (tie >= 0 || isNearOne(nodesNear(field, a), nodes, i)) continue;
      (isNear(field, a, nodes) ? fit : unfit).push(a);
    }
  }
  return { nodes, targets: targets.sort((a, b) => a - b), tied, fit, unfit };
}

/** Whether one of the first `before` nodes is in the list. */
function isNearOne(near: readonly number[], nodes: readonly number[], before: number): boolean {
  for (let i = 0; i < before; i++) if (near.includes(nodes[i]!)) return true;
  return false;
}
