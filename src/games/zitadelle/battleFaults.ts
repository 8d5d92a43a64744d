/** Checks frames from outside in the middle of fire, bombing or an assault: what the rules need to go on from them. */
import { frameIs } from '../../kit/frames.ts';
import type { Frame } from '../../kit/game.ts';
import {
  type AdvanceFrame,
  type Battle,
  type BattleFrame,
  type DiveFrame,
  type FireFrame,
  isBattle,
  type ResolveFrame,
  type RetreatFrame,
  type SurplusFrame,
  type TargetFrame,
} from './frames.ts';
import { enemyOf, GERMAN, IS_ARTILLERY, IS_DIVE, IS_ENGINEER, IS_TROOP, SIDE } from './pieces.ts';
import { nearestTanks } from './rules/air.ts';
import { foremost, targetHexes } from './rules/fire.ts';
import { stackAt } from './rules/ground.ts';
import { overfullHexes } from './rules/surplus.ts';
import { isBeside } from './rules/who.ts';
import { isOnMap, type State } from './state.ts';

export function battleFault(s: State, f: Frame): string | undefined {
  if (isTarget(f)) return isTargetDue(s, f) ? undefined : '6.3.5 no such tanks are fired at';
  if (isDive(f)) return f.units.every(u => IS_DIVE[u] && isOnMap(s, u)) ? undefined : '9.3 no such bombers dive';
  if (isBombTarget(f)) return isBombDue(s, f) ? undefined : '9.3.1 no such tanks are bombed';
  if (isResolve(f)) return isWaiting(s, f) ? undefined : '7.1.6 no such assaults wait';
  if (isBattle(f)) return fightFault(s, f);
  if (isSurplus(f)) return isSurplusDue(s, f) ? undefined : '5.1.7 the stacks that are too full are others';
  const b = s.flow.find(isBattle);
  if (!b) return undefined;
  if (isRetreat(f)) return isRetreatDue(s, b, f) ? undefined : '7.8 no such retreat is under way';
  return isAdvance(f) && !isAdvanceDue(s, b, f) ? '7.9 no such advance' : undefined;
}

const isFire = frameIs<FireFrame>('fire');
const isTarget = frameIs<TargetFrame>('target');
const isBombTarget = frameIs<TargetFrame>('bomb-target');
const isDive = frameIs<DiveFrame>('dive');
const isResolve = frameIs<ResolveFrame>('resolve');
const isRetreat = frameIs<RetreatFrame>('retreat');
const isSurplus = frameIs<SurplusFrame>('surplus');
const isAdvance = frameIs<AdvanceFrame>('advance');

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every(u => b.includes(u));
const isPart = (part: readonly number[], whole: readonly number[]): boolean => part.every(u => whole.includes(u));
const placeOf = (s: State, unit: number | undefined): number => s.place[unit ?? -1] ?? -1;

/** 5.1.7 Overfull stacks of the enemy, and no own ones. */
const isSurplusDue = (s: State, { side }: SurplusFrame): boolean =>
  overfullHexes(s, enemyOf(side)).length > 0 && overfullHexes(s, side).length === 0;

/** 6.3.5 All tanks with the highest armour in a hex next to the unit that fires. */
function isTargetDue(s: State, f: TargetFrame): boolean {
  const fire = s.flow.find(isFire);
  const hex = placeOf(s, f.units[0]);
  if (!fire || fire.side !== SIDE[f.unit] || f.side !== enemyOf(fire.side) || hex < 0) return false;
  return isOnMap(s, f.unit) && targetHexes(s, f.unit).includes(hex) && isSame(f.units, foremost(s, f.side, hex));
}

/** 9.3.1 The tanks nearest to the bombs of a bomber that is no longer among those to come. */
function isBombDue(s: State, f: TargetFrame): boolean {
  const hex = placeOf(s, f.unit);
  const waits = s.flow.find(isDive)?.units.includes(f.unit) ?? true;
  return f.side === GERMAN && IS_DIVE[f.unit] === true && hex >= 0 && !waits && isSame(f.units, nearestTanks(s, hex));
}

/** 7.1.6 Each hex is assaulted once, by adjacent units of the side, each once. */
function isWaiting(s: State, { side, battles }: ResolveFrame): boolean {
  const once = (list: readonly number[]): boolean => new Set(list).size === list.length;
  const isRight = ({ hexes, units, support }: Battle): boolean =>
    hexes.length > 0 &&
    units.length > 0 &&
    units.every(u => IS_TROOP[u] && SIDE[u] === side && isNear(s, u, hexes)) &&
    support.every(u => SIDE[u] === side && (IS_ARTILLERY[u] || IS_ENGINEER[u]));
  return once(battles.flatMap(b => b.hexes)) && once(battles.flatMap(b => b.units)) && battles.every(isRight);
}

const isNear = (s: State, u: number, hexes: readonly number[]): boolean =>
  !isOnMap(s, u) || hexes.some(h => isBeside(placeOf(s, u), h));

/** The stages of an assault: after the effects on the defender and then the attacker, each with its surplus removed. */
const [DEFENDER_BACK, DEFENDER_CLEARED, ATTACKER_BACK, ATTACKER_CLEARED, ADVANCING] = [2, 3, 4, 5, 6] as const;

function fightFault(s: State, b: BattleFrame): string | undefined {
  const isOf = (units: readonly number[], side: number): boolean =>
    units.length > 0 && units.every(u => IS_TROOP[u] && SIDE[u] === side);
  if (b.hexes.length === 0 || !isOf(b.attackers, b.side) || !isOf(b.defenders, enemyOf(b.side)))
    return '7.3 somebody fights on the wrong side';
  if (!isPart(b.back, [...b.attackers, ...b.defenders]) || b.support.some(u => isOnMap(s, u)) || b.result === '')
    return '7.3 an assault is half made';
  const above = s.flow[s.flow.indexOf(b) + 1];
  return above && stageBelow(b, above) === b.stage ? undefined : '7.3 an assault is at another stage';
}

function stageBelow(b: BattleFrame, above: Frame): number {
  if (isRetreat(above)) return above.side === b.side ? ATTACKER_BACK : DEFENDER_BACK;
  if (isSurplus(above)) return above.side === b.side ? DEFENDER_CLEARED : ATTACKER_CLEARED;
  return isAdvance(above) ? ADVANCING : -1;
}

/** 7.5, 7.8 The units of a side that must retreat and those that may, and perhaps one that goes further. */
function isRetreatDue(s: State, b: BattleFrame, { side, units, free, further, start }: RetreatFrame): boolean {
  const own = side === b.side ? b.attackers : b.defenders;
  const letter = side === b.side ? 'A' : 'D';
  const all = [...units, ...free];
  return (
    (b.result.startsWith(letter) || b.result.startsWith('B')) &&
    isPart(all, own) &&
    overfullHexes(s, enemyOf(side)).length === 0 &&
    new Set(all).size === all.length &&
    (further < 0 || (start >= 0 && isOnMap(s, further) && all.includes(further)))
  );
}

/** 7.9 Attackers that have not retreated, into hexes of the assault without enemies. */
const isAdvanceDue = (s: State, b: BattleFrame, { side, hexes, units }: AdvanceFrame): boolean =>
  side === b.side &&
  hexes.length > 0 &&
  isPart(units, b.attackers) &&
  units.every(u => isOnMap(s, u) && !b.back.includes(u) && isNear(s, u, b.hexes)) &&
  isPart(hexes, b.hexes) &&
  hexes.every(h => stackAt(s, enemyOf(side), h).length === 0);
