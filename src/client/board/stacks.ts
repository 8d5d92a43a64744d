/**
 * Where every counter and marker lies: stacks are spread to the upper right so that the edge of each can be seen and
 * clicked. Hit testing uses the same numbers instead of asking the page.
 */
import { type Box, centreOf, type Layout, UNIT } from '../../draw/layout.ts';
import type { CounterShown, MarkerShown } from '../../kit/depict.ts';
import type { Point } from '../../kit/hex.ts';
import type { BoardConfig, CounterState } from './api.ts';

/** A drawn piece: the middle of its square, and the square's side. */
export interface Spot {
  readonly at: Point;
  readonly side: number;
  readonly hex: number;
}

export interface CounterSpot extends Spot {
  readonly counter: CounterShown;
  readonly state: CounterState;
}

export interface MarkerSpot extends Spot {
  readonly marker: MarkerShown;
}

export interface Spots {
  /** In drawing order: what comes later covers what comes before. */
  readonly counters: readonly CounterSpot[];
  readonly markers: readonly MarkerSpot[];
  /** Of each hex, from the bottom up. */
  readonly stacks: ReadonlyMap<number, readonly CounterSpot[]>;
  readonly markersIn: ReadonlyMap<number, readonly MarkerSpot[]>;
}

const COUNTER = 0.6 * UNIT;
const LIFT = 0.085 * UNIT;
/** The maximum spread of a stack of any height. */
const SPREAD = 0.24 * UNIT;
const ALONE = 0.44 * UNIT;
const BESIDE = 0.3 * UNIT;

type Shown = Pick<BoardConfig, 'counters' | 'markers' | 'states' | 'counterScale'>;

export function placeAll(layout: Layout, shown: Shown): Spots {
  const stacks = new Map<number, CounterSpot[]>();
  const given = layered(shown.counters);
  for (const [hex, counters] of groupBy(given, c => c.hex)) {
    stacks.set(hex, stack(centreOf(layout, hex), hex, counters, shown));
  }
  const markersIn = new Map<number, MarkerSpot[]>();
  for (const [hex, markers] of groupBy(shown.markers, m => m.hex)) {
    markersIn.set(hex, beside(centreOf(layout, hex), hex, markers, stacks.has(hex), shown.counterScale));
  }
  return { counters: drawingOrder(stacks, given), markers: [...markersIn.values()].flat(), stacks, markersIn };
}

/** Those that belong under the others first; otherwise the order of the config. */
const layered = (counters: readonly CounterShown[]): readonly CounterShown[] => {
  const under = counters.filter(c => c.isUnder);
  return under.length === 0 ? counters : [...under, ...counters.filter(c => !c.isUnder)];
};

function stack(c: Point, hex: number, counters: readonly CounterShown[], shown: Shown): CounterSpot[] {
  const lift = Math.min(LIFT, SPREAD / Math.max(1, counters.length - 1));
  return counters.map((counter, i) => {
    const off = (i - (counters.length - 1) / 2) * lift;
    return {
      counter,
      hex,
      at: { x: c.x + off, y: c.y - off },
      side: COUNTER * shown.counterScale,
      state: shown.states.get(counter.unit) ?? 'plain',
    };
  });
}

/** Markers are in the middle of an empty hex, and small at the upper left of a stack, clear of values and numbers. */
function beside(c: Point, hex: number, markers: readonly MarkerShown[], isHeld: boolean, scale: number): MarkerSpot[] {
  const side = (isHeld ? BESIDE : ALONE) * scale;
  const start = isHeld ? { x: c.x - 0.33 * UNIT, y: c.y - 0.22 * UNIT } : c;
  return markers.map((marker, i) => {
    const off = i * side * (isHeld ? 0.55 : 0.3);
    return { marker, hex, side, at: isHeld ? { x: start.x, y: start.y + off } : { x: c.x + off, y: c.y - off } };
  });
}

/**
 * The order of the config, so that a move changes no other place. A selected counter comes to the top without leaving
 * its place, and the edges of the others stay where they were.
 */
function drawingOrder(
  stacks: ReadonlyMap<number, readonly CounterSpot[]>,
  given: readonly CounterShown[],
): CounterSpot[] {
  const spots = new Map([...stacks.values()].flat().map(spot => [spot.counter, spot]));
  const all = given.flatMap(counter => spots.get(counter) ?? []);
  return [...all.filter(s => s.state !== 'selected'), ...all.filter(s => s.state === 'selected')];
}

function groupBy<T>(items: readonly T[], hexOf: (item: T) => number | undefined): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const item of items) {
    const hex = hexOf(item);
    if (hex === undefined) continue;
    const group = groups.get(hex);
    if (group) group.push(item);
    else groups.set(hex, [item]);
  }
  return groups;
}

const covers = ({ at, side }: Spot, p: Point): boolean =>
  Math.abs(at.x - p.x) <= side / 2 && Math.abs(at.y - p.y) <= side / 2;

/** The topmost counter under a point. */
export const counterAt = (spots: Spots, p: Point): CounterSpot | undefined =>
  spots.counters.findLast(s => covers(s, p));

/** Units whose middle lies in a rectangle. */
export const unitsWithin = (spots: Spots, box: Box): number[] =>
  spots.counters
    .filter(({ at }) => at.x >= box.x && at.x <= box.x + box.width && at.y >= box.y && at.y <= box.y + box.height)
    .map(s => s.counter.unit);

/** Units of a hex, topmost first. */
export const unitsIn = (spots: Spots, hex: number): number[] =>
  (spots.stacks.get(hex) ?? []).map(s => s.counter.unit).reverse();
