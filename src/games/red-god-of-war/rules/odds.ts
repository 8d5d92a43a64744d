/** 8.1, 8.5 Odds: the one place for preview, resolution, log and bots, with every shift by itself. */

import { dirTo } from '../../../kit/board.ts';
import { endlessName, endlessRung, makeLadder, onLadder, resultAt, rungName } from '../../../kit/ladder.ts';
import type { OddsLine, OddsReport } from '../../../kit/report.ts';
import { resultsBy } from '../../../kit/table.ts';
import {
  ARMOUR_LEAST_DEFENDING,
  ARMOUR_RATIO,
  CRT,
  ENCIRCLING_HEXES,
  HELPLESS_ODDS,
  SHIFTS,
  type ShiftId,
} from '../data/tables.ts';
import { BOARD, GERMAN, isInfantry, isTank, SOVIET, sideNumber, stepsOf } from '../pieces.ts';
import { lostOf, placeOf, positionAt, type State } from '../state.ts';
import type { Clash } from './clash.ts';
import { weatherOf } from './costs.ts';
import { isCreek, unitsAt } from './ground.ts';
import { attackLines, defenceLines, total } from './strength.ts';
import { isDefenceSupported, whyNoSupport } from './support.ts';
import { groundOf } from './terrain.ts';

export const LADDER = makeLadder(CRT);
const HELPLESS = CRT.columns.indexOf(HELPLESS_ODDS);

export interface Odds {
  readonly attackers: readonly OddsLine[];
  readonly defenders: readonly OddsLine[];
  readonly attack: number;
  readonly defence: number;
  readonly ratio: string;
  readonly shifts: readonly OddsLine[];
  readonly shift: number;
  /** The column as a rung, not yet limited to the table: below 0 there is no attack (8.14). */
  readonly final: number;
  readonly column: string;
  /** 8.14, 8.65 */
  readonly isHelpless: boolean;
}

/** The units that defend a hex. */
export const defendersOf = (s: State, hex: number): number[] => unitsAt(s, hex);

export function oddsOf(s: State, clash: Clash): Odds {
  const attackers = attackLines(s, clash);
  const defenders = defenceLines(s, defendersOf(s, clash.hex));
  const [attack, defence] = [total(attackers), total(defenders)];
  const shifts = shiftsOf(s, clash);
  const shift = total(shifts);
  const isHelpless = defence === 0;
  const rung = isHelpless ? HELPLESS : endlessRung(LADDER, attack, defence);
  const final = isHelpless ? HELPLESS : rung + shift;
  const ratio = endlessName(LADDER, rung);
  return {
    attackers,
    defenders,
    attack,
    defence,
    ratio,
    shifts,
    shift,
    final,
    // 8.14 Beyond 10:1 the table ends; below 1:4 there is no column to fight in.
    column: final < 0 ? endlessName(LADDER, final) : rungName(LADDER, final),
    isHelpless,
  };
}

/** 8.14 Whether the odds are on the table. */
export const isAllowed = ({ final }: Odds): boolean => final >= 0;

export const resultOf = (odds: Odds, die: number): string => resultAt(LADDER, onLadder(LADDER, odds.final), die - 1);

/** The same as a report, with the chance of every result. */
export function reportOf(s: State, clash: Clash): OddsReport {
  const odds = oddsOf(s, clash);
  const { attackers, defenders, attack, defence, ratio, shifts, shift, column } = odds;
  const ways = [0, ...CRT.cells.map(() => 1)];
  const results = isAllowed(odds) ? resultsBy(ways, die => resultOf(odds, die)) : [];
  const { hex } = clash;
  return { hex, attackers, defenders, strength: [attack, defence], ratio, shifts, shift, column, results };
}

/** Steps of tanks left among some units. */
const tankSteps = (s: State, units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + (isTank(unit) ? stepsOf(unit) - lostOf(s, unit) : 0), 0);

/** 8.52 Whether a unit attacks over a creek. */
function isOverCreek(s: State, unit: number, hex: number): boolean {
  const from = placeOf(s, unit);
  const dir = dirTo(BOARD, from, hex);
  return dir >= 0 && isCreek(from * 6 + dir);
}

/** 8.55 Tanks and infantry that attack from one hex. */
const isCombined = (s: State, units: readonly number[]): boolean =>
  units.some(tank => isTank(tank) && units.some(unit => isInfantry(unit) && placeOf(s, unit) === placeOf(s, tank)));

type Applies = (s: State, clash: Clash, defenders: readonly number[]) => boolean;

/** When each shift of the list applies; sides and overruns are in the list. */
const APPLIES: Readonly<Record<ShiftId, Applies>> = {
  mud: s => weatherOf(s) === 'mud',
  snow: s => weatherOf(s) === 'snow',
  heavy: (_s, { hex }) => groundOf(hex) === 'heavy',
  city: (_s, { hex }) => groundOf(hex) === 'city',
  light: (_s, { hex }) => groundOf(hex) === 'light',
  town: (_s, { hex }) => groundOf(hex) === 'town',
  // 10.2 A city adds nothing to it; once a Soviet unit has entered it is worth nothing.
  improved: (s, { hex }) => positionAt(hex) >= 0 && s.breached[positionAt(hex)] === 0 && groundOf(hex) !== 'city',
  creek: (s, { hex, units }) => units.length > 0 && units.every(unit => isOverCreek(s, unit, hex)),
  'combined-defence': (_s, { units }, defenders) =>
    defenders.some(isTank) && defenders.some(isInfantry) && units.some(isTank),
  'hq-defence': (s, clash) => isDefenceSupported(s, clash),
  'supply-defence': (s, clash) => clash.reply && isDefenceSupported(s, clash),
  // 8.53 Neither of these in a swamp.
  'combined-attack': (s, { units, hex }) => groundOf(hex) !== 'swamp' && isCombined(s, units),
  armour(s, { units, hex }, defenders) {
    const steps = tankSteps(s, defenders);
    const isArmed = steps >= ARMOUR_LEAST_DEFENDING && groundOf(hex) !== 'swamp';
    return isArmed && tankSteps(s, units) >= ARMOUR_RATIO * steps;
  },
  'hq-attack': (s, clash) => clash.supported && !whyNoSupport(s, clash),
  'supply-attack': (s, clash) => clash.spent && clash.supported && !whyNoSupport(s, clash),
  razvedka: (s, { card }) => s.razvedka[card] === 0,
  encirclement: (s, { units }) => new Set(units.map(unit => placeOf(s, unit))).size >= ENCIRCLING_HEXES,
};

function shiftsOf(s: State, clash: Clash): OddsLine[] {
  const defenders = defendersOf(s, clash.hex);
  const defender = clash.side === GERMAN ? SOVIET : GERMAN;
  const lines: OddsLine[] = [];
  for (const { id, shift, rules, overrun, ...only } of SHIFTS) {
    if (clash.overrun && !overrun) continue;
    if (only.attacker !== undefined && sideNumber(only.attacker) !== clash.side) continue;
    if (only.defender !== undefined && sideNumber(only.defender) !== defender) continue;
    if (APPLIES[id](s, clash, defenders)) lines.push({ what: id, rule: rules[0] ?? '8.5', value: shift });
  }
  return lines;
}
