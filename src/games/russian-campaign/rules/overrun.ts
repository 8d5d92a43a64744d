/** 9.11 Automatic victories: odds so high that the defenders give up while the attacker is still moving. */
import { AXIS, IS_ARTILLERY, IS_PARTISAN, STRENGTH, UNITS_OF } from '../pieces.ts';
import { OVERRAN, type State } from '../state.ts';
import { enemiesBeside, enemyHexes } from './duty.ts';
import { type Ground, groundOf } from './ground.ts';
import { CERTAIN, clashOf, type Odds, oddsOf } from './odds.ts';

export interface Overrun {
  readonly side: number;
  readonly impulse: number;
  readonly hex: number;
}

/** 9.11, V1 The Axis always; the Soviets with corps of artillery only. */
export const mayOverrun = (s: State, side: number): boolean => side === AXIS || s.options.artilleryCorps;

/** Enemy hexes that would fall to all units beside them. */
export function overrunHexes(s: State, g: Ground, impulse: number): number[] {
  const { side } = g;
  if (!mayOverrun(s, side)) return [];
  const out: number[] = [];
  const least = s.stukas.length > 0 || s.guns.length > 0 || s.options.artilleryCorps ? LEAST_SHIFTED : LEAST;
  for (const [hex, units] of besiegers(s, g)) {
    if (strengthOf(units) < least * g.strength[hex]!) continue;
    if (isOverrun(s, { side, impulse, hex }, units)) out.push(hex);
  }
  return out.sort((a, b) => a - b);
}

/** Units that can take part against a hex: beside it, and not used so already (9.11.2). */
export function overrunners(s: State, side: number, hex: number): number[] {
  return besiegers(s, groundOf(s, side)).get(hex) ?? [];
}

export const overrunOdds = (s: State, { side, impulse, hex }: Overrun, units: readonly number[]): Odds =>
  oddsOf(s, clashOf(s, side, impulse, { hexes: [hex], units }));

/** 9.11.1 10:1 after the shift of a Stuka; V1 Soviets need artillery among them. */
export const isOverrun = (s: State, o: Overrun, units: readonly number[]): boolean =>
  units.length > 0 &&
  (o.side === AXIS || units.some(u => IS_ARTILLERY[u])) &&
  overrunOdds(s, o, units).final >= CERTAIN;

/** Those without whom the others do not reach the odds: they take part in any case. */
export const indispensable = (s: State, o: Overrun, units: readonly number[]): number[] =>
  units.filter(
    u =>
      !isOverrun(
        s,
        o,
        units.filter(other => other !== u),
      ),
  );

function besiegers(s: State, g: Ground): Map<number, number[]> {
  const { side } = g;
  const enemy = enemyHexes(s, side, g);
  const out = new Map<number, number[]>();
  for (const u of UNITS_OF[side]!) {
    const at = s.place[u]!;
    if (at < 0 || IS_PARTISAN[u] || s.done[u] === OVERRAN) continue;
    // Where no ZOC lies there is nobody beside, and nobody has jumped onto an enemy who does not stand there.
    if (!g.ezoc[at] && !g.enemy[at]) continue;
    for (const h of enemiesBeside(s.place[u]!, enemy)) {
      const known = out.get(h);
      if (known) known.push(u);
      else out.set(h, [u]);
    }
  }
  return out;
}

/** A quick no: at less than so many times its printed strength a defence holds, even halved (10.3.2). */
const LEAST = 5;
/** The same where odds may be shifted. */
const LEAST_SHIFTED = 3;

function strengthOf(units: readonly number[]): number {
  let sum = 0;
  for (const u of units) sum += STRENGTH[u]!;
  return sum;
}
