/** Checks frames from outside in the middle of an operation: what must be true for the rules to go on from them. */
import { dirTo } from '../../kit/board.ts';
import { frameIs } from '../../kit/frames.ts';
import type { Frame } from '../../kit/game.ts';
import { sameList } from '../../kit/play.ts';
import {
  type AdvanceFrame,
  type BattleFrame,
  isBattle,
  type LossesFrame,
  type OperationsFrame,
  type PickFrame,
  type RetreatFrame,
  type SideFrame,
} from './frames.ts';
import { ANTI_TANK, ARTILLERY, BOARD, enemyOf, SIDE, SOVIET } from './pieces.ts';
import { stackAt } from './rules/ground.ts';
import { effectsOf, holdModifier } from './rules/results.ts';
import { armourIn, fresh } from './rules/shock.ts';
import { isOnMap, type State, supportLeft } from './state.ts';

/** Why the rules cannot go on from a frame of a battle or of a support attack. */
export function battleFault(s: State, f: Frame): string | undefined {
  if (isBattle(f)) return fightFault(s, f);
  if (isSupportLoss(f)) return supportFault(s, f);
  const b = s.flow.find(isBattle);
  if (!b) return undefined;
  if (isAntiTank(f)) return isAntiTankDue(s, b, f) ? undefined : '11.7 no such anti-tank fire';
  if (isShock(f)) return isShockDue(s, b, f) ? undefined : '11.7 no such shock';
  if (isArtillery(f))
    return supportLeft(s, f.side, ARTILLERY) > 0 ? undefined : '11.6 there is no artillery to be used';
  if (isLosses(f)) return isLossDue(s, b, f) ? undefined : '11.8 no such losses are to be taken';
  if (isRetreat(f)) return isRetreatDue(s, b, f) ? undefined : '11.11 no such retreat is under way';
  return isAdvance(f) && !isAdvanceDue(s, b, f) ? '11.12 no such advance' : undefined;
}

const isAntiTank = frameIs<PickFrame>('anti-tank');
const isShock = frameIs<PickFrame>('shock');
const isSupportLoss = frameIs<PickFrame>('air-loss', 'artillery-loss');
const isLosses = frameIs<LossesFrame>('losses');
const isRetreat = frameIs<RetreatFrame>('retreat');
const isAdvance = frameIs<AdvanceFrame>('advance');
const isOperations = frameIs<OperationsFrame>('operations');
const isArtillery = (f: Frame): f is SideFrame => f.phase === 'artillery';

/** The stages of a battle at which each of the frames above it may be open. */
const STAGES: Readonly<Record<string, readonly number[]>> = {
  'anti-tank': [1],
  shock: [2],
  artillery: [3],
  losses: [5, 6],
  advance: [7],
};
const ROLLED = 3;
const DEFENDER_HIT = 6;

function fightFault(s: State, b: BattleFrame): string | undefined {
  const enemy = enemyOf(b.side);
  const above = s.flow[s.flow.indexOf(b) + 1];
  if (!above || !Object.hasOwn(STAGES, above.phase) || !STAGES[above.phase]?.includes(b.stage))
    return '11.4 a battle is at another stage';
  const isOurs = b.attackers.length > 0 && b.attackers.every(u => SIDE[u] === b.side);
  if (!isOurs || b.defenders.length === 0 || !b.defenders.every(u => SIDE[u] === enemy))
    return '11.4 somebody fights on the wrong side';
  if (![...b.retreated].every(u => b.attackers.includes(u) || b.defenders.includes(u)))
    return '11.11 somebody has retreated who did not fight';
  // 11.8 The attacker suffers first, so until then the defenders are in the attacked hex.
  if (b.stage < DEFENDER_HIT && !b.defenders.every(u => s.place[u] === b.hex)) return '11.1 somebody defends elsewhere';
  if (b.stage > ROLLED) return b.result === '' ? '11.4 a battle has no result' : undefined;
  const isMet =
    b.attackers.every(u => isOnMap(s, u) && dirTo(BOARD, s.place[u] ?? -1, b.hex) >= 0) &&
    isSame(b.defenders, stackAt(s, enemy, b.hex));
  return isMet && b.result === '' && b.artillery < 0 && b.retreated.length === 0
    ? undefined
    : '11.4 nobody fights so before the die';
}

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every(u => b.includes(u));

const isAntiTankDue = (s: State, b: BattleFrame, f: PickFrame): boolean =>
  f.side === SOVIET &&
  b.side !== SOVIET &&
  f.n === 1 &&
  supportLeft(s, SOVIET, ANTI_TANK) > 0 &&
  sameList(f.units, armourIn(s, b.attackers));

/** 11.7 Units that can still be hit; the waiting choice below lists all of them. */
const isShockDue = (s: State, b: BattleFrame, f: PickFrame): boolean =>
  isPart(f.units, fresh(s, f.side === b.side ? b.defenders : b.attackers)) &&
  (f.entered === 1 ? f.n < f.units.length : f.n <= f.units.length);

const isPart = (part: readonly number[], whole: readonly number[]): boolean => part.every(u => whole.includes(u));

/** 12.2, 12.3 Of several fresh units in a hex one is exhausted; their owner plays next after the attack. */
function supportFault(s: State, f: PickFrame): string | undefined {
  const hex = s.place[f.units[0] ?? -1] ?? -1;
  const owner = s.flow.find(isOperations);
  const isRight = hex >= 0 && f.n === 1 && f.units.length > 1 && isSame(f.units, fresh(s, stackAt(s, f.side, hex)));
  return isRight && owner?.side === f.side && owner.passes === 0 ? undefined : '12.1 no such support attack';
}

/** 11.8 In an exchange the attacker suffers first. */
function isLossDue(s: State, b: BattleFrame, f: LossesFrame): boolean {
  const isAttacker = f.side === b.side;
  const { attacker, defender } = effectsOf(b.result);
  const own = isAttacker ? b.attackers : b.defenders;
  const all = [...f.units, ...f.hold];
  return (
    b.stage === (isAttacker ? DEFENDER_HIT - 1 : DEFENDER_HIT) &&
    f.steps === (isAttacker ? attacker : defender) &&
    f.modifier === holdModifier(f.steps) &&
    new Set(all).size === all.length &&
    isPart(all, own) &&
    all.every(u => isOnMap(s, u) && !b.retreated.includes(u))
  );
}

/** 11.11 Its path leads from hex to hex to where it stands. */
function isRetreatDue(s: State, b: BattleFrame, { side, unit, path, steps, left }: RetreatFrame): boolean {
  const losses = s.flow.find(isLosses);
  const isOn = path.every((h, i) => i === 0 || dirTo(BOARD, path[i - 1] ?? -1, h) >= 0);
  return (
    losses?.side === side &&
    losses.steps === steps &&
    SIDE[unit] === side &&
    b.retreated.includes(unit) &&
    path.at(-1) === s.place[unit] &&
    isOn &&
    left <= steps &&
    (left === 0 ? path.length > steps : path.length === 1 + steps - left)
  );
}

/** 11.12 Attackers that did not retreat, next to an emptied hex. */
const isAdvanceDue = (s: State, b: BattleFrame, f: AdvanceFrame): boolean =>
  f.side === b.side &&
  f.hex === b.hex &&
  isPart(f.units, b.attackers) &&
  f.units.every(u => isOnMap(s, u) && !b.retreated.includes(u)) &&
  f.far === (b.defenders.some(u => b.retreated.includes(u)) ? 1 : 0) &&
  stackAt(s, enemyOf(b.side), b.hex).length === 0;
