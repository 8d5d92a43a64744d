/** 3.1, 3.2, 14 Where units may be set up or arrive. */

import { headOf, itemAt } from '../../../kit/list.ts';
import type { Side } from '../../../kit/sides.ts';
import type { Why } from '../../../kit/why.ts';
import { CORPS_QUOTAS, UNITS } from '../data/units.ts';
import {
  AXIS,
  FORMATION,
  formationId,
  formationOf,
  hex,
  SIDE,
  SOUTH_OF_START,
  sideOf,
  UNITS_OF,
  unitSpec,
} from '../pieces.ts';
import { DEAD, placeOf, type State, TO_ARRIVE, TO_SET_UP } from '../state.ts';
import { type Ground, hasRoom, STACK_LIMIT, whyNotStand } from './ground.ts';
import { NOT_YOURS } from './own.ts';

/** Hexes the counter or the map allows a unit, ignoring other units. */
const ALLOWED: readonly (readonly number[])[] = UNITS.map(u => {
  if (u.entry.kind === 'free-south') return SOUTH_OF_START;
  if (u.entry.kind === 'hexes') return u.entry.hexes.map(hex);
  return Object.keys(quotaOf(u.formation)).map(hex);
});

/** The maximum number of its corps' units in a hex at the start: quota by hex, for units set up by corps. */
const QUOTA: readonly (ReadonlyMap<number, number> | undefined)[] = UNITS.map(u =>
  u.entry.kind === 'corps'
    ? new Map(Object.entries(quotaOf(u.formation)).map(([name, n]) => [hex(name), n]))
    : undefined,
);

function quotaOf(formation: string): Readonly<Record<string, number>> {
  return CORPS_QUOTAS.find(q => q.formation === formation)?.hexes ?? {};
}

export const allowedHexes = (u: number): readonly number[] => itemAt(ALLOWED, u);

/** The only hex of a unit that has just one, on the first turn. */
export const isFixed = (u: number): number | undefined =>
  unitSpec(u).turn === 1 && allowedHexes(u).length === 1 ? allowedHexes(u)[0] : undefined;

/** The section of a side's set-up, and that of its reinforcements. */
export const setUpRule = (side: Side): string => (side === AXIS ? '3.2' : '3.1');
export const arrivalRule = (side: Side): string => (side === AXIS ? '14.1' : '14.2');

/** 3.0-3.2 Why a unit cannot be set up at all. */
export function whyNotSetUp(s: State, side: Side, u: number): Why {
  if (SIDE[u] !== side) return NOT_YOURS;
  const about = { unit: u };
  if (s.place[u] === TO_SET_UP) return undefined;
  if (s.place[u] === TO_ARRIVE) return { rule: setUpRule(side), code: 'arrives-later', about };
  return { rule: setUpRule(side), code: isFixed(u) === undefined ? 'already-placed' : 'printed-hex', about };
}

/** 3.1 Why a unit that was set up cannot be taken back. */
export function whyNotTakeBack(s: State, side: Side, u: number): Why {
  if (SIDE[u] !== side) return NOT_YOURS;
  const about = { unit: u };
  if (s.place[u] === TO_ARRIVE) return { rule: setUpRule(side), code: 'arrives-later', about };
  if (placeOf(s, u) < 0) return { rule: setUpRule(side), code: 'not-placed', about };
  return isFixed(u) === undefined ? undefined : { rule: setUpRule(side), code: 'printed-hex', about };
}

/** `formation` is the one that has begun to arrive, or -1; `coming` has all that are due, by formation. */
export interface Arriving {
  readonly s: State;
  readonly g: Ground;
  readonly formation: number;
  readonly coming: ReadonlyMap<number, readonly number[]>;
}

export const arriving = (s: State, g: Ground, formation: number): Arriving => ({
  s,
  g,
  formation,
  coming: arrivals(s, g.side),
});

/** 14 Why a unit cannot arrive now at all. */
export function whyNotArrive({ s, g, formation, coming }: Arriving, u: number): Why {
  const { side } = g;
  if (SIDE[u] !== side) return NOT_YOURS;
  if (s.place[u] !== TO_ARRIVE)
    return { rule: arrivalRule(side), code: s.place[u] === DEAD ? 'eliminated' : 'arrived', about: { unit: u } };
  const own = formationOf(u);
  if (formation >= 0) return own === formation ? undefined : finishFirst(formation);
  return fitsWhole(g, coming.get(own) ?? []) ? undefined : doesNotFit(own);
}

/** 14.2 A formation arrives as a whole or a turn later. */
const finishFirst = (formation: number): Why => ({
  rule: '14.2',
  code: 'finish-formation',
  about: { formation: formationId(formation) },
});

const doesNotFit = (formation: number): Why => ({
  rule: '14.2',
  code: 'does-not-fit',
  about: { formation: formationId(formation) },
});

/** Hexes a unit may begin in now. */
export const beginHexes = (s: State, g: Ground, u: number, rule: string): number[] =>
  allowedHexes(u).filter(h => !whyNotAmong(s, g, u, h, rule));

export const canBegin = (s: State, g: Ground, u: number, rule: string): boolean =>
  allowedHexes(u).some(h => !whyNotAmong(s, g, u, h, rule));

/** Why a unit cannot begin in this hex. */
export const whyNotBegin = (s: State, g: Ground, u: number, h: number, rule: string): Why =>
  allowedHexes(u).includes(h)
    ? whyNotAmong(s, g, u, h, rule)
    : { rule, code: 'not-set-up-hex', about: { unit: u, hex: h } };

/** For an allowed hex: no enemies (8.3), within its corps' quota and the stacking limit. */
function whyNotAmong(s: State, g: Ground, u: number, h: number, rule: string): Why {
  if (isWithinQuota(s, u, h)) return whyNotStand(g, u, h);
  return { rule, code: 'quota-full', about: { hex: h, formation: formationId(formationOf(u)) } };
}

function isWithinQuota(s: State, u: number, h: number): boolean {
  const quota = QUOTA[u]?.get(h);
  if (quota === undefined) return QUOTA[u] === undefined;
  const there = UNITS_OF[sideOf(u)].filter(o => FORMATION[o] === FORMATION[u] && s.place[o] === h).length;
  return there < quota;
}

/** 14.2 Formations still to arrive, each with its units. */
export function arrivals(s: State, side: Side): Map<number, number[]> {
  const out = new Map<number, number[]>();
  for (const u of UNITS_OF[side]) {
    if (s.place[u] !== TO_ARRIVE) continue;
    const f = formationOf(u);
    out.set(f, [...(out.get(f) ?? []), u]);
  }
  return out;
}

/** Whether there is room for all of these units of one formation. */
function fitsWhole(g: Ground, units: readonly number[]): boolean {
  const first = headOf(units);
  let room = 0;
  for (const h of allowedHexes(first)) if (!g.enemy[h] && hasRoom(g, first, h)) room += STACK_LIMIT - itemAt(g.own, h);
  return room >= units.length;
}
