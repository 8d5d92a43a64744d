/** 11.4-11.6 The odds of a battle: preview, resolution, log and bots all use the same strengths and shifts. */

import { dirTo } from '../../../kit/board.ts';
import type { Side } from '../../../kit/sides.ts';
import { oddsOn, oddsTable, type ShiftedOdds, type ShiftedRungs, shiftedRungs } from '../../../kit/table.ts';
import { CRT } from '../data/tables.ts';
import { AXIS, BOARD, isRiver } from '../pieces.ts';
import { placeOf, type State, strengthOf } from '../state.ts';
import { isInAirZone } from './ground.ts';

export const CRT_TABLE = oddsTable(CRT);

export interface Shift {
  readonly what: 'river' | 'air' | 'artillery';
  readonly rule: string;
  readonly value: number;
}

/** What the result depends on; and the same with names, for display. */
export type Rungs = ShiftedRungs<Shift>;
export type Odds = ShiftedOdds<Shift>;

/** What the odds need to know of a battle. */
export interface Clash {
  readonly side: Side;
  readonly hex: number;
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  /** Side whose artillery supports, or -1. */
  readonly artillery: number;
}

export const oddsOf = (s: State, c: Clash): Odds => oddsOn(CRT_TABLE, rungsOf(s, c));

export const rungsOf = (s: State, c: Clash): Rungs =>
  shiftedRungs([total(s, c.attackers), total(s, c.defenders)], shiftsOf(s, c));

/** The current strengths of these units. */
export const total = (s: State, units: readonly number[]): number =>
  units.reduce((sum, u) => sum + strengthOf(s, u), 0);

/** 11.6 All shifts are summed before they are applied. */
function shiftsOf(s: State, c: Clash): Shift[] {
  const shifts: Shift[] = [];
  if (c.attackers.every(u => attacksOverRiver(s, u, c.hex))) shifts.push({ what: 'river', rule: '11.5', value: -1 });
  if (isInAirZone(s, c.hex)) shifts.push({ what: 'air', rule: '11.6', value: c.side === AXIS ? 1 : -1 });
  if (c.artillery >= 0) shifts.push({ what: 'artillery', rule: '11.6', value: c.artillery === c.side ? 1 : -1 });
  return shifts;
}

/** A unit that has yet to move next to the hex is assumed to avoid a river crossing if possible. */
function attacksOverRiver(s: State, u: number, h: number): boolean {
  const from = placeOf(s, u);
  const dir = dirTo(BOARD, from, h);
  return dir >= 0 && isRiver(from, dir);
}
