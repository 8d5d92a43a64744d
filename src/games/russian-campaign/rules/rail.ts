/**
 * 8.3 Trains. Possession (8.3.6, possession.ts) is settled at intervals; to be usable at a given moment, a railway must
 * also be connected to an own city or edge, free of the enemy and its ZOC.
 */
import { ascend, headOf, itemAt, withMore } from '../../../kit/list.ts';
import { ALIKE, NUMBER, partsOf } from '../../../kit/part.ts';
import { ofBothSides, type Side } from '../../../kit/sides.ts';
import { type Bar, bar, type Why } from '../../../kit/why.ts';
import { RAIL_CAPACITY } from '../data/support.ts';
import { WEATHERS } from '../data/tables.ts';
import { EXITS, HAS_RAIL, HEXES, hexMap, isCity, RAIL_HEXES, roleOf } from '../pieces.ts';
import { IDLE, MOVED, placeOf, railedBy, type State } from '../state.ts';
import { CITIES } from './control.ts';
import { FRONTS, type Ground, groundOf } from './ground.ts';
import { type MoveContext, whyDone, whyNotAble } from './mover.ts';
import { BRIDGE, openRail, RAIL_NEXT, railsFrom, sourcesOf } from './railLines.ts';
import { isShut } from './shut.ts';
import { whyOffMap } from './whereabouts.ts';

const SNOW = WEATHERS.indexOf('snow');

/** Everything that decides which railways can be used. */
type Railway = Pick<State, 'rail' | 'neutral' | 'options' | 'place' | 'owner'>;

/**
 * Rail hexes a side possesses and can use, as a borrowed map: connected to a city it controls or its own edge, without
 * an enemy ZOC or enemy city on the way. The city itself may be in an enemy ZOC (10.2.1).
 */
export function linkedRail(s: Railway, side: Side, g: Ground = groundOf(s, side)): Uint8Array {
  const open = openRail(s, side, g);
  // An edge is a source only if the railway that leaves it is possessed. A city always is; but the railway of one just
  // taken is not possessed yet.
  const queue = sourcesOf(side, open).filter(h => isCity(h) || s.rail[h] === side);
  for (const h of RAIL_HEXES) if (s.rail[h] !== side) open[h] = 0;
  const out = floodRail(s, queue, open);
  for (const h of queue) if (s.rail[h] !== side) out[h] = 0;
  return out;
}

/** 8.3.7 Exits of one edge are connected beyond the map; none if the option is off. */
const joinedExits = (s: Pick<State, 'options'>): typeof EXITS => (s.options.offMapRail ? EXITS : []);

function floodRail(s: Railway, sources: readonly number[], open: Uint8Array, exits = joinedExits(s)): Uint8Array {
  const out = hexMap();
  const queue = sources.slice();
  for (const h of queue) out[h] = 1;
  for (const h of queue) {
    for (const to of railBeside(h, exits)) {
      if (!open[to] || out[to]) continue;
      out[to] = 1;
      queue.push(to);
    }
  }
  return out;
}

/** Land hexes next to a hex along the railway. */
export const railNext = (h: number): readonly number[] => RAIL_STOPS[h]!;
const RAIL_STOPS = RAIL_NEXT.map(list => list.filter(to => to !== BRIDGE));

/** The same, with the exits that the option joins to this one. */
function railBeside(h: number, exits: typeof EXITS): readonly number[] {
  const at = exits.length > 0 ? exits.find(exit => exit.hex === h) : undefined;
  if (!at) return railsFrom(h);
  return [...railsFrom(h), ...exits.filter(exit => exit.edge === at.edge && exit.hex !== h).map(exit => exit.hex)];
}

/** 8.3.1 Units that may go by rail in a turn. */
export function railCapacity(s: State, side: Side): number {
  const capacity = RAIL_CAPACITY[roleOf(side)];
  return s.weather[0] === SNOW ? capacity.snow : capacity.usual;
}

/** 8.3.2 Units that arrived in this impulse move by rail without using capacity. */
export const hasTrain = (go: MoveContext, u: number): boolean => go.s.fresh[u] === 1 || trainsLeft(go) > 0;

export const trainsLeft = ({ s, f }: MoveContext): number => railCapacity(s, f.side) - railedBy(s, f.side);

const SECOND_IMPULSE = bar('8.3.3', 'rail-second-impulse', 'unit');
const AFTER_MARCH = bar('8.3.4', 'rail-after-march', 'unit');

/** 8.3.1-8.3.4 Why a unit cannot entrain: only in the first impulse, instead of another move, on a usable railway. */
export function whyNotEntrain(go: MoveContext, u: number): Why {
  const { s, f } = go;
  const from = placeOf(s, u);
  if (f.impulse !== 1) return SECOND_IMPULSE;
  if (from < 0) return whyOffMap(s, u);
  if (s.done[u] !== IDLE) return s.done[u] === MOVED ? AFTER_MARCH : whyDone(go, u);
  const unable = whyNotAble(go, u);
  if (unable) return unable;
  if (!hasTrain(go, u)) return { rule: '8.3.1', code: 'rail-capacity', about: { unit: u, n: railCapacity(s, f.side) } };
  return railNet(go)[from] === 1 ? undefined : whyNotStart(go, u, from);
}

export const mayEntrain = (go: MoveContext, u: number): boolean => !whyNotEntrain(go, u);

const NOT_POSSESSED = bar('8.3.6', 'rail-not-possessed', 'hex');
const CUT = bar('8.3.6', 'rail-cut', 'hex');
const NO_RAIL = bar('8.3.4', 'no-rail', 'hex');
const INTO_ZOC = bar('8.3.4', 'rail-into-zoc', 'hex');

/** 8.3.4, 8.3.6 Why no train stops in a hex, or passes it. */
export function whyNotRailHex(go: MoveContext, hex: number): Bar | undefined {
  const { s, f, g } = go;
  if (!HAS_RAIL[hex]) return NO_RAIL;
  if (g.ezoc[hex]) return INTO_ZOC;
  if (s.rail[hex] !== f.side) return NOT_POSSESSED;
  return railNet(go)[hex] ? undefined : CUT;
}

/** The same for the hex where a unit would entrain. */
function whyNotStart(go: MoveContext, unit: number, hex: number): Why {
  const why = whyNotRailHex(go, hex);
  const about = { unit, hex };
  if (why === INTO_ZOC) return { rule: '8.3.4', code: 'rail-from-zoc', about };
  return why && { rule: why.rule, code: why.code, about };
}

/** 8.3.4 The railway a side can move on now: the usable one, without enemy ZOCs. */
export const railNet = (go: MoveContext): Uint8Array => netIn(go).net;

function netIn(go: MoveContext): Net {
  go.net ??= NETS[go.f.side].of(go.s);
  return go.net;
}

export interface Net {
  readonly net: Uint8Array;
  /** Computed on demand: the stops of each line, ascending; and by hex the number of its line, plus one. */
  readonly lines: (readonly number[])[];
  readonly lineAt: Int16Array;
}

/** It mostly stays the same from move to move. */
const NETS = ofBothSides(side =>
  partsOf<State>()({
    on: { rail: RAIL_HEXES, neutral: NUMBER, options: ALIKE },
    uses: [FRONTS[side], CITIES],
    derive: (s): Net => {
      const net = new Uint8Array(HEXES);
      const g = groundOf(s, side);
      const linked = linkedRail(s, side, g);
      for (const h of RAIL_HEXES) if (linked[h] && !g.ezoc[h]) net[h] = 1;
      return { net, lines: [], lineAt: new Int16Array(HEXES) };
    },
  }),
);

/** All units on the same line have the same stops. */
function lineOf(go: MoveContext, u: number): readonly number[] {
  const { lines, lineAt } = netIn(go);
  const from = placeOf(go.s, u);
  const known = lineAt[from]!;
  if (known > 0) return lines[known - 1]!;
  const hexes = [from, ...railWays(go, u).hexes];
  const line = ascend(hexes.filter(h => h !== BRIDGE));
  const number = lines.push(line);
  for (const h of line) lineAt[h] = number;
  return line;
}

export interface RailWays {
  /** In order of distance, without the start. */
  readonly hexes: readonly number[];
  /** The hex before each; -1 before the start, and lower where no train runs. */
  readonly before: Int16Array;
}

const UNREACHED = -2;

/** 8.3.4, 8.3.5 Every hex a unit reaches by rail, whatever the terrain; stops early if there is a goal. */
export function railWays(go: MoveContext, u: number, goal = -1, exits = joinedExits(go.s)): RailWays {
  const net = railNet(go);
  const before = new Int16Array(HEXES).fill(UNREACHED);
  const hexes = [placeOf(go.s, u)];
  before[headOf(hexes)] = -1;
  for (const h of hexes) {
    if (goal >= 0 && itemAt(before, goal) >= 0) break;
    for (const to of railBeside(h, exits)) {
      if (!net[to] || before[to] !== UNREACHED) continue;
      before[to] = h;
      hexes.push(to);
    }
  }
  hexes.shift();
  return { hexes, before };
}

/** The hexes passed on the way to one of them, the last included. */
export function railPath({ before }: RailWays, h: number): number[] {
  const path: number[] = [];
  for (let at = h, from = itemAt(before, at); from >= 0; at = from, from = itemAt(before, at)) path.push(at);
  return path.reverse();
}

/** Hexes where a unit could leave the train, ignoring stacking. */
export function railStops(go: MoveContext, u: number): number[] {
  const from = placeOf(go.s, u);
  const out: number[] = [];
  for (const h of lineOf(go, u)) if (h !== from && !isShut(go, u, h)) out.push(h);
  return out;
}

/** 8.3.1 */
export const countTrain = (d: State, side: Side): void => {
  d.railed = withMore(d.railed, side);
};
