/** The values of units and terrain in an assault, read once: the columns of many assaults are computed from them. */

import { repeated } from '../../../kit/list.ts';
import type { Side } from '../../../kit/sides.ts';
import { enemyOf, IS_SOFT, isRiver, isStream, neighbour } from '../pieces.ts';
import { placeOf, type State } from '../state.ts';
import { stacksOf, topOf, unitBelow } from './ground.ts';
import { columnOf, divisionShift, groundShift, shiftIn } from './odds.ts';
import { assaultArmourOf, combatOf } from './values.ts';

export interface Muster {
  readonly side: Side;
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

export function musterOf(s: State, side: Side, hexes: readonly number[], units: readonly number[]): Muster {
  const defenders = hexes.map(h => defenceOf(s, enemyOf(side), h));
  return {
    side,
    units,
    attack: units.map(u => combatOf(s, u)),
    armour: units.map(u => assaultArmourOf(s, u)),
    defence: defenders.map(({ defence }) => defence),
    guard: defenders.map(({ guard }) => guard),
    ground: hexes.map(h => groundShift(h, side)),
    water: watersOf(s, hexes, units),
  };
}

/** Units that retreated there do not count (7.8.5). */
function defenceOf(s: State, side: Side, h: number): { defence: number; guard: number } {
  const stacks = stacksOf(s, side);
  let [defence, guard] = [0, 0];
  for (let u = topOf(stacks, h); u >= 0; u = unitBelow(stacks, u)) {
    if (s.routed[u] !== 0) continue;
    if (IS_SOFT[u]) defence += combatOf(s, u);
    guard = Math.max(guard, assaultArmourOf(s, u));
  }
  return { defence, guard };
}

function watersOf(s: State, hexes: readonly number[], units: readonly number[]): number[][] {
  const targetOf = new Map(hexes.map((h, t) => [h, t]));
  return units.map(u => {
    const water = repeated(hexes.length, 0);
    const from = placeOf(s, u);
    for (let dir = 0; dir < 6; dir++) {
      const t = targetOf.get(neighbour(from, dir));
      if (t !== undefined) water[t] = isRiver(from, dir) ? 2 : isStream(from, dir) ? 1 : 0;
    }
    return water;
  });
}

/** Column, attack and defence of an assault, without artillery and engineers: the same as `oddsOf`. */
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
  const division =
    attackers.length > 2
      ? divisionShift(
          m.side,
          attackers.map(a => m.units[a]!),
        )
      : 0;
  const shift = shiftIn({ armour, guard, ground, water: dry > 0 ? 0 : wet, division });
  return { column: columnOf(attack, defence, shift), attack, defence };
}
