/** Random engagements, and all whole declarations of small ones by brute force. For tests. */
import type { DeclaredBattle, Engagement } from './declare.ts';
import type { Random } from './groupingSamples.ts';
import { itemAt, subsets } from './list.ts';

export interface Size {
  readonly units: number;
  readonly hexes: number;
}

/**
 * Units near one to three hexes in a row, of which the first is number 0. Some hexes have no ZOC: they oblige nobody, and attacking them alone fulfils
 * no duty. Every unit that must attack is near a hex that must be attacked, and vice versa.
 */
export function someEngagement(next: Random, { units: count, hexes: width }: Size): Engagement {
  const line = Array.from({ length: width }, (_, i) => 10 * i);
  const near = Array.from({ length: count }, () => {
    const from = Math.floor(next() * width);
    return line.slice(from, from + 1 + Math.floor(next() * 3));
  });
  const hexes = line.filter(h => near.some(list => list.includes(h)));
  const meets = hexes.map(() => next() < 0.8);
  const presses = hexes.map((_, t) => itemAt(meets, t) && next() < 0.8);
  const bound = near.map(list => next() < 0.6 && list.some(h => presses[hexes.indexOf(h)]));
  return {
    units: near.map((_, a) => a + 1),
    near,
    bound,
    hexes,
    owed: hexes.map((h, t) => itemAt(presses, t) && near.some((list, a) => bound[a] && list.includes(h))),
    ...(meets.includes(false) && { meets }),
  };
}

/**
 * Every whole declaration: all obliged units and hexes are in, each unit is near all hexes of its battle, and none
 * occurs twice.
 */
export function allWholes(e: Engagement): DeclaredBattle[][] {
  const free = e.hexes.filter((_, t) => !e.owed[t]);
  const owed = e.hexes.filter((_, t) => e.owed[t]);
  return [[], ...subsets(free)].flatMap(some =>
    partitions([...owed, ...some].sort((a, b) => a - b)).flatMap(parts => groupings(e, parts)),
  );
}

function groupings(e: Engagement, parts: readonly (readonly number[])[]): DeclaredBattle[][] {
  let found: number[][] = [[]];
  for (const a of e.units.keys()) {
    const fits = parts.flatMap((hexes, i) => (isFit(e, a, hexes) ? [i] : []));
    const options = e.bound[a] ? fits : [-1, ...fits];
    found = found.flatMap(list => options.map(i => [...list, i]));
  }
  const whole = found.filter(list => parts.every((_, i) => list.includes(i)));
  return whole.map(list => parts.map((hexes, i) => ({ hexes, units: e.units.filter((_, a) => list[a] === i) })));
}

function isFit({ near, bound, hexes: all, meets }: Engagement, a: number, hexes: readonly number[]): boolean {
  if (!hexes.every(h => itemAt(near, a).includes(h))) return false;
  return !bound[a] || meets === undefined || hexes.some(h => meets[all.indexOf(h)]);
}

function partitions(list: readonly number[]): number[][][] {
  const [first, ...rest] = list;
  if (first === undefined) return [[]];
  return partitions(rest).flatMap(parts => [
    [[first], ...parts],
    ...parts.map((_, i) => parts.map((part, j) => (i === j ? [first, ...part] : part))),
  ]);
}
