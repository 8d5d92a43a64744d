/**
 * 8.3.6 once more, as slowly as the text reads: every way is walked, hex by hex, and the shortest are picked out. Nothing
 * is shared with the rule but the map, control and ZOCs.
 */
import { expect, it } from 'vitest';
import { random } from '../../../kit/dice.ts';
import { BOTH_SIDES, type Side } from '../../../kit/sides.ts';
import {
  AXIS,
  BOARD,
  EXITS,
  HEXES,
  IS_PARTISAN,
  isCity,
  isLand,
  RAIL_HEXES,
  RAIL_SIDES,
  SOVIET,
  UNITS_OF,
} from '../pieces.ts';
import { GONE, type State } from '../state.ts';
import { stateOf } from '../testing.ts';
import { controller } from './control.ts';
import { groundOf } from './ground.ts';
import { tracedRail } from './possession.ts';

const CAUSEWAY = 'HH20';

interface Way {
  readonly to: number;
  /** The hexes after the first, the last included. */
  readonly hexes: readonly number[];
}

const besides = (h: number): number[] =>
  [0, 1, 2, 3, 4, 5].filter(dir => RAIL_SIDES[h * 6 + dir]! >= 0).map(dir => BOARD.next[h * 6 + dir]!);

/** A position as one side sees it, hex by hex. */
interface Look {
  readonly isMine: readonly boolean[];
  readonly isOpen: readonly boolean[];
  /** Own cities and exits. */
  readonly isEnd: readonly boolean[];
  /** Cities that a way may run through. */
  readonly isStop: readonly boolean[];
  /** By hex, as far as asked for. */
  readonly ways: Map<number, readonly Way[]>;
}

function lookOf(s: State, side: Side): Look {
  const { enemy, ezoc } = groundOf(s, side);
  const isMine = BOARD.names.map((name, h) => name !== CAUSEWAY && controller(s, h) === side);
  const isOpen = isMine.map((mine, h) => !enemy[h] && (isCity(h) ? mine : !ezoc[h]));
  const isExit = (h: number): boolean => EXITS.some(exit => exit.hex === h && exit.side === side);
  const isEnd = isOpen.map((open, h) => open && (isCity(h) || isExit(h)));
  const isStop = isEnd.map((end, h) => end && isCity(h) && !ezoc[h]);
  return { isMine, isOpen, isEnd, isStop, ways: new Map() };
}

/** Every way without a turn back from a hex to an end, with no city between. */
function waysFrom(look: Look, h: number): readonly Way[] {
  const known = look.ways.get(h);
  if (known) return known;
  const ways: Way[] = [];
  const walk = (at: number, hexes: readonly number[]): void => {
    for (const to of besides(at)) {
      if (to === h || hexes.includes(to) || !look.isOpen[to]) continue;
      if (look.isEnd[to]) ways.push({ to, hexes: [...hexes, to] });
      if (!isCity(to)) walk(to, [...hexes, to]);
    }
  };
  walk(h, []);
  look.ways.set(h, ways);
  return ways;
}

/** How far it is to an end by the best of the ways, where `left` tells the distance from where they end. */
const least = (ways: readonly Way[], left: ReadonlyMap<number, number>): number =>
  Math.min(...ways.map(way => way.hexes.length + (left.get(way.to) ?? Number.POSITIVE_INFINITY)));

/** From every city how far it is to an end, through other cities: improved until nothing gets any shorter. */
function distancesTo(look: Look, end: number): Map<number, number> {
  const left = new Map([[end, 0]]);
  const cities = RAIL_HEXES.filter(h => look.isStop[h]);
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const h of cities) {
      const now = least(waysFrom(look, h), left);
      if (now >= (left.get(h) ?? Number.POSITIVE_INFINITY)) continue;
      left.set(h, now);
      isBetter = true;
    }
  }
  return left;
}

/** The hexes of the shortest ways from each start to where `left` is 0, and from each city on them those of the rest. */
function follow(look: Look, starts: readonly number[], left: ReadonlyMap<number, number>): Set<number> {
  const won = new Set<number>();
  const todo = new Set(starts);
  for (const h of todo) {
    const ways = waysFrom(look, h);
    const best = least(ways, left);
    if (best === Number.POSITIVE_INFINITY || left.get(h) === 0) continue;
    won.add(h);
    for (const { to, hexes } of ways) {
      if (hexes.length + (left.get(to) ?? Number.POSITIVE_INFINITY) !== best) continue;
      for (const on of hexes) won.add(on);
      todo.add(to);
    }
  }
  return won;
}

function slowly(s: State, side: Side): Set<number> {
  const look = lookOf(s, side);
  const starts = RAIL_HEXES.filter(h => look.isOpen[h] && look.isMine[h]);
  const cities = starts.filter(isCity);
  const others = starts.filter(h => !isCity(h));
  const won = new Set(starts.filter(h => look.isEnd[h]));
  for (const end of RAIL_HEXES.filter(h => look.isEnd[h])) {
    for (const h of follow(look, cities, new Map([[end, 0]]))) won.add(h);
    for (const h of follow(look, others, distancesTo(look, end))) won.add(h);
  }
  return won;
}

/** Cities, hexes along the railways and units strewn over the map, now thinly and now thickly. */
function strewn(seed: string): State {
  const next = random(seed);
  const s = stateOf({ turn: 7, units: '' });
  const [cityShare, hexShare, unitShare] = [next(), next() ** 2, next() * 0.2];
  const owner = s.owner.slice();
  for (const h of RAIL_HEXES)
    if (next() < (isCity(h) ? cityShare : hexShare)) owner[h] = owner[h] === AXIS ? SOVIET : AXIS;
  s.owner = owner;
  const taken = new Set<number>();
  s.place = s.place.map(() => GONE);
  for (const u of UNITS_OF.flat()) {
    if (next() > unitShare) continue;
    const h = next() < 0.5 ? RAIL_HEXES[Math.floor(next() * RAIL_HEXES.length)]! : Math.floor(next() * HEXES);
    if (!isLand(h) || taken.has(h) || (IS_PARTISAN[u] && controller(s, h) === 1)) continue;
    taken.add(h);
    s.place = s.place.with(u, h);
  }
  return s;
}

const named = (hexes: readonly number[]): string => hexes.map(h => BOARD.names[h]).join(' ');

it.each(BOTH_SIDES)('8.3.6 the same railways as by walking every way, for side %i', side => {
  let changed = 0;
  for (let n = 0; n < 150; n++) {
    const s = strewn(`rail ${side} ${n}`);
    const traced = tracedRail(s, side);
    const fast = RAIL_HEXES.filter(h => traced[h]);
    const won = slowly(s, side);
    expect(`${n}: ${named(fast)}`).toBe(`${n}: ${named(RAIL_HEXES.filter(h => won.has(h)))}`);
    const foreign = RAIL_HEXES.filter(h => s.rail[h] !== side);
    const asked = tracedRail(s, side, foreign);
    expect(foreign.filter(h => asked[h])).toEqual(foreign.filter(h => won.has(h)));
    if (fast.some(h => s.rail[h] !== side)) changed++;
  }
  expect(changed).toBeGreaterThan(100);
});
