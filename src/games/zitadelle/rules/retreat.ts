/**
 * 7.8 Where a unit can retreat to: two hexes away, through hexes free of enemies and of their ZOC. An empty hex is
 * preferred to a shared one, and that to an overfull one.
 */
import { hexDistance } from '../../../kit/board.ts';
import { BOARD, enemyOf, hexAcross, isOpen, sideOf } from '../pieces.ts';
import { placeOf, type State } from '../state.ts';
import { hasRoom, hasUnits, type Stacks, stacksOf } from './ground.ts';
import { isInZocFor } from './zocAt.ts';

/** 7.6.2 */
export const FAR = 2;

export interface Refuge {
  readonly hex: number;
  /** 7.8.1 Every way there, each as the hexes stepped into; the first is the default. */
  readonly paths: readonly (readonly number[])[];
  /** 0 empty, 1 shared with friends, 2 too full. */
  readonly rank: number;
}

/** The conditions of a retreat. `left` are hexes closed by 7.8.4. */
interface Way {
  readonly s: State;
  readonly unit: number;
  readonly left: readonly number[];
  readonly friends: Stacks;
  readonly enemies: Stacks;
}

const wayOf = (s: State, unit: number, left: readonly number[]): Way => ({
  s,
  unit,
  left,
  friends: stacksOf(s, sideOf(unit)),
  enemies: stacksOf(s, enemyOf(sideOf(unit))),
});

/** The best refuges, in order; empty if the unit is lost. */
export function refugesOf(s: State, u: number, left: readonly number[]): Refuge[] {
  const way = wayOf(s, u, left);
  const found: (Refuge & { readonly paths: number[][] })[] = [];
  const from = placeOf(s, u);
  for (const first of stepsFrom(way, from)) {
    const ends = stepsFrom(way, first).filter(to => hexDistance(BOARD, from, to) === FAR);
    // 7.8.2 A unit forced into a full hex on its way stops there until the surplus is removed.
    if (!s.options.overflow && rankOf(way, first) === FULL) {
      if (ends.length > 0) found.push({ hex: first, paths: [[first]], rank: FULL });
      continue;
    }
    for (const to of ends) {
      const known = found.find(({ hex }) => hex === to);
      if (known) known.paths.push([first, to]);
      else found.push({ hex: to, paths: [[first, to]], rank: rankOf(way, to) });
    }
  }
  return best(found);
}

/**
 * 13.2.2 One hex more, for a unit that ended in an overfull hex, or (7.8.2) was stopped on its way. 7.8.1 It ends
 * at least two hexes from its start, like every retreat.
 */
export function furtherOf(s: State, u: number, left: readonly number[], start: number): Refuge[] {
  const way = wayOf(s, u, left);
  const ends = stepsFrom(way, placeOf(s, u)).filter(to => hexDistance(BOARD, start, to) >= FAR);
  return best(ends.map(to => ({ hex: to, paths: [[to]], rank: rankOf(way, to) })));
}

function best(refuges: readonly Refuge[]): Refuge[] {
  let least = FULL;
  for (const { rank } of refuges) if (rank < least) least = rank;
  return refuges.filter(({ rank }) => rank === least).sort((a, b) => a.hex - b.hex);
}

/** The rank of a hex without room. */
export const FULL = 2;

function rankOf({ unit, friends }: Way, h: number): number {
  if (!hasRoom(friends, unit, h)) return FULL;
  return !hasUnits(friends, h) ? 0 : 1;
}

/** 7.8.3 Neighbours without enemies, and outside their ZOC unless a friend is there. */
function stepsFrom({ s, unit, left, friends, enemies }: Way, from: number): number[] {
  const hexes: number[] = [];
  for (let e = from * 6, end = e + 6; e < end; e++) {
    const h = hexAcross(e);
    if (!isOpen(e) || hasUnits(enemies, h) || left.includes(h)) continue;
    if (hasUnits(friends, h) || !isInZocFor(s, enemies, unit, h)) hexes.push(h);
  }
  return hexes;
}
