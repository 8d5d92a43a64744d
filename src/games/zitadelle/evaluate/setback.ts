/** 7.8 The cost of a retreat from a hex: higher the fewer refuges there are, and total without any. */

import { hexDistance } from '../../../kit/board.ts';
import { addAt } from '../../../kit/list.ts';
import { BOARD, COMMAND_COUNT, commandOf, GERMAN, parentOf, roomOf, SIDE, TROOPS_OF } from '../pieces.ts';
import { hasRoom, hasUnits, ROOM_IN_HEX, roomTaken, zocFor } from '../rules/ground.ts';
import { placeOf } from '../state.ts';
import type { Situation } from './situation.ts';
import { besideOf } from './terrain.ts';
import { unitWorth } from './worth.ts';

/** Disrupted and out of the line. */
const BACK = 0.12;
/** Expected loss of a unit's worth, by the number of refuges, which others may need, too. */
const SHARES = [0.9, 0.35, 0.2, 0.1] as const;
const FAR = 2;

export const setbackCost = (p: Situation, u: number, h: number): number =>
  BACK + (SHARES[refuges(p, u, h)] ?? 0) * unitWorth(p.s, u);

/** How many refuges a unit of either side has from a hex. */
function refuges(p: Situation, u: number, h: number): number {
  const key = u * BOARD.size + h;
  const known = p.refuges.get(key);
  if (known !== undefined) return known;
  const found = refugesFrom(p, u, h).length;
  p.refuges.set(key, found);
  return found;
}

/** Hexes with room, two steps away by hexes with room. */
function refugesFrom(p: Situation, u: number, h: number): number[] {
  const found = new Set<number>();
  for (const first of stepsFrom(p, u, h))
    for (const to of stepsFrom(p, u, first)) if (hexDistance(BOARD, h, to) === FAR) found.add(to);
  return [...found];
}

/** 7.8.3 Neighbours with room and without enemies, outside their ZOC unless a friend is there. */
function stepsFrom(p: Situation, u: number, from: number): number[] {
  const isOwn = SIDE[u] === p.side;
  const front = isOwn ? p.front : p.back;
  const stacks = isOwn ? p.stacks : p.foes;
  const zoc = zocFor(front, u);
  return besideOf(from).filter(h => !front.enemy[h] && (!zoc[h] || hasUnits(stacks, h)) && hasRoom(stacks, u, h));
}

/** How much units in contact depend on the hexes behind them, in total and by sharing family (5.1.2, 5.1.3). */
export interface Needs {
  readonly all: Float64Array;
  readonly by: ReadonlyMap<number, number>;
}

/** The worth of leaving such a hex free. */
export const IN_THE_WAY = 1;

const FAMILIES = 1024;
/** Germans share with their corps, Soviets with their division. */
const familyOf = (u: number): number =>
  SIDE[u] === GERMAN || parentOf(u) < 0 ? commandOf(u) : COMMAND_COUNT + parentOf(u);

export function needsOf(p: Situation): Needs {
  const all = new Float64Array(BOARD.size);
  const by = new Map<number, number>();
  const note = (family: number, h: number, weight: number): void => {
    addAt(all, h, weight);
    const key = h * FAMILIES + family;
    by.set(key, (by.get(key) ?? 0) + weight);
  };
  for (const u of TROOPS_OF[p.side]) {
    const h = placeOf(p.s, u);
    if (h < 0 || p.gap[h] !== 1) continue;
    for (const hexes of [stepsFrom(p, u, h), refugesFrom(p, u, h)])
      for (const to of hexes) note(familyOf(u), to, 1 / hexes.length);
  }
  return { all, by };
}

/** What others lose if a unit blocks their retreat; its own family only if it fills the hex. */
export function hindrance(p: Situation, needs: Needs, u: number, h: number): number {
  const all = needs.all[h]!;
  if (all === 0) return 0;
  const own = needs.by.get(h * FAMILIES + familyOf(u)) ?? 0;
  const room = roomTaken(p.stacks, h) + (p.s.place[u] === h ? 0 : roomOf(u));
  return room >= ROOM_IN_HEX ? all : all - own;
}
