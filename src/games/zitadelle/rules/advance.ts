/** 7.9 Who may advance after an assault, and where to. */
import type { BattleFrame } from '../frames.ts';
import { enemyOf, SIDE } from '../pieces.ts';
import { isOnMap, type State } from '../state.ts';
import { hasRoom, stacksOf } from './ground.ts';

/** 7.9.1, 7.9.8 Hexes of the assault that the enemy has left altogether, armour included. */
export function advanceHexes(s: State, { side, hexes }: Pick<BattleFrame, 'side' | 'hexes'>): number[] {
  const { first } = stacksOf(s, enemyOf(side));
  return hexes.filter(h => first[h]! < 0);
}

/** Those with room for a unit. */
export const roomsFor = (s: State, u: number, hexes: readonly number[]): number[] =>
  hexes.filter(h => hasRoom(stacksOf(s, SIDE[u]!), u, h));

/** 7.9.1, 7.9.6, 7.9.7 Neither disrupted nor gone back, and with room somewhere. */
export const canAdvance = (s: State, { back }: BattleFrame, u: number, hexes: readonly number[]): boolean =>
  isOnMap(s, u) && s.disrupted[u] === 0 && !back.includes(u) && roomsFor(s, u, hexes).length > 0;
