/** What a side faces on the map, computed once per position: enemies, their ZOC (5.2), and the stacks. */
import { unite } from '../../../kit/bytes.ts';
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
  /** Hexes that break the limits: asked after every move, and mostly there are none. */
  readonly overfull: number[];
}

/** 5.1.1 Two units, in thirds. */
export const ROOM_IN_HEX = 6;

/** Units that can be on the map. */
const GROUND_UNITS = ofBothSides(side => UNITS_OF[side].filter(u => !IS_AIR[u] && !IS_COMPANY[u]));

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
  first: new Int16Array(HEXES),
  next: new Int16Array(COUNT),
  room: new Uint8Array(HEXES),
  clash: new Uint8Array(HEXES),
  overfull: [],
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
  part({ on: { place: UNITS_OF[side] }, make: newStacks, paint: (stacks, s) => paintStacks(s, side, stacks) }),
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

function paintStacks(s: Places, side: Side, stacks: Stacks): void {
  const { first, next, room, clash, overfull } = stacks;
  first.fill(-1);
  room.fill(0);
  clash.fill(0);
  overfull.length = 0;
  const own = GROUND_UNITS[side];
  for (let i = own.length - 1; i >= 0; i--) {
    const u = own[i]!;
    const h = placeOf(s, u);
    if (h < 0) continue;
    const top = first[h]!;
    next[u] = top;
    first[h] = u;
    // One unit alone always has room.
    const isKnown = top < 0 || isOverfull(stacks, h);
    room[h]! += roomOf(u);
    if (isKnown) continue;
    if (clashes(stacks, u)) clash[h] = 1;
    if (isOverfull(stacks, h)) overfull.push(h);
  }
}

/** Whether a unit may not be together with one of those below it. */
function clashes(stacks: Stacks, u: number): boolean {
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
