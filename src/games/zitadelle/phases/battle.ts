/** 7.3 One assault: the roll, the loss checks of each side with their retreats, and the advance. */
import { type Io, push } from '../../../kit/flow.ts';
import { stagedPhase } from '../../../kit/frames.ts';
import { resultAt, rungName } from '../../../kit/ladder.ts';
import { withAt } from '../../../kit/list.ts';
import type { Side } from '../../../kit/sides.ts';
import type { AdvanceFrame, BattleFrame, RetreatFrame, SurplusFrame } from '../frames.ts';
import { enemyOf, IS_ENGINEER, roleOf } from '../pieces.ts';
import { advanceHexes, canAdvance } from '../rules/advance.ts';
import { twoDice } from '../rules/dice.ts';
import { eliminate } from '../rules/loss.ts';
import { checkAll, sweep } from '../rules/lossCheck.ts';
import { LADDER, oddsOf } from '../rules/odds.ts';
import { overfullHexes } from '../rules/surplus.ts';
import { placeOf, SPENT, type State } from '../state.ts';

/** The first stage. */
export const ROLL = 0;

/** Surplus is checked after the retreats of each side (7.8.2). */
export const battle = stagedPhase<State, BattleFrame>('7.3', [
  roll,
  (d, f, io) => suffer(d, f, enemyOf(f.side), io),
  (d, f) => clear(d, enemyOf(f.side)),
  (d, f, io) => suffer(d, f, f.side, io),
  (d, f) => clear(d, f.side),
  offerAdvance,
]);

/** 7.3 The column and the result; artillery and engineers are spent in any case (10.1.4, 10.2.4). */
function roll(d: State, f: BattleFrame, io: Io): void {
  const { attack, defence, basic, column, shifts } = oddsOf(d, {
    side: f.side,
    hexes: f.hexes,
    units: f.attackers,
    support: f.support,
  });
  const dice = twoDice(io, '7.3');
  f.result = resultAt(LADDER, column, dice - 2);
  io.emit({
    type: 'assault',
    rule: '7.3',
    role: roleOf(f.side),
    hexes: f.hexes,
    units: f.attackers,
    defenders: f.defenders,
    attack,
    defence,
    ratio: rungName(LADDER, basic),
    shifts: shifts.map(line => ({ ...line })),
    column: rungName(LADDER, column),
    dice,
    result: f.result,
  });
  for (const unit of f.support) {
    d.place = withAt(d.place, unit, SPENT);
    io.emit({ type: 'spent', rule: IS_ENGINEER[unit] ? '10.2.4' : '10.1.4', units: [unit] });
  }
}

/** 7.5 The effect of the result on a side. */
function suffer(d: State, f: BattleFrame, side: Side, io: Io): void {
  const isDefender = side !== f.side;
  const units = isDefender ? f.defenders : f.attackers;
  if (f.result === (isDefender ? 'DE' : 'AE')) {
    for (const u of units) {
      if (isDefender) sweep(d, u, io);
      eliminate(d, u, '7.5', io);
    }
    return;
  }
  const plus = plusOf(f.result, isDefender);
  if (plus === undefined) return;
  const { must, may } = checkAll(d, units, { plus, isDefender }, io);
  if (must.length + may.length === 0) return;
  // 7.6.4 Hexes that the defenders have left are open to the attackers, whose checks come later.
  f.left = [...new Set(must.map(u => placeOf(d, u)))];
  const frame: RetreatFrame = { phase: 'retreat', side, units: must, free: may, further: -1, start: -1 };
  push(d, frame);
}

/** What is added to the dice of a loss check; undefined if a side makes none. */
function plusOf(result: string, isDefender: boolean): number | undefined {
  const [who, how] = [result.charAt(0), result.charAt(1)];
  if (who !== 'B' && who !== (isDefender ? 'D' : 'A')) return undefined;
  return how === 'C' ? 0 : Number(how);
}

/** 5.1.7, 7.8.2 */
function clear(d: State, side: Side): void {
  const surplus: SurplusFrame = { phase: 'surplus', side: enemyOf(side) };
  if (overfullHexes(d, side).length > 0) push(d, surplus);
}

/** 7.9 Into hexes that are now empty, for units that may advance. */
function offerAdvance(d: State, f: BattleFrame): void {
  const hexes = advanceHexes(d, f);
  const units = f.attackers.filter(u => canAdvance(d, f, u, hexes));
  const frame: AdvanceFrame = { phase: 'advance', side: f.side, hexes, units, acted: 0 };
  if (units.length > 0) push(d, frame);
}
