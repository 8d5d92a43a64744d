/** 12.5, V3.3, V3.5 Corps that must leave over the west edge: which, and how each could. */
import { waysTo } from '../../../kit/ways.ts';
import { WITHDRAWALS, type Withdrawal } from '../data/schedule.ts';
import { UNITS } from '../data/units.ts';
import { ITALY_OUT, TUNISIA } from '../data/variants.ts';
import { AXIS, BOARD, CITY_HEX, EXITS, IS_ARMOUR, IS_SS, SIDE, UNITS_OF, WEST_EDGE } from '../pieces.ts';
import { isOnMap, type State } from '../state.ts';
import { groundOf } from './ground.ts';
import { type Going, legOf, mayWalk, pathOf, specOf, spotsOf, wayAlong } from './movement.ts';
import { closedTo } from './neutral.ts';
import { passings, takesCity, unlike } from './passing.ts';
import { mayEntrain, railCapacity, railPath, railWays } from './rail.ts';
import { isRooted, openNeighbours } from './retreat.ts';
import { mayRideBy } from './ride.ts';
import { voyagesOf, watersOf } from './sea.ts';
import { isAdopted } from './whatIf.ts';

/** V3.5 takes the place of the withdrawal of 1944. */
export function withdrawalsOf(s: State): readonly Withdrawal[] {
  const isMoved = (w: Withdrawal): boolean => w.of === 'ss-panzer' && isAdopted(s, 'tunisia');
  return [
    ...(isAdopted(s, 'italy-out') ? [ITALY_OUT.withdrawal] : []),
    ...(isAdopted(s, 'tunisia') ? [TUNISIA.withdrawal] : []),
    ...WITHDRAWALS.filter(w => !isMoved(w)),
  ];
}

export const withdrawalDue = (s: State, side: number, impulse: number): Withdrawal | undefined =>
  side === AXIS && TURNS.has(s.turn)
    ? withdrawalsOf(s).find(w => w.turn === s.turn && w.impulse === impulse)
    : undefined;

/** In other turns nobody need be asked. */
const TURNS: ReadonlySet<number> = new Set(
  [ITALY_OUT.withdrawal, TUNISIA.withdrawal, ...WITHDRAWALS].map(({ turn }) => turn),
);

/** Corps that an impulse still owes. */
export const owedCorps = (s: State, side: number, impulse: number): number =>
  Math.max(0, (withdrawalDue(s, side, impulse)?.count ?? 0) - s.withdrawn);

/** A corps, which a remnant is not; of armour where that is asked for, and then a German one. */
export function isWanted(w: Withdrawal, u: number): boolean {
  if (SIDE[u] !== AXIS || UNITS[u]!.size !== 'XXX') return false;
  return w.of === 'any' || (IS_ARMOUR[u]! && UNITS[u]!.nation === 'german');
}

/** 12.5, V3.1 Over land: who leaves the map goes to no hex, but by some. */
export const isLeaving = (type: string): boolean => type === 'withdraw' || type === 'leave-map';

/** How a unit would leave; nothing where it cannot. */
export interface WayOut {
  readonly by: 'march' | 'rail';
  readonly path: readonly number[];
}

const IS_WEST: ReadonlySet<number> = new Set(WEST_EDGE);
const WEST_EXITS: ReadonlySet<number> = new Set(
  EXITS.filter(exit => exit.edge === 'west' && exit.side === AXIS).map(exit => exit.hex),
);

/** On foot if it can, as that takes nobody's train; the step beyond the edge costs a hex like any other. */
export const wayOut = (go: Going, u: number, hexes?: readonly number[]): WayOut | undefined =>
  hexes ? wayOutBy(go, u, hexes) : (marchOut(go, u) ?? rideOut(go, u));

/** The same by the hexes that are named; no train is taken from a corps that could not leave without it. */
function wayOutBy(go: Going, u: number, path: readonly number[]): WayOut | undefined {
  const end = path.at(-1)!;
  const march = mayWalk(go, u) ? wayAlong(go, legOf(go, u), path) : undefined;
  if (march?.ok && !march.value.ends && IS_WEST.has(end)) return { by: 'march', path };
  const isLine = WEST_EXITS.has(end) && mayEntrain(go, u) && mayRideBy(go, u, path);
  const isSpare = !marchOut(go, u) || !withdrawalBar(go)?.(-1, 'rail');
  return isLine && isSpare ? { by: 'rail', path } : undefined;
}

/** The way it takes by itself, where it can be named hex by hex. */
export function namedWayOut(go: Going, u: number): readonly number[] | undefined {
  const way = wayOut(go, u);
  return way?.by === 'march' || (way && mayRideBy(go, u, way.path)) ? way.path : undefined;
}

function marchOut(go: Going, u: number): WayOut | undefined {
  if (!mayWalk(go, u)) return undefined;
  const leg = legOf(go, u);
  if (IS_WEST.has(leg.from)) return { by: 'march', path: [] };
  const spot = spotsOf(go, leg).find(at => !at.ends && IS_WEST.has(at.hex));
  return spot && { by: 'march', path: pathOf(go, leg, spot.hex) };
}

function rideOut(go: Going, u: number): WayOut | undefined {
  if (!mayEntrain(go, u)) return undefined;
  if (WEST_EXITS.has(go.s.place[u]!)) return { by: 'rail', path: [] };
  const ways = railWays(go, u);
  const end = ways.hexes.find(h => WEST_EXITS.has(h));
  return end === undefined ? undefined : { by: 'rail', path: railPath(ways, end) };
}

/** Marches to the edge that differ in the cities they take (5.5), its own first. Trains pass none that is not held. */
export function outChoices(go: Going, u: number): readonly (readonly number[])[] {
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

/** Off the map by sea, with the risk of it (8.4.3D). */
export const canSailOut = (go: Going, u: number): boolean => voyagesOf(go, watersOf(go), u).away;

/** Corps that may be withdrawn now, over land and by sea. The SS go first while they can. */
export interface Leaving {
  readonly owed: number;
  readonly byLand: readonly number[];
  readonly bySea: readonly number[];
  /** Corps without which the debt could not be paid: they do nothing else, and these trains wait for them. */
  readonly bound: readonly number[];
  readonly trains: number;
}

const NOBODY: Leaving = { owed: 0, byLand: [], bySea: [], bound: [], trains: 0 };

export function leavingOf(go: Going): Leaving {
  const { s, f } = go;
  const due = withdrawalDue(s, f.side, f.impulse);
  const owed = owedCorps(s, f.side, f.impulse);
  if (!due || owed === 0) return NOBODY;
  const wanted = UNITS_OF[AXIS]!.filter(u => isOnMap(s, u) && isWanted(due, u));
  const leavers = wanted.flatMap(u => {
    const way = wayOut(go, u);
    return way ? [{ unit: u, needsTrain: way.by === 'rail' && !s.fresh[u] }] : [];
  });
  const sea = wanted.filter(u => canSailOut(go, u));
  const isFirst = (u: number): boolean => due.of !== 'ss-panzer' || IS_SS[u]!;
  const first = new Set([...leavers.map(l => l.unit), ...sea].filter(isFirst)).size;
  const isTurn = (u: number): boolean => isFirst(u) || first < owed;
  const byLand = leavers.map(l => l.unit).filter(isTurn);
  const free = railCapacity(s, f.side) - s.railed[f.side]!;
  return { owed, byLand, bySea: sea.filter(isTurn), ...debtOf(leavers, isFirst, owed, free) };
}

interface Leaver {
  readonly unit: number;
  readonly needsTrain: boolean;
}

/** Who is needed to pay, the first in line before the others, and for how many of them a train must be kept. */
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

/** Whether a corps, or a train, is needed for the withdrawal and for nothing else. */
export function withdrawalBar(go: Going): ((unit: number, type: string) => boolean) | undefined {
  if (owedCorps(go.s, go.f.side, go.f.impulse) === 0) return undefined;
  const { bound, trains } = leavingOf(go);
  const free = railCapacity(go.s, go.f.side) - go.s.railed[go.f.side]!;
  return (unit, type) => bound.includes(unit) || (type === 'rail' && !go.s.fresh[unit] && free <= trains);
}

/** V3.1 Whether paratroops may leave of their own will: neither they nor their train are needed for it. */
export function mayGoHome(go: Going, u: number): boolean {
  const way = wayOut(go, u);
  return way !== undefined && !withdrawalBar(go)?.(u, way.by);
}

/** 12.5, 9.7 Retreating corps that may go off the west edge, and so count as withdrawn. */
export function retreatsOff(s: State, impulse: number, units: readonly number[]): number[] {
  const due = withdrawalDue(s, AXIS, impulse);
  if (!due || owedCorps(s, AXIS, impulse) === 0) return [];
  const able = units.filter(u => isOnMap(s, u) && isWanted(due, u) && !isRooted(s, u) && retreatsOver(s, u).length > 0);
  const ss = able.filter(u => IS_SS[u]);
  return due.of === 'ss-panzer' && ss.length > 0 ? ss : able;
}

/** Ways to the edge, which lies one or two hexes of retreat away: from it, or by a hex of it. */
export function retreatsOver(s: State, u: number): readonly (readonly number[])[] {
  const from = s.place[u]!;
  const rear = { g: groundOf(s, AXIS), closed: closedTo(s, u) };
  const edges = openNeighbours(rear, from).filter(h => IS_WEST.has(h));
  return [...(IS_WEST.has(from) ? [[]] : []), ...edges.map(h => [h])];
}
