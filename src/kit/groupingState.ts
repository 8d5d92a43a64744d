/**
 * The state of a search for a whole grouping (groupingSearch.ts): which nodes are covered, which attackers are used,
 * and what follows from that without a choice.
 */
import type { Battle, Problem } from './grouping.ts';
import { type Blame, blameNode, type Fight, type Fought } from './groupingBlame.ts';
import { type Choice, choiceAlone, type Joint, jointsWith } from './groupingChoice.ts';
import { attackersAround, type Field, nodesNear, tieOf } from './groupingField.ts';
import { type Hints, hintsOf } from './groupingHint.ts';
import type { Witness } from './groupingWitness.ts';
import { partOfEach } from './partOfEach.ts';

export interface Search extends Fought {
  /** What the last failure depends on. */
  why: Blame;
  readonly alone: readonly Choice[];
  /** By node, made on demand: the choices with more than this node. */
  readonly joint: (readonly Joint[])[];
  /** By node: whether it is an aid itself; whether an aid can be joined to it. */
  readonly aid: readonly number[];
  readonly aided: readonly number[];
  /** By attacker: equal numbers are interchangeable. */
  readonly sort: readonly number[];
  readonly failed: Set<string>;
  readonly stamp: number[];
  time: number;
  /** How many looks are left. */
  looks: number;
  readonly hints: Hints | undefined;
}

export const aloneAt = (s: Search, node: number): Choice => s.alone[node]!;
export const openOf = (s: Search, attacker: number): number => s.open[attacker]!;

/** Plain lists: for so few numbers they are made faster than typed ones. */
export function makeSearch(field: Field, looks: number, known: Witness | undefined): Search {
  const { nodes, near, tied, excused, problem } = field;
  const none = nodes.map(() => 0);
  const aid = problem.aids?.length ? nodes.map(targets => Number(problem.aids?.some(t => targets.includes(t)))) : none;
  return {
    field,
    covered: none.slice(),
    used: tied.map(node => (node < 0 ? 0 : 1)),
    open: near.map(list => list.length),
    homes: excused.map(Number),
    fights: [],
    fightAt: none.slice(),
    fightOf: near.map(() => 0),
    why: new Set(),
    alone: nodes.map((_, node) => choiceAlone(field, node)),
    joint: [],
    aid,
    aided: aid === none ? none : nodes.map((_, node) => Number(isAided(field, aid, node))),
    sort: sortsFor(field),
    failed: new Set(),
    stamp: none.slice(),
    time: 0,
    looks,
    hints: known && hintsOf(field, known),
  };
}

const isAided = ({ around, near }: Field, aid: readonly number[], node: number): boolean =>
  around[node]!.some(a => near[a]!.some(other => other !== node && aid[other] === 1));

function sortsFor({ problem, attackers }: Field): number[] {
  const all = SORTS.of(problem);
  return attackers.map(a => all[a]!);
}

/** By attacker of the problem: the first one that is interchangeable with it. */
const SORTS = partOfEach(makeSorts);

function makeSorts({ kinds, near }: Problem): number[] {
  if (kinds === undefined) return near.map((_, a) => a);
  const seen = new Map<string, number>();
  return near.map((targets, a) => {
    const key = `${kinds[a]}:${targets}`;
    if (!seen.has(key)) seen.set(key, a);
    return seen.get(key)!;
  });
}

/**
 * Serves every node that needs no choice, starting from these; false if some node cannot be served any more. Serving a
 * node this way is never worse than any other way: whatever battle its attackers are in otherwise can do without them.
 */
export function settle(s: Search, work: number[]): boolean {
  for (let node = work.pop(); node !== undefined; node = work.pop()) {
    if (s.covered[node]) continue;
    const choice = aloneAt(s, node);
    const sure = choice.tied.slice();
    for (const a of choice.fit) if (!s.used[a] && s.open[a] === 1) sure.push(a);
    if (holds(s, choice, sure)) {
      // Its tied attackers could be needed at a node nearby, and an aid at any node it can be joined to.
      if (s.aid[node] || choice.tied.some(a => openOf(s, a) > 1)) continue;
      fight(s, { choice, attackers: sure, isChosen: false });
      pushTouched(s, choice, work);
    } else if (!canBeServed(s, node)) {
      if (s.looks >= 0) s.why = blameNode(s, node);
      return false;
    }
  }
  return true;
}

function canBeServed(s: Search, node: number): boolean {
  const { tied, around } = s.field;
  const hands = around[node]!.filter(a => (tied[a]! < 0 ? !s.used[a] : !s.covered[tied[a]!]));
  return s.aided[node] ? hands.length > 0 : holds(s, aloneAt(s, node), hands);
}

/** Queues the nodes that a fight affects. */
export function pushTouched(s: Search, { nodes }: Choice, work: number[]): void {
  s.time++;
  for (const node of nodes)
    for (const a of attackersAround(s.field, node))
      for (const other of nodesNear(s.field, a)) {
        if (s.covered[other] || s.stamp[other] === s.time) continue;
        s.stamp[other] = s.time;
        work.push(other);
      }
}

/** False for everything once the looks are used up, which ends the search. */
export function holds(s: Search, { targets }: Choice, attackers: readonly number[]): boolean {
  if (attackers.length === 0 || --s.looks < 0) return false;
  const numbers = s.field.attackers;
  return s.field.problem.holds(
    targets,
    attackers.map(a => numbers[a]!),
  );
}

export function fight(s: Search, made: Fight): void {
  const at = s.fights.push(made) - 1;
  for (const node of made.choice.nodes) {
    s.covered[node] = 1;
    s.fightAt[node] = at;
    for (const a of attackersAround(s.field, node)) s.open[a]!--;
  }
  for (const a of made.choice.fit) s.homes[a]!++;
  for (const a of made.attackers) {
    s.used[a] = 1;
    s.fightOf[a] = at;
  }
}

export function unfight(s: Search): void {
  const { choice, attackers } = s.fights.pop()!;
  for (const node of choice.nodes) {
    s.covered[node] = 0;
    for (const a of attackersAround(s.field, node)) s.open[a]!++;
  }
  for (const a of choice.fit) s.homes[a]!--;
  for (const a of attackers) if (tieOf(s.field, a) < 0) s.used[a] = 0;
}

export function jointsAt(s: Search, node: number): readonly Joint[] {
  s.joint[node] ??= jointsWith(s.field, node);
  return s.joint[node];
}

/** Nodes are connected by attackers that could still fight at either. */
export function partsOf(s: Search, nodes: readonly number[]): number[][] {
  const time = ++s.time;
  const parts: number[][] = [];
  for (const start of nodes) {
    if (s.covered[start] || s.stamp[start] === time) continue;
    const part = [start];
    s.stamp[start] = time;
    for (const node of part)
      for (const a of attackersAround(s.field, node)) {
        const tie = tieOf(s.field, a);
        if (s.open[a] === 1 || (tie < 0 ? s.used[a] : s.covered[tie])) continue;
        for (const other of nodesNear(s.field, a)) {
          if (s.covered[other] || s.stamp[other] === time) continue;
          s.stamp[other] = time;
          part.push(other);
        }
      }
    parts.push(part);
  }
  return parts;
}

/**
 * Everything the rest of the search depends on: the nodes, the attackers left for them, and which of those have a home.
 */
export function keyOf(s: Search, part: readonly number[]): string {
  const nodes = part.toSorted((a, b) => a - b);
  let key = '';
  for (const node of nodes) {
    key += String.fromCharCode(node);
    for (const a of attackersAround(s.field, node))
      if (!s.used[a]) key += String.fromCharCode(1024 + 2 * a + (s.homes[a] ? 1 : 0));
  }
  return key;
}

/** Attackers left over join the first battle that is a home for them. */
export function battlesFrom(s: Search): Battle[] {
  const { attackers, tied } = s.field;
  const sides = s.fights.map(made => ({ choice: made.choice, attackers: [...made.attackers] }));
  sides.sort((a, b) => a.choice.targets[0]! - b.choice.targets[0]!);
  for (const [a] of attackers.entries())
    if (!s.used[a] && tied[a]! < 0) sides.find(side => side.choice.fit.includes(a))?.attackers.push(a);
  const numbers = (list: readonly number[]): number[] => list.map(a => attackers[a]!).sort((a, b) => a - b);
  return sides.map(side => ({ targets: side.choice.targets, attackers: numbers(side.attackers) }));
}
