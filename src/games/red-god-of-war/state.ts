/** The state of the game by columns, each declared once (kit/columns.ts), and the common accessors. */

import {
  columns,
  flowOf,
  hidden,
  ofKeys,
  ofMarks,
  ofPhase,
  type StateOf,
  said,
  settled,
  unsaid,
} from '../../kit/columns.ts';
import type { Frame } from '../../kit/game.ts';
import { among, coded, count, type Kind, listOf, MARK, orNone, printed, printedIn, wrong } from '../../kit/kind.ts';
import { repeated } from '../../kit/list.ts';
import { int, record, row, SWITCH } from '../../kit/shape.ts';
import type { Side } from '../../kit/sides.ts';
import { ofUnits } from '../../kit/unitColumns.ts';
import { TURNS, WEATHERS } from './data/calendar.ts';
import { holderAtStart } from './data/control.ts';
import { HQ_RETURN, RAIL_CAPACITY, SUPPLY_STATES } from './data/numbers.ts';
import { RETURNED_CHITS, SCENARIOS } from './data/scenarios.ts';
import { OKW, STALIN } from './data/tracks.ts';
import { IMPROVED } from './data/zones.ts';
import { CARD, FRAME, HEX, SIDE } from './frameKinds.ts';
import { type Switches, switchesOf } from './options.ts';
import {
  BOARD,
  COMMAND_COUNT,
  COUNT,
  FIRST_ARMY,
  hexNumber,
  isNameless,
  sideNumber,
  stepsOf,
  unitsBy,
} from './pieces.ts';

/** Places off the map. */
export const OFF = -1;
export const ELIMINATED = -2;
export const WITHDRAWN = -3;
export const COMING = -4;
export const POOL = -5;
export const BROKEN = -6;
export const BOXES: Readonly<Record<number, string>> = {
  /** Not in the game. */
  [OFF]: 'off',
  [ELIMINATED]: 'eliminated',
  /** 11.4 */
  [WITHDRAWN]: 'withdrawn',
  /** 9.1 Still to arrive. */
  [COMING]: 'reinforcements',
  /** 10.4 Nameless regiments that are not in use, and divisions that are broken down into such. */
  [POOL]: 'pool',
  [BROKEN]: 'broken-down',
};

/** 6.1 By number, as in SUPPLY_STATES. */
export const SUPPLIED = 0;
export const UNSUPPLIED = 1;
export const ISOLATED = 2;

/** 7.2 Whether a unit may act in this impulse, and at which level of supply: 1 more than that. */
export const PASSIVE = 0;

/** 4.2-4.4 How a unit moves in this phase. */
export const MODES = ['none', 'tactical', 'strategic', 'rail', 'halted', 'entered'] as const;
export const NOT_MOVED = 0;
export const TACTICAL = 1;
export const STRATEGIC = 2;
export const RAIL = 3;
/** It may not go on: after a one-hex move (4.53), or an overrun that it did not follow (8.64). */
export const HALTED = 4;
/** 9.11 It has come onto the map in this phase, and may go on. */
export const ENTERED = 5;

/** 7.1 Where a chit is. */
export const ASIDE = 0;
export const IN_CUP = 1;
export const DRAWN = 2;
/** 7.3 Taken back undrawn. */
export const TAKEN_BACK = 3;
/** 13.11 Drawn and sent back into the cup: everybody knows it. */
export const KNOWN_IN_CUP = 4;
const CHIT_PLACES = {
  [ASIDE]: 'aside',
  [IN_CUP]: 'cup',
  [DRAWN]: 'drawn',
  [TAKEN_BACK]: 'back',
  [KNOWN_IN_CUP]: 'known',
};

/** 11.1, 11.2 What has to be withdrawn. */
export const BILL_KINDS = ['corps', 'divisions', 'brigades', 'panzer'] as const;
export const OWES_CORPS = 0;
export const OWES_DIVISIONS = 1;
export const OWES_BRIGADES = 2;
export const OWES_PANZER = 3;

const zeros = (n: number): number[] => repeated(n, 0);
const ofEach = (value: (unit: number) => number): readonly number[] => zeros(COUNT).map((_, unit) => value(unit));

/** 10.2 The improved positions in the order of the columns. */
export const POSITIONS: readonly number[] = [...IMPROVED.keys()].map(hexNumber);
const POSITION: readonly number[] = BOARD.names.map((_, hex) => POSITIONS.indexOf(hex));
export const positionAt = (hex: number): number => POSITION[hex] ?? -1;

/** 2.1 */
const FIRST_CONTROL: readonly Side[] = BOARD.names.map(name => sideNumber(holderAtStart(name)));

/** 8.21 The step that a unit shows, from 1; stored as steps lost. */
const stepKind = (unit: number): Kind<number> => ({
  ...int(0, stepsOf(unit) - 1),
  read(r, at, value) {
    const most = stepsOf(unit);
    return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most
      ? value - 1
      : wrong(r, at, `a whole number from 1 to ${most}`, value);
  },
  say: (_names, lost) => lost + 1,
});

const SWITCHES = record<Switches>({
  maximumAdvance: SWITCH,
  zocRetreat: SWITCH,
  mechOverrun: SWITCH,
  variableLosses: SWITCH,
});

/** More than any unit spends in a phase, in half points. */
const MOST_SPENT = 99;
const MOST_SUPPLY = 999;
const MOST_OWED = 99;

const DECLARED = {
  turn: said(count(1, TURNS), 1),
  flow: flowOf<Frame>(FRAME, 9),
  options: settled(SWITCHES, switchesOf({})),
  /** 13.0 By its number in the list. */
  scenario: settled(int(0, SCENARIOS.length - 1), 0),
  /** The unit's hex, or one of the boxes. */
  place: ofUnits(
    { hex: HEX, box: coded(BOXES) },
    ofEach(unit => (isNameless(unit) ? POOL : OFF)),
  ),
  /** 8.21 Steps lost. */
  lost: ofUnits({ step: stepKind }, zeros(COUNT)),
  /** 6.11 The supply state of the turn. */
  status: ofUnits({ supply: among(SUPPLY_STATES) }, zeros(COUNT)),
  /** 6.12, 7.2 Whether it is active in this impulse, and in which supply state. */
  acting: ofPhase(ofUnits({ acting: among(['no', ...SUPPLY_STATES]) }, zeros(COUNT))),
  /** 7.21 Whether it has moved or fought in an impulse of this turn: it is activated once a turn (3.0). */
  acted: ofUnits({ acted: MARK }, zeros(COUNT)),
  /** 4.63 Whether it has moved this turn; hexes that a unit came to from ZOC to ZOC, where another one has to stay. */
  marched: ofUnits({ marched: MARK }, zeros(COUNT)),
  hosted: ofMarks(HEX, zeros(BOARD.size)),
  /** Half points spent in this phase, and how it moves. */
  spent: ofPhase(ofUnits({ spent: count(0, MOST_SPENT) }, zeros(COUNT))),
  mode: ofPhase(ofUnits({ mode: among(MODES) }, zeros(COUNT))),
  /** 7.22 The army of a Soviet unit; -1 for one that has none yet, and for Germans. */
  army: ofUnits({ army: orNone(printed('cards', COMMAND_COUNT)) }, FIRST_ARMY),
  /** 2.1 */
  control: ofKeys(HEX, SIDE, FIRST_CONTROL),
  /** 10.2 Improved positions that a Soviet unit has entered. */
  breached: ofMarks(printedIn('hexes', POSITIONS), zeros(POSITIONS.length)),
  /** 6.3 Supply points of each side, and the headquarters in combat supply. */
  supply: ofKeys(SIDE, count(0, MOST_SUPPLY), zeros(2)),
  fed: ofMarks(CARD, zeros(COMMAND_COUNT)),
  /** 7.1 Where the chit of each command is: known to its owner alone until it is drawn. */
  chits: hidden(ofKeys(CARD, coded(CHIT_PLACES), zeros(COMMAND_COUNT))),
  /** How many chits of each side are in the cup, which everybody sees. */
  cup: unsaid<readonly number[]>(row(2, int(0, COMMAND_COUNT)), zeros(2)),
  /** 7.3 The chits drawn this turn in their order, and the sides whose activations have ended. */
  drawn: said<readonly number[]>(listOf(CARD, COMMAND_COUNT), []),
  stopped: ofMarks(SIDE, zeros(2)),
  /** 13.11 German chits that went back into the cup. */
  sentBack: said(count(0, RETURNED_CHITS.count), 0),
  /** 7.4 The Soviet chits of the turn before. */
  before: ofMarks(CARD, zeros(COMMAND_COUNT)),
  /** 10.17 Armies that have used Razvedka. */
  razvedka: ofMarks(CARD, zeros(COMMAND_COUNT)),
  /** 10.11 The turn in which a lost headquarters returns; 0 for others. */
  returns: ofKeys(CARD, count(0, TURNS + HQ_RETURN), zeros(COMMAND_COUNT)),
  /** 4.3 Rail capacity used this turn: a division uses all of it. */
  railed: said(count(0, RAIL_CAPACITY.smaller), 0),
  weather: said(among(WEATHERS), WEATHERS.indexOf('snow')),
  /** 11.1, 11.2 The boxes of the markers, from 1. */
  intent: said(count(1, STALIN.boxes), STALIN.start),
  okw: said(count(1, OKW.boxes), OKW.start),
  /** 11.4 What is still to be withdrawn. */
  bill: ofKeys(among(BILL_KINDS), count(0, MOST_OWED), zeros(BILL_KINDS.length)),
  /** 9.16 The Third Tank Army; 9.11 the 267th Division. */
  released: said(MARK, 0),
  breakthrough: said(MARK, 0),
};

/** Columns are never changed in place: `d.place = withAt(d.place, unit, hex)`. */
export interface State extends StateOf<typeof DECLARED> {}

/** Written out by hand: see kit/columns.ts. */
const copy = (s: State): State => ({
  turn: s.turn,
  flow: s.flow,
  options: s.options,
  scenario: s.scenario,
  place: s.place,
  lost: s.lost,
  status: s.status,
  acting: s.acting,
  acted: s.acted,
  marched: s.marched,
  hosted: s.hosted,
  spent: s.spent,
  mode: s.mode,
  army: s.army,
  control: s.control,
  breached: s.breached,
  supply: s.supply,
  fed: s.fed,
  chits: s.chits,
  cup: s.cup,
  drawn: s.drawn,
  stopped: s.stopped,
  sentBack: s.sentBack,
  before: s.before,
  razvedka: s.razvedka,
  returns: s.returns,
  railed: s.railed,
  weather: s.weather,
  intent: s.intent,
  okw: s.okw,
  bill: s.bill,
  released: s.released,
  breakthrough: s.breakthrough,
});

export const COLUMNS = columns<State, typeof DECLARED>(DECLARED, copy);

export type Placed = Pick<State, 'place'>;
export type Standing = Pick<State, 'place' | 'lost'>;

export const placeOf = (s: Placed, unit: number): number => s.place[unit] ?? OFF;
export const isOnMap = (s: Placed, unit: number): boolean => placeOf(s, unit) >= 0;
export const lostOf = (s: Pick<State, 'lost'>, unit: number): number => s.lost[unit] ?? 0;
export const holderOf = (s: Pick<State, 'control'>, hex: number): Side => s.control[hex] ?? 0;
export const isActing = (s: Pick<State, 'acting'>, unit: number): boolean => s.acting[unit] !== PASSIVE;
export const supplyOf = (s: Pick<State, 'supply'>, side: Side): number => s.supply[side] ?? 0;
export const isFed = (s: Pick<State, 'fed'>, card: number): boolean => s.fed[card] === 1;

/** A side's units on the map. */
export const unitsOf = (s: Placed, side: Side): number[] => unitsBy(side).filter(unit => isOnMap(s, unit));
