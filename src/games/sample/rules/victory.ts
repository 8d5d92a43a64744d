/** 8.0 Victory. */

import type { Outcome } from '../../../kit/game.ts';
import { BOTH_SIDES, type Side } from '../../../kit/sides.ts';
import { enemyOf, roleOf, sideOf } from '../pieces.ts';
import { LOST, type State, unitsOf } from '../state.ts';

export const TOWN_POINTS = 3;

/** 8.1 Three points for the town, one for each enemy unit lost. */
export function points(s: Pick<State, 'place' | 'holder'>, side: Side): number {
  const kills = s.place.filter((hex, unit) => hex === LOST && sideOf(unit) !== side).length;
  return kills + (s.holder === side ? TOWN_POINTS : 0);
}

/** 8.2 Sides without a unit on the map. An exchange can leave both without. */
export const beaten = (s: State): Side[] => BOTH_SIDES.filter(side => unitsOf(s, side).length === 0);

/** Known once the flow is empty, which `phases/turn.ts` decides. */
export function outcome(s: State): Outcome | undefined {
  if (s.flow.length > 0) return undefined;
  const [loser, other] = beaten(s);
  if (loser !== undefined && other === undefined)
    return { winner: roleOf(enemyOf(loser)), rule: '8.2', code: 'annihilation' };
  const lead = points(s, 0) - points(s, 1);
  if (lead === 0) return { rule: '8.1', code: 'draw' };
  return { winner: roleOf(lead > 0 ? 0 : 1), rule: '8.1', code: 'points' };
}
