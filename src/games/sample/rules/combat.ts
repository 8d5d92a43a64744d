/** 5.0 Combat. One `oddsOf` serves the preview, the resolution and the log. */
import { dirTo } from '../../../kit/board.ts';
import type { Io } from '../../../kit/flow.ts';
import { push } from '../../../kit/flow.ts';
import { ratioName, rungNamed, rungOf } from '../../../kit/odds.ts';
import { entryOf } from '../../../kit/phrase.ts';
import type { OddsLine, OddsReport } from '../../../kit/report.ts';
import { columnName, lookUp, resultsOf } from '../../../kit/table.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { BOARD, isRiver } from '../data/map.ts';
import { CRT } from '../data/tables.ts';
import { type Side, sideOf, UNITS } from '../data/units.ts';
import { type BattleFrame, LOST, type RetreatFrame, type State, unitAt, unitsOf } from '../state.ts';
import { chitBonus, spendChit } from './chits.ts';
import { besideEnemy, neighbours, whyNotAct } from './movement.ts';

const NO_TARGET = bar('5.1', 'no-target', 'hex');
const NO_ATTACKER = bar('5.1', 'no-attacker', 'hex');
const ALREADY_IN = bar('5.1', 'already-in', 'unit');

/** 5.1 Each enemy unit may be attacked once in a phase, by units next to it that have not yet attacked. */
export function whyNotTarget(s: State, side: Side, hex: number): Why {
  const target = unitAt(s, hex);
  if (target === undefined || sideOf(target) === side) return NO_TARGET;
  if (s.done[target]) return { rule: '5.1', code: 'attacked', about: { unit: target } };
  return attackersOf(s, side, hex).length > 0 ? undefined : NO_ATTACKER;
}

/** 5.1 */
export function whyNotAdd(s: State, f: BattleFrame, unit: number): Why {
  const why = whyNotAct(s, f.side, unit, '5.1');
  if (why) return why;
  if (f.units.includes(unit)) return ALREADY_IN;
  const near = neighbours(f.hex).includes(s.place[unit]!);
  return near ? undefined : { rule: '5.1', code: 'not-adjacent', about: { unit, hex: f.hex } };
}

/** 5.1 Who may still attack a hex. */
export const attackersOf = (s: State, side: Side, hex: number): number[] =>
  unitsOf(s, side).filter(unit => !s.done[unit] && neighbours(hex).includes(s.place[unit]!));

/** 5.2, 5.3 The calculation. `eye` tells whose chits are counted: both when resolved, one's own in a preview. */
export function oddsOf(s: State, units: readonly number[], hex: number, eye: Side | 'both'): OddsReport {
  const attackers = units.flatMap(unit => strengthLines(s, unit, eye));
  const defenders = strengthLines(s, unitAt(s, hex)!, eye);
  const strength = [sum(attackers), sum(defenders)] as const;
  const shifts = shiftsOf(s, units, hex);
  const rung = rungOf(...strength);
  const column = rung + sum(shifts);
  return {
    hex,
    attackers,
    defenders,
    strength,
    ratio: ratioName(rung),
    shifts,
    shift: sum(shifts),
    column: columnName(CRT, column),
    results: resultsOf(CRT, column),
  };
}

/** 3.2 Printed strength and chit. */
function strengthLines(s: State, unit: number, eye: Side | 'both'): OddsLine[] {
  const printed = { what: 'strength', rule: '5.2', unit, value: UNITS[unit]!.strength };
  const known = eye === 'both' || eye === sideOf(unit);
  return known ? [printed, { what: 'chit', rule: '3.2', unit, value: chitBonus(s, unit) }] : [printed];
}

/** 5.3 One column for cover, one for a river that every attacker has to cross. */
function shiftsOf(s: State, units: readonly number[], hex: number): OddsLine[] {
  const lines: OddsLine[] = [];
  const terrain = BOARD.terrains[BOARD.terrain[hex]!]!;
  if (terrain !== 'clear') lines.push({ what: terrain, rule: '5.3', value: -1 });
  if (units.every(unit => isAcrossRiver(s.place[unit]!, hex))) lines.push({ what: 'river', rule: '5.3', value: -1 });
  return lines;
}

const isAcrossRiver = (from: number, to: number): boolean => isRiver(from, dirTo(BOARD, from, to));

/** 5.2 Chits are turned up, a die is rolled, the result happens. 3.2 The chits go back. */
export function resolve(d: State, { units, hex }: BattleFrame, io: Io): void {
  const target = unitAt(d, hex)!;
  const { strength, ratio, column, ...odds } = oddsOf(d, units, hex, 'both');
  const [attackers, defenders, shifts] = [odds.attackers, odds.defenders, odds.shifts].map(toJson);
  const die = io.dice.roll(6, '5.2');
  const result = lookUp(CRT, rungNamed(column), die);
  const lines = { attackers, defenders, shifts };
  io.emit({ type: 'battle', rule: '5.2', hex, units, strength, ratio, column, die, result, ...lines, reveals: true });
  for (const unit of [...units, target]) {
    d.done = d.done.with(unit, 1);
    spendChit(d, unit);
  }
  entryOf(RESULTS, result)!(d, units, target, io);
}

const toJson = (lines: readonly OddsLine[]) => lines.map(line => ({ ...line }));

type Effect = (d: State, attackers: readonly number[], target: number, io: Io) => void;

/** 5.4 */
const RESULTS: Readonly<Record<string, Effect>> = {
  AE: (d, attackers, _target, io) => {
    for (const unit of attackers) eliminate(d, unit, '5.4', io);
  },
  AR: (d, attackers) => pushRetreat(d, attackers),
  EX: (d, attackers, target, io) => {
    eliminate(d, target, '5.4', io);
    eliminate(d, strongest(attackers), '5.4', io);
  },
  DR: (d, _attackers, target) => pushRetreat(d, [target]),
  DE: (d, _attackers, target, io) => eliminate(d, target, '5.4', io),
};

function pushRetreat(d: State, units: readonly number[]): void {
  const frame: RetreatFrame = { phase: 'retreat', units };
  push(d, frame);
}

/** 5.4 The strongest by print; among equals the one added first. */
const strongest = (units: readonly number[]): number =>
  units.reduce((best, unit) => (UNITS[unit]!.strength > UNITS[best]!.strength ? unit : best));

export function eliminate(d: State, unit: number, rule: '5.4' | '5.5', io: Io): void {
  io.emit({ type: 'eliminated', rule, unit, hex: d.place[unit]! });
  d.place = d.place.with(unit, LOST);
}

/** 5.5 The hexes that a unit may retreat to. */
export const retreatHexes = (s: State, unit: number): number[] =>
  neighbours(s.place[unit]!).filter(hex => !whyNotRetreat(s, unit, hex));

const FAR_RETREAT = bar('5.5', 'far-retreat', 'unit', 'hex');
const OVER_RIVER = bar('5.5', 'over-river', 'unit', 'hex');
const TO_ENEMY = bar('5.5', 'to-enemy', 'unit', 'hex');
const OCCUPIED = bar('5.5', 'occupied', 'hex');

/** 5.5 A unit retreats one hex: not across the river, not next to an enemy, not onto a unit. */
export function whyNotRetreat(s: State, unit: number, hex: number): Why {
  const from = s.place[unit]!;
  if (dirTo(BOARD, from, hex) < 0) return FAR_RETREAT;
  if (unitAt(s, hex) !== undefined) return OCCUPIED;
  if (isAcrossRiver(from, hex)) return OVER_RIVER;
  return besideEnemy(s, unit)[hex] ? TO_ENEMY : undefined;
}

const sum = (lines: readonly OddsLine[]): number => lines.reduce((total, line) => total + line.value, 0);
