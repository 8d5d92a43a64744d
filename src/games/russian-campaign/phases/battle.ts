/** 9.6 One battle, stage by stage; frames on top of it ask the players for their decisions. */
import { type Io, push } from '../../../kit/flow.ts';
import { stagedPhase } from '../../../kit/frames.ts';
import { headOf } from '../../../kit/list.ts';
import type { Side } from '../../../kit/sides.ts';
import { lookUp } from '../../../kit/table.ts';
import { FLEXIBLE_DEFENCE } from '../data/tables.ts';
import type { BattleFrame, GiveGroundFrame, LossFrame, RemnantFrame, RetreatFrame } from '../frames.ts';
import { enemyOf, roleOf } from '../pieces.ts';
import { capture, destroy } from '../rules/casualties.ts';
import { CRT_TABLE, oddsOf } from '../rules/odds.ts';
import { ralliesOf } from '../rules/remnants.ts';
import { isHeldByWoods } from '../rules/retreat.ts';
import { isOnMap, placeOf, type State } from '../state.ts';

export const battle = stagedPhase<State, BattleFrame>('9.6', [
  roll,
  askGround,
  hitAttacker,
  hitDefender,
  retreatAttacker,
  retreatDefender,
  rally,
]);

/** 9.6.1, 9.6.2 Odds, die, result; the event carries the whole calculation. */
function roll(d: State, f: BattleFrame, io: Io): void {
  const { final: _final, ...odds } = oddsOf(d, f);
  f.die = io.dice.roll(6, '9.6.2');
  f.result = lookUp(CRT_TABLE, _final, f.die);
  io.emit({
    type: 'combat',
    rule: '9.6.2',
    role: roleOf(f.side),
    hex: headOf(f.hexes),
    hexes: f.hexes,
    attackers: odds.attackers.map(x => ({ ...x })),
    defenders: odds.defenders.map(x => ({ ...x })),
    attack: odds.attack,
    defence: odds.defence,
    ratio: odds.ratio,
    shifts: odds.shifts.map(x => ({ ...x })),
    column: odds.column,
    die: f.die,
    result: f.result,
  });
}

/** 9.6.3 From 1943 the defender may retreat instead of standing or taking losses. In woods that makes no difference. */
function askGround(d: State, f: BattleFrame): void {
  if (!isFlexible(d, f.result)) return;
  if (f.result === 'C' && f.defenders.every(u => isHeldByWoods(d, u))) return;
  const frame: GiveGroundFrame = { phase: 'give-ground', side: enemyOf(f.side) };
  push(d, frame);
}

export const isFlexible = (s: State, result: string): boolean =>
  s.turn >= FLEXIBLE_DEFENCE.fromTurn && FLEXIBLE_DEFENCE.results.some(r => r === result);

/** 9.6.2 AE, A1, and the attacker's half of EX, which comes first. */
function hitAttacker(d: State, f: BattleFrame, io: Io): void {
  if (f.result === 'AE') destroy(d, f.attackers, { rule: '9.6.2', why: 'AE' }, io);
  else if (f.result === 'A1' || f.result === 'EX') push(d, lossFrame(f.side, f.attackers));
}

/** 9.6.2 D1, DE, DS, and the defender's half of EX. */
function hitDefender(d: State, f: BattleFrame, io: Io): void {
  if (f.result === 'D1' || f.result === 'EX') push(d, lossFrame(enemyOf(f.side), present(d, f.defenders)));
  else if (f.result === 'DS') capture(d, present(d, f.defenders), { rule: '9.6.2', why: 'DS' }, io);
  else if (f.result === 'DE') {
    const lost = present(d, f.defenders);
    f.fallen = lost.map(unit => ({ unit, hex: placeOf(d, unit) }));
    destroy(d, lost, { rule: '9.6.2', why: 'DE' }, io);
  }
}

const lossFrame = (side: Side, units: readonly number[]): LossFrame => ({ phase: 'loss', side, units });

/** 9.6.2 AR, and the survivors of A1. */
function retreatAttacker(d: State, f: BattleFrame): void {
  if (f.result === 'AR' || f.result === 'A1') fallBack(d, f, f.attackers);
}

/** 9.6.2 DR, and the survivors of D1 and EX. */
function retreatDefender(d: State, f: BattleFrame): void {
  if (f.result === 'DR' || f.result === 'D1' || f.result === 'EX') fallBack(d, f, f.defenders);
}

/** 9.7.1 The attacker moves the units that must retreat; 9.8.4 none retreats out of woods. */
function fallBack(d: State, f: BattleFrame, units: readonly number[]): void {
  const going = present(d, units).filter(u => !isHeldByWoods(d, u));
  if (going.length === 0) return;
  const frame: RetreatFrame = { phase: 'retreat', side: f.side, units: going };
  push(d, frame);
}

const present = (d: State, units: readonly number[]): number[] => units.filter(u => isOnMap(d, u));

/** 9.12.1 One remnant for the whole battle, of the units lost by EX, D1 or DE. */
function rally(d: State, f: BattleFrame): void {
  if (ralliesOf(d, f.fallen).length === 0) return;
  const frame: RemnantFrame = { phase: 'remnant', side: enemyOf(f.side), fallen: f.fallen };
  push(d, frame);
}
