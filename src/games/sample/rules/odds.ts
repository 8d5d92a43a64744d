/** 5.2, 5.3 Odds. One `oddsOf` serves the preview, the resolution, the log and the proposal. */

import { dirTo } from '../../../kit/board.ts';
import type { OddsLine, OddsReport } from '../../../kit/report.ts';
import type { Side } from '../../../kit/sides.ts';
import { oddsOn, resultsOf, type ShiftedOdds, shiftedRungs } from '../../../kit/table.ts';
import { BARRAGE_STRENGTH, SMOKE_SHIFT } from '../data/cards.ts';
import { BOARD, isRiver, terrainAt } from '../data/map.ts';
import { CRT } from '../data/tables.ts';
import { UNITS } from '../data/units.ts';
import { enemyOf, sideOf } from '../pieces.ts';
import { isReduced, placeOf, type State, unitAt } from '../state.ts';
import { kindOf } from './cards.ts';
import { chitBonus } from './chits.ts';
import { isSupplied } from './ground.ts';

/** The attackers and the hexes they attack. */
export interface Clash {
  readonly side: Side;
  readonly hexes: readonly number[];
  readonly units: readonly number[];
  /** 7.3 Cards turned up, by side. */
  readonly cards?: readonly number[];
}

/** Whose chits are counted: those of both sides once they are turned up, before that the own ones, or none. */
export type Eye = Side | 'both' | 'nobody';

export interface Odds extends ShiftedOdds<OddsLine> {
  readonly attackers: readonly OddsLine[];
  readonly defenders: readonly OddsLine[];
}

export const defendersOf = (s: State, { side, hexes }: Pick<Clash, 'side' | 'hexes'>): number[] =>
  hexes.flatMap(hex => unitAt(s, hex) ?? []).filter(unit => sideOf(unit) !== side);

export function oddsOf(s: State, clash: Clash, eye: Eye): Odds {
  const { side, units } = clash;
  const attackers = [...units.flatMap(unit => strengthLines(s, unit, eye)), ...barrage(clash, side)];
  const defenders = [
    ...defendersOf(s, clash).flatMap(unit => strengthLines(s, unit, eye)),
    ...barrage(clash, enemyOf(side)),
  ];
  const rungs = shiftedRungs([sum(attackers), sum(defenders)], shiftsOf(s, clash));
  return { attackers, defenders, ...oddsOn(CRT, rungs) };
}

/** The same as a report, with the chance of every result. */
export function reportOf(s: State, clash: Clash, eye: Eye): OddsReport {
  const { attackers, defenders, attack, defence, ratio, shifts, shift, column, final } = oddsOf(s, clash, eye);
  const strength = [attack, defence] as const;
  const [hex = 0] = clash.hexes;
  const { hexes } = clash;
  return { hex, hexes, attackers, defenders, strength, ratio, shifts, shift, column, results: resultsOf(CRT, final) };
}

/** 5.2 The printed strength of the side of the counter that is up. */
export const printedStrength = (s: State, unit: number): number =>
  UNITS[unit]?.strength[isReduced(s, unit) ? 1 : 0] ?? 0;

/** 3.2, 6.2 Printed strength, chit, and the loss from lack of supply; never less than 1. */
function strengthLines(s: State, unit: number, eye: Eye): OddsLine[] {
  const printed = printedStrength(s, unit);
  const lines: OddsLine[] = [{ what: 'strength', rule: '5.2', unit, value: printed }];
  if (printed > 1 && !isSupplied(s, unit)) lines.push({ what: 'cut-off', rule: '6.2', unit, value: -1 });
  if (eye === 'both' || eye === sideOf(unit))
    lines.push({ what: 'chit', rule: '3.2', unit, value: chitBonus(s, unit) });
  return lines;
}

/** 7.3 */
const playedBy = ({ cards = [] }: Clash, side: Side) => kindOf(cards[side] ?? -1);

const barrage = (clash: Clash, side: Side): OddsLine[] =>
  playedBy(clash, side) === 'barrage' ? [{ what: 'barrage', rule: '7.3', value: BARRAGE_STRENGTH }] : [];

/** 5.3 Cover in a defender's hex; the river if every attacker has to cross it. 7.3 Smoke. */
function shiftsOf(s: State, clash: Clash): OddsLine[] {
  const { side, hexes, units } = clash;
  const lines: OddsLine[] = [];
  const cover = hexes.map(terrainAt).find(terrain => terrain !== 'clear');
  if (cover !== undefined) lines.push({ what: cover, rule: '5.3', value: -1 });
  const isCrossing = (unit: number): boolean => hexes.every(hex => isAcrossRiver(placeOf(s, unit), hex));
  if (units.length > 0 && units.every(isCrossing)) lines.push({ what: 'river', rule: '5.3', value: -1 });
  if (playedBy(clash, side) === 'smoke') lines.push({ what: 'smoke', rule: '7.3', value: SMOKE_SHIFT });
  if (playedBy(clash, enemyOf(side)) === 'smoke') lines.push({ what: 'smoke', rule: '7.3', value: -SMOKE_SHIFT });
  return lines;
}

export function isAcrossRiver(from: number, to: number): boolean {
  const dir = dirTo(BOARD, from, to);
  return dir >= 0 && isRiver(from, dir);
}

const sum = (lines: readonly OddsLine[]): number => lines.reduce((total, line) => total + line.value, 0);
