/** 11.4-11.8 One battle, stage by stage; frames on top of it ask the players for their decisions. */
import { type Io, push } from '../../../kit/flow.ts';
import { stagedPhase } from '../../../kit/frames.ts';
import type { Frame } from '../../../kit/game.ts';
import type { Side } from '../../../kit/sides.ts';
import { lookUp } from '../../../kit/table.ts';
import { type AdvanceFrame, type BattleFrame, type LossesFrame, pickFrame } from '../frames.ts';
import { ANTI_TANK, ARTILLERY, enemyOf, roleOf, SOVIET } from '../pieces.ts';
import { eliminate } from '../rules/condition.ts';
import { stackAt } from '../rules/ground.ts';
import { CRT_TABLE, oddsOf } from '../rules/odds.ts';
import { type Effect, effectsOf, holdModifier } from '../rules/results.ts';
import { armourIn, attackHits, defenceHits, fresh } from '../rules/shock.ts';
import { isOnMap, type State, strengthOf, supportLeft } from '../state.ts';

/** In the order of 11.7, 11.4, 11.8, 11.12. */
export const battle = stagedPhase<State, BattleFrame>('11.4', [
  askAntiTank,
  shock,
  askArtillery,
  roll,
  hitAttacker,
  hitDefender,
  askAdvance,
]);

/** 11.7.3 A Soviet defender may first spend one anti-tank marker on Axis armour. */
function askAntiTank(d: State, f: BattleFrame): void {
  const armour = armourIn(d, f.attackers);
  if (enemyOf(f.side) === SOVIET && supportLeft(d, SOVIET, ANTI_TANK) > 0 && armour.length > 0)
    push(d, pickFrame('anti-tank', SOVIET, armour, 1));
}

/** 11.7.1, 11.7.2 Both sides' hits are counted before any is applied; each side chooses among the enemy's units. */
function shock(d: State, f: BattleFrame): void {
  const onDefender = attackHits(d, f.attackers);
  const onAttacker = defenceHits(d, f.defenders);
  const attackers = fresh(d, f.attackers);
  const defenders = fresh(d, f.defenders);
  pushShock(d, enemyOf(f.side), attackers, onAttacker);
  pushShock(d, f.side, defenders, onDefender);
}

function pushShock(d: State, side: Side, units: readonly number[], hits: number): void {
  const n = Math.min(hits, units.length);
  if (n > 0) push(d, pickFrame('shock', side, units, n));
}

/** 11.6 The side that holds an artillery marker may add it; never both sides do. */
function askArtillery(d: State, f: BattleFrame): void {
  for (const side of [f.side, enemyOf(f.side)]) {
    if (supportLeft(d, side, ARTILLERY) === 0) continue;
    const ask: Frame & { side: Side } = { phase: 'artillery', side };
    push(d, ask);
  }
}

/** 11.4 Odds, die, result; the event carries the whole calculation. */
function roll(d: State, f: BattleFrame, io: Io): void {
  const odds = oddsOf(d, f);
  const die = io.dice.roll(6, '11.4');
  f.result = lookUp(CRT_TABLE, odds.final, die);
  io.emit({
    type: 'combat',
    rule: '11.4',
    role: roleOf(f.side),
    hex: f.hex,
    attackers: lines(d, f.attackers),
    defenders: lines(d, f.defenders),
    attack: odds.attack,
    defence: odds.defence,
    ratio: odds.ratio,
    shifts: odds.shifts.map(x => ({ ...x })),
    column: odds.column,
    die,
    result: f.result,
  });
}

const lines = (d: State, units: readonly number[]): { unit: number; strength: number }[] =>
  units.map(unit => ({ unit, strength: strengthOf(d, unit) }));

/** 11.8 In an exchange the attacker suffers first. */
function hitAttacker(d: State, f: BattleFrame, io: Io): void {
  suffer(d, f.side, f.attackers, effectsOf(f.result).attacker, io);
}

function hitDefender(d: State, f: BattleFrame, io: Io): void {
  suffer(d, enemyOf(f.side), f.defenders, effectsOf(f.result).defender, io);
}

function suffer(d: State, side: Side, units: readonly number[], effect: Effect, io: Io): void {
  if (effect === 'none') return;
  if (effect === 'destroyed') {
    for (const u of units) eliminate(d, u, '11.8', io);
    return;
  }
  const modifier = holdModifier(effect);
  const frame: LossesFrame = { phase: 'losses', side, units, hold: [], steps: effect, modifier };
  push(d, frame);
}

/** 11.12 Attackers that did not retreat may enter the emptied hex, and one more if a defender retreated. */
function askAdvance(d: State, f: BattleFrame): void {
  if (stackAt(d, enemyOf(f.side), f.hex).length > 0) return;
  const units = f.attackers.filter(u => isOnMap(d, u) && !f.retreated.includes(u));
  if (units.length === 0) return;
  const far = f.defenders.some(u => f.retreated.includes(u)) ? 1 : 0;
  const frame: AdvanceFrame = { phase: 'advance', side: f.side, hex: f.hex, units, far, acted: 0 };
  push(d, frame);
}
