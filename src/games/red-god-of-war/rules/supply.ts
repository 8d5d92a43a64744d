/** 6.1 Supply states of units: once a turn for all, and at the start of an impulse for those that are active. */
import { type Reached, reach } from '../../../kit/reach.ts';
import type { Side } from '../../../kit/sides.ts';
import { type Traced, traceFrom } from '../../../kit/trace.ts';
import { edgeHexes } from '../data/control.ts';
import { SIDES } from '../data/sides.ts';
import {
  BOARD,
  commandOfHq,
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
import {
  holderOf,
  ISOLATED,
  isOnMap,
  type Placed,
  placeOf,
  type Standing,
  type State,
  SUPPLIED,
  UNSUPPLIED,
} from '../state.ts';
import { FOOT_OPEN, frontOf } from './ground.ts';

type Traceable = Standing & Pick<State, 'control' | 'army'>;

const EDGES: readonly (readonly number[])[] = SIDES.map(side => hexNumbers(edgeHexes(side)));
/** 6.11 The edge hexes of a side. */
export const edgesOf = (side: Side): readonly number[] => EDGES[side] ?? [];

/** 6.13 Hexes that no line of a side passes: with an enemy, or in an enemy ZOC without a unit of its own. */
export function closedTo(s: Standing, side: Side): Uint8Array {
  const { enemy, ezoc } = frontOf(s, side);
  const closed = new Uint8Array(HEXES);
  for (let hex = 0; hex < HEXES; hex++) if (enemy[hex] || ezoc[hex]) closed[hex] = 1;
  for (const unit of unitsBy(side)) {
    const hex = placeOf(s, unit);
    if (hex >= 0) closed[hex] = 0;
  }
  return closed;
}

/** 6.11 Lines from the friendly map edge. */
export const edgeLines = (s: Standing & Pick<State, 'control'>, side: Side, block = closedTo(s, side)): Traced =>
  traceFrom(
    BOARD,
    edgesOf(side).filter(hex => holderOf(s, hex) === side),
    { edges: FOOT_OPEN, block },
  );

/** 6.13 The hexes within so many hexes of a line from a place; none from a place that is not on the map. */
export const linesFrom = (starts: readonly number[], limit: number, block: Uint8Array): Reached =>
  reach(BOARD, starts, { costs: FOOT_OPEN, limit, block });

/** 6.12 Whether a unit is near enough to a headquarters by a line. */
export const hasLineTo = (s: Standing, side: Side, card: number): ((unit: number) => boolean) => {
  const hq = placeOf(s, hqOf(card));
  if (hq < 0) return () => false;
  const near = linesFrom([hq], rangeOf(card), closedTo(s, side));
  const reached = new Set(near.hexes.subarray(0, near.count));
  return unit => reached.has(placeOf(s, unit));
};

/** 6.11 The supply state of each unit of a side on the map, by unit. */
export function statesOf(s: Traceable, side: Side): ReadonlyMap<number, number> {
  const block = closedTo(s, side);
  const lines = edgeLines(s, side, block);
  const hqs = commandsBy(side).filter(card => isOnMap(s, hqOf(card)));
  const supplied = hqs.filter(card => lines.connected[placeOf(s, hqOf(card))] === 1);
  const inRange = new Map(supplied.map(card => [card, within(s, card, block)]));
  const far = linesFrom(
    hqs.map(card => placeOf(s, hqOf(card))),
    HEXES,
    block,
  );
  const connected = new Set(far.hexes.subarray(0, far.count));
  const isNear = (unit: number): boolean => {
    const hex = placeOf(s, unit);
    // A Soviet unit draws supply from its own army alone.
    const cards = side === SOVIET ? supplied.filter(card => card === s.army[unit]) : supplied;
    return cards.some(card => inRange.get(card)?.has(hex));
  };
  const stateOf = (unit: number): number => {
    if (isHq(unit)) return supplied.includes(commandOfHq(unit)) ? SUPPLIED : UNSUPPLIED;
    if (isNear(unit)) return SUPPLIED;
    return connected.has(placeOf(s, unit)) ? UNSUPPLIED : ISOLATED;
  };
  return new Map(
    unitsBy(side)
      .filter(unit => isOnMap(s, unit))
      .map(unit => [unit, stateOf(unit)]),
  );
}

function within(s: Placed, card: number, block: Uint8Array): ReadonlySet<number> {
  const near = linesFrom([placeOf(s, hqOf(card))], rangeOf(card), block);
  return new Set(near.hexes.subarray(0, near.count));
}

/** 6.11, 6.3 Whether a headquarters on the map has a line to its map edge. */
export function isHqSupplied(s: Traceable, card: number): boolean {
  const hq = hqOf(card);
  return isOnMap(s, hq) && edgeLines(s, sideOf(hq)).connected[placeOf(s, hq)] === 1;
}
