/** Which nodes of a field could be fought as one battle, and by whom. */
import type { Field } from './groupingField.ts';
import { subsets } from './list.ts';

/** Nodes that could be fought as one battle. */
export interface Choice {
  readonly nodes: readonly number[];
  readonly targets: readonly number[];
  /** Attackers tied to one of the nodes: they take part in any case. */
  readonly tied: readonly number[];
  /** Attackers not tied that are near all the nodes, and those that are near some of them only. */
  readonly fit: readonly number[];
  readonly unfit: readonly number[];
}

export function choiceAlone(field: Field, node: number): Choice {
  const tied: number[] = [];
  const fit: number[] = [];
  for (const a of field.around[node]!) {
    if (field.tied[a] === node) tied.push(a);
    else if (field.tied[a]! < 0) fit.push(a);
  }
  return { nodes: [node], targets: field.nodes[node]!, tied, fit, unfit: [] };
}

/** Every set of more nodes than one with this one in it that somebody is near and no tie forbids; small sets first. */
export function choicesWith(field: Field, node: number): readonly Choice[] {
  const sets = new Map<string, number[]>();
  if (field.sealed[node]) return [];
  for (const a of field.around[node]!) {
    const others = field.near[a]!.filter(other => other !== node && !field.sealed[other]);
    for (const some of subsets(others)) {
      const set = [node, ...some].sort((x, y) => x - y);
      sets.set(set.join(), set);
    }
  }
  const choices = [...sets.values()].map(set => choiceOf(field, set));
  const possible = choices.filter(({ tied, nodes }) => tied.every(a => isNear(field, a, nodes)));
  return possible.sort((a, b) => a.nodes.length - b.nodes.length);
}

const isNear = ({ near }: Field, a: number, nodes: readonly number[]): boolean =>
  nodes.every(n => near[a]!.includes(n));

function choiceOf(field: Field, nodes: readonly number[]): Choice {
  const touched = [...new Set(nodes.flatMap(node => field.around[node]!))].filter(a => field.tied[a]! < 0);
  return {
    nodes,
    targets: nodes.flatMap(node => field.nodes[node]!).sort((a, b) => a - b),
    tied: nodes.flatMap(node => field.around[node]!.filter(a => field.tied[a] === node)),
    fit: touched.filter(a => isNear(field, a, nodes)),
    unfit: touched.filter(a => !isNear(field, a, nodes)),
  };
}
