/** Checks frames from outside in the middle of battles and automatic victories: what the rules need to go on. */
import { frameIs } from '../../kit/frames.ts';
import type { Frame } from '../../kit/game.ts';
import {
  type BattleFrame,
  type GiveGroundFrame,
  isBattle,
  type LossFrame,
  type OverrunFrame,
  type RemnantFrame,
  type ResolveFrame,
  type RetreatFrame,
  type SurplusFrame,
} from './frames.ts';
import { isFlexible } from './phases/battle.ts';
import { enemyOf, SIDE, STRENGTH } from './pieces.ts';
import { overrunners, whyNotOverrunHex } from './rules/overrun.ts';
import { ralliesOf } from './rules/remnants.ts';
import { surplusUnits } from './rules/stacking.ts';
import { isOnMap, placeOf, type State } from './state.ts';

export function battleFault(s: State, f: Frame): string | undefined {
  if (isOverrun(f)) return isOverrunDue(s, f) ? undefined : '9.11.1 no such automatic victory';
  if (isResolve(f)) return isWaiting(s, f) ? undefined : '9.1.2 no such battles wait';
  if (isSurplus(f)) return surplusUnits(s, f.side).length > 0 ? undefined : '6.2 no stack is too full';
  if (isBattle(f)) return fightFault(s, f);
  const b = s.flow.find(isBattle);
  if (!b) return undefined;
  if (isGiveGround(f))
    return f.side === enemyOf(b.side) && isFlexible(s, b.result) ? undefined : '9.6.3 no ground is given';
  if (isLoss(f)) return isLossDue(s, b, f) ? undefined : '9.6.2 no such loss is to be taken';
  if (isRetreat(f)) return isRetreatDue(s, b, f) ? undefined : '9.7 no such retreat is under way';
  return isRemnant(f) && !isRemnantDue(s, b, f) ? '9.12.1 no such remnant' : undefined;
}

const isOverrun = frameIs<OverrunFrame>('overrun');
const isResolve = frameIs<ResolveFrame>('resolve');
const isSurplus = frameIs<SurplusFrame>('surplus');
const isGiveGround = frameIs<GiveGroundFrame>('give-ground');
const isLoss = frameIs<LossFrame>('loss');
const isRetreat = frameIs<RetreatFrame>('retreat');
const isRemnant = frameIs<RemnantFrame>('remnant');

const isPart = (part: readonly number[], whole: readonly number[]): boolean => part.every(u => whole.includes(u));

const isOverrunDue = (s: State, f: OverrunFrame): boolean =>
  whyNotOverrunHex(s, f) === undefined && isPart(f.units, overrunners(s, f.side, f.hex));

/** 9.1.2 Each hex is attacked once, and each unit of the side attacks once. */
function isWaiting(_s: State, { side, battles }: ResolveFrame): boolean {
  const once = (list: readonly number[]): boolean => new Set(list).size === list.length;
  return (
    battles.every(b => b.hexes.length > 0 && b.units.length > 0 && b.units.every(u => isFighter(u, side))) &&
    once(battles.flatMap(b => b.hexes)) &&
    once(battles.flatMap(b => b.units))
  );
}

const isFighter = (u: number, side: number): boolean => SIDE[u] === side && (STRENGTH[u] ?? 0) > 0;

/** By stage: what each side has suffered before the frame above is asked. */
const [GROUND, ATTACKER_LOSS, DEFENDER_LOSS, ATTACKER_BACK, DEFENDER_BACK, RALLIED] = [2, 3, 4, 5, 6, 7] as const;

function fightFault(s: State, b: BattleFrame): string | undefined {
  const isRight =
    b.hexes.length > 0 &&
    b.attackers.length > 0 &&
    b.defenders.length > 0 &&
    b.attackers.every(u => SIDE[u] === b.side) &&
    b.defenders.every(u => isFighter(u, enemyOf(b.side)));
  if (!isRight) return '9.6 somebody fights on the wrong side';
  if (b.stage === GROUND && ![...b.attackers, ...b.defenders].every(u => isOnMap(s, u)))
    return '9.6 somebody fights who is not on the map';
  // 9.7.1 Until they retreat, defenders are in the attacked hexes.
  if (b.stage < DEFENDER_BACK && !b.defenders.every(u => !isOnMap(s, u) || b.hexes.includes(placeOf(s, u))))
    return '9.6 somebody defends elsewhere';
  if (b.die === 0 || b.result === '') return '9.6.2 a battle has no result';
  if (!b.fallen.every(({ unit }) => b.defenders.includes(unit) && !isOnMap(s, unit)))
    return '9.12.1 somebody has fallen who did not';
  const above = s.flow[s.flow.indexOf(b) + 1];
  return above && stageBelow(b, above) === b.stage ? undefined : '9.6 a battle is at another stage';
}

function stageBelow(b: BattleFrame, above: Frame): number {
  if (isGiveGround(above)) return GROUND;
  if (isLoss(above)) return above.side === b.side ? ATTACKER_LOSS : DEFENDER_LOSS;
  if (isRetreat(above)) return isPart(above.units, b.attackers) ? ATTACKER_BACK : DEFENDER_BACK;
  return isRemnant(above) ? RALLIED : -1;
}

/** 9.6.2 A1, D1 and EX require the loss of a unit. */
function isLossDue(s: State, b: BattleFrame, { side, units }: LossFrame): boolean {
  const isAttacker = side === b.side;
  const own = isAttacker ? b.attackers : b.defenders;
  return (
    ['EX', isAttacker ? 'A1' : 'D1'].includes(b.result) &&
    units.length > 0 &&
    isPart(units, own) &&
    units.every(u => isOnMap(s, u))
  );
}

/** 9.7.1 The attacker moves all retreating units, his own or the enemy's. */
function isRetreatDue(s: State, b: BattleFrame, { side, units }: RetreatFrame): boolean {
  const isAttackers = isPart(units, b.attackers);
  const results = isAttackers ? ['AR', 'A1'] : ['DR', 'D1', 'EX'];
  return (
    side === b.side &&
    units.length > 0 &&
    (isAttackers || isPart(units, b.defenders)) &&
    units.every(u => isOnMap(s, u)) &&
    results.includes(b.result)
  );
}

const isRemnantDue = (s: State, b: BattleFrame, { side, fallen }: RemnantFrame): boolean =>
  side === enemyOf(b.side) && JSON.stringify(fallen) === JSON.stringify(b.fallen) && ralliesOf(s, fallen).length > 0;
