/** What a side faces on the map, computed once per position: enemies, their ZOC (5.2), and the stacks. */
import { unite } from '../../../kit/bytes.ts';
import { addAt } from '../../../kit/list.ts';
import { partsOf } from '../../../kit/part.ts';
import { ofBothSides, type Side } from '../../../kit/sides.ts';
import { paint } from '../../../kit/zoc.ts';
import {
  BOARD,
  COMMAND,
  COUNT,
  enemyOf,
  HAS_ZOC,
  HEXES,
  IS_AIR,
  IS_ARMOUR,
  IS_ARTILLERY,
  IS_BRIGADE,
  IS_COMPANY,
  IS_ELEFANT,
  IS_ENGINEER,
  IS_FORT,
  OPEN_SIDES,
  PARENT,
  parentOf,
  printedAt,
  roomOf,
  SIDE,
  SOVIET,
  UNITS_OF,
} from '../pieces.ts';
import { placeOf, type State, stepsOf } from '../state.ts';

export interface Front {
  /** 1 where an enemy stands; aircraft do not count (8.2.1). */
  readonly enemy: Uint8Array;
  /** 1 in an enemy ZOC. */
  readonly ezoc: Uint8Array;
  /** 5.2.3 1 in the ZOC of an enemy with an anti-tank strength: other ZOCs do not affect armour. */
  readonly hard: Uint8Array;
  /** What `reach` needs for either ZOC: where units that avoid it may not go, and where others stop, also at forts. */
  readonly walls: Zones;
  readonly hardWalls: Zones;
}

interface Zones {
  /** Where enemies are; a separate map for each of the two, by which floods tell them apart. */
  readonly enemy: Uint8Array;
  readonly closed: Uint8Array;
  readonly stop: Uint8Array;
}

/** The units in a hex: `first[h]`, then `next[u]`, until -1. In sheet order. */
export interface Stacks {
  readonly first: Int16Array;
  readonly next: Int16Array;
  /** The space taken in each hex, in thirds of a unit (5.1.1, 5.1.5). */
  readonly room: Uint8Array;
  /** 1 where two units may not be together (5.1.2 to 5.1.4). */
  readonly clash: Uint8Array;
  /** How many hexes break the limits: asked after every move, and mostly there are none. */
  overfull: number;
}

/** 5.1.1 Two units, in thirds. */
export const ROOM_IN_HEX = 6;

/** Units that can be on the map. */
const IS_GROUND: readonly boolean[] = SIDE.map((_, u) => !IS_AIR[u] && !IS_COMPANY[u]);
const GROUND_UNITS = ofBothSides(side => UNITS_OF[side].filter(u => IS_GROUND[u]));

const newZones = (): Zones => ({
  enemy: new Uint8Array(HEXES),
  closed: new Uint8Array(HEXES),
  stop: new Uint8Array(HEXES),
});
const newFront = (): Front => ({
  enemy: new Uint8Array(HEXES),
  ezoc: new Uint8Array(HEXES),
  hard: new Uint8Array(HEXES),
  walls: newZones(),
  hardWalls: newZones(),
});
const newStacks = (): Stacks => ({
  first: new Int16Array(HEXES).fill(-1),
  next: new Int16Array(COUNT),
  room: new Uint8Array(HEXES),
  clash: new Uint8Array(HEXES),
  overfull: 0,
});

type Places = Pick<State, 'place'>;
type Standing = Pick<State, 'place' | 'steps'>;
const part = partsOf<State>();

/**
 * What each side faces. Steps count: a unit without anti-tank strength does not stop armour. Derived from all units of a
 * side, as consecutive rows are compared faster than selected ones.
 */
export const FRONTS = ofBothSides(side => {
  const enemies = UNITS_OF[enemyOf(side)];
  return part({
    on: { place: enemies, steps: enemies },
    make: newFront,
    paint: (front, s) => paintFront(s, GROUND_UNITS[enemyOf(side)], front),
  });
});
export const STACKS = ofBothSides(side =>
  part({ on: { place: UNITS_OF[side] }, make: newStacks, copy: copyStacks, count: countStacked }),
);

export const frontOf = (s: Standing, side: Side): Front => FRONTS[side].of(s);
export const stacksOf = (s: Places, side: Side): Stacks => STACKS[side].of(s);

function paintFront(s: Standing, enemies: readonly number[], front: Front): void {
  const { enemy, ezoc, hard } = front;
  for (const map of [enemy, ezoc, hard]) map.fill(0);
  const all: number[] = [];
  const armed: number[] = [];
  for (const u of enemies) {
    const h = placeOf(s, u);
    if (h < 0) continue;
    enemy[h] = 1;
    if (!HAS_ZOC[u]) continue;
    all.push(h);
    if (printedAt(u, stepsOf(s, u)) > 0) armed.push(h);
  }
  paint(BOARD, OPEN_SIDES, all, ezoc);
  paint(BOARD, OPEN_SIDES, armed, hard);
  paintZones(enemy, ezoc, front.walls);
  paintZones(enemy, hard, front.hardWalls);
}

function paintZones(enemy: Uint8Array, zoc: Uint8Array, { enemy: own, closed, stop }: Zones): void {
  own.set(enemy);
  unite(closed, enemy, zoc);
  unite(stop, FORT_BYTES, zoc);
}

/** 8.3.3 Leaving a fort is a separate step. */
export const FORT_BYTES = Uint8Array.from(IS_FORT, is => (is ? 1 : 0));

/** 5.2.3, 10.3.3 The enemy ZOC that affects a unit in movement and retreat. */
export const zocFor = (front: Front, u: number): Uint8Array => (mindsAll(u) ? front.ezoc : front.hard);
export const wallsFor = (front: Front, u: number): Zones => (mindsAll(u) ? front.walls : front.hardWalls);
export const mindsAll = (u: number): boolean => !IS_ARMOUR[u] || IS_ELEFANT[u] === true;

function copyStacks(from: Stacks, to: Stacks): void {
  to.first.set(from.first);
  to.next.set(from.next);
  to.room.set(from.room);
  to.clash.set(from.clash);
  to.overfull = from.overfull;
}

/** Puts a unit into the stack in its hex, or takes it out. */
function countStacked(stacks: Stacks, u: number, h: number, n: 1 | -1): void {
  if (h < 0 || !IS_GROUND[u]) return;
  const before = isOverfull(stacks, h) ? 1 : 0;
  link(stacks, u, h, n);
  addAt(stacks.room, h, n * roomOf(u));
  stacks.clash[h] = hasClash(stacks, h) ? 1 : 0;
  stacks.overfull += (isOverfull(stacks, h) ? 1 : 0) - before;
}

function link(stacks: Stacks, u: number, h: number, n: 1 | -1): void {
  let above = -1;
  let below = topOf(stacks, h);
  while (below >= 0 && below < u) {
    above = below;
    below = unitBelow(stacks, below);
  }
  if (n > 0) stacks.next[u] = below;
  const now = n > 0 ? u : unitBelow(stacks, u);
  if (above < 0) stacks.first[h] = now;
  else stacks.next[above] = now;
}

/** Whether two units in a hex may not be together. */
function hasClash(stacks: Stacks, h: number): boolean {
  for (let u = topOf(stacks, h); u >= 0; u = unitBelow(stacks, u))
    for (let v = unitBelow(stacks, u); v >= 0; v = unitBelow(stacks, v)) if (whyNotTogether(u, v)) return true;
  return false;
}

/** The first unit in a hex and the one after it, in sheet order; -1 if there is none. */
export const topOf = (stacks: Stacks, h: number): number => stacks.first[h]!;
export const unitBelow = (stacks: Stacks, u: number): number => stacks.next[u]!;
export const roomTaken = (stacks: Stacks, h: number): number => stacks.room[h]!;
export const hasUnits = (stacks: Stacks, h: number): boolean => topOf(stacks, h) >= 0;

/** The units in a hex, in sheet order. */
export function unitsIn(stacks: Stacks, h: number): number[] {
  const out: number[] = [];
  for (let u = topOf(stacks, h); u >= 0; u = unitBelow(stacks, u)) out.push(u);
  return out;
}

/** Units of a side in a hex, in sheet order. */
export const stackAt = (s: State, side: Side, h: number): number[] => unitsIn(stacksOf(s, side), h);

/** Why two units of a side cannot share a hex: the section, or undefined if they can. */
export function whyNotTogether(u: number, v: number): string | undefined {
  // 5.1.4 One of each kind per hex.
  if ((IS_ARTILLERY[u] && IS_ARTILLERY[v]) || (IS_ENGINEER[u] && IS_ENGINEER[v])) return '5.1.4';
  if (COMMAND[u] !== COMMAND[v]) return '5.1.3';
  if (SIDE[u] !== SOVIET || PARENT[u] === PARENT[v] || IS_BRIGADE[u] !== IS_BRIGADE[v]) return undefined;
  // A brigade without a corps stacks with any brigade of its army.
  return parentOf(u) < 0 || parentOf(v) < 0 ? undefined : '5.1.2';
}

/** 5.1 Whether one more unit may be in a hex. */
export const hasRoom = (stacks: Stacks, u: number, h: number): boolean =>
  !hasUnits(stacks, h) || whyNoRoom(stacks, u, h) === undefined;

/** The section that keeps a unit out of a stack. A unit that is already there is not counted twice. */
export function whyNoRoom(stacks: Stacks, u: number, h: number): string | undefined {
  let own = roomOf(u);
  for (let v = topOf(stacks, h); v >= 0; v = unitBelow(stacks, v)) {
    if (v === u) {
      own = 0;
      continue;
    }
    const clash = whyNotTogether(u, v);
    if (clash) return clash;
  }
  return roomTaken(stacks, h) + own > ROOM_IN_HEX ? '5.1.1' : undefined;
}

/** 5.1 Whether a stack breaks the limits. */
export const isOverfull = (stacks: Stacks, h: number): boolean =>
  roomTaken(stacks, h) > ROOM_IN_HEX || stacks.clash[h] !== 0;
