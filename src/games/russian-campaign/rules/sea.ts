/**
 * 8.4 Sea movement: between ports, into a port on arrival, onto a hostile coast, or away from one. A die decides. One
 * unit a turn for each side in each sea area.
 */
import type { Io } from '../../../kit/flow.ts';
import { itemAt, withAt, withMore } from '../../../kit/list.ts';
import { ofBothSides, type Side } from '../../../kit/sides.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { cityNamed } from '../data/cities.ts';
import { LANDINGS, SEA, SEA_CAPACITY, type SeaChart, type SeaMove } from '../data/support.ts';
import { SEA_AREAS } from '../data/terrain.ts';
import { AXIS, COAST_HEXES, coastHexes, HEXES, hex, portHexes, roleOf, SEAS, seaArea } from '../pieces.ts';
import { AT_SEA, isOnMap, landingsBy, MOVED, placeOf, SAILED, type State, sailedBy, TO_ARRIVE } from '../state.ts';
import { controller } from './control.ts';
import { entered } from './enter.ts';
import { type Presence, presence } from './ground.ts';
import { whyNotStay } from './legs.ts';
import { lose } from './loss.ts';
import { type MoveContext, whyNotAble, whyNotBegin } from './mover.ts';
import { ordersOf } from './orders.ts';
import { isShut } from './shut.ts';
import { checkVictory } from './victory.ts';

export const BLACK = SEA_AREAS.indexOf('black');

export const chartOf = (area: number): SeaChart => SEA[seaArea(area)];

/** 8.4.4, 8.4.6 Cities that make the sea safer, by area. */
const SAFER: readonly (readonly number[])[] = SEA_AREAS.map(area => SEA[area].cities.map(c => hex(cityNamed(c).hex)));

/** 8.4.5, 8.4.8 Whether a side may use a sea area at all, by side and area. */
const SAILS = ofBothSides(side => SEA_AREAS.map(area => SEA[area].sides.includes(roleOf(side))));

/** 8.4.5, 8.4.8, V2, V3.1 Why a side may not send a unit through a sea area now. */
export function whySeaClosed(s: State, side: Side, area: number): Why {
  if (!SAILS[side][area]) return closed('8.4.5', 'sea-closed', area);
  if (area === BLACK && s.neutral === 1 && side === AXIS) return closed('V3.1', 'sea-neutral', area);
  if (area === BLACK && s.options.seaTransport && s.seaLost[side]) return closed('V2', 'sea-lost', area);
  return sailedBy(s, side, area) >= SEA_CAPACITY ? closed('8.4.8', 'sea-used', area) : undefined;
}

type Closure = 'sea-closed' | 'sea-neutral' | 'sea-lost' | 'sea-used';

const closed = (rule: string, code: Closure, area: number): Why => ({ rule, code, about: { sea: seaArea(area) } });

export const isSeaOpen = (s: State, side: Side, area: number): boolean => !whySeaClosed(s, side, area);

/** 8.4.3C, V2 Landings a side has left. */
export const landingsLeft = (s: State, side: Side): number =>
  s.options.seaTransport ? Number.POSITIVE_INFINITY : LANDINGS - landingsBy(s, side);

/** Ports of an area that a side controls. */
export const portsOf = (s: State, side: Side, area: number, who: Presence = presence(s)): number[] =>
  portHexes(area).filter(h => controller(s, h, who) === side);

const AFTER_MARCH = bar('8.4.1', 'sea-after-march', 'unit');

/** 8.4.1 Why a unit has no move to give up: it must be on the map and not have moved, or arrive and be able to move. */
export function whyNotSailor(go: MoveContext, u: number): Why {
  if (go.s.place[u] === TO_ARRIVE) return whyNotAble(go, u);
  return isOnMap(go.s, u) && go.s.done[u] === MOVED ? AFTER_MARCH : whyNotBegin(go, u);
}

/** A sea area for a side: whether it may use it, and its ports there. */
interface Water {
  readonly area: number;
  readonly ports: readonly number[];
}

/** The areas open to a side now. */
export function watersOf({ s, f }: MoveContext): Water[] {
  const who = presence(s);
  const out: Water[] = [];
  for (let area = 0; area < SEAS; area++)
    if (isSeaOpen(s, f.side, area)) out.push({ area, ports: portsOf(s, f.side, area, who) });
  return out;
}

/** What a unit could do by sea, with its destinations. */
export interface Voyages {
  /** 8.4.3A, B Into a port. */
  readonly sail: readonly number[];
  /** 8.4.3C */
  readonly invade: readonly number[];
  /** 8.4.3D From a coast to a port, or off the map. */
  readonly evacuate: readonly number[];
  readonly away: boolean;
}

const NOWHERE: Voyages = { sail: [], invade: [], evacuate: [], away: false };
/** By area, and for all of them. */
const COASTS: readonly Uint8Array[] = COAST_HEXES.map(hexes => new Uint8Array(HEXES).map((_, h) => +hexes.includes(h)));
const IS_COAST = new Uint8Array(HEXES).map((_, h) => +COASTS.some(coast => coast[h]));

/** 8.4.3 On a coast, or about to arrive. */
export const isBySea = (s: State, u: number): boolean =>
  placeOf(s, u) >= 0 ? IS_COAST[placeOf(s, u)] === 1 : s.place[u] === TO_ARRIVE;

/** A list needs only one destination of each kind (`few`). */
export function voyagesOf(go: MoveContext, waters: readonly Water[], u: number, few = false): Voyages {
  const from = placeOf(go.s, u);
  if (!isBySea(go.s, u) || whyNotSailor(go, u)) return NOWHERE;
  const out = { sail: [] as number[], invade: [] as number[], evacuate: [] as number[], away: false };
  for (const { area, ports } of waters) {
    const arrives = from === TO_ARRIVE;
    const inPort = ports.includes(from);
    if (!arrives && !itemAt(COASTS, area)[from]) continue;
    addLandings(go, u, ports, arrives || inPort ? out.sail : out.evacuate, few);
    if ((arrives || inPort) && mayInvade(go.s, go.f.side, area)) addLandings(go, u, coastHexes(area), out.invade, few);
    out.away ||= !arrives && !ordersOf(go, u);
  }
  return out;
}

function addLandings(go: MoveContext, u: number, hexes: readonly number[], out: number[], few: boolean): void {
  for (const h of hexes) {
    if (few && out.length > 0) return;
    if (h !== go.s.place[u] && mayLand(go, u, h)) out.push(h);
  }
}

/** 8.4.3C, 8.4.5 Landings are possible only in the Black Sea. */
export const mayInvade = (s: State, side: Side, area: number): boolean =>
  chartOf(area).success.landing !== undefined && landingsLeft(s, side) > 0;

/** 8.4 Enemy ZOCs do not matter, neither at the start nor at the end. */
const mayLand = (go: MoveContext, u: number, h: number): boolean => !isShut(go, u, h) && !whyNotStay(go, u, h);

/** The sea area of a port or coast. */
export const seaAt = (h: number): number => COAST_HEXES.findIndex(hexes => hexes.includes(h));

export interface Voyage {
  readonly unit: number;
  readonly kind: SeaMove;
  /** -1 off the map. */
  readonly to: number;
}

/** 8.4.4-8.4.8 Rolls; the unit arrives or is lost. Either way the turn's sea movement is used. */
export function sail(d: State, side: Side, { unit, kind, to }: Voyage, io: Io): void {
  const from = placeOf(d, unit);
  const area = seaAt(to >= 0 ? to : from);
  d.sailed = withMore(d.sailed, side * SEAS + area);
  if (kind === 'landing') d.landings = withMore(d.landings, side);
  const arrives = rollSea(d, side, { unit, kind, to }, io);
  d.done = withAt(d.done, unit, SAILED);
  if (!arrives) {
    lose(d, unit);
    if (area === BLACK) d.seaLost = withAt(d.seaLost, side, 1);
    checkVictory(d, io);
    return;
  }
  if (from < 0) d.fresh = withAt(d.fresh, unit, 1);
  if (kind === 'landing') d.landed = withAt(d.landed, unit, d.turn);
  d.place = withAt(d.place, unit, to >= 0 ? to : AT_SEA);
  if (to >= 0) entered(d, unit, [to], io);
}

/** 8.4.4-8.4.6 What the die of a voyage is compared with. */
export interface SeaOdds {
  readonly chart: SeaChart;
  /** The unit arrives if the die, less one for each of the cities, is not above this. */
  readonly limit: number;
  readonly cities: readonly number[];
  /** V3.1 While Romania is neutral the only fleet is the Soviet one: no die is rolled. */
  readonly isSafe: boolean;
}

export function seaOddsOf(s: State, side: Side, { unit, kind, to }: Voyage): SeaOdds | undefined {
  const area = seaAt(to >= 0 ? to : (s.place[unit] ?? -1));
  if (area < 0) return undefined;
  const chart = chartOf(area);
  const who = presence(s);
  const cities = (SAFER[area] ?? []).filter(h => controller(s, h, who) === side);
  return { chart, limit: chart.success[kind] ?? 0, cities, isSafe: area === BLACK && s.neutral === 1 };
}

function rollSea(d: State, side: Side, voyage: Voyage, io: Io): boolean {
  const { unit, kind, to } = voyage;
  const odds = seaOddsOf(d, side, voyage);
  if (!odds) throw new Error(`unit ${unit} is at no sea`);
  const { chart, limit, cities, isSafe } = odds;
  const from = placeOf(d, unit);
  const ends = { ...(from >= 0 && { from }), ...(to >= 0 && { to }) };
  const said = { rule: chart.rule, unit, ...ends, sea: chart.area, kind };
  if (isSafe) {
    io.emit({ type: 'sail', ...said, rule: 'V3.1', success: true });
    return true;
  }
  const modifier = cities.length;
  const die = io.dice.roll(6, chart.rule);
  const success = die - modifier <= limit;
  io.emit({ type: 'sail', ...said, die, modifier, limit, success });
  return success;
}
