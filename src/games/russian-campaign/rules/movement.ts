/**
 * 8.1, 8.2 Movement on foot. Every hex costs one; woods, mountains, swamps, enemy ZOCs and the strait end a move. A move
 * is made in legs, so that a player may choose his way: a unit goes on until it must stop or another unit begins.
 */
import { makeScratch, pathTo, type Reached, type ReachSpec, reach } from '../../../kit/reach.ts';
import { fail, ok, type Result } from '../../../kit/result.ts';
import { along, type Stumble } from '../../../kit/way.ts';
import { allowanceFor, MOVERS, SWAMP_FREEZES, TERRAIN_EFFECTS, WEATHERS } from '../data/tables.ts';
import { UNIT_TYPES } from '../data/unit.ts';
import type { MovementFrame } from '../frames.ts';
import {
  ALLOWANCE,
  BOARD,
  HEXES,
  hexMap,
  IS_REMNANT,
  IS_SS,
  isStrait,
  LAND_SIDES,
  MOVER,
  TYPE,
  UNITS_OF,
} from '../pieces.ts';
import { IDLE, MOVED, type State, TO_ARRIVE } from '../state.ts';
import { barredTo, isFirstImpulse } from './firstImpulse.ts';
import { type Ground, groundOf, hasRoom, unionOf } from './ground.ts';
import { closedTo } from './neutral.ts';
import type { Net } from './rail.ts';

/** One movement phase as it stands, for all the questions of one list or answer. Not to be kept beyond them. */
export interface Going {
  readonly s: State;
  readonly f: Pick<MovementFrame, 'side' | 'impulse' | 'mover' | 'spent'>;
  readonly g: Ground;
  /** 3.3.2 */
  readonly first: boolean;
  /** 8.2.4 By unit. */
  readonly allowances: readonly number[];
  /** Terrain does not count: to find out whether it is the reason why a hex is out of reach. */
  readonly easy?: true;
  /**
   * What has been worked out already: the railway in use, who waits to arrive, and by unit how near it can come to whom it must attack (3.3.2),
   * whether it can leave its hex, whether it can be brought onto the map. Most questions need none of it.
   */
  net: Net | undefined;
  waiting: readonly number[] | undefined;
  nearest: Map<number, number> | undefined;
  leaving: Map<number, boolean> | undefined;
  entries: Map<number, boolean> | undefined;
}

export function goingOf(s: State, f: Going['f']): Going {
  const first = isFirstImpulse(s, f.side, f.impulse);
  const g = groundOf(s, f.side);
  const allowances = allowancesIn(s, f.impulse);
  return {
    s,
    f,
    g,
    first,
    allowances,
    net: undefined,
    waiting: undefined,
    nearest: undefined,
    leaving: undefined,
    entries: undefined,
  };
}

/** 8.2.4 Allowances by weather and impulse. */
const ALLOWANCES: readonly (readonly number[])[] = WEATHERS.flatMap(weather =>
  ([1, 2] as const).map(impulse => MOVER.map((m, u) => allowanceFor(MOVERS[m]!, weather, impulse, ALLOWANCE[u]!))),
);

const allowancesIn = (s: State, impulse: number): readonly number[] =>
  ALLOWANCES[s.weather[impulse - 1]! * 2 + impulse - 1]!;

export const allowanceOf = (s: State, u: number, impulse: number): number => allowancesIn(s, impulse)[u]!;

const STOP_MAPS = new Map<string, Uint8Array>();

/** 8.2.1, 8.5.3, 8.6.3 Terrain that ends a move, by unit type, in ordinary weather and in the one that freezes swamps. */
const STOPS: readonly (readonly Uint8Array[])[] = [false, true].map(frozen =>
  UNIT_TYPES.map(type => {
    const holding = TERRAIN_EFFECTS.filter(t => t.on === 'hex' && t.passing && !t.passing.includes(type));
    return stopsAt(holding.map(t => t.kind).filter(kind => !(frozen && kind === 'swamp')));
  }),
);

/** One map for all types that the same terrain holds, so that there are few to be joined with ZOCs. */
function stopsAt(kinds: readonly string[]): Uint8Array {
  const key = kinds.join();
  const known = STOP_MAPS.get(key);
  if (known) return known;
  const made = Uint8Array.from(BOARD.terrain, t => (kinds.includes(BOARD.terrains[t]!) ? 1 : 0));
  STOP_MAPS.set(key, made);
  return made;
}
const FREEZING = WEATHERS.indexOf(SWAMP_FREEZES);

export const terrainStops = (s: State, u: number, impulse: number): Uint8Array =>
  STOPS[s.weather[impulse - 1] === FREEZING ? 1 : 0]![TYPE[u]!]!;

export interface Leg {
  readonly unit: number;
  readonly from: number;
  readonly spent: number;
  readonly limit: number;
}

export const legOf = (go: Going, u: number): Leg => ({
  unit: u,
  from: go.s.place[u]!,
  spent: spentBy(go, u),
  limit: go.allowances[u]!,
});

const spentBy = ({ f }: Going, u: number): number => (u === f.mover ? f.spent : 0);

/** 8.2.3, 8.4.3C, 8.5.2, 8.6.2 Whether a unit has a move at all in this impulse, on foot or by sea. */
export const isAble = ({ s, f, allowances }: Going, u: number): boolean =>
  allowances[u]! > 0 && !(f.impulse === 2 && (s.held[u] === 1 || s.landed[u] === s.turn));

/** On the map and nothing done yet. */
export const mayBegin = (go: Going, u: number): boolean =>
  go.s.place[u]! >= 0 && go.s.done[u] === IDLE && isAble(go, u);

/** On foot: it begins, or goes on. */
export const mayWalk = (go: Going, u: number): boolean =>
  u === go.f.mover ? go.s.done[u] === MOVED && go.f.spent < go.allowances[u]! : mayBegin(go, u);

/** Whoever may still be asked to do something: to begin or go on with a march, or to arrive. In sheet order. */
export function handsOf(go: Going): number[] {
  const { place, done } = go.s;
  const { side, mover } = go.f;
  const out: number[] = [];
  for (const u of UNITS_OF[side]!) {
    const at = place[u]!;
    // Asked first, as it leaves out most of them.
    if (at < 0 ? at !== TO_ARRIVE : done[u] !== IDLE && u !== mover) continue;
    if (at < 0 || mayWalk(go, u)) out.push(u);
  }
  return out;
}

/** Where a leg may end: the hexes gone by then, and whether the move is over. */
export interface Spot {
  readonly hex: number;
  readonly cost: number;
  readonly ends: boolean;
}

/** Every hex a leg reaches, whoever stands there already (6.2), in order of cost. */
export function spotsOf(go: Going, leg: Leg): Spot[] {
  const out: Spot[] = [];
  someSpot(go, leg, (hex, cost, ends) => {
    out.push({ hex, cost, ends });
    return false;
  });
  return out;
}

/** Asks about each of `spotsOf` until one will do. Meanwhile nothing else may be asked of the map. */
export function someSpot(go: Going, leg: Leg, isIt: (hex: number, cost: number, ends: boolean) => boolean): boolean {
  const block = blockOf(go, leg.unit);
  const stop = stopOf(go, leg.unit);
  const found = flood(go, leg, block, stop);
  for (let i = 0; i < found.count; i++) {
    const h = found.hexes[i]!;
    if (h === leg.from) continue;
    const cost = found.costOf(h);
    if (isIt(h, cost, isLast(leg, cost, stop[h]!))) return true;
  }
  for (const { from, to } of crossings(go, leg, found, block, stop))
    if (isIt(to, found.costOf(from) + 1, true)) return true;
  return false;
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
  if (cost >= 0) return { hex: h, cost, ends: isLast(leg, cost, stop[h]!), path: pathTo(found, h) };
  const crossing = crossings(go, leg, found, block, stop).find(c => c.to === h);
  if (!crossing) return undefined;
  return { hex: h, cost: found.costOf(crossing.from) + 1, ends: true, path: [...pathTo(found, crossing.from), h] };
}

/** A way that the player names, orders and stacking apart, or the step that cannot be taken. */
export function wayAlong(go: Going, leg: Leg, path: readonly number[]): Result<Way, Stumble> {
  const hex = path.at(-1) ?? leg.from;
  const shore = path.at(-2) ?? leg.from;
  const block = blockOf(go, leg.unit);
  const stop = stopOf(go, leg.unit);
  const spec = { costs: WALK, limit: leg.limit, spent: leg.spent, block, stop };
  // 8.2.3
  if (isLeavingZoc(go.g, leg.from, leg.spent) && go.g.ezoc[path[0] ?? leg.from])
    return fail({ from: leg.from, hex: path[0]!, why: 'stop', cost: leg.spent });
  if (!STRAITS.some(c => c.from === shore && c.to === hex)) {
    const walked = along(BOARD, leg.from, path, spec);
    return walked.ok ? ok({ hex, cost: walked.value, ends: isLast(leg, walked.value, stop[hex]!), path }) : walked;
  }
  const before = along(BOARD, leg.from, path.slice(0, -1), spec);
  if (!before.ok) return before;
  const cost = before.value + 1;
  const why = crossingBar(go, leg, { from: shore, to: hex }, { block, stop, cost });
  return why ? fail({ from: shore, hex, why, cost }) : ok({ hex, cost, ends: true, path });
}

interface Bars {
  readonly block: Uint8Array;
  readonly stop: Uint8Array;
  readonly cost: number;
}

/** 8.2.2 What keeps a leg from crossing the strait. */
function crossingBar({ g }: Going, leg: Leg, { from, to }: Crossing, bars: Bars): Stumble['why'] | undefined {
  if (bars.cost > leg.limit) return 'dear';
  if (from !== leg.from && bars.stop[from]) return 'stop';
  return bars.block[to] || g.ezoc[to] ? 'blocked' : undefined;
}

/** What the steps of a leg cost and what bars them, the strait apart. */
export const specOf = (go: Going, leg: Leg): ReachSpec => ({
  costs: WALK,
  limit: leg.limit,
  spent: leg.spent,
  block: isLeavingZoc(go.g, leg.from, leg.spent) ? besideZoc(go, leg) : blockOf(go, leg.unit),
  stop: stopOf(go, leg.unit),
});

/** 8.2.3 What bars the way of a unit that leaves a ZOC: for its first step, other ones too. */
function besideZoc(go: Going, { unit, from }: Leg): Uint8Array {
  const block = blockOf(go, unit).slice();
  for (let e = from * 6, end = e + 6; e < end; e++) {
    const to = BOARD.next[e]!;
    if (to >= 0 && go.g.ezoc[to]) block[to] = 1;
  }
  return block;
}

export const pathOf = (go: Going, leg: Leg, h: number): readonly number[] => wayTo(go, leg, h)?.path ?? [];

/** Hexes of `spotsOf` that have room, and the other spots, which may still be good for a stop. */
export function roomsOf(go: Going, leg: Leg): { readonly hexes: number[]; readonly full: readonly Spot[] } {
  const { g } = go;
  const { unit, from } = leg;
  const hexes: number[] = [];
  const full: Spot[] = [];
  const block = blockOf(go, unit);
  const stop = stopOf(go, unit);
  const found = flood(go, leg, block, stop);
  // Not by `someSpot`: this is asked for every move, and calling back for each hex takes longer than all the rest.
  for (let i = 0; i < found.count; i++) {
    const hex = found.hexes[i]!;
    if (hex === from) continue;
    if (hasRoom(g, unit, hex)) hexes.push(hex);
    else full.push(spotAt(found, leg, hex, stop));
  }
  for (const { from: shore, to: hex } of crossings(go, leg, found, block, stop)) {
    if (hasRoom(g, unit, hex)) hexes.push(hex);
    else full.push({ hex, cost: found.costOf(shore) + 1, ends: true });
  }
  return { hexes, full };
}

function spotAt(found: Reached, leg: Leg, hex: number, stop: Uint8Array): Spot {
  const cost = found.costOf(hex);
  return { hex, cost, ends: isLast(leg, cost, stop[hex]!) };
}

/** Whether nobody goes on who has come so far. */
const isLast = (leg: Leg, cost: number, stop: number): boolean => cost === leg.limit || stop !== 0;

/**
 * The neighbours alone: true only if one of them has room for a unit that has a hex to go; a flood may find more. Lists
 * ask it of everybody, so it does without a leg.
 */
export function hasRoomBeside(go: Going, u: number, from = go.s.place[u]!, spent = spentBy(go, u)): boolean {
  const { g } = go;
  const block = blockOf(go, u);
  const zoc = isLeavingZoc(g, from, spent);
  for (let e = from * 6, end = e + 6; e < end; e++) {
    if (WALK[e]! < 0) continue;
    const to = BOARD.next[e]!;
    if (!block[to] && !(zoc && g.ezoc[to]) && hasRoom(g, u, to)) return true;
  }
  return false;
}

/**
 * How many hexes from each spot of a leg to the nearest hex that will do as its end, on a way the leg could go on; more
 * than any allowance where there is none. One flood against the direction of march instead of one from every spot. The
 * answer is soon lent to others.
 */
export function homewards(go: Going, leg: Leg, isEnd: (h: number) => boolean): Uint8Array {
  const block = blockOf(go, leg.unit);
  const stop = stopOf(go, leg.unit);
  const ends: number[] = [];
  someSpot(go, leg, h => {
    if (isEnd(h)) ends.push(h);
    return false;
  });
  if (!block[leg.from] && isEnd(leg.from)) ends.push(leg.from);
  const out = hexMap().fill(FAR_OFF);
  // Nobody goes on from where he must stop, so none of the way lies there but the end.
  const spec = { costs: WALK, block: unionOf(go.g, block, stop), limit: leg.limit };
  lay(out, reach(BOARD, ends, spec));
  // 8.2.2 Nor does anybody go on beyond the strait.
  const shores = STRAITS.filter(c => ends.includes(c.to) && !go.g.ezoc[c.to] && !spec.block[c.from]).map(c => c.from);
  if (shores.length > 0) lay(out, reach(BOARD, shores, { ...spec, spent: 1 }));
  return out;
}

const FAR_OFF = 255;

function lay(out: Uint8Array, found: Reached): void {
  for (let i = 0; i < found.count; i++) {
    const h = found.hexes[i]!;
    out[h] = Math.min(out[h]!, found.costOf(h));
  }
}

/** 7.2, 8.2.1 The section that ends a move on entering a hex. */
export function stopRule(go: Going, u: number, h: number): string | undefined {
  if (go.g.ezoc[h]) return '7.2';
  return terrainStops(go.s, u, go.f.impulse)[h] ? '8.2.1' : undefined;
}

/** 3.3.2 Barred to a unit in the first impulse; where enemies stand is barred anyway. */
export const barsOf = (go: Going, u: number): Uint8Array | undefined =>
  go.first ? barredTo(go.s, go.g, u) : undefined;

/** 9.12.2 Remnants, but for those of the SS, never enter an enemy ZOC of their own will. */
export const isShy = (u: number): boolean => IS_REMNANT[u]! && !IS_SS[u];

/** Whether a unit may be in a hex at all: enemies, the first impulse, neutral ground, shyness. */
export function isShut(go: Going, u: number, h: number): boolean {
  const { g } = go;
  if (g.enemy[h] || (isShy(u) && g.ezoc[h])) return true;
  return barsOf(go, u)?.[h] === 1 || closedTo(go.s, u)?.[h] === 1;
}

/** 8.2.3 From one enemy ZOC into the next takes a step outside. */
const isLeavingZoc = ({ ezoc }: Ground, from: number, spent: number): boolean => spent === 0 && ezoc[from] === 1;

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
  let out = NO_CROSSINGS;
  for (const strait of STRAITS) {
    const { from, to } = strait;
    const cost = found.costOf(from);
    if (cost < 0 || cost >= leg.limit || found.costOf(to) >= 0) continue;
    if ((from === leg.from || !stop[from]) && !block[to] && !go.g.ezoc[to]) out = [...out, strait];
  }
  return out;
}

const NO_CROSSINGS: readonly Crossing[] = [];

/** The last flood, which a list, its completion and the move that was chosen all ask for. */
const SCRATCH = makeScratch(HEXES);
let flooded: Flood | undefined;

/** All that it hangs on. Maps are not changed but with the stamp of the ground they belong to. */
interface Flood extends Pick<Leg, 'from' | 'spent' | 'limit'>, Pick<Ground, 'stamp' | 'ezoc'> {
  readonly block: Uint8Array;
  readonly stop: Uint8Array;
}

const isSameFlood = (a: Flood, b: Flood): boolean =>
  a.from === b.from &&
  a.spent === b.spent &&
  a.limit === b.limit &&
  a.block === b.block &&
  a.stop === b.stop &&
  a.ezoc === b.ezoc &&
  a.stamp === b.stamp;

/** Good until the next one. */
function flood({ g }: Going, leg: Leg, block: Uint8Array, stop: Uint8Array): Reached {
  const { from, spent, limit } = leg;
  const asked: Flood = { from, spent, limit, block, stop, ezoc: g.ezoc, stamp: g.stamp };
  if (flooded && isSameFlood(flooded, asked)) return SCRATCH;
  flooded = undefined;
  const zoc = isLeavingZoc(g, from, spent);
  if (zoc) shutZoc(g, from);
  try {
    reach(BOARD, from, { costs: WALK, limit, spent, block, stop }, SCRATCH);
  } finally {
    if (zoc) for (let e = from * 6, end = e + 6; e < end; e++) if (WALK[e] === FORBIDDEN) WALK[e] = 1;
  }
  flooded = asked;
  return SCRATCH;
}

/** A step that is closed for the length of one flood. */
const FORBIDDEN = -2;

function shutZoc({ ezoc }: Ground, from: number): void {
  for (let e = from * 6, end = e + 6; e < end; e++) if (WALK[e]! >= 0 && ezoc[BOARD.next[e]!]) WALK[e] = FORBIDDEN;
}

/** Maps that stay as they are, and the same, as long as the enemy stays where he is. */
function blockOf({ s, g, first }: Going, u: number): Uint8Array {
  const closed = closedTo(s, u);
  let block = first ? barredTo(s, g, u) : g.enemy;
  if (closed) block = unionOf(g, block, closed);
  return isShy(u) ? unionOf(g, block, g.ezoc) : block;
}

const stopOf = ({ s, f, g, easy }: Going, u: number): Uint8Array =>
  easy ? g.ezoc : unionOf(g, terrainStops(s, u, f.impulse), g.ezoc);
