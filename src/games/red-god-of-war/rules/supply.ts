/** 6.1 Supply states of units: once a turn for all, and at the start of an impulse for those that are active. */
import { partsOf, SAME } from '../../../kit/part.ts';
import { type Reached, reach } from '../../../kit/reach.ts';
import { ofBothSides, type Side } from '../../../kit/sides.ts';
import { type Traced, traceFrom } from '../../../kit/trace.ts';
import { marks } from '../../../kit/zoc.ts';
import { edgeHexes } from '../data/control.ts';
import { SIDES } from '../data/sides.ts';
import {
  BOARD,
  COUNT,
  commandsBy,
  HEXES,
  hexNumbers,
  hqOf,
  isHq,
  rangeOf,
  SOVIET,
  sideOf,
  unitsBy,
} from '../pieces.ts';
import { holderOf, ISOLATED, isOnMap, placeOf, type Standing, type State, SUPPLIED, UNSUPPLIED } from '../state.ts';
import { FOOT_OPEN, frontOf, frontPart } from './ground.ts';

type Traceable = Standing & Pick<State, 'control' | 'army'>;

const EDGES: readonly (readonly number[])[] = SIDES.map(side => hexNumbers(edgeHexes(side)));
/** 6.11 The edge hexes of a side. */
export const edgesOf = (side: Side): readonly number[] => EDGES[side] ?? [];

const part = partsOf<State>();

/** 6.13 Hexes that no line of a side passes: with an enemy, or in an enemy ZOC without a unit of its own. */
const CLOSED = ofBothSides(side =>
  part({
    on: { place: unitsBy(side) },
    uses: [frontPart(side)],
    make: () => marks(HEXES),
    paint(closed: Uint8Array, s: Standing) {
      const { enemy, ezoc } = frontOf(s, side);
      for (let hex = 0; hex < HEXES; hex++) closed[hex] = enemy[hex] || ezoc[hex] ? 1 : 0;
      for (const unit of unitsBy(side)) {
        const hex = placeOf(s, unit);
        if (hex >= 0) closed[hex] = 0;
      }
    },
  }),
);
export const closedTo = (s: Standing, side: Side): Uint8Array => CLOSED[side].of(s);

/** 6.11 Lines from the friendly map edge, as they are now. */
const LINES = ofBothSides(side =>
  part({
    on: { control: SAME },
    uses: [CLOSED[side]],
    derive: (s: Standing & Pick<State, 'control'>): Traced =>
      traceFrom(
        BOARD,
        edgesOf(side).filter(hex => holderOf(s, hex) === side),
        { edges: FOOT_OPEN, block: closedTo(s, side) },
      ),
  }),
);
export const linesNow = (s: Standing & Pick<State, 'control'>, side: Side): Traced => LINES[side].of(s);

/** 6.13 The hexes within so many hexes of a line from a place; none from a place that is not on the map. */
export const linesFrom = (starts: readonly number[], limit: number, block: Uint8Array): Reached =>
  reach(BOARD, starts, { costs: FOOT_OPEN, limit, block });

/** 6.12 Whether a unit is near enough to a headquarters by a line. */
export const hasLineTo = (s: Standing, side: Side, card: number): ((unit: number) => boolean) => {
  const hq = placeOf(s, hqOf(card));
  if (hq < 0) return () => false;
  const near = marked(linesFrom([hq], rangeOf(card), closedTo(s, side)));
  return unit => near[placeOf(s, unit)] === 1;
};

/** A copy of what a flood has found. */
function marked(reached: Reached): Uint8Array {
  const found = marks(HEXES);
  for (let at = 0; at < reached.count; at++) found[reached.hexAt(at)] = 1;
  return found;
}

const NOT_THERE = -1;

/** 6.11 The supply state of each unit of a side on the map, by unit; -1 for all others. */
export function statesOf(s: Traceable, side: Side): Int8Array {
  const block = closedTo(s, side);
  const { connected } = linesNow(s, side);
  const hqs = commandsBy(side).filter(card => isOnMap(s, hqOf(card)));
  const far = linesFrom(
    hqs.map(card => placeOf(s, hqOf(card))),
    HEXES,
    block,
  );
  const states = new Int8Array(COUNT).fill(NOT_THERE);
  for (const unit of unitsBy(side)) {
    const hex = placeOf(s, unit);
    if (hex >= 0) states[unit] = !isHq(unit) && far.costOf(hex) < 0 ? ISOLATED : UNSUPPLIED;
  }
  for (const card of hqs) if (connected[placeOf(s, hqOf(card))] === 1) supplyFrom(s, card, block, states);
  return states;
}

/** 6.11 A supplied headquarters supplies units in its range; a Soviet one those of its army alone. */
function supplyFrom(s: Traceable, card: number, block: Uint8Array, states: Int8Array): void {
  const hq = hqOf(card);
  const side = sideOf(hq);
  const near = linesFrom([placeOf(s, hq)], rangeOf(card), block);
  for (const unit of unitsBy(side)) {
    const hex = placeOf(s, unit);
    if (hex < 0 || isHq(unit) || (side === SOVIET && s.army[unit] !== card)) continue;
    if (near.costOf(hex) >= 0) states[unit] = SUPPLIED;
  }
  states[hq] = SUPPLIED;
}

/** 6.11, 6.3 Whether a headquarters on the map has a line to its map edge. */
export function isHqSupplied(s: Traceable, card: number): boolean {
  const hq = hqOf(card);
  return isOnMap(s, hq) && linesNow(s, sideOf(hq)).connected[placeOf(s, hq)] === 1;
}
