/** Where units can go, kept while the enemy does not move: planners ask for the same with every move. */
import { partsOf } from '../../../kit/part.ts';
import { ofBothSides } from '../../../kit/sides.ts';
import { AIR_UNITS, enemyOf, HEXES, UNITS_OF } from '../pieces.ts';
import { legOf, type MoveContext, mayMove, spotsOf } from '../rules/movement.ts';
import type { State } from '../state.ts';

type Walks = Map<number, readonly number[]>;

/** Everything that restricts a side's moves: enemies with their steps, and aircraft. */
const IN_THE_WAY = ofBothSides(side => [...new Set([...UNITS_OF[enemyOf(side)], ...AIR_UNITS])]);
const WALKS = ofBothSides(side => {
  const rows = IN_THE_WAY[side];
  return partsOf<State>()({ on: { place: rows, steps: rows }, derive: (): Walks => new Map() });
});

/** Filled on demand. */
export const walksOf = ({ s, f }: MoveContext): Walks => WALKS[f.side].of(s);

/** More half points than any unit has. */
const SPAN = 64;

/** Hexes where a leg of a unit can end, ignoring stacking; none if it may not move. */
export function walksFrom(go: MoveContext, walks: Walks, u: number): readonly number[] {
  if (!mayMove(go, u)) return NOWHERE;
  const leg = legOf(go, u);
  const key = (((u * HEXES + leg.from) * SPAN + leg.spent) * SPAN + Math.max(0, leg.limit)) * 2 + (leg.shuns ? 1 : 0);
  const known = walks.get(key);
  if (known) return known;
  const hexes = spotsOf(go, leg).map(spot => spot.hex);
  walks.set(key, hexes);
  return hexes;
}

const NOWHERE: readonly number[] = [];
