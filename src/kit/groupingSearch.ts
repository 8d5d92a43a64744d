/**
 * The search for a whole grouping of a field. Exact: it says "none" only when there is none.
 *
 * Because more attackers never break a battle, it is enough to give each battle attackers it cannot do without; whoever
 * is left over joins a battle all of whose targets it is near (its home). A node that can be served by attackers with
 * nothing else to do is served at once; a node that all its attackers together cannot serve ends the line. What is then
 * left falls into parts that have no attacker in common: each is solved for itself, beginning at its scarcest node, and
 * a part that failed once is not tried again.
 *
 * A floor far below even odds makes this quick however long the front. It is slow only where many attackers are near the
 * same targets and those ask for nearly all the strength there is: that is packing, and nobody knows a quick way.
 */
import type { Battle } from './grouping.ts';
import { type Choice, choiceAlone, choicesWith } from './groupingChoice.ts';
import type { Field } from './groupingField.ts';

interface Fight {
  readonly choice: Choice;
  readonly attackers: readonly number[];
}

interface Search {
  readonly field: Field;
  readonly covered: number[];
  readonly used: number[];
  /** By attacker: how many nodes near it are not covered yet. */
  readonly open: number[];
  /** By attacker: how many battles it could still join. */
  readonly homes: number[];
  readonly fights: Fight[];
  readonly alone: readonly Choice[];
  /** By node, made when first asked for: the choices with more than this node. */
  readonly joint: (readonly Choice[])[];
  /** By node: it is itself an aid; an aid can be joined to it. */
  readonly aid: readonly number[];
  readonly aided: readonly number[];
  /** By attacker: equal numbers are interchangeable. */
  readonly sort: readonly number[];
  readonly failed: Set<string>;
  readonly stamp: number[];
  time: number;
}

/** The battles of a whole grouping, or undefined where there is none. */
export function searchField(field: Field): Battle[] | undefined {
  const s = makeSearch(field);
  const all = field.nodes.map((_, node) => node);
  if (!settle(s, [...all]) || !solveNodes(s, all)) return undefined;
  return battlesFrom(s);
}

/** Plain lists: for so few numbers they are made faster than typed ones. */
function makeSearch(field: Field): Search {
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
    alone: nodes.map((_, node) => choiceAlone(field, node)),
    joint: [],
    aid,
    aided: aid === none ? none : nodes.map((_, node) => Number(isAided(field, aid, node))),
    sort: sortsOf(field),
    failed: new Set(),
    stamp: none.slice(),
    time: 0,
  };
}

const isAided = ({ around, near }: Field, aid: readonly number[], node: number): boolean =>
  around[node]!.some(a => near[a]!.some(other => other !== node && aid[other] === 1));

function sortsOf({ problem, attackers }: Field): number[] {
  const { kinds } = problem;
  if (kinds === undefined) return attackers.map((_, a) => a);
  const seen = new Map<string, number>();
  return attackers.map((attacker, a) => {
    const key = `${kinds[attacker]}:${problem.near[attacker]}`;
    if (!seen.has(key)) seen.set(key, a);
    return seen.get(key)!;
  });
}

/**
 * Serves what can be served for nothing, from these nodes on; false if some node cannot be served any more. To serve a
 * node for nothing is never worse than any other way: whatever battle it is in elsewhere can do without it.
 */
function settle(s: Search, work: number[]): boolean {
  for (let node = work.pop(); node !== undefined; node = work.pop()) {
    if (s.covered[node]) continue;
    const choice = s.alone[node]!;
    const sure = choice.tied.slice();
    for (const a of choice.fit) if (!s.used[a] && s.open[a] === 1) sure.push(a);
    if (holds(s, choice, sure)) {
      // Those tied to the node could be wanted for a node nearby, an aid for any that it can be joined to.
      if (s.aid[node] || (!s.field.sealed[node] && choice.tied.some(a => s.open[a]! > 1))) continue;
      fight(s, { choice, attackers: sure });
      pushTouched(s, choice, work);
    } else if (!canBeServed(s, node)) return false;
  }
  return true;
}

function canBeServed(s: Search, node: number): boolean {
  const { tied, around } = s.field;
  const hands = around[node]!.filter(a => (tied[a]! < 0 ? !s.used[a] : !s.covered[tied[a]!]));
  return s.aided[node] ? hands.length > 0 : holds(s, s.alone[node]!, hands);
}

/** The nodes for which something has changed by a fight. */
function pushTouched(s: Search, { nodes }: Choice, work: number[]): void {
  s.time++;
  for (const node of nodes)
    for (const a of s.field.around[node]!)
      for (const other of s.field.near[a]!) {
        if (s.covered[other] || s.stamp[other] === s.time) continue;
        s.stamp[other] = s.time;
        work.push(other);
      }
}

function holds(s: Search, { targets }: Choice, attackers: readonly number[]): boolean {
  if (attackers.length === 0) return false;
  const numbers = s.field.attackers;
  return s.field.problem.holds(
    targets,
    attackers.map(a => numbers[a]!),
  );
}

function fight(s: Search, made: Fight): void {
  s.fights.push(made);
  for (const node of made.choice.nodes) {
    s.covered[node] = 1;
    for (const a of s.field.around[node]!) s.open[a]!--;
  }
  for (const a of made.choice.fit) s.homes[a]!++;
  for (const a of made.attackers) s.used[a] = 1;
}

function unfight(s: Search): void {
  const { choice, attackers } = s.fights.pop()!;
  for (const node of choice.nodes) {
    s.covered[node] = 0;
    for (const a of s.field.around[node]!) s.open[a]!++;
  }
  for (const a of choice.fit) s.homes[a]!--;
  for (const a of attackers) if (s.field.tied[a]! < 0) s.used[a] = 0;
}

/** Solves what is not covered of these nodes, part by part; the smallest first, since it fails soonest. */
function solveNodes(s: Search, nodes: readonly number[]): boolean {
  const parts = partsOf(s, nodes).sort((a, b) => a.length - b.length);
  return parts.every(part => solvePart(s, part));
}

/** Nodes hang together by an attacker that could still fight at either. */
function partsOf(s: Search, nodes: readonly number[]): number[][] {
  const time = ++s.time;
  const parts: number[][] = [];
  for (const start of nodes) {
    if (s.covered[start] || s.stamp[start] === time) continue;
    const part = [start];
    s.stamp[start] = time;
    for (const node of part)
      for (const a of s.field.around[node]!) {
        const tie = s.field.tied[a]!;
        if (s.open[a] === 1 || (tie < 0 ? s.used[a] : s.covered[tie])) continue;
        for (const other of s.field.near[a]!) {
          if (s.covered[other] || s.stamp[other] === time) continue;
          s.stamp[other] = time;
          part.push(other);
        }
      }
    parts.push(part);
  }
  return parts;
}

function solvePart(s: Search, part: readonly number[]): boolean {
  const key = part.length > 2 ? keyOf(s, part) : undefined;
  if (key !== undefined && s.failed.has(key)) return false;
  const node = scarcest(s, part);
  if (tryChoice(s, s.alone[node]!, part) || jointChoices(s, node).some(choice => tryChoice(s, choice, part)))
    return true;
  if (key !== undefined) s.failed.add(key);
  return false;
}

/** All that the rest of the search depends on: the nodes, who is left for them, and who of those has a home. */
function keyOf(s: Search, part: readonly number[]): string {
  const nodes = part.toSorted((a, b) => a - b);
  let key = '';
  for (const node of nodes) {
    key += String.fromCharCode(node);
    for (const a of s.field.around[node]!)
      if (!s.used[a]) key += String.fromCharCode(1024 + 2 * a + (s.homes[a] ? 1 : 0));
  }
  return key;
}

function jointChoices(s: Search, node: number): readonly Choice[] {
  s.joint[node] ??= choicesWith(s.field, node);
  return s.joint[node];
}

function scarcest(s: Search, part: readonly number[]): number {
  let best = part[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (const node of part) {
    let hands = 0;
    for (const a of s.alone[node]!.fit) if (!s.used[a]) hands++;
    if (hands > least || (hands === least && node > best)) continue;
    best = node;
    least = hands;
  }
  return best;
}

function tryChoice(s: Search, choice: Choice, part: readonly number[]): boolean {
  const size = choice.nodes.length;
  if (size > 1 && (choice.nodes.some(node => s.covered[node]) || choice.unfit.some(a => isStranded(s, choice, a))))
    return false;
  const sure = choice.tied.slice();
  const others: number[] = [];
  for (const a of choice.fit) if (!s.used[a]) (s.open[a] === size ? sure : others).push(a);
  if (holds(s, choice, sure)) return tryFight(s, { choice, attackers: sure }, part);
  if (others.length === 0 || !holds(s, choice, [...sure, ...others])) return false;
  others.sort((a, b) => s.open[a]! - s.open[b]! || a - b);
  return tryTeams(s, { choice, attackers: sure }, others, part);
}

/** Would be left without anything to attack. */
function isStranded(s: Search, { nodes }: Choice, a: number): boolean {
  if (s.used[a] || s.homes[a]) return false;
  let shared = 0;
  for (const node of s.field.near[a]!) if (nodes.includes(node)) shared++;
  return s.open[a] === shared;
}

/** One further attacker if that is enough, else every smallest team of those who are not enough alone. */
function tryTeams(s: Search, base: Fight, others: readonly number[], part: readonly number[]): boolean {
  const { choice, attackers } = base;
  const weak: number[] = [];
  const tried = new Set<number>();
  for (const a of others) {
    const team = [...attackers, a];
    if (!holds(s, choice, team)) weak.push(a);
    else if (!tried.has(s.sort[a]!)) {
      tried.add(s.sort[a]!);
      if (tryFight(s, { choice, attackers: team }, part)) return true;
    }
  }
  return weak.length > 1 && tryLarger(s, base, { left: weak, team: [] }, part);
}

interface Picks {
  readonly left: readonly number[];
  readonly team: readonly number[];
}

function tryLarger(s: Search, base: Fight, { left, team }: Picks, part: readonly number[]): boolean {
  const { choice } = base;
  const withTeam = (list: readonly number[]): number[] => [...base.attackers, ...list];
  for (let i = 0; i < left.length; i++) {
    if (!holds(s, choice, withTeam([...team, ...left.slice(i)]))) return false;
    // A twin of one that was passed over makes no new team.
    if (i > 0 && left.slice(0, i).some(a => s.sort[a] === s.sort[left[i]!])) continue;
    const next = [...team, left[i]!];
    if (!holds(s, choice, withTeam(next))) {
      if (tryLarger(s, base, { left: left.slice(i + 1), team: next }, part)) return true;
    } else if (!next.some(a => holds(s, choice, withTeam(next.filter(b => b !== a))))) {
      if (tryFight(s, { choice, attackers: withTeam(next) }, part)) return true;
    }
  }
  return false;
}

function tryFight(s: Search, made: Fight, part: readonly number[]): boolean {
  const mark = s.fights.length;
  const work: number[] = [];
  fight(s, made);
  pushTouched(s, made.choice, work);
  if (settle(s, work) && solveNodes(s, part)) return true;
  while (s.fights.length > mark) unfight(s);
  return false;
}

/** Who is left over joins the battle at home that comes first. */
function battlesFrom(s: Search): Battle[] {
  const { attackers, tied } = s.field;
  const sides = s.fights.map(made => ({ choice: made.choice, attackers: [...made.attackers] }));
  sides.sort((a, b) => a.choice.targets[0]! - b.choice.targets[0]!);
  for (const [a] of attackers.entries())
    if (!s.used[a] && tied[a]! < 0) sides.find(side => side.choice.fit.includes(a))?.attackers.push(a);
  const numbers = (list: readonly number[]): number[] => list.map(a => attackers[a]!).sort((a, b) => a - b);
  return sides.map(side => ({ targets: side.choice.targets, attackers: numbers(side.attackers) }));
}
