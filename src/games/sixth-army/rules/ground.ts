/** What a side faces on the map, computed once per question: enemies, their ZOC (7.0), own stacks (8.0). */
import { dirTo } from '../../../kit/board.ts';
import { unite } from '../../../kit/bytes.ts';
import { partsOf, SAME } from '../../../kit/part.ts';
import { ofBothSides, type Side } from '../../../kit/sides.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { paint, paintWithin } from '../../../kit/zoc.ts';
import {
  BOARD,
  COUNT,
  enemyOf,
  FORMATION,
  formationOf,
  HEXES,
  IS_WHITE,
  isDon,
  OPEN_SIDES,
  SIDE,
  UNITS_OF,
} from '../pieces.ts';
import type { State } from '../state.ts';

export const STACK_LIMIT = 3;

export interface Ground extends Front, Stacks {
  readonly side: Side;
  /** Identifies the front, as the buffers of its maps are reused. */
  readonly stamp: number;
}

interface Front {
  /** 1 where an enemy unit stands. */
  readonly enemy: Uint8Array;
  /** 1 in an enemy ZOC. */
  readonly ezoc: Uint8Array;
  /** 1 in either. */
  readonly shut: Uint8Array;
}

interface Stacks {
  /** Own units in each hex. */
  readonly own: Uint8Array;
  /** Formation + 1 of the coloured own units in each hex, 0 where there are none. */
  readonly colour: Uint8Array;
}

const part = partsOf<State>();

/** What each side faces. */
export const FRONTS = ofBothSides(side => {
  const enemies = UNITS_OF[enemyOf(side)];
  return part({
    on: { place: enemies },
    make: (): Front => ({
      enemy: new Uint8Array(HEXES),
      ezoc: new Uint8Array(HEXES),
      shut: new Uint8Array(HEXES),
    }),
    paint: (front, s) => paintFront(s.place, enemies, front),
  });
});
const STACKS = ofBothSides(side =>
  part({
    on: { place: UNITS_OF[side] },
    make: (): Stacks => ({ own: new Uint8Array(HEXES), colour: new Uint8Array(HEXES) }),
    paint: (stacks, s) => paintStacks(s.place, UNITS_OF[side], stacks),
  }),
);

export function groundOf(s: Pick<State, 'place'>, side: Side): Ground {
  const { enemy, ezoc, shut } = FRONTS[side].of(s);
  const { own, colour } = STACKS[side].of(s);
  return { side, stamp: FRONTS[side].stampOf(s), enemy, ezoc, shut, own, colour };
}

function paintFront(place: readonly number[], enemies: readonly number[], { enemy, ezoc, shut }: Front): void {
  enemy.fill(0);
  ezoc.fill(0);
  const from: number[] = [];
  for (const u of enemies) {
    const h = place[u]!;
    if (h < 0 || enemy[h]) continue;
    enemy[h] = 1;
    from.push(h);
  }
  // 7.0 Fresh and exhausted units alike have a ZOC in all six hexes, but not over the Don.
  paint(BOARD, OPEN_SIDES, from, ezoc);
  unite(shut, enemy, ezoc);
}

function paintStacks(place: readonly number[], units: readonly number[], { own, colour }: Stacks): void {
  own.fill(0);
  colour.fill(0);
  for (const u of units) {
    const h = place[u]!;
    if (h < 0) continue;
    own[h]!++;
    if (!IS_WHITE[u]) colour[h] = formationOf(u) + 1;
  }
}

export const ENEMY_THERE = bar('8.3', 'enemy-there', 'hex');
const STACK_FULL = bar('8.0', 'stack-full', 'hex');
const STACK_FORMATION = bar('8.1', 'stack-formation', 'unit', 'hex');

/** 8.0, 8.1 Why one more unit cannot be in a hex: at most three, one coloured formation, white units with any. */
export function whyNoRoom(g: Ground, u: number, h: number): Why {
  if (g.own[h]! >= STACK_LIMIT) return STACK_FULL;
  return IS_WHITE[u] || g.colour[h] === 0 || g.colour[h] === formationOf(u) + 1 ? undefined : STACK_FORMATION;
}

export const hasRoom = (g: Ground, u: number, h: number): boolean => whyNoRoom(g, u, h) === undefined;

/** 8.0-8.3 Why a unit cannot end in a hex. */
export const whyNotStand = (g: Ground, u: number, h: number): Why => (g.enemy[h] ? ENEMY_THERE : whyNoRoom(g, u, h));

/** The same for a list: whether a unit may be with these. */
export const mayShare = (u: number, others: readonly number[]): boolean =>
  others.length < STACK_LIMIT &&
  (IS_WHITE[u] === true || others.every(o => IS_WHITE[o] === true || FORMATION[o] === FORMATION[u]));

/** 10.2 Neighbours separated by the Don. */
export function isOverDon(from: number, to: number): boolean {
  const dir = dirTo(BOARD, from, to);
  return dir >= 0 && isDon(from, dir);
}

/** Own units in a hex. */
export function stackAt(s: State, side: Side, h: number): number[] {
  const out: number[] = [];
  for (let u = 0; u < COUNT; u++) if (s.place[u] === h && SIDE[u] === side) out.push(u);
  return out;
}

const AIR_ZONE = part({
  on: { air: SAME },
  make: () => new Uint8Array(HEXES),
  paint(zone, s) {
    zone.fill(0);
    for (const h of s.air) paintWithin(BOARD, h, 1, zone);
  },
});

/** 6.3.1 Hexes within the zones of Axis air markers. */
export const airZone = (s: Pick<State, 'air'>): Uint8Array => AIR_ZONE.of(s);

export const isInAirZone = (s: State, h: number): boolean => s.air.length > 0 && airZone(s)[h] === 1;
