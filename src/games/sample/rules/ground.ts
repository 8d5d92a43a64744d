/** What both sides face on the map, derived once per position: adjacent enemies and supply (6.1). */
import { partsOf } from '../../../kit/part.ts';
import { ofBothSides, type Side } from '../../../kit/sides.ts';
import { blockers, type Traced, traceFrom } from '../../../kit/trace.ts';
import { marks, paint } from '../../../kit/zoc.ts';
import { BOARD, EDGES, OPEN_SIDES } from '../data/map.ts';
import { enemyOf, sideOf, unitsBy } from '../pieces.ts';
import { placeOf, type State, unitsOf } from '../state.ts';

type Placed = Pick<State, 'place'>;

const part = partsOf<State>();

/** By side: the hexes next to its enemies. */
const FRONTS = ofBothSides(side =>
  part({
    on: { place: unitsBy(enemyOf(side)) },
    make: () => marks(BOARD.size),
    paint(zone, s) {
      zone.fill(0);
      const enemies = unitsOf(s, enemyOf(side)).map(enemy => placeOf(s, enemy));
      paint(BOARD, OPEN_SIDES, enemies, zone);
    },
  }),
);

/** The hexes with a unit. */
const STANDING = part({
  on: { place: [...unitsBy(0), ...unitsBy(1)] },
  make: () => marks(BOARD.size),
  paint(taken, s) {
    taken.fill(0);
    for (const hex of s.place) if (hex >= 0) taken[hex] = 1;
  },
});

/** By side: the hexes that a supply line reaches. */
const SUPPLIED = ofBothSides(side =>
  part({
    on: { place: [...unitsBy(0), ...unitsBy(1)] },
    derive: (s): Traced => traceFrom(BOARD, EDGES[side], { edges: OPEN_SIDES, block: closedTo(s, side) }),
  }),
);

/** 4.3 Marks every hex next to an enemy of a side. */
export const besideEnemy = (s: Placed, side: Side): Uint8Array => FRONTS[side].of(s);

/** 4.4 Marks every hex with a unit. */
export const occupied = (s: Placed): Uint8Array => STANDING.of(s);

export const isBesideEnemy = (s: Placed, unit: number): boolean => besideEnemy(s, sideOf(unit))[placeOf(s, unit)] === 1;

/** 6.1 Whether a unit has a supply line; one that is not on the map needs none. */
export const isSupplied = (s: Placed, unit: number): boolean => {
  const hex = placeOf(s, unit);
  return hex < 0 || SUPPLIED[sideOf(unit)].of(s).connected[hex] === 1;
};

/** 6.1 The hexes of a side's supply lines, and the line of one unit from its hex to the edge. */
export const suppliedHexes = (s: Placed, side: Side): Uint8Array => SUPPLIED[side].of(s).connected;

export const lineOf = (s: Placed, unit: number): number[] | undefined =>
  SUPPLIED[sideOf(unit)].of(s).pathOf(placeOf(s, unit));

/** The hexes that cut a unit off. */
export const cuttersOf = (s: Placed, unit: number): number[] => {
  const side = sideOf(unit);
  const spec = { edges: OPEN_SIDES, block: closedTo(s, side), sources: EDGES[side] };
  return blockers(BOARD, placeOf(s, unit), spec);
};

/** 6.1 No line enters a hex with an enemy or next to one, unless an own unit is there. */
function closedTo(s: Placed, side: Side): Uint8Array {
  const closed = besideEnemy(s, side).slice();
  for (const enemy of unitsOf(s, enemyOf(side))) closed[placeOf(s, enemy)] = 1;
  for (const unit of unitsOf(s, side)) closed[placeOf(s, unit)] = 0;
  return closed;
}
