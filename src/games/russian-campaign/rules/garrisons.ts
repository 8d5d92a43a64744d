/** 12.4 Reinforcements triggered by an event, and the fall of Archangel (12.7.8), which ends the convoys for good. */
import type { Io } from '../../../kit/flow.ts';
import { itemAt, withAt } from '../../../kit/list.ts';
import type { Side } from '../../../kit/sides.ts';
import { marks, paintWithin } from '../../../kit/zoc.ts';
import { cityNamed } from '../data/cities.ts';
import { LEND_LEASE, SPECIAL_REINFORCEMENTS } from '../data/schedule.ts';
import { AXIS, BOARD, HEXES, hex, IS_PARTISAN, SIDE, SOVIET, sideNumber, UNITS_OF } from '../pieces.ts';
import { placeOf, type State } from '../state.ts';
import { controller } from './control.ts';
import { presence } from './ground.ts';
import { checkNeutrals } from './whatIf.ts';

const CITY: readonly number[] = SPECIAL_REINFORCEMENTS.map(s => hex(cityNamed(s.trigger.city).hex));
export const garrisonCity = (n: number): number => itemAt(CITY, n);
/** Those triggered by the fall of a city, and the side that must hold it. */
const TAKEN = SPECIAL_REINFORCEMENTS.flatMap(({ trigger, side }, n) =>
  trigger.kind === 'taken' ? [{ n, hex: garrisonCity(n), side: sideNumber(side) }] : [],
);
/** Those triggered by an enemy near a city, and the hexes that are near it. */
const NEAR = SPECIAL_REINFORCEMENTS.flatMap(({ trigger }, n) => {
  if (trigger.kind !== 'near') return [];
  const zone = marks(HEXES);
  paintWithin(BOARD, garrisonCity(n), trigger.range, zone);
  return [{ n, fromTurn: trigger.fromTurn, zone }];
});
const ARCHANGEL = hex(cityNamed(LEND_LEASE.city).hex);

/** 12.4.2 Passing is enough: every hex on the way counts. */
export function noticeGarrisons(d: State, unit: number, path: readonly number[], io: Io, who = presence(d)): void {
  if (SIDE[unit] === SOVIET) for (const h of path) noticeNear(d, h, io);
  noticeTaken(d, io, who);
  checkNeutrals(d, io, who);
}

/** A unit already near a city in January triggers it without moving. */
export function noticeStanding(d: State, side: Side, io: Io): void {
  if (side === SOVIET)
    for (const u of UNITS_OF[SOVIET]) if (placeOf(d, u) >= 0 && !IS_PARTISAN[u]) noticeNear(d, placeOf(d, u), io);
  const who = presence(d);
  noticeTaken(d, io, who);
  checkNeutrals(d, io, who);
}

/** 12.4.2, 12.4.3 A Soviet unit in a hex near the city. */
function noticeNear(d: State, h: number, io: Io): void {
  for (const n of calledAt(d, h)) call(d, n, io);
}

/** Asked about every hex of every move: without a list for each. */
function calledAt(s: State, h: number): readonly number[] {
  let out = NONE;
  for (const { n, fromTurn, zone } of NEAR) if (zone[h] && s.turn >= fromTurn && !s.due[n]) out = [...out, n];
  return out;
}
const NONE: readonly number[] = [];

/** The garrisons that a unit would trigger on a way, by number in the schedule. */
export const calledBy = (s: State, unit: number, path: readonly number[]): number[] =>
  SIDE[unit] === SOVIET && !IS_PARTISAN[unit] ? [...new Set(path.flatMap(h => calledAt(s, h)))] : [];

/** 12.4.1 A city controlled by the side whose reinforcement it triggers; a loss may suffice, by ZOC alone (5.5). */
export function noticeTaken(d: State, io: Io, who = presence(d)): void {
  for (const { n, hex: city, side } of TAKEN) if (!d.due[n] && controller(d, city, who) === side) call(d, n, io);
  if (!d.archangelLost && controller(d, ARCHANGEL, who) === AXIS) {
    d.archangelLost = 1;
    io.emit({ type: 'archangel-lost', rule: '12.7.8', hex: ARCHANGEL });
  }
}

/** It arrives in the next turn: for a garrison that is the next first impulse of the Axis, whoever moves now. */
function call(d: State, n: number, io: Io): void {
  const { id, rule, side } = itemAt(SPECIAL_REINFORCEMENTS, n);
  d.due = withAt(d.due, n, d.turn + 1);
  io.emit({ type: 'garrison-called', rule, role: side, event: id, hex: garrisonCity(n) });
}
