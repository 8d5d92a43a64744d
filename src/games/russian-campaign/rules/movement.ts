/**
 * 8.1, 8.2 Movement on foot. Every hex costs one; woods, mountains, swamps, enemy ZOCs and the strait end a move. A move
 * is made in legs, so that a player may choose his way: a unit goes on until it must stop or another unit begins.
 */
import { pathTo, type Reached, reach } from '../../../kit/reach.ts';
import { allowanceFor, MOVERS, SWAMP_FREEZES, TERRAIN_EFFECTS, WEATHERS } from '../data/tables.ts';
import { UNIT_TYPES } from '../data/unit.ts';
import type { MovementFrame } from '../frames.ts';
import { ALLOWANCE, BOARD, HEXES, hexMap, IS_REMNANT, IS_SS, isStrait, LAND_SIDES, MOVER, TYPE } from '../pieces.ts';
import { IDLE, MOVED, type State } from '../state.ts';
import { barredTo, CODE, isFirstImpulse } from './firstImpulse.ts';
import { type Ground, groundOf, hasRoom } from './ground.ts';
import { closedTo } from './neutral.ts';

/** One movement phase as it stands, for all the questions of one list or answer. Not to be kept beyond them. */
export interface Going {
  readonly s: State;
  readonly f: Pick<MovementFrame, 'side' | 'impulse' | 'mover' | 'spent'>;
  readonly g: Ground;
  /** 3.3.2 */
  readonly first: boolean;
  /** Terrain does not count: to find out whether it is the reason why a hex is out of reach. */
  readonly easy?: true;
  /**
   * What has been worked out already: the usable railway, barred hexes and targets by set-up code (3.3.2), and facts by
   * unit.
   */
  net?: Uint8Array;
  readonly bars: Map<string, Uint8Array>;
  readonly targets: Map<string, readonly number[]>;
  readonly nearest: Map<number, number>;
  readonly leaving: Map<number, boolean>;
}

export function goingOf(s: State, f: Going['f']): Going {
  const g = groundOf(s, f.side);
  if (!isFirstImpulse(s, f.side, f.impulse))
    return { s, f, g, first: false, bars: NONE, targets: NONE, nearest: NONE, leaving: new Map() };
  return { s, f, g, first: true, bars: new Map(), targets: new Map(), nearest: new Map(), leaving: new Map() };
}

/** What only the first impulse has (3.3.2) is never written to in another. */
const NONE = new Map<never, never>();

/** 8.2.4 Allowances by weather and impulse. */
const ALLOWANCES: readonly (readonly number[])[] = WEATHERS.flatMap(weather =>
  ([1, 2] as const).map(impulse => MOVER.map((m, u) => allowanceFor(MOVERS[m]!, weather, impulse, ALLOWANCE[u]!))),
);

export const allowanceOf = (s: State, u: number, impulse: number): number =>
  ALLOWANCES[s.weather[impulse - 1]! * 2 + impulse - 1]![u]!;

/** 8.2.1, 8.5.3, 8.6.3 Terrain that ends a move, by unit type, in ordinary weather and in the one that freezes swamps. */
const STOPS: readonly (readonly Uint8Array[])[] = [false, true].map(frozen =>
  UNIT_TYPES.map(type => {
    const holding = new Set(
      TERRAIN_EFFECTS.filter(t => t.on === 'hex' && t.passing && !t.passing.includes(type)).map(t => t.kind),
    );
    if (frozen) holding.delete('swamp');
    return Uint8Array.from(BOARD.terrain, t => ([...holding].some(kind => kind === BOARD.terrains[t]) ? 1 : 0));
  }),
);
const FREEZING = WEATHERS.indexOf(SWAMP_FREEZES);

export const terrainStops = (s: State, u: number, impulse: number): Uint8Array =>
  STOPS[s.weather[impulse - 1] === FREEZING ? 1 : 0]![TYPE[u]!]!;

export interface Leg {
  readonly unit: number;
  readonly from: number;
  readonly spent: number;
  readonly limit: number;
}

export const legOf = ({ s, f }: Going, u: number): Leg => ({
  unit: u,
  from: s.place[u]!,
  spent: u === f.mover ? f.spent : 0,
  limit: allowanceOf(s, u, f.impulse),
});

/** 8.2.3, 8.4.3C, 8.5.2, 8.6.2 Whether a unit has a move at all in this impulse, on foot or by sea. */
export const isAble = ({ s, f }: Going, u: number): boolean =>
  allowanceOf(s, u, f.impulse) > 0 && !(f.impulse === 2 && (s.held[u] === 1 || s.landed[u] === s.turn));

/** On the map and nothing done yet. */
export const mayBegin = (go: Going, u: number): boolean =>
  go.s.place[u]! >= 0 && go.s.done[u] === IDLE && isAble(go, u);

/** On foot: it begins, or goes on. */
export const mayWalk = (go: Going, u: number): boolean =>
  u === go.f.mover ? go.s.done[u] === MOVED && go.f.spent < allowanceOf(go.s, u, go.f.impulse) : mayBegin(go, u);

/** Where a leg may end: the hexes gone by then, and whether the move is over. */
export interface Spot {
  readonly hex: number;
  readonly cost: number;
  readonly ends: boolean;
}

/** Every hex a leg reaches, whoever stands there already (6.2), in order of cost. */
export function spotsOf(go: Going, leg: Leg): Spot[] {
  const block = blockOf(go, leg.unit);
  const stop = stopOf(go, leg.unit);
  const found = flood(go, leg, block, stop);
  const out: Spot[] = [];
  for (let i = 0; i < found.count; i++) {
    const h = found.hexes[i]!;
    const cost = found.costOf(h);
    if (h !== leg.from) out.push({ hex: h, cost, ends: cost === leg.limit || stop[h] !== 0 });
  }
  for (const crossing of crossings(go, leg, found, block, stop)) {
    const cost = found.costOf(crossing.from) + 1;
    out.push({ hex: crossing.to, cost, ends: true });
  }
  return out;
}

/** One of the spots, and the way there. */
export interface Way extends Spot {
  /** The hexes entered, the last included. */
  readonly path: readonly number[];
}

/** The way to one of `spotsOf`; nothing where it is none of them. */
export function wayTo(go: Going, leg: Leg, h: number): Way | undefined {
  const block = blockOf(go, leg.unit);
  const stop = stopOf(go, leg.unit);
  const found = flood(go, leg, block, stop);
  const cost = found.costOf(h);
  if (cost >= 0) return { hex: h, cost, ends: cost === leg.limit || stop[h] !== 0, path: pathTo(found, h) };
  const crossing = crossings(go, leg, found, block, stop).find(c => c.to === h);
  if (!crossing) return undefined;
  return { hex: h, cost: found.costOf(crossing.from) + 1, ends: true, path: [...pathTo(found, crossing.from), h] };
}

export const pathOf = (go: Going, leg: Leg, h: number): readonly number[] => wayTo(go, leg, h)?.path ?? [];

/** Hexes of `spotsOf` that have room, and the other spots, which may still be good for a stop. */
export function roomsOf(go: Going, leg: Leg): { readonly hexes: number[]; readonly full: readonly Spot[] } {
  const { g } = go;
  const stop = stopOf(go, leg.unit);
  const block = blockOf(go, leg.unit);
  const found = flood(go, leg, block, stop);
  const hexes: number[] = [];
  const full: Spot[] = [];
  const add = (hex: number, cost: number, ends: boolean): void => {
    if (hasRoom(g, leg.unit, hex)) hexes.push(hex);
    else full.push({ hex, cost, ends });
  };
  for (let i = 0; i < found.count; i++) {
    const h = found.hexes[i]!;
    const cost = found.costOf(h);
    if (h !== leg.from) add(h, cost, cost === leg.limit || stop[h] !== 0);
  }
  for (const crossing of crossings(go, leg, found, block, stop))
    add(crossing.to, found.costOf(crossing.from) + 1, true);
  return { hexes, full };
}

/** The neighbours alone: true only if one of them has room; a flood may find more. */
export function hasRoomBeside(go: Going, leg: Leg): boolean {
  const { g } = go;
  if (leg.spent >= leg.limit) return false;
  const block = blockOf(go, leg.unit);
  const zoc = isLeavingZoc(go, leg);
  for (let e = leg.from * 6, end = e + 6; e < end; e++) {
    if (WALK[e]! < 0) continue;
    const to = BOARD.next[e]!;
    if (!block[to] && !(zoc && g.ezoc[to]) && hasRoom(g, leg.unit, to)) return true;
  }
  return false;
}

/** 7.2, 8.2.1 The section that ends a move on entering a hex. */
export function stopRule(go: Going, u: number, h: number): string | undefined {
  if (go.g.ezoc[h]) return '7.2';
  return terrainStops(go.s, u, go.f.impulse)[h] ? '8.2.1' : undefined;
}

/** 3.3.2 Barred to a unit in the first impulse; where enemies stand is barred anyway. */
export function barsOf(go: Going, u: number): Uint8Array | undefined {
  if (!go.first) return undefined;
  const known = go.bars.get(CODE[u]!);
  if (known) return known;
  const bars = barredTo(go.s, u);
  for (let h = 0; h < HEXES; h++) if (go.g.enemy[h]) bars[h] = 1;
  go.bars.set(CODE[u]!, bars);
  return bars;
}

/** 9.12.2 Remnants, but for those of the SS, never enter an enemy ZOC of their own will. */
export const isShy = (u: number): boolean => IS_REMNANT[u]! && !IS_SS[u];

/** Whether a unit may be in a hex at all: enemies, the first impulse, neutral ground, shyness. */
export function isShut(go: Going, u: number, h: number): boolean {
  const { g } = go;
  if (g.enemy[h] || (isShy(u) && g.ezoc[h])) return true;
  return barsOf(go, u)?.[h] === 1 || closedTo(go.s, u)?.[h] === 1;
}

/** 8.2.3 From one enemy ZOC into the next takes a step outside. */
const isLeavingZoc = ({ g }: Going, leg: Leg): boolean => leg.spent === 0 && g.ezoc[leg.from] === 1;

/** Steps on land; the strait is looked at by itself, as it ends a move in one direction only. */
const WALK = LAND_SIDES.slice();
interface Crossing {
  readonly from: number;
  readonly to: number;
}
export const STRAITS: readonly Crossing[] = Array.from(LAND_SIDES, (_, e) => e)
  .filter(e => LAND_SIDES[e]! >= 0 && isStrait(Math.trunc(e / 6), e % 6))
  .map(e => {
    WALK[e] = -1;
    return { from: Math.trunc(e / 6), to: BOARD.next[e]! };
  });

/** 8.2.2 Over the strait, if the far shore is free of the enemy and his ZOC. */
function crossings(go: Going, leg: Leg, found: Reached, block: Uint8Array, stop: Uint8Array): readonly Crossing[] {
  return STRAITS.filter(({ from, to }) => {
    const cost = found.costOf(from);
    if (cost < 0 || cost >= leg.limit || found.costOf(to) >= 0) return false;
    return (from === leg.from || !stop[from]) && !block[to] && !go.g.ezoc[to];
  });
}

function flood(go: Going, leg: Leg, block: Uint8Array, stop: Uint8Array): Reached {
  const { g } = go;
  const first = leg.from * 6;
  const zoc = isLeavingZoc(go, leg);
  if (zoc) for (let e = first; e < first + 6; e++) if (WALK[e]! >= 0 && g.ezoc[BOARD.next[e]!]) WALK[e] = FORBIDDEN;
  const found = reach(BOARD, leg.from, { costs: WALK, limit: leg.limit, spent: leg.spent, block, stop });
  if (zoc) for (let e = first; e < first + 6; e++) if (WALK[e] === FORBIDDEN) WALK[e] = 1;
  return found;
}

/** A step that is closed for the length of one flood. */
const FORBIDDEN = -2;

function blockOf(go: Going, u: number): Uint8Array {
  const bars = barsOf(go, u) ?? go.g.enemy;
  const closed = closedTo(go.s, u);
  const zoc = isShy(u) ? go.g.ezoc : undefined;
  if (!closed && !zoc) return bars;
  const out = hexMap();
  for (let h = 0; h < HEXES; h++) out[h] = bars[h]! | (closed?.[h] ?? 0) | (zoc?.[h] ?? 0);
  return out;
}

/** Kept with the ZOCs, for they are the same as long as the enemy stays where he is. */
function stopOf({ s, f, g, easy }: Going, u: number): Uint8Array {
  if (easy) return g.ezoc;
  const terrain = terrainStops(s, u, f.impulse);
  const known = g.stops.get(terrain);
  if (known) return known;
  const out = new Uint8Array(HEXES);
  for (let h = 0; h < HEXES; h++) out[h] = terrain[h]! | g.ezoc[h]!;
  g.stops.set(terrain, out);
  return out;
}
