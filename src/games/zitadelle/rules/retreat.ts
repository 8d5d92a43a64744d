/**
 * 7.8 Where a unit can fall back to: two hexes away, by hexes free of enemies and of their ZOC. An empty hex comes before
 * a shared one, and that before one that is too full.
 */
import { hexDistance } from '../../../kit/board.ts';
import { BOARD, OPEN_SIDES, SIDE } from '../pieces.ts';
import type { State } from '../state.ts';
import { frontOf, hasRoom, stacksOf, zocFor } from './ground.ts';

/** 7.6.2 */
const FAR = 2;

export interface Refuge {
  readonly hex: number;
  readonly path: readonly number[];
  /** 0 empty, 1 shared with friends, 2 too full. */
  readonly rank: number;
}

/** The best refuges there are, in order; none where the unit is lost. `left` are hexes closed by 7.8.4. */
export function refugesOf(s: State, u: number, left: readonly number[]): Refuge[] {
  const found = new Map<number, Refuge>();
  const from = s.place[u]!;
  for (const first of stepsFrom(s, u, from, left)) {
    const ends = stepsFrom(s, u, first, left).filter(to => hexDistance(BOARD, from, to) === FAR);
    // 7.8.2 Who is forced into a full hex on his way stops there, until the surplus is gone.
    if (!s.options.overflow && rankOf(s, u, first) === FULL) {
      if (ends.length > 0) found.set(first, { hex: first, path: [first], rank: FULL });
      continue;
    }
    for (const to of ends) {
      const rank = rankOf(s, u, to);
      if (rank < (found.get(to)?.rank ?? FULL + 1)) found.set(to, { hex: to, path: [first, to], rank });
    }
  }
  return best([...found.values()]);
}

/**
 * 13.2.2 One hex more, for a unit that ended where it is too full, or (7.8.2) was stopped on its way. 7.8.1 It ends no
 * nearer to where it began than any other.
 */
export function furtherOf(s: State, u: number, left: readonly number[], start: number): Refuge[] {
  const ends = stepsFrom(s, u, s.place[u]!, left).filter(to => hexDistance(BOARD, start, to) >= FAR);
  return best(ends.map(to => ({ hex: to, path: [to], rank: rankOf(s, u, to) })));
}

function best(refuges: readonly Refuge[]): Refuge[] {
  const rank = Math.min(...refuges.map(r => r.rank));
  return refuges.filter(r => r.rank === rank).sort((a, b) => a.hex - b.hex);
}

/** The rank of a hex without room. */
export const FULL = 2;

function rankOf(s: State, u: number, h: number): number {
  const stacks = stacksOf(s, SIDE[u]!);
  if (!hasRoom(stacks, u, h)) return FULL;
  return stacks.first[h]! < 0 ? 0 : 1;
}

/** 7.8.3 Neighbours without enemies, and outside their ZOC unless a friend is there. */
function stepsFrom(s: State, u: number, from: number, left: readonly number[]): number[] {
  const front = frontOf(s, SIDE[u]!);
  const { first } = stacksOf(s, SIDE[u]!);
  const zoc = zocFor(front, u);
  const hexes: number[] = [];
  for (let e = from * 6, end = e + 6; e < end; e++) {
    const h = BOARD.next[e]!;
    if (OPEN_SIDES[e]! < 0 || front.enemy[h] || left.includes(h)) continue;
    if (!zoc[h] || first[h]! >= 0) hexes.push(h);
  }
  return hexes;
}
