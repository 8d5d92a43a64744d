/** 6.0 Victory. */
import type { Outcome } from '../../../kit/game.ts';
import { enemyOf, SIDES, type Side, sideOf } from '../data/units.ts';
import { LOST, type State, unitsOf } from '../state.ts';

/** 6.1 Three points for the town, one for each enemy unit lost. */
export function points(s: State, side: Side): number {
  const kills = s.place.filter((hex, unit) => hex === LOST && sideOf(unit) !== side).length;
  return kills + (s.holder === side ? 3 : 0);
}

/** 6.2 Sides without a unit. An exchange can leave both without. */
export const beaten = (s: State): Side[] => SIDES.filter(side => unitsOf(s, side).length === 0);

/** Known once the flow has run out, which `phases/turn.ts` decides. */
export function outcome(s: State): Outcome | undefined {
  if (s.flow.length > 0) return undefined;
  const [loser, other] = beaten(s);
  if (loser && !other) return { winner: enemyOf(loser), rule: '6.2', code: 'annihilation' };
  const lead = points(s, 'blue') - points(s, 'red');
  if (lead === 0) return { rule: '6.1', code: 'draw' };
  return { winner: lead > 0 ? 'blue' : 'red', rule: '6.1', code: 'points' };
}
