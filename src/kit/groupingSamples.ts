/** Random grouping problems, and brute-force solutions of small ones. For tests and measurements. */
import { battlesOf, type Grouping, type Problem, targetsNear } from './grouping.ts';
import { isNearAll } from './groupingWitness.ts';
import { STEPS } from './hex.ts';
import { itemAt, lastOf, valueIn } from './list.ts';

export type Random = () => number;

const below = (random: Random, n: number): number => Math.floor(random() * n);
const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));

export const FLOORS = ['none', 'strength', 'river', 'air', 'table'] as const;
export type Floor = (typeof FLOORS)[number];

/** Up to 6 attackers and 4 targets, tight enough that about half of them have no solution. */
export function smallProblem(random: Random, floor: Floor): Problem {
  const targets = 1 + below(random, 4);
  const near = times(1 + below(random, 6), () => nearSome(random, targets));
  return { targets, near, ...floorOf(random, floor, { targets, attackers: near.length }) };
}

function nearSome(random: Random, targets: number): number[] {
  const near = times(targets, t => t).filter(() => random() < 0.55);
  return near.length > 0 ? near : [below(random, targets)];
}

interface Size {
  readonly targets: number;
  readonly attackers: number;
}

type Holding = Pick<Problem, 'holds' | 'aids' | 'kinds'>;

function floorOf(random: Random, floor: Floor, size: Size): Holding {
  if (floor === 'none') return { holds: () => true };
  return floor === 'table' ? tableFloor(random, size) : oddsFloor(random, floor, size);
}

/**
 * At least 1:6; behind a river the defence is doubled if all attack across it; air support is worth three attackers.
 */
function oddsFloor(random: Random, floor: 'strength' | 'river' | 'air', { targets, attackers }: Size): Holding {
  const attack = times(attackers, () => 1 + below(random, 4));
  const defence = times(targets, () => 1 + below(random, 26));
  const across = times(attackers, () => floor === 'river' && random() < 0.6);
  const aids = times(targets, t => t).filter(() => floor === 'air' && random() < 0.3);
  const holds = (ts: readonly number[], as: readonly number[]): boolean => {
    const factor = (as.every(a => across[a]) ? 2 : 1) / (ts.some(t => aids.includes(t)) ? 3 : 1);
    return sum(attack, as) * 6 >= sum(defence, ts) * factor;
  };
  return { holds, aids, kinds: attack.map((n, a) => n * 2 + Number(across[a])) };
}

/** Only what the contract of `holds` requires: some pairs are allowed, and with them everything easier. */
function tableFloor(random: Random, { targets, attackers }: Size): Holding {
  const some = (n: number, chance: number): number => times(n, i => (random() < chance ? 1 << i : 0)).reduce(or, 0);
  const rows = times(3 + below(random, 6), () => [some(targets, 0.4), some(attackers, 0.3)] as const);
  return {
    holds(ts, as) {
      const [t, a] = [ts.reduce(bit, 0), as.reduce(bit, 0)];
      return rows.some(([most, least]) => (t & ~most) === 0 && (least & ~a) === 0);
    },
  };
}

const or = (a: number, b: number): number => a | b;
const bit = (bits: number, i: number): number => bits | (1 << i);
const sum = (values: readonly number[], list: readonly number[]): number =>
  list.reduce((n, i) => n + itemAt(values, i), 0);

/**
 * Two facing lines of hexes, targets in one, attackers in stacks of up to three in the other: an attacker at column c
 * is near the targets at c and c + 1. `weak` is the chance that a stack is one weak unit.
 */
export function frontProblem(random: Random, size: Size, { weak = 0.2, gap = 0.04 } = {}): Problem {
  const columns = times(size.targets, t => (random() < gap ? -1 : t));
  const near: number[][] = [];
  const attack: number[] = [];
  const across: boolean[] = [];
  const kinds: number[] = [];
  for (let left = size.attackers; left > 0; ) {
    const column = below(random, size.targets);
    const reached = columns.filter(c => c >= 0 && (c === column || c === column + 1));
    if (reached.length === 0) continue;
    const isWeak = random() < weak;
    const river = random() < 0.3;
    for (let stack = isWeak ? 1 : 1 + below(random, 3); stack > 0 && left > 0; stack--, left--) {
      near.push(reached);
      attack.push(isWeak ? 1 : 2 + below(random, 7));
      across.push(river);
      kinds.push(lastOf(attack) * 2 + Number(river));
    }
  }
  const reached = [...new Set(near.flat())].sort((a, b) => a - b);
  const number = new Map(reached.map((t, i) => [t, i]));
  const defence = reached.map(() => 2 + below(random, 13));
  return {
    targets: reached.length,
    near: near.map(list => list.map(t => valueIn(number, t))),
    kinds,
    holds: (ts, as) => sum(attack, as) * 6 >= sum(defence, ts) * (as.every(a => across[a]) ? 2 : 1),
  };
}

/**
 * Attackers on every third hex of a square of the map, each alone amid six targets: far more targets than attackers, so
 * that most targets must be attacked together with others. At least 1:6.
 */
export function islandProblem(random: Random, width: number): Problem {
  const numbers = new Map<string, number>();
  const numberOf = (q: number, r: number): number => {
    const key = `${q},${r}`;
    if (!numbers.has(key)) numbers.set(key, numbers.size);
    return valueIn(numbers, key);
  };
  const near: number[][] = [];
  for (let q = 0; q < width; q++)
    for (let r = 0; r < width; r++)
      if ((q + 2 * r) % 3 === 0) near.push(STEPS.map(step => numberOf(q + step.q, r + step.r)).sort((a, b) => a - b));
  const attack = near.map(() => 2 + below(random, 6));
  const defence = [...numbers.keys()].map(() => 2 + below(random, 6));
  return {
    targets: numbers.size,
    near,
    kinds: attack,
    holds: (ts, as) => sum(attack, as) * 6 >= sum(defence, ts),
  };
}

/** Every whole legal grouping. */
export function allGroupings(problem: Problem): Grouping[] {
  return partitions(problem.targets).flatMap(lead => {
    const leads = [...new Set(lead)];
    const targetsOf = (first: number): number[] => lead.flatMap((l, t) => (l === first ? [t] : []));
    let battles: number[][] = [[]];
    for (const a of problem.near.keys()) {
      const options = leads.filter(first => isNearAll(problem, a, targetsOf(first)));
      battles = battles.flatMap(battle => options.map(first => [...battle, first]));
    }
    return battles.map(battle => ({ lead, battle })).filter(grouping => isWhole(problem, grouping));
  });
}

const isWhole = (problem: Problem, grouping: Grouping): boolean =>
  battlesOf(grouping).every(({ targets, attackers }) => attackers.length > 0 && problem.holds(targets, attackers));

/** The ways to split 0..n-1 into battles, each as a column of leads. */
function partitions(n: number): number[][] {
  if (n === 0) return [[]];
  return partitions(n - 1).flatMap(lead => [...new Set(lead), n - 1].map(first => [...lead, first]));
}

/** Whether the whole grouping keeps everything the partial one says. */
export function keeps({ lead, battle }: Grouping, partial: Grouping): boolean {
  return (
    partial.lead.every((l, t) => lead[t] === lead[l]) &&
    partial.battle.every((t, a) => t < 0 || lead[t] === lead[itemAt(battle, a)])
  );
}

/** Some random decisions, sensible or not. */
export function somePartial(random: Random, problem: Problem): Grouping {
  const lead = times(problem.targets, t => t);
  if (random() < 0.4 && problem.targets > 1) {
    const high = 1 + below(random, problem.targets - 1);
    lead[high] = below(random, high);
  }
  const battle = problem.near.map(near =>
    random() < 0.3 ? itemAt(lead, itemAt(near, below(random, near.length))) : -1,
  );
  return { lead, battle };
}

/** The problem without some attackers, and without targets that no attacker is near any more. */
export function withoutAttackers(problem: Problem, gone: readonly number[]): Problem {
  const staying = [...problem.near.keys()].filter(a => !gone.includes(a));
  const targets = [...new Set(staying.flatMap(a => targetsNear(problem, a)))].sort((a, b) => a - b);
  const { kinds } = problem;
  return {
    targets: targets.length,
    near: staying.map(a => targetsNear(problem, a).map(t => targets.indexOf(t))),
    holds: (ts, as) =>
      problem.holds(
        ts.map(t => itemAt(targets, t)),
        as.map(a => itemAt(staying, a)),
      ),
    aids: targets.flatMap((t, i) => (problem.aids?.includes(t) ? [i] : [])),
    ...(kinds && { kinds: staying.map(a => itemAt(kinds, a)) }),
  };
}
