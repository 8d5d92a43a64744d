/** 12.5, V3.3, V3.5 Corps that must leave over the west edge: which, and how each can. */

import { lastOf } from '../../../kit/list.ts';
import type { Side } from '../../../kit/sides.ts';
import { isWay } from '../../../kit/way.ts';
import { waysTo } from '../../../kit/ways.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { WITHDRAWALS, type Withdrawal } from '../data/schedule.ts';
import { ITALY_OUT, TUNISIA } from '../data/variants.ts';
import {
  AXIS,
  BOARD,
  CITY_HEX,
  EXITS,
  GERMAN_PARATROOP,
  IS_ARMOUR,
  IS_SS,
  SIDE,
  UNITS_OF,
  unitSpec,
  WEST_EDGE,
} from '../pieces.ts';
import { isOnMap, placeOf, railedBy, type State } from '../state.ts';
import { groundOf } from './ground.ts';
import { pathOf, specOf, spotsOf, wayAlong } from './march.ts';
import { whyBadStep } from './marchWhy.ts';
import { legOf, type MoveContext, mayWalk, whyNotWalk } from './mover.ts';
import { closedTo } from './neutral.ts';
import { passings, takesCity, unlike } from './passing.ts';
import { mayEntrain, railCapacity, railPath, railWays, trainsLeft } from './rail.ts';
import { isRooted, openNeighbours } from './retreat.ts';
import { mayRideBy } from './ride.ts';
import { whyNotAway, whyNotEmbark } from './seaWhy.ts';
import { isAdopted } from './whatIf.ts';

/** V3.5 replaces the withdrawal of 1944. */
export function withdrawalsOf(s: State): readonly Withdrawal[] {
  const isMoved = (w: Withdrawal): boolean => w.of === 'ss-panzer' && isAdopted(s, 'tunisia');
  return [
    ...(isAdopted(s, 'italy-out') ? [ITALY_OUT.withdrawal] : []),
    ...(isAdopted(s, 'tunisia') ? [TUNISIA.withdrawal] : []),
    ...WITHDRAWALS.filter(w => !isMoved(w)),
  ];
}

export const withdrawalDue = (s: State, side: Side, impulse: number): Withdrawal | undefined =>
  side === AXIS && TURNS.has(s.turn)
    ? withdrawalsOf(s).find(w => w.turn === s.turn && w.impulse === impulse)
    : undefined;

/** Turns without a withdrawal are skipped. */
const TURNS: ReadonlySet<number> = new Set(
  [ITALY_OUT.withdrawal, TUNISIA.withdrawal, ...WITHDRAWALS].map(({ turn }) => turn),
);

/** Corps that an impulse still owes. */
export const owedCorps = (s: State, side: Side, impulse: number): number =>
  Math.max(0, (withdrawalDue(s, side, impulse)?.count ?? 0) - s.withdrawn);

/** A corps, not a remnant; if armour is required, a German one. */
export function isWanted(w: Withdrawal, u: number): boolean {
  if (SIDE[u] !== AXIS || unitSpec(u).size !== 'XXX') return false;
  return w.of === 'any' || (IS_ARMOUR[u] === true && unitSpec(u).nation === 'german');
}

/** 12.5, V3.1 Over land: a unit that leaves the map goes to no hex, but passes some. */
export const isLeaving = (type: string): boolean => type === 'withdraw' || type === 'leave-map';

/** How a unit would leave; undefined if it cannot. */
export interface WayOut {
  readonly by: 'march' | 'rail';
  readonly path: readonly number[];
}

const IS_WEST: ReadonlySet<number> = new Set(WEST_EDGE);
const WEST_EXITS: ReadonlySet<number> = new Set(
  EXITS.filter(exit => exit.edge === 'west' && exit.side === AXIS).map(exit => exit.hex),
);

/** By march if possible, as that uses no train; the step beyond the edge costs a hex like any other. */
export const wayOut = (go: MoveContext, u: number, hexes?: readonly number[]): WayOut | undefined =>
  hexes ? wayOutBy(go, u, hexes) : (marchOut(go, u) ?? rideOut(go, u));

/** The same by the named hexes; a corps that could march takes no train that is reserved for others. */
function wayOutBy(go: MoveContext, u: number, path: readonly number[]): WayOut | undefined {
  const end = lastOf(path);
  const march = mayWalk(go, u) ? wayAlong(go, legOf(go, u), path) : undefined;
  if (march?.ok && !march.value.ends && IS_WEST.has(end)) return { by: 'march', path };
  const isLine = WEST_EXITS.has(end) && mayEntrain(go, u) && mayRideBy(go, u, path);
  const isSpare = !marchOut(go, u) || !withdrawalBar(go)?.(-1, 'rail');
  return isLine && isSpare ? { by: 'rail', path } : undefined;
}

/** The default way, if it can be named hex by hex. */
export function namedWayOut(go: MoveContext, u: number): readonly number[] | undefined {
  const way = wayOut(go, u);
  return way?.by === 'march' || (way && mayRideBy(go, u, way.path)) ? way.path : undefined;
}

function marchOut(go: MoveContext, u: number): WayOut | undefined {
  if (!mayWalk(go, u)) return undefined;
  const leg = legOf(go, u);
  if (IS_WEST.has(leg.from)) return { by: 'march', path: [] };
  const spot = spotsOf(go, leg).find(at => !at.ends && IS_WEST.has(at.hex));
  return spot && { by: 'march', path: pathOf(go, leg, spot.hex) };
}

function rideOut(go: MoveContext, u: number): WayOut | undefined {
  if (!mayEntrain(go, u)) return undefined;
  if (WEST_EXITS.has(placeOf(go.s, u))) return { by: 'rail', path: [] };
  const ways = railWays(go, u);
  const end = ways.hexes.find(h => WEST_EXITS.has(h));
  return end === undefined ? undefined : { by: 'rail', path: railPath(ways, end) };
}

/** Marches to the edge that differ in the cities they take (5.5), the default first. Trains pass only held cities. */
export function outChoices(go: MoveContext, u: number): readonly (readonly number[])[] {
  const own = marchOut(go, u);
  if (!own) return [];
  const leg = legOf(go, u);
  const spec = { ...specOf(go, leg), limit: leg.limit - 1 };
  const matters = CITY_HEX.filter(h => takesCity(go.s, AXIS, h)).map(h => [h]);
  const ends = WEST_EDGE.filter(h => !spec.stop?.[h]);
  const ways = ends.flatMap(goal => waysTo(BOARD, { start: leg.from, goal, spec, matters }));
  return unlike([own.path, ...ways.map(({ path }) => path)], path =>
    passings(go.s, u, path).filter(({ what }) => what === 'city'),
  );
}

/** Off the map by sea, with its risk (8.4.3D). */
const canSailOut = (go: MoveContext, u: number): boolean => !whyNotSailOut(go, u);

/** Corps that may be withdrawn now, over land and by sea. SS corps go first while they can. */
export interface Leaving {
  readonly owed: number;
  readonly byLand: readonly number[];
  readonly bySea: readonly number[];
  /** Corps that are needed to fulfil the withdrawal: they do nothing else, and these trains are reserved for them. */
  readonly bound: readonly number[];
  readonly trains: number;
}

const NOBODY: Leaving = { owed: 0, byLand: [], bySea: [], bound: [], trains: 0 };

export function leavingOf(go: MoveContext): Leaving {
  const { s, f } = go;
  const due = withdrawalDue(s, f.side, f.impulse);
  const owed = owedCorps(s, f.side, f.impulse);
  if (!due || owed === 0) return NOBODY;
  const wanted = UNITS_OF[AXIS].filter(u => isOnMap(s, u) && isWanted(due, u));
  const leavers = wanted.flatMap(u => {
    const way = wayOut(go, u);
    return way ? [{ unit: u, needsTrain: way.by === 'rail' && !s.fresh[u] }] : [];
  });
  const sea = wanted.filter(u => canSailOut(go, u));
  const isFirst = (u: number): boolean => due.of !== 'ss-panzer' || IS_SS[u] === true;
  const first = new Set([...leavers.map(l => l.unit), ...sea].filter(isFirst)).size;
  const isTurn = (u: number): boolean => isFirst(u) || first < owed;
  const byLand = leavers.map(l => l.unit).filter(isTurn);
  const free = railCapacity(s, f.side) - railedBy(s, f.side);
  return { owed, byLand, bySea: sea.filter(isTurn), ...debtOf(leavers, isFirst, owed, free) };
}

interface Leaver {
  readonly unit: number;
  readonly needsTrain: boolean;
}

/** The corps needed, those first in line before the others, and how many trains must be reserved for them. */
function debtOf(leavers: readonly Leaver[], isFirst: (u: number) => boolean, owed: number, free: number) {
  const bound: number[] = [];
  let trains = 0;
  let left = owed;
  for (const group of [leavers.filter(l => isFirst(l.unit)), leavers.filter(l => !isFirst(l.unit))]) {
    const most = (list: readonly Leaver[]): number => {
      const riders = list.filter(l => l.needsTrain).length;
      return list.length - riders + Math.min(riders, free - trains);
    };
    const pays = Math.min(left, most(group));
    for (const one of group) if (most(group.filter(l => l !== one)) < pays) bound.push(one.unit);
    trains += Math.max(0, pays - group.filter(l => !l.needsTrain).length);
    left -= pays;
  }
  return { bound, trains };
}

/** Tests whether a corps, or a train, is reserved for the withdrawal. */
export function withdrawalBar(go: MoveContext): ((unit: number, type: string) => boolean) | undefined {
  if (owedCorps(go.s, go.f.side, go.f.impulse) === 0) return undefined;
  const { bound, trains } = leavingOf(go);
  const free = trainsLeft(go);
  return (unit, type) => bound.includes(unit) || (type === 'rail' && !go.s.fresh[unit] && free <= trains);
}

/** Why a corps, or its train, is reserved for the withdrawal. */
export function whyKept(go: MoveContext, unit: number, type: string): Why {
  if (!withdrawalBar(go)?.(unit, type)) return undefined;
  const rule = withdrawalDue(go.s, go.f.side, go.f.impulse)?.rule ?? '12.5';
  return { rule, code: 'kept-for-withdrawal', about: { unit } };
}

/** 12.5 Why a corps cannot be withdrawn now. */
export function whyNotWithdrawn(go: MoveContext, unit: number, type: 'withdraw' | 'withdraw-by-sea'): Why {
  const { s, f } = go;
  const due = withdrawalDue(s, f.side, f.impulse);
  const why = whyNotWanted(s, due, f.impulse, unit);
  if (why || !due) return why;
  const { rule } = due;
  const bars = type === 'withdraw' ? whyNotOut(go, unit, rule) : whyNotSailOut(go, unit);
  if (bars) return bars;
  const { byLand, bySea } = leavingOf(go);
  const ss = [...new Set([...byLand, ...bySea])].filter(u => IS_SS[u]);
  return { rule, code: 'ss-first', about: { unit, units: ss } };
}

/** Why a unit cannot leave over land. */
function whyNotOut(go: MoveContext, unit: number, rule: string): Why {
  if (wayOut(go, unit)) return undefined;
  return whyNotWalk(go, unit) ?? { rule, code: 'no-way-out', about: { unit } };
}

const whyNotSailOut = (go: MoveContext, u: number): Why => whyNotEmbark(go, 'evacuate', u) ?? whyNotAway(go, u);

const STAYS = bar('12.5', 'stays-on-map', 'unit');

/** V3.1 Why a unit cannot leave the map voluntarily. */
export function whyNotHome(go: MoveContext, u: number): Why {
  if (u !== GERMAN_PARATROOP) return STAYS;
  const way = wayOut(go, u);
  return way ? whyKept(go, u, way.by) : whyNotOut(go, u, 'V3.1');
}

/** Why a unit that leaves over land cannot take these hexes: the first impossible step, or its end. */
export function whyNotOutBy(go: MoveContext, u: number, path: readonly number[], rule: string): Why {
  const noWay = { rule, code: 'no-way-out-by', about: { unit: u } };
  if (!isWay(BOARD, path, path.at(-1))) return noWay;
  if (wayOut(go, u, path)) return undefined;
  const leg = legOf(go, u);
  const way = wayAlong(go, leg, path);
  return way.ok ? noWay : whyBadStep(go, leg, way.error);
}

/** 12.5, 9.7 Retreating corps that may leave over the west edge, and so count as withdrawn. */
export const retreatsOff = (s: State, impulse: number, units: readonly number[]): number[] =>
  owedCorps(s, AXIS, impulse) === 0 ? [] : units.filter(u => isOnMap(s, u) && !whyNotRetreatOff(s, impulse, units, u));

/** Why one of the retreating units cannot leave that way. */
export function whyNotRetreatOff(s: State, impulse: number, units: readonly number[], u: number): Why {
  const due = withdrawalDue(s, AXIS, impulse);
  const why = whyNotWanted(s, due, impulse, u);
  if (why || !due) return why;
  const isAble = (v: number): boolean => isOnMap(s, v) && !isRooted(s, v) && retreatsOver(s, v).length > 0;
  if (!isAble(u)) return { rule: due.rule, code: 'no-way-out', about: { unit: u } };
  if (due.of !== 'ss-panzer' || IS_SS[u]) return undefined;
  const ss = units.filter(v => IS_SS[v] && isWanted(due, v) && isAble(v));
  return ss.length > 0 ? { rule: due.rule, code: 'ss-first', about: { unit: u, units: ss } } : undefined;
}

/** Why the withdrawal of an impulse does not require a unit. */
export function whyNotWanted(s: State, due: Withdrawal | undefined, impulse: number, u: number): Why {
  if (!due || owedCorps(s, AXIS, impulse) === 0) return NO_WITHDRAWAL;
  if (isWanted(due, u)) return undefined;
  const code = due.of === 'any' ? 'no-corps' : 'no-panzer-corps';
  return { rule: due.rule, code, about: { unit: u } };
}

const NO_WITHDRAWAL = bar('12.5', 'no-withdrawal', 'unit');

/** Ways to the edge, one or two hexes of retreat away: from an edge hex, or through one. */
export function retreatsOver(s: State, u: number): readonly (readonly number[])[] {
  const from = placeOf(s, u);
  const rear = { g: groundOf(s, AXIS), closed: closedTo(s, u) };
  const edges = openNeighbours(rear, from).filter(h => IS_WEST.has(h));
  return [...(IS_WEST.has(from) ? [[]] : []), ...edges.map(h => [h])];
}
