/** What units and ground bring to an assault, read once: the column of many possible ones is worked out from it. */
import { dirTo } from '../../../kit/board.ts';
import { onLadder, rungOn } from '../../../kit/ladder.ts';
import { FULL_DIVISION_SHIFT } from '../data/tables.ts';
import { BOARD, enemyOf, GERMAN, IS_SOFT, isRiver, isStream } from '../pieces.ts';
import type { State } from '../state.ts';
import { stackAt } from './ground.ts';
import { groundShift, hasDivision, LADDER, WATER_SHIFT } from './odds.ts';
import { assaultArmourOf, combatOf } from './values.ts';

export interface Muster {
  readonly isGerman: boolean;
  readonly units: readonly number[];
  /** By unit. */
  readonly attack: readonly number[];
  readonly armour: readonly number[];
  /** By hex. */
  readonly defence: readonly number[];
  readonly guard: readonly number[];
  readonly ground: readonly number[];
  /** By unit and hex: 0 dry, 1 a stream, 2 a river between them. */
  readonly water: readonly (readonly number[])[];
}

export function musterOf(s: State, side: number, hexes: readonly number[], units: readonly number[]): Muster {
  const stacks = hexes.map(h => stackAt(s, enemyOf(side), h).filter(u => s.routed[u] === 0));
  return {
    isGerman: side === GERMAN,
    units,
    attack: units.map(u => combatOf(s, u)),
    armour: units.map(u => assaultArmourOf(s, u)),
    defence: stacks.map(stack => stack.reduce((n, u) => n + (IS_SOFT[u] ? combatOf(s, u) : 0), 0)),
    guard: stacks.map(stack => Math.max(0, ...stack.map(u => assaultArmourOf(s, u)))),
    ground: hexes.map(h => groundShift(h, side)),
    water: units.map(u => hexes.map(h => waterBetween(s.place[u]!, h))),
  };
}

function waterBetween(from: number, to: number): number {
  const dir = dirTo(BOARD, from, to);
  if (dir < 0) return 0;
  return isRiver(from, dir) ? 2 : isStream(from, dir) ? 1 : 0;
}

/** Column, attack and defence of an assault, artillery and engineers left out: the same as `oddsOf`. */
export function columnIn(
  m: Muster,
  targets: readonly number[],
  attackers: readonly number[],
): { column: number; attack: number; defence: number } {
  let [defence, guard, ground, attack, armour, dry, wet] = [0, 0, 0, 0, 0, 0, 2];
  for (const t of targets) {
    defence += m.defence[t]!;
    guard = Math.max(guard, m.guard[t]!);
    ground = Math.min(ground, m.ground[t]!);
  }
  for (const a of attackers) {
    attack += m.attack[a]!;
    armour = Math.max(armour, m.armour[a]!);
    for (const t of targets) {
      if (m.water[a]![t] === 0) dry++;
      wet = Math.min(wet, m.water[a]![t]!);
    }
  }
  const isWhole = m.isGerman && attackers.length > 2 && hasDivision(attackers.map(a => m.units[a]!));
  const shift = armour - guard + ground + (dry > 0 ? 0 : WATER_SHIFT[wet]!) + (isWhole ? FULL_DIVISION_SHIFT : 0);
  return { column: onLadder(LADDER, rungOn(LADDER, attack, Math.max(1, defence)) + shift), attack, defence };
}
