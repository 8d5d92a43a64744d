/** A position as a planner of one side sees it: enemies faced, units that could shoot, stacks. */
import { partsOf } from '../../../kit/part.ts';
import { ofBothSides, type Side } from '../../../kit/sides.ts';
import { HIGHEST_MORALE } from '../data/commands.ts';
import {
  COUNT,
  commandOf,
  DIVISIONS,
  enemyOf,
  HAS_ZOC,
  HEXES,
  IS_SOFT,
  IS_TROOP,
  isSoft,
  isWork,
  SOVIET,
  TROOPS_OF,
} from '../pieces.ts';
import { type Front, frontOf, hasUnits, type Stacks, stacksOf, unitsIn } from '../rules/ground.ts';
import { columnOf, divisionShift, groundShift, shiftIn } from '../rules/odds.ts';
import { assaultArmourOf, combatOf, moraleOf } from '../rules/values.ts';
import { placeOf, type State } from '../state.ts';
import { besideOf, waterBetween } from './terrain.ts';

/** Non-armoured units in a hex, as an assault finds them. */
export interface Target {
  readonly hex: number;
  readonly units: readonly number[];
  readonly defence: number;
  readonly guard: number;
  readonly ground: number;
  readonly morale: number;
  /** 7.1.1 Whether a unit there has a ZOC. */
  readonly presses: boolean;
}

export interface Situation {
  readonly s: State;
  readonly side: Side;
  readonly front: Front;
  /** What the enemy faces. */
  readonly back: Front;
  readonly stacks: Stacks;
  readonly foes: Stacks;
  /** Enemy hexes that can be assaulted. */
  readonly targets: ReadonlyMap<number, Target>;
  /** 1 where a side's units stand or have a ZOC. */
  readonly zone: Uint8Array;
  /** Hexes from the nearest enemy. */
  readonly gap: Uint8Array;
  /** How many refuges units have, by unit and hex; computed on demand. */
  readonly refuges: Map<number, number>;
}

export function situationOf(s: State, side: Side): Situation {
  return {
    s,
    side,
    front: frontOf(s, side),
    back: frontOf(s, enemyOf(side)),
    stacks: stacksOf(s, side),
    foes: stacksOf(s, enemyOf(side)),
    targets: targetsOf(s, side),
    zone: zoneOf(s, side),
    gap: GAPS[side].of(s),
    refuges: new Map(),
  };
}

const everybody = Array.from({ length: COUNT }, (_, u) => u);

/** By side: hexes to the nearest troops of the other one. */
const GAPS = ofBothSides(side => {
  const enemies = TROOPS_OF[enemyOf(side)];
  return partsOf<State>()({
    on: { place: enemies },
    make: () => new Uint8Array(HEXES),
    paint: (gaps, s) => paintGaps(s.place, enemies, gaps),
  });
});

export const gapAt = (p: Pick<Situation, 'gap'>, h: number): number => p.gap[h]!;

const NOBODY = 99;

function paintGaps(place: readonly number[], enemies: readonly number[], out: Uint8Array): void {
  out.fill(NOBODY);
  const queue: number[] = [];
  for (const u of enemies) {
    const h = place[u]!;
    if (h < 0 || out[h] === 0) continue;
    out[h] = 0;
    queue.push(h);
  }
  for (const h of queue)
    for (const to of besideOf(h)) {
      if (out[to] !== NOBODY) continue;
      out[to] = out[h]! + 1;
      queue.push(to);
    }
}

function zoneOf(s: State, side: Side): Uint8Array {
  const { enemy, ezoc } = frontOf(s, enemyOf(side));
  const zone = enemy.slice();
  for (let h = 0; h < HEXES; h++) if (ezoc[h]) zone[h] = 1;
  return zone;
}

function targetsOf(s: State, side: Side): Map<number, Target> {
  const out = new Map<number, Target>();
  const foe = enemyOf(side);
  const stacks = stacksOf(s, foe);
  for (const u of TROOPS_OF[foe]) {
    const h = placeOf(s, u);
    if (h < 0 || !IS_SOFT[u] || out.has(h)) continue;
    out.set(h, targetAt(s, side, h, stackIn(stacks, h)));
  }
  return out;
}

export const stackIn = (stacks: Stacks, h: number): number[] => unitsIn(stacks, h).filter(u => IS_TROOP[u]);

/** A stack in a hex as the target of an assault by `side`. */
export function targetAt(s: State, side: Side, h: number, stack: readonly number[]): Target {
  const units = stack.filter(u => IS_SOFT[u] && s.routed[u] === 0);
  let [defence, guard, morale] = [0, 0, HIGHEST_MORALE];
  for (const u of stack) if (s.routed[u] === 0) guard = Math.max(guard, assaultArmourOf(s, u));
  for (const u of units) {
    defence += combatOf(s, u);
    morale = Math.min(morale, moraleOf(s, commandOf(u)));
  }
  const presses = units.some(u => HAS_ZOC[u]);
  return { hex: h, units, defence, guard, ground: groundShift(h, side), morale, presses };
}

/** Who attacks, each from a hex. */
export interface Attacker {
  readonly unit: number;
  readonly hex: number;
}

/** The column of an assault on a hex, together with the other hexes that must be assaulted. */
export function columnFor(s: State, side: Side, target: Target, attackers: readonly Attacker[], burden = 0): number {
  let [attack, armour, wet] = [0, 0, 2];
  for (const { unit, hex } of attackers) {
    attack += combatOf(s, unit);
    armour = Math.max(armour, assaultArmourOf(s, unit));
    if (wet > 0) wet = Math.min(wet, waterBetween(hex, target.hex));
  }
  const division =
    attackers.length > 2
      ? divisionShift(
          side,
          attackers.map(({ unit }) => unit),
        )
      : 0;
  const { guard, ground } = target;
  return columnOf(attack, target.defence + burden, shiftIn({ armour, guard, ground, water: wet, division }));
}

/** The division of each German unit that has two others, by number; -1 for none. */
const DIVISION_OF: readonly number[] = everybody.map(u => DIVISIONS.findIndex(division => division.includes(u)));

export const divisionOf = (u: number): number => DIVISION_OF[u]!;

/** 7.8.3 Whether no unit can leave a hex: enemies of its owner, or their ZOC, all around. */
export function isShut(zone: Uint8Array, foes: Stacks, h: number): boolean {
  for (const to of besideOf(h)) if (!zone[to] || hasUnits(foes, to)) return false;
  return true;
}

/** 7.1.3 Whether a unit in a hex has no duty to assault. */
export const isExempt = (side: Side, u: number, h: number): boolean => side === SOVIET && isSoft(u) && isWork(h);
