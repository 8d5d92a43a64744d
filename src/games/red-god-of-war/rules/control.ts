/**
 * 2.1 Control of hexes, and what else follows from units entering them: improved positions lose their worth (10.2), the
 * Third Tank Army is released (9.16), the 267th Division becomes available (9.11).
 */
import type { Io } from '../../../kit/flow.ts';
import { withAll, withAt } from '../../../kit/list.ts';
import type { Side } from '../../../kit/sides.ts';
import { marks, paintWithin } from '../../../kit/zoc.ts';
import { BREAKTHROUGH, RELEASE } from '../data/numbers.ts';
import {
  apart,
  BOARD,
  commandNumber,
  GERMAN,
  HEXES,
  hexNumbers,
  isLargeNow,
  neighboursOf,
  roleOf,
  SOVIET,
  sideOf,
  unitsBy,
} from '../pieces.ts';
import { lostOf, placeOf, positionAt, type Standing, type State } from '../state.ts';
import { canCross, firstAt, frontOf, hasZocAt } from './ground.ts';

const near = (hexes: readonly number[], range: number): Uint8Array => {
  const zone = marks(HEXES);
  for (const hex of hexes) paintWithin(BOARD, hex, range, zone);
  return zone;
};

/** 9.16 */
const RELEASING_HEXES = hexNumbers(RELEASE.control);
const NEAR_VIAZMA = near(hexNumbers(RELEASE.near), RELEASE.range);
export const RESERVE = commandNumber(RELEASE.command);
/** 9.11 */
const NEAR_ROAD = near(hexNumbers(BREAKTHROUGH.hexes), BREAKTHROUGH.range);

/** Puts a unit into a hex by way of others: the one place where units enter hexes of the map. */
export function enterHexes(d: State, unit: number, path: readonly number[], io: Io): void {
  const from = placeOf(d, unit);
  const to = path.at(-1) ?? from;
  d.place = withAt(d.place, unit, to);
  // A division or corps has its ZOC wherever it passes (4.61).
  const isLarge = isLargeNow(unit, lostOf(d, unit));
  const taken: number[] = [];
  for (const hex of path) {
    notice(d, unit, hex, taken);
    if (isLarge) noticeAround(d, unit, hex, taken);
  }
  takeAll(d, sideOf(unit), taken, io);
  if (from >= 0) settleAround(d, from, io);
  settleAround(d, to, io);
  watch(d, unit, path, io);
}

/** Takes a unit off the map into a box. */
export function leaveMap(d: State, unit: number, box: number, io: Io): void {
  const from = placeOf(d, unit);
  d.place = withAt(d.place, unit, box);
  if (from >= 0) settleAround(d, from, io);
}

/** Notes a hex that the side of a unit does not hold yet. */
function notice(s: State, unit: number, hex: number, taken: number[]): void {
  if (s.control[hex] !== sideOf(unit) && !taken.includes(hex)) taken.push(hex);
}

function noticeAround(s: State, unit: number, hex: number, taken: number[]): void {
  const { enemy, ezoc } = frontOf(s, sideOf(unit));
  for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
    const to = BOARD.next[edge] ?? -1;
    if (to >= 0 && canCross(unit, edge) && !enemy[to] && !ezoc[to]) notice(s, unit, to, taken);
  }
}

/** After units in a hex have changed without moving: their ZOC may be gone. */
export const resettle = (d: State, hex: number, io: Io): void => settleAround(d, hex, io);

/** A hex and its neighbours. */
function settleAround(d: State, hex: number, io: Io): void {
  settle(d, hex, io);
  for (const at of neighboursOf(hex)) settle(d, at, io);
}

function settle(d: State, hex: number, io: Io): void {
  const side = keeperOf(d, hex);
  if (side !== undefined) take(d, side, hex, io);
}

/** A unit holds its hex, a ZOC alone an empty one; else nothing changes. */
function keeperOf(s: Standing, hex: number): Side | undefined {
  const first = firstAt(s, hex);
  if (first >= 0) return sideOf(first);
  const isGerman = hasZocAt(s, GERMAN, hex);
  if (isGerman === hasZocAt(s, SOVIET, hex)) return undefined;
  return isGerman ? GERMAN : SOVIET;
}

function take(d: State, side: Side, hex: number, io: Io): void {
  if (d.control[hex] !== side) takeAll(d, side, [hex], io);
}

/** The column is copied once, however long the way was. */
function takeAll(d: State, side: Side, hexes: readonly number[], io: Io): void {
  if (hexes.length === 0) return;
  d.control = withAll(d.control, hexes, side);
  for (const hex of hexes) if (isNamed(hex)) io.emit({ type: 'taken', rule: '2.1', role: roleOf(side), hex });
  // 9.16 However the last of the towns is taken.
  const isNear = !d.released && hexes.some(hex => RELEASING_HEXES.includes(hex));
  if (isNear && holds(d, SOVIET, RELEASING_HEXES) === RELEASING_HEXES.length) release(d, io);
}

/** Control of a town or city is worth telling. */
const NAMED = new Set(hexNumbers([...(BOARD.map.terrain.town ?? []), ...(BOARD.map.terrain.city ?? [])]));
const isNamed = (hex: number): boolean => NAMED.has(hex);

/** 9.11, 9.16, 10.2 What the entered hexes set off. */
function watch(d: State, unit: number, path: readonly number[], io: Io): void {
  const isSoviet = sideOf(unit) === SOVIET;
  for (const hex of path) {
    const position = positionAt(hex);
    if (isSoviet && position >= 0 && !d.breached[position]) {
      d.breached = withAt(d.breached, position, 1);
      io.emit({ type: 'breached', rule: '10.2', hex });
    }
    if (isSoviet && !d.breakthrough && NEAR_ROAD[hex]) {
      d.breakthrough = 1;
      io.emit({ type: 'breakthrough', rule: '9.11', hex });
    }
    if (!d.released && (isSoviet ? NEAR_VIAZMA[hex] === 1 : isNearReserve(d, hex))) release(d, io);
  }
}

const isNearReserve = (s: State, hex: number): boolean =>
  unitsBy(SOVIET).some(unit => {
    const place = s.army[unit] === RESERVE ? placeOf(s, unit) : -1;
    return place >= 0 && apart(place, hex) <= RELEASE.range;
  });

function release(d: State, io: Io): void {
  d.released = 1;
  io.emit({ type: 'released', rule: '9.16', card: RESERVE });
}

export const holds = (s: Pick<State, 'control'>, side: Side, hexes: readonly number[]): number =>
  hexes.filter(hex => s.control[hex] === side).length;
