/** What a side faces on the map, derived once per position: enemies, hexes beside them, their ZOC (4.6), and the stacks. */
import { edgeTable, isPassable, linkBits, sideBits } from '../../../kit/board.ts';
import { opposite } from '../../../kit/hex.ts';
import { addAt } from '../../../kit/list.ts';
import { partsOf } from '../../../kit/part.ts';
import { ofBothSides, type Side } from '../../../kit/sides.ts';
import { ROAD_KINDS } from '../data/roads.ts';
import { ALL_UNITS, BOARD, COUNT, enemyOf, HEXES, isMech, sideOf, unitsBy, weightOf, ZOC_WEIGHT } from '../pieces.ts';
import { lostOf, type Placed, placeOf, type Standing, type State } from '../state.ts';

const part = partsOf<State>();

const RIVER_BIT = 1 << BOARD.sides.indexOf('river');
const CREEK_BIT = 1 << BOARD.sides.indexOf('creek');
const ROAD_BITS = ROAD_KINDS.reduce((bits, kind) => bits | (1 << BOARD.links.indexOf(kind)), 0);
const RAIL_BIT = 1 << BOARD.links.indexOf('rail');

export const isRiver = (edge: number): boolean => (sideBits(BOARD, edge) & RIVER_BIT) !== 0;
export const isCreek = (edge: number): boolean => (sideBits(BOARD, edge) & CREEK_BIT) !== 0;
export const isRoad = (edge: number): boolean => (linkBits(BOARD, edge) & ROAD_BITS) !== 0;
export const isRail = (edge: number): boolean => (linkBits(BOARD, edge) & RAIL_BIT) !== 0;

/** 4.13 Where units on foot, and mechanised ones, can cross at all: a river without a road bridge stops the latter. */
export const FOOT_OPEN = edgeTable(BOARD, () => 1);
export const MECH_OPEN = edgeTable(BOARD, (from, _to, dir) =>
  isRiver(from * 6 + dir) && !isRoad(from * 6 + dir) ? -1 : 1,
);
export const canCross = (unit: number, edge: number): boolean => isPassable(isMech(unit) ? MECH_OPEN : FOOT_OPEN, edge);

export interface Front {
  /** 1 where an enemy stands. */
  readonly enemy: Uint8Array;
  /** 1 next to an enemy unit of any kind (4.2). */
  readonly beside: Uint8Array;
  /** 4.61 1 in an enemy ZOC. */
  readonly ezoc: Uint8Array;
  /** 4.61 What stands in each hex: 2 make a ZOC. Over sides closed to mechanised units, those on foot alone count. */
  readonly all: Uint8Array;
  readonly foot: Uint8Array;
}

const newFront = (): Front => ({
  enemy: new Uint8Array(HEXES),
  beside: new Uint8Array(HEXES),
  ezoc: new Uint8Array(HEXES),
  all: new Uint8Array(HEXES),
  foot: new Uint8Array(HEXES),
});

/** By side: what it faces. */
const FRONTS = ofBothSides(side => {
  const enemies = unitsBy(enemyOf(side));
  return part({
    on: { place: enemies, lost: enemies },
    make: newFront,
    paint(front, s) {
      for (const map of [front.enemy, front.beside, front.ezoc, front.all, front.foot]) map.fill(0);
      for (const unit of enemies) muster(front, s, unit);
      for (const unit of enemies) {
        const hex = placeOf(s, unit);
        // Each hex once: 1 becomes 2 while it is painted.
        if (hex >= 0 && front.enemy[hex] === 1) spread(front, hex);
      }
      for (const unit of enemies) {
        const hex = placeOf(s, unit);
        if (hex >= 0) front.enemy[hex] = 1;
      }
    },
  });
});

function muster(front: Front, s: Standing, unit: number): void {
  const hex = placeOf(s, unit);
  if (hex < 0) return;
  front.enemy[hex] = 1;
  const weight = weightOf(unit, lostOf(s, unit));
  addAt(front.all, hex, weight);
  if (!isMech(unit)) addAt(front.foot, hex, weight);
}

/** 4.6 The ZOC of a hex reaches its neighbours over sides that its units could cross. */
function spread({ enemy, beside, ezoc, all, foot }: Front, hex: number): void {
  enemy[hex] = 2;
  const { next } = BOARD;
  const hasZoc = Number(all[hex]) >= ZOC_WEIGHT;
  const hasFoot = Number(foot[hex]) >= ZOC_WEIGHT;
  for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
    const to = next[edge] ?? -1;
    if (to < 0) continue;
    beside[to] = 1;
    if (hasZoc && (hasFoot || isPassable(MECH_OPEN, edge))) ezoc[to] = 1;
  }
}

export const frontOf = (s: Standing, side: Side): Front => FRONTS[side].of(s);
export const frontPart = (side: Side): (typeof FRONTS)[Side] => FRONTS[side];
/** 4.61 The hexes in the ZOC of a side. */
export const zocOf = (s: Standing, side: Side): Uint8Array => FRONTS[enemyOf(side)].of(s).ezoc;
export const isInEnemyZoc = (s: Standing, side: Side, hex: number): boolean => FRONTS[side].of(s).ezoc[hex] === 1;
export const isEnemyAt = (s: Standing, side: Side, hex: number): boolean => FRONTS[side].of(s).enemy[hex] === 1;

/** The first unit in each hex, and the one after each unit; -1 if there is none. */
export interface Stacks {
  readonly first: Int16Array;
  readonly next: Int16Array;
}

const STACKS = part({
  on: { place: ALL_UNITS },
  make: (): Stacks => ({ first: new Int16Array(HEXES), next: new Int16Array(COUNT) }),
  paint({ first, next }, { place }) {
    first.fill(-1);
    for (let unit = COUNT - 1; unit >= 0; unit--) {
      const hex = place[unit] ?? -1;
      if (hex < 0) continue;
      next[unit] = first[hex] ?? -1;
      first[hex] = unit;
    }
  },
});

/**
 * 4.61 Whether a side has a ZOC in a hex, from the stacks around it alone: after a move a few hexes are looked at, and the
 * front of the enemy, which it has changed, mostly need not be derived until his impulse.
 */
export function hasZocAt(s: Standing, side: Side, hex: number): boolean {
  for (let dir = 0; dir < 6; dir++) {
    const from = BOARD.next[hex * 6 + dir] ?? -1;
    const unit = from < 0 ? -1 : firstAt(s, from);
    if (unit < 0 || sideOf(unit) !== side) continue;
    if (weightAt(s, unit, isPassable(MECH_OPEN, from * 6 + opposite(dir))) >= ZOC_WEIGHT) return true;
  }
  return false;
}

/** What counts of a stack for its ZOC, from its first unit on. */
function weightAt(s: Standing, first: number, isOpen: boolean): number {
  let weight = 0;
  for (let unit = first; unit >= 0; unit = nextAfter(s, unit))
    if (isOpen || !isMech(unit)) weight += weightOf(unit, lostOf(s, unit));
  return weight;
}

/** For loops over many hexes. */
export const stacksOf = (s: Placed): Stacks => STACKS.of(s);

/** The units in a hex, in the order of the roster. */
export function unitsAt(s: Placed, hex: number): number[] {
  const { first, next } = STACKS.of(s);
  const units: number[] = [];
  for (let unit = first[hex] ?? -1; unit >= 0; unit = next[unit] ?? -1) units.push(unit);
  return units;
}

/** The first unit in a hex, and the one after a unit; -1 if there is none. */
export const firstAt = (s: Placed, hex: number): number => STACKS.of(s).first[hex] ?? -1;
export const nextAfter = (s: Placed, unit: number): number => STACKS.of(s).next[unit] ?? -1;
