/** A movement phase as a planner sees it: where units can go, which enemies they face, which cities matter. */

import type { Choice } from '../../../kit/game.ts';
import type { Side } from '../../../kit/sides.ts';
import { SUPPORT_SHIFT } from '../data/support.ts';
import type { MovementFrame } from '../frames.ts';
import {
  AXIS,
  canStepOver,
  enemyOf,
  HEXES,
  hexAcross,
  IS_PARTISAN,
  IS_WORKER,
  printedStrength,
  STRENGTH,
  UNITS_OF,
} from '../pieces.ts';
import { citiesOf } from '../rules/control.ts';
import { stackAt } from '../rules/ground.ts';
import { spotsOf } from '../rules/march.ts';
import { legOf, type MoveContext, moveContextOf } from '../rules/mover.ts';
import { onGround, strengthsIn } from '../rules/strength.ts';
import { supplyMap } from '../rules/supply.ts';
import { freeHeadquarters, gunHexes, gunsLeft, stukaHexes, stukasLeft } from '../rules/support.ts';
import { IDLE, OVERRAN, placeOf, type State } from '../state.ts';
import { shiftAt, zoneOf } from './contact.ts';
import { isTroop } from './evaluate.ts';
import { besideOf } from './terrain.ts';
import { unitWorth } from './worth.ts';

/** An enemy hex that can be attacked. */
export interface Stack {
  readonly hex: number;
  /** Including terrain. */
  readonly strength: number;
  readonly worth: number;
  readonly least: number;
  /** Column shifts of Stukas or guns already there. */
  readonly shift: number;
}

export interface Situation {
  readonly s: State;
  readonly f: MovementFrame;
  readonly go: MoveContext;
  readonly side: Side;
  readonly enemies: ReadonlyMap<number, Stack>;
  /** Combat strength of own units. */
  readonly strength: readonly number[];
  /** Own units and their ZOC. */
  readonly zone: Uint8Array;
  /** The side that controls each city. */
  readonly held: readonly number[];
  readonly supplied: Uint8Array;
  /** Hexes from the nearest enemy that can fight. */
  readonly gap: Uint8Array;
  /** Units that may march, and those that may go by rail. */
  readonly marchers: ReadonlySet<number>;
  readonly riders: ReadonlySet<number>;
  /** Where a unit that has not moved yet can march; computed on demand. */
  readonly walks: Map<number, readonly number[]>;
  /** Enemy hexes within reach of Stukas or guns, and how many there are. */
  readonly help: { readonly left: number; readonly hexes: ReadonlySet<number>; readonly shift: number };
}

export function situationOf(s: State, f: MovementFrame, choices: readonly Choice[]): Situation {
  const { side } = f;
  const strengthOf = strengthsIn(s, f.impulse);
  const strength = STRENGTH.slice();
  for (const u of UNITS_OF[side]) if (placeOf(s, u) >= 0) strength[u] = strengthOf(u);
  const enemies = stacksOf(s, side, strengthOf);
  return {
    s,
    f,
    go: moveContextOf(s, f),
    side,
    enemies,
    strength,
    zone: zoneOf(s, side).slice(),
    held: citiesOf(s),
    supplied: supplyMap(s, side).slice(),
    gap: gapsTo([...enemies.keys()]),
    marchers: unitsOf(choices, 'move'),
    riders: unitsOf(choices, 'rail'),
    walks: new Map(),
    help: helpOf(s, f),
  };
}

const unitsOf = (choices: readonly Choice[], type: string): Set<number> =>
  new Set(choices.flatMap(choice => (choice.type === type && choice.unit !== undefined ? [choice.unit] : [])));

export function stacksOf(s: State, side: Side, strengthOf: (u: number) => number): Map<number, Stack> {
  const out = new Map<number, Stack>();
  for (const u of UNITS_OF[enemyOf(side)]) {
    const h = placeOf(s, u);
    if (h < 0 || IS_PARTISAN[u] || out.has(h)) continue;
    const units = stackAt(s, enemyOf(side), h);
    const sum = onGround(
      h,
      units.reduce((n, v) => n + strengthOf(v), 0),
    );
    const worths = units.map(v => unitWorth(v));
    out.set(h, {
      hex: h,
      strength: Math.max(1, sum),
      worth: worths.reduce((a, b) => a + b, 0),
      least: Math.min(...worths),
      shift: shiftAt(s, side, h),
    });
  }
  return out;
}

/** The current combat strength of a unit. */
export const strengthIn = (p: Situation, u: number): number => p.strength[u]!;

export const gapAt = (p: Pick<Situation, 'gap'>, h: number): number => p.gap[h]!;

const FAR = 99;

export function gapsTo(hexes: readonly number[]): Uint8Array {
  const out = new Uint8Array(HEXES).fill(FAR);
  const queue = hexes.slice();
  for (const h of queue) out[h] = 0;
  for (const h of queue) {
    for (let e = h * 6; e < h * 6 + 6; e++) {
      const to = hexAcross(e);
      if (!canStepOver(e) || out[to] !== FAR) continue;
      out[to] = out[h]! + 1;
      queue.push(to);
    }
  }
  return out;
}

function helpOf(s: State, { side, impulse }: MovementFrame): Situation['help'] {
  const left = side === AXIS ? stukasLeft(s, impulse) : gunsLeft(s, impulse);
  if (left <= 0) return { left: 0, hexes: new Set(), shift: 0 };
  const hexes = side === AXIS ? freeHeadquarters(s).flatMap(u => stukaHexes(s, u)) : gunHexes(s);
  return { left, hexes: new Set(hexes), shift: SUPPORT_SHIFT };
}

/** Hexes that a unit that has not moved can reach; those without room may still be refused. */
export function walksFrom(p: Situation, u: number): readonly number[] {
  const known = p.walks.get(u);
  if (known) return known;
  const isFree = p.s.done[u] === IDLE && p.marchers.has(u);
  const hexes = isFree ? spotsOf(p.go, legOf(p.go, u)).map(spot => spot.hex) : [];
  p.walks.set(u, hexes);
  return hexes;
}

export const canFight = (s: State, u: number): boolean =>
  placeOf(s, u) >= 0 && !IS_PARTISAN[u] && s.done[u] !== OVERRAN && printedStrength(u) > 0;

/** Units that a plan may use. */
export const troopsOf = (p: Situation): number[] =>
  UNITS_OF[p.side].filter(u => placeOf(p.s, u) >= 0 && isTroop(u) && !IS_WORKER[u]);

/** Enemy hexes that a unit in a hex must attack. */
export const facing = (p: Situation, h: number): number[] => besideOf(h).filter(to => p.enemies.has(to));
