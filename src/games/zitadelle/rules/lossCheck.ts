/** 7.6 Loss checks: one roll per unit decides both retreat and loss of a step. */
import type { Io } from '../../../kit/flow.ts';
import { commandOf, enemyOf, hexAcross, sideOf } from '../pieces.ts';
import { placeOf, type State } from '../state.ts';
import { twoDice } from './dice.ts';
import { hasUnits, stackAt, stacksOf } from './ground.ts';
import { eliminate, loseStep } from './loss.ts';
import { moraleOf } from './values.ts';
import { isInZoc } from './zocAt.ts';

/** 7.6.5 */
export const SURROUNDED = 2;
/** 7.6.3 From this roll on a step is lost. */
export const STEP_LOSS = 11;

/** 7.6.5 Every neighbouring hex of the map holds an enemy, or is in its ZOC and holds no friend (Q5). */
export function isSurrounded(s: State, u: number): boolean {
  const friends = stacksOf(s, sideOf(u));
  const enemies = stacksOf(s, enemyOf(sideOf(u)));
  for (let e = placeOf(s, u) * 6, end = e + 6; e < end; e++) {
    const h = hexAcross(e);
    if (h < 0 || hasUnits(enemies, h)) continue;
    if (hasUnits(friends, h) || !isInZoc(s, enemies, h)) return false;
  }
  return true;
}

/** Units that must retreat, and those that have lost a step and may (7.6.3). */
export interface Shaken {
  readonly must: readonly number[];
  readonly may: readonly number[];
}

/** `plus` is what the result adds; defenders take those that retreated to them along (7.8.5). */
export interface Test {
  readonly plus: number;
  readonly isDefender: boolean;
}

/** 7.6.1 All units of a side in an assault, in sheet order. */
export function checkAll(d: State, units: readonly number[], { plus, isDefender }: Test, io: Io): Shaken {
  const must: number[] = [];
  const may: number[] = [];
  for (const u of units) {
    if (placeOf(d, u) < 0) continue;
    const surrounded = isSurrounded(d, u) ? SURROUNDED : 0;
    const dice = twoDice(io, '7.6.1');
    const roll = dice + plus + surrounded;
    const morale = moraleOf(d, commandOf(u));
    const retreats = roll > morale;
    const loses = roll >= STEP_LOSS;
    io.emit({
      type: 'check',
      rule: '7.6.1',
      unit: u,
      hex: placeOf(d, u),
      dice,
      plus,
      surrounded,
      morale,
      retreats,
      loses,
    });
    if (!retreats && !loses) continue;
    if (isDefender) sweep(d, u, io);
    if (loses && loseStep(d, u, '7.6.3', io)) continue;
    (retreats ? must : may).push(u);
  }
  return { must, may };
}

/** 7.8.5 Units that had retreated into the hex are lost before its defenders suffer. */
export function sweep(d: State, u: number, io: Io): void {
  for (const v of stackAt(d, sideOf(u), placeOf(d, u))) if (v !== u && d.routed[v] === 1) eliminate(d, v, '7.8.5', io);
}
