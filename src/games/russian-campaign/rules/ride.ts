/** 8.3 A train journey: the default line, the lines that the player may choose instead, and their effects. */
import type { Io } from '../../../kit/flow.ts';
import { itemAt, withAt } from '../../../kit/list.ts';
import { sameList } from '../../../kit/play.ts';
import { pathTo, type ReachSpec, reach } from '../../../kit/reach.ts';
import { along, isWay } from '../../../kit/way.ts';
import { waysTo } from '../../../kit/ways.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { BOARD, CITY_HEX, HEXES, hexMap, RAIL_HEXES, RAIL_SIDES, sideOf } from '../pieces.ts';
import { placeOf, RAILED, type State } from '../state.ts';
import { entered } from './enter.ts';
import { calledBy } from './garrisons.ts';
import type { MoveContext } from './mover.ts';
import { type Passing, passings, takesCity, unlike } from './passing.ts';
import { countTrain, railNet, railPath, railWays, whyNotRailHex } from './rail.ts';
import { BRIDGE } from './railLines.ts';

/** The default line of a train: a shortest one on the map; beyond it (8.3.7) only if there is no other. */
export function railRoute(go: MoveContext, u: number, h: number): number[] {
  const onMap = railWays(go, u, h, []);
  return railPath(itemAt(onMap.before, h) >= 0 ? onMap : railWays(go, u, h), h);
}

/** The same if it can be named hex by hex, which a line beyond the map cannot. */
export function namedRoute(go: MoveContext, u: number, h: number): readonly number[] | undefined {
  const route = railRoute(go, u, h);
  return mayRideBy(go, u, route) ? route : undefined;
}

/** The usable railway, as the spec of a flood. */
export function railSpec(go: MoveContext): ReachSpec & { readonly block: Uint8Array } {
  const block = hexMap().fill(1);
  const net = railNet(go);
  for (const h of RAIL_HEXES) if (net[h]) block[h] = 0;
  return { costs: RAIL_SIDES, block, limit: HEXES };
}

/** 8.3.4 Whether a train may take these hexes. */
export const mayRideBy = (go: MoveContext, u: number, hexes: readonly number[]): boolean =>
  along(BOARD, placeOf(go.s, u), hexes, railSpec(go)).ok;

const NO_WAY = bar('8.3.4', 'no-way', 'unit', 'hex');

/** 8.3.4-8.3.6 Why a train cannot reach its stop by these hexes. */
export function whyNotRideBy(go: MoveContext, u: number, h: number, path: readonly number[]): Why {
  if (!isWay(BOARD, path, h)) return NO_WAY;
  const ridden = along(BOARD, placeOf(go.s, u), path, railSpec(go));
  if (ridden.ok) return undefined;
  const { why, hex } = ridden.error;
  const bars = why === 'blocked' ? whyNotRailHex(go, hex) : undefined;
  return bars ? { rule: bars.rule, code: bars.code, about: { hex } } : NO_WAY;
}

/**
 * Lines to a stop that differ in the cities they take (5.5) and the garrisons they trigger (12.4), the default first.
 * Railway hexes not entered before lie on most of them; a player who cares names the line.
 */
export function rideChoices(go: MoveContext, u: number, h: number): readonly (readonly number[])[] {
  const own = namedRoute(go, u, h);
  if (!own) return [];
  const others = [...waysByCities(go, u, h), ...wayUnseen(go, u, h, own)].filter(path => !sameList(path, own));
  return unlike([own, ...others], path => passings(go.s, u, path).filter(isTold));
}

const isTold = ({ what }: Passing): boolean => what !== 'rail';

function waysByCities(go: MoveContext, u: number, h: number): (readonly number[])[] {
  const net = railNet(go);
  const matters = CITY_HEX.filter(city => net[city] && takesCity(go.s, sideOf(u), city)).map(city => [city]);
  if (matters.length === 0) return [];
  return waysTo(BOARD, { start: placeOf(go.s, u), goal: h, spec: railSpec(go), matters }).map(({ path }) => path);
}

/** A line that triggers no garrison, if the default one would. */
function wayUnseen(go: MoveContext, u: number, h: number, own: readonly number[]): (readonly number[])[] {
  if (calledBy(go.s, u, own).length === 0) return [];
  const spec = railSpec(go);
  const block = Uint8Array.from(spec.block);
  for (const at of RAIL_HEXES) if (calledBy(go.s, u, [at]).length > 0) block[at] = 1;
  const found = reach(BOARD, placeOf(go.s, u), { ...spec, block });
  return found.costOf(h) > 0 ? [pathTo(found, h)] : [];
}

export interface Ride {
  readonly unit: number;
  readonly hex: number;
  /** The line that the player named. */
  readonly hexes?: readonly number[] | undefined;
}

export function ride(d: State, go: MoveContext, { unit, hex, hexes }: Ride, io: Io): void {
  const path = hexes ?? railRoute(go, unit, hex);
  io.emit({ type: 'rail', rule: '8.3', unit, from: placeOf(d, unit), to: hex, path });
  if (!d.fresh[unit]) countTrain(d, go.f.side);
  d.done = withAt(d.done, unit, RAILED);
  d.place = withAt(d.place, unit, hex);
  entered(
    d,
    unit,
    path.filter(at => at !== BRIDGE),
    io,
  );
}
