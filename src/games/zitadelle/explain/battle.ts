/** 7.8, 7.9, 5.1.7 Why a unit cannot retreat, stand, advance or be removed like that. */
import { hexDistance } from '../../../kit/board.ts';
import type { Action, Refusal } from '../../../kit/game.ts';
import { type AdvanceFrame, battleOf, type RetreatFrame, type SurplusFrame } from '../frames.ts';
import { refugesNow } from '../phases/retreat.ts';
import { BOARD, enemyOf, OPEN_SIDES, SIDE } from '../pieces.ts';
import { frontOf, hasRoom, stacksOf, zocFor } from '../rules/ground.ts';
import { surplusUnits } from '../rules/surplus.ts';
import { isOnMap, type State } from '../state.ts';
import { missing, whyNoPlace, whyNotOwn, whyNotUnit } from './units.ts';

export function whyNotRetreat(s: State, f: RetreatFrame, { type, unit, hex, hexes }: Action): Refusal | undefined {
  if (type !== 'retreat' && type !== 'stand') return undefined;
  const refusal = whyNotOwn(f.side, unit, '7.8.1') ?? whyNotGoing(s, f, unit!);
  if (refusal || unit === undefined) return refusal;
  if (type === 'stand')
    return f.free.includes(unit) ? undefined : { rule: '7.6.2', code: 'must-retreat', about: { unit } };
  if (hex === undefined) return missing('hex', '7.8.1');
  const isRefuge = refugesNow(s, f, unit).some(refuge => refuge.hex === hex);
  if (hexes && isRefuge) return { rule: '7.8.1', code: 'no-such-way', about: { unit, hex } };
  return whyNotRefuge(s, f, unit, hex);
}

function whyNotGoing(s: State, f: RetreatFrame, unit: number): Refusal | undefined {
  const { further } = f;
  if (further >= 0 && further !== unit) return { rule: onwards(s), code: 'another-goes-on', about: { unit: further } };
  const isGoing = f.units.includes(unit) || f.free.includes(unit);
  return isGoing ? undefined : { rule: '7.8.1', code: 'does-not-retreat', about: { unit } };
}

/** The section by which a unit goes on where there was no room. */
const onwards = (s: State): string => (s.options.overflow ? '13.2.2' : '7.8.2');

function whyNotRefuge(s: State, f: RetreatFrame, unit: number, hex: number): Refusal | undefined {
  const about = { unit, hex };
  const { left } = battleOf(s);
  const front = frontOf(s, SIDE[unit]!);
  const { first } = stacksOf(s, SIDE[unit]!);
  const isFurther = f.further === unit;
  if (front.enemy[hex]) return { rule: '7.8.3', code: 'retreat-enemy', about };
  const distance = hexDistance(BOARD, s.place[unit]!, hex);
  if (isFurther && distance !== 1) return { rule: onwards(s), code: 'one-hex-further', about };
  const isNear = isFurther && hexDistance(BOARD, f.start, hex) < 2;
  if (isNear || (!isFurther && distance !== 2)) return { rule: '7.8.1', code: 'two-hexes', about };
  if (left.includes(hex)) return { rule: '7.8.4', code: 'left-by-others', about };
  if (zocFor(front, unit)[hex] && first[hex]! < 0) return { rule: '7.8.3', code: 'retreat-zoc', about };
  if (!hasWay(s, unit, hex, left)) return { rule: '7.8.3', code: 'no-way-back', about };
  if (first[hex]! < 0) return undefined;
  const code = hasRoom(stacksOf(s, SIDE[unit]!), unit, hex) ? 'empty-first' : 'full-refuge';
  return { rule: '7.8.2', code, about };
}

/** Whether open hexes lead from where a unit stands to one that is one or two steps away. */
function hasWay(s: State, unit: number, hex: number, left: readonly number[]): boolean {
  const from = s.place[unit]!;
  const stacks = stacksOf(s, SIDE[unit]!);
  const next = openFrom(s, unit, from, left);
  if (next.includes(hex)) return true;
  const isPassable = (h: number): boolean => s.options.overflow || hasRoom(stacks, unit, h);
  return next.some(h => isPassable(h) && openFrom(s, unit, h, left).includes(hex));
}

/** 7.8.3 Neighbours a retreating unit may enter. */
function openFrom(s: State, unit: number, from: number, left: readonly number[]): number[] {
  const front = frontOf(s, SIDE[unit]!);
  const { first } = stacksOf(s, SIDE[unit]!);
  const zoc = zocFor(front, unit);
  return [0, 1, 2, 3, 4, 5].flatMap(dir => {
    const h = BOARD.next[from * 6 + dir]!;
    if (OPEN_SIDES[from * 6 + dir]! < 0 || front.enemy[h] || left.includes(h)) return [];
    return zoc[h] && first[h]! < 0 ? [] : [h];
  });
}

export function whyNotAdvance(s: State, f: AdvanceFrame, { type, unit, hex }: Action): Refusal | undefined {
  if (type !== 'advance') return undefined;
  const refusal = whyNotUnit(s, f.side, unit, '7.9.1') ?? whyNotAdvancing(s, f, unit!);
  if (refusal || unit === undefined) return refusal;
  if (hex === undefined) return missing('hex', '7.9.1');
  if (f.hexes.includes(hex)) return whyNoPlace(s, unit, hex);
  const isTarget = battleOf(s).hexes.includes(hex);
  return { rule: isTarget ? '7.9.8' : '7.9.1', code: isTarget ? 'not-emptied' : 'not-their-hex', about: { unit, hex } };
}

function whyNotAdvancing(s: State, f: AdvanceFrame, unit: number): Refusal | undefined {
  if (f.units.includes(unit)) return undefined;
  const about = { unit };
  const { attackers, back } = battleOf(s);
  if (!attackers.includes(unit)) return { rule: '7.9.1', code: 'not-in-assault', about };
  if (back.includes(unit)) return { rule: '7.9.7', code: 'went-back', about };
  if (s.disrupted[unit]) return { rule: '7.9.6', code: 'disrupted-advance', about };
  if (f.hexes.includes(s.place[unit]!)) return { rule: '7.9.1', code: 'has-advanced', about };
  return whyNoPlace(s, unit, f.hexes[0]!);
}

/** 5.1.7 The enemy of the full stack chooses, among its units. */
export function whyNotRemove(s: State, f: SurplusFrame, { type, unit }: Action): Refusal | undefined {
  if (type !== 'remove') return undefined;
  if (unit === undefined) return missing('unit', '5.1.7');
  const units = surplusUnits(s, enemyOf(f.side));
  if (units.includes(unit)) return undefined;
  const isOwn = SIDE[unit] === f.side && isOnMap(s, unit);
  return { rule: '5.1.7', code: isOwn ? 'own-surplus' : 'not-surplus', about: { unit, units } };
}
