/** 8.6 Overruns: whole mechanised formations that attack while they move. */
import { dirTo, isPassable } from '../../../kit/board.ts';
import { ofBothSides, type Side } from '../../../kit/sides.ts';
import { bar, refusalOf, type Why } from '../../../kit/why.ts';
import { GERMAN_SUPPORT, LATE_OVERRUN_COST, OVERRUN_COST, SOVIET_SUPPORT } from '../data/numbers.ts';
import { SUPPLY_PER_BATTLE } from '../data/tables.ts';
import type { ImpulseFrame, MoveFrame } from '../frames.ts';
import {
  BOARD,
  FORMATION_UNITS,
  formationOf,
  formationUnits,
  neighboursOf,
  SOVIET,
  sideOf,
  ZOC_WEIGHT,
} from '../pieces.ts';
import { HALTED, isFed, placeOf, RAIL, STRATEGIC, type State, SUPPLIED, supplyOf, TACTICAL } from '../state.ts';
import { whyPassive } from './activation.ts';
import type { Clash } from './clash.ts';
import { HALVES, plainCosts, weatherFactor, zocEntry, zocExit } from './costs.ts';
import { whyCrowded } from './crowding.ts';
import { type Front, frontOf, MECH_OPEN } from './ground.ts';
import { isWhole } from './integrity.ts';
import { impulseOf } from './mover.ts';
import { isAllowed, oddsOf } from './odds.ts';
import { limitOf, spentOf } from './spending.ts';
import { whyNoSupport } from './support.ts';

const NO_FORMATION = bar('8.6', 'no-formation', 'unit');
const NOT_WHOLE = bar('8.6', 'not-whole', 'unit');
const NOT_SUPPLIED = bar('8.6', 'overrun-unsupplied', 'unit');
const HQ_HUNGRY = bar('8.6', 'overrun-hq-hungry', 'unit');
const CAME_AFAR = bar('8.6', 'overrun-came-afar', 'unit');
const NOT_LATE = bar('8.6', 'no-late-overrun', 'unit');
const MOVED_OTHERWISE = bar('8.61', 'overrun-moved', 'unit');
const NOBODY_THERE = bar('8.61', 'nobody-there', 'hex');
const NOT_BESIDE = bar('8.61', 'not-beside', 'unit', 'hex');
const CLOSED = bar('8.61', 'no-entry', 'unit', 'hex');
const TOO_DEAR = bar('8.61', 'overrun-too-dear', 'unit', 'hex');
const TOO_WEAK = bar('8.14', 'odds-too-low', 'unit', 'hex');
const SUPPORT_USED = bar('10.13', 'overrun-support-used');
const SUPPORT_USED_SOVIET = bar('10.14', 'overrun-support-used');
const NO_POINT = bar('10.15', 'no-supply-points');
const NO_SUCH = bar('8.62', 'no-such-support');

/** The units that overrun together: those of the formation in its hex. */
export function overrunners(s: State, unit: number): number[] {
  const hex = placeOf(s, unit);
  return formationUnits(formationOf(unit)).units.filter(one => placeOf(s, one) === hex);
}

/** The first unit of each formation of a side names it. */
const LEADERS = ofBothSides(side =>
  FORMATION_UNITS.flatMap(({ side: own, needed }) => (own === side ? needed.slice(0, 1) : [])),
);
export const leaders = (side: Side): readonly number[] => LEADERS[side];

/** 8.6 Why a formation cannot overrun in this phase. */
export function whyNotOverrunner(s: State, f: MoveFrame, unit: number): Why {
  const formation = formationOf(unit);
  if (formation < 0 || formationUnits(formation).needed[0] !== unit || sideOf(unit) !== f.side) return NO_FORMATION;
  if (!isWhole(s, formation)) return NOT_WHOLE;
  if (f.late && f.side === SOVIET && !s.options.mechOverrun) return NOT_LATE;
  const units = overrunners(s, unit);
  const { card, afar } = impulseOf(s);
  for (const one of units) {
    const passive = whyPassive(s, card, one);
    if (passive) return refusalOf(passive, { type: 'overrun', unit: one });
  }
  if (units.some(one => s.acting[one] !== 1 + SUPPLIED)) return NOT_SUPPLIED;
  // 9.13 Reinforcements are supplied in any case, but no headquarters need be near them.
  if (!isFed(s, card)) return HQ_HUNGRY;
  if (units.some(one => afar.includes(one))) return CAME_AFAR;
  if (units.some(one => hasFinished(s, f, one))) return MOVED_OTHERWISE;
  // 8.61
  return whyCrowded(s, f.side, '5.0');
}

function hasFinished(s: State, f: MoveFrame, unit: number): boolean {
  const mode = s.mode[unit];
  if (mode === STRATEGIC || mode === RAIL || mode === HALTED) return true;
  return mode === TACTICAL && !f.hand.includes(unit);
}

/** Whether the enemies in one hex have a ZOC in another. */
function hasZocIn({ all, foot }: Front, from: number, to: number): boolean {
  const dir = dirTo(BOARD, from, to);
  if (dir < 0 || Number(all[from]) < ZOC_WEIGHT) return false;
  return Number(foot[from]) >= ZOC_WEIGHT || isPassable(MECH_OPEN, from * 6 + dir);
}

/** 8.61 Whether a hex is in the ZOC of enemies other than those that are overrun. */
const isZonedByOthers = (front: Front, hex: number, target: number): boolean =>
  neighboursOf(hex).some(other => other !== target && front.enemy[other] === 1 && hasZocIn(front, other, hex));

/** 8.61 What an overrun costs a unit in half points; -1 if it cannot enter the hex. */
export function overrunCost(s: State, f: MoveFrame, unit: number, hex: number): number {
  const from = placeOf(s, unit);
  const dir = dirTo(BOARD, from, hex);
  const step = dir < 0 ? -1 : (plainCosts(s, unit)[from * 6 + dir] ?? -1);
  if (step < 0) return -1;
  const front = frontOf(s, sideOf(unit));
  const extra = f.late && f.side === SOVIET ? LATE_OVERRUN_COST : OVERRUN_COST;
  return (
    step +
    extra * HALVES * weatherFactor(s, unit) +
    (isZonedByOthers(front, from, hex) ? zocExit(unit) : 0) +
    (isZonedByOthers(front, hex, hex) ? zocEntry(s, unit) : 0)
  );
}

export const clashOf = (
  s: State,
  { side, card }: ImpulseFrame,
  unit: number,
  [hex, n]: readonly [number, number],
): Clash => ({
  side,
  card,
  hex,
  units: overrunners(s, unit),
  overrun: true,
  supported: n >= 1,
  spent: n >= 2,
  reply: false,
});

/** 8.61 Why a formation cannot overrun a hex. */
export function whyNotOverrun(s: State, f: MoveFrame, unit: number, hex: number): Why {
  if (!frontOf(s, f.side).enemy[hex]) return NOBODY_THERE;
  if (dirTo(BOARD, placeOf(s, unit), hex) < 0) return NOT_BESIDE;
  for (const one of overrunners(s, unit)) {
    const cost = overrunCost(s, f, one, hex);
    if (cost < 0) return CLOSED;
    if (spentOf(s, one) + cost > limitOf(s, one)) return TOO_DEAR;
  }
  return undefined;
}

/** 10.13-10.15 0 without support, 1 with the headquarters, 2 with a supply point besides. */
export const SUPPORT_LEVELS = [0, 1, 2] as const;

export function whyNotSupported(
  s: State,
  impulse: ImpulseFrame,
  unit: number,
  [hex, n]: readonly [number, number],
): Why {
  if (n > 2) return NO_SUCH;
  const clash = clashOf(s, impulse, unit, [hex, n]);
  if (n > 0) {
    const isSoviet = impulse.side === SOVIET;
    const most = isSoviet ? SOVIET_SUPPORT.overruns : GERMAN_SUPPORT.overruns;
    if (impulse.overruns >= most) return isSoviet ? SUPPORT_USED_SOVIET : SUPPORT_USED;
    const why = whyNoSupport(s, clash);
    if (why) return why;
    if (n > 1 && supplyOf(s, impulse.side) < SUPPLY_PER_BATTLE) return NO_POINT;
  }
  return isAllowed(oddsOf(s, clash)) ? undefined : TOO_WEAK;
}

/** The hexes that a formation might overrun. */
export const overrunHexes = (s: State, f: MoveFrame, unit: number): readonly number[] =>
  neighboursOf(placeOf(s, unit)).filter(hex => !whyNotOverrun(s, f, unit, hex));
