/**
 * A piece of a grouping problem as the search sees it: decisions are folded in, and everything has a small number.
 * Targets that are joined become one node; an attacker that has its battle is tied to a node and is not searched over.
 */
import { battleOf, type Grouping, leadOf, type Problem, targetsNear } from './grouping.ts';
import { headOf } from './list.ts';

export interface Field {
  readonly problem: Problem;
  /** The targets of each node, ascending. */
  readonly nodes: readonly (readonly number[])[];
  /** The attackers by their numbers in the problem. */
  readonly attackers: readonly number[];
  /** By attacker of the field: the nodes it may attack, ascending. */
  readonly near: readonly (readonly number[])[];
  /** By attacker of the field: the node it is tied to, or -1. */
  readonly tied: readonly number[];
  /** By attacker of the field: whether it can attack something outside the field, so that it may stay idle here. */
  readonly excused: readonly boolean[];
  /** By node: the attackers of the field that may attack it. */
  readonly around: readonly (readonly number[])[];
}

export const nodesNear = (field: Field, attacker: number): readonly number[] => field.near[attacker]!;
export const attackersAround = (field: Field, node: number): readonly number[] => field.around[node]!;
export const tieOf = (field: Field, attacker: number): number => field.tied[attacker]!;
export const targetsIn = (field: Field, node: number): readonly number[] => field.nodes[node]!;

export interface Piece {
  readonly targets: readonly number[];
  readonly attackers: readonly number[];
}

export interface Cut {
  readonly pieces: readonly Piece[];
  /** By target. */
  readonly pieceOf: readonly number[];
}

/** The pieces of a front that share no attacker, and are therefore independent; ordered by their first targets. */
export function cutFront({ targets: count, near }: Problem): Cut {
  const lower: number[] = [];
  for (let t = 0; t < count; t++) lower.push(t);
  for (const list of near) for (const t of list) tieTogether(lower, headOf(list), t);
  const pieceOf: number[] = [];
  const pieces: { readonly targets: number[]; readonly attackers: number[] }[] = [];
  for (let t = 0; t < count; t++) {
    const first = lowestOf(lower, t);
    pieceOf.push(first === t ? pieces.push({ targets: [], attackers: [] }) - 1 : pieceOf[first]!);
    pieces[pieceOf[t]!]!.targets.push(t);
  }
  for (let a = 0; a < near.length; a++) pieces[pieceOf[headOf(near[a]!)]!]!.attackers.push(a);
  return { pieces, pieceOf };
}

/** By target, a lower one of its piece, or itself: following the chain leads to the lowest. */
function lowestOf(lower: number[], target: number): number {
  let t = target;
  while (lower[t] !== t) {
    lower[t] = lower[lower[t]!]!;
    t = lower[t]!;
  }
  return t;
}

function tieTogether(lower: number[], one: number, two: number): void {
  const [a, b] = [lowestOf(lower, one), lowestOf(lower, two)];
  lower[Math.max(a, b)] = Math.min(a, b);
}

/**
 * The field of some targets and attackers; undefined if the decisions contradict each other. Attackers that are excused
 * may stay idle, even if they are tied to a target elsewhere; all others have to find a battle here.
 */
export function fieldOf(
  problem: Problem,
  piece: Piece,
  partial: Grouping,
  isExcused: (attacker: number) => boolean = () => false,
): Field | undefined {
  const nodeOf = new Map<number, number>();
  const nodes = nodesOf(piece.targets, partial, nodeOf);
  if (nodes === undefined) return undefined;
  const near: number[][] = [];
  const tied: number[] = [];
  const attackers: number[] = [];
  const excused: boolean[] = [];
  for (const a of piece.attackers) {
    const reached = wholeNodes(targetsNear(problem, a), nodes, nodeOf);
    const node = nodeOf.get(battleOf(partial, a)) ?? -1;
    const isElsewhere = node < 0 && battleOf(partial, a) >= 0;
    const mayIdle = node < 0 && isExcused(a);
    if (reached.length === 0 && mayIdle) continue;
    if (reached.length === 0 || (isElsewhere && !mayIdle) || (node >= 0 && !reached.includes(node))) return undefined;
    attackers.push(a);
    near.push(reached);
    tied.push(node);
    excused.push(mayIdle);
  }
  return {
    problem,
    nodes,
    attackers,
    near,
    tied,
    excused,
    around: aroundOf(near, nodes.length),
  };
}

/**
 * Some targets alone with all attackers near them; the rest of the problem only excuses attackers. If this has no
 * solution, no larger field that contains it has one, provided that the targets' aids (see `Problem`) are included.
 */
export function fieldAlone(problem: Problem, targets: readonly number[], attackers: readonly number[]): Field {
  const nodeOf = new Map(targets.map((t, node) => [t, node]));
  const present = attackers.filter(a => targetsNear(problem, a).some(t => nodeOf.has(t)));
  const near = present.map(a =>
    targetsNear(problem, a)
      .flatMap(t => nodeOf.get(t) ?? [])
      .sort((a, b) => a - b),
  );
  return {
    problem,
    nodes: targets.map(t => [t]),
    attackers: present,
    near,
    tied: near.map(() => -1),
    excused: present.map((a, i) => near[i]!.length < targetsNear(problem, a).length),
    around: aroundOf(near, targets.length),
  };
}

/** Undefined if a target is joined to one outside the field: no attacker is near both. */
function nodesOf(targets: readonly number[], partial: Grouping, nodeOf: Map<number, number>): number[][] | undefined {
  const nodes: number[][] = [];
  for (const t of targets) {
    const lead = leadOf(partial, t);
    const node = lead === t ? nodes.push([]) - 1 : nodeOf.get(lead);
    if (node === undefined) return undefined;
    nodes[node]!.push(t);
    nodeOf.set(t, node);
  }
  return nodes;
}

/** The nodes all of whose targets are in the list. */
function wholeNodes(near: readonly number[], nodes: readonly number[][], nodeOf: Map<number, number>): number[] {
  const found: number[] = [];
  for (const t of near) {
    const node = nodeOf.get(t);
    if (node === undefined) continue;
    const targets = nodes[node]!;
    if (targets[0] === t && (targets.length === 1 || targets.every(other => near.includes(other)))) found.push(node);
  }
  return found.length > 1 ? found.sort((a, b) => a - b) : found;
}

function aroundOf(near: readonly (readonly number[])[], nodes: number): number[][] {
  const around: number[][] = [];
  for (let node = 0; node < nodes; node++) around.push([]);
  for (const [attacker, list] of near.entries()) for (const node of list) around[node]!.push(attacker);
  return around;
}
