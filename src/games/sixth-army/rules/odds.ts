/** 11.4-11.6 The odds of a battle: preview, resolution, log and bots all count by the same strengths and shifts. */

import { dirTo } from '../../../kit/board.ts';
import { ratioName, rungOf } from '../../../kit/odds.ts';
import { columnName, oddsTable } from '../../../kit/table.ts';
import { CRT } from '../data/tables.ts';
import { AXIS, BOARD, isRiver } from '../pieces.ts';
import { type State, strengthOf } from '../state.ts';
import { isInAirZone } from './ground.ts';

export const CRT_TABLE = oddsTable(CRT);

export interface Shift {
  readonly what: 'river' | 'air' | 'artillery';
  readonly rule: string;
  readonly value: number;
}

/** What the result depends on. */
export interface Rungs {
  readonly attack: number;
  readonly defence: number;
  readonly rung: number;
  readonly shifts: readonly Shift[];
  readonly shift: number;
  /** Rung after the shifts, not yet held to the table. */
  readonly final: number;
}

/** The same with its names, for people. */
export interface Odds extends Rungs {
  readonly ratio: string;
  readonly column: string;
}

/** A battle as far as the odds need it. */
export interface Clash {
  readonly side: number;
  readonly hex: number;
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  /** Side whose artillery supports, or -1. */
  readonly artillery: number;
}

export function oddsOf(s: State, c: Clash): Odds {
  const rungs = rungsOf(s, c);
  return { ...rungs, ratio: ratioName(rungs.rung), column: columnName(CRT_TABLE, rungs.final) };
}

export function rungsOf(s: State, c: Clash): Rungs {
  const attack = total(s, c.attackers);
  const defence = total(s, c.defenders);
  const rung = rungOf(attack, defence);
  const shifts = shiftsOf(s, c);
  const shift = shifts.reduce((sum, x) => sum + x.value, 0);
  return { attack, defence, rung, shifts, shift, final: rung + shift };
}

/** The strengths of these units, as they stand. */
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

/** A unit that is still to come up to the hex will not come over a river if it can help it. */
function attacksOverRiver(s: State, u: number, h: number): boolean {
  const from = s.place[u]!;
  const dir = dirTo(BOARD, from, h);
  return dir >= 0 && isRiver(from, dir);
}
