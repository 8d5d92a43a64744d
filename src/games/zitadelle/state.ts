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
import { among, coded, count, type Kind, MARK, orNone, printed, printedIn, setOf, wrong } from '../../kit/kind.ts';
import { repeated } from '../../kit/list.ts';
import { either, FLAG, int, oneOf, record, row, SWITCH } from '../../kit/shape.ts';
import { ofUnits } from '../../kit/unitColumns.ts';
import { TURNS } from './data/calendar.ts';
import { BOXES as CHIT_BOXES, CHITS } from './data/chits.ts';
import { VICTORY_LEVELS } from './data/tables.ts';
import { VP_HEXES } from './data/victory.ts';
import { FRAME } from './frameKinds.ts';
import { switchesOf } from './options.ts';
import {
  AIR_UNITS,
  COMMAND_COUNT,
  COMPANIES,
  COUNT,
  FULL,
  fullSteps,
  HEXES,
  IS_COMPANY,
  START_MORALE,
  startMorale,
} from './pieces.ts';
import { PRIZES } from './rules/control.ts';

/** Places off the map. */
export const TO_SET_UP = -1;
export const TO_COME = -2;
export const ARRIVING = -3;
export const GONE = -4;
export const SPENT = -5;
export const SPARE = -6;
export const HANGAR = -7;
export const READY = -8;
/** 9.1.5 A level bomber over army `c` is at `OVER - c`. */
export const OVER = -20;
export const BOXES: Readonly<Record<number, string>> = {
  [TO_SET_UP]: 'set-up',
  /** 11.1 For a later turn. */
  [TO_COME]: 'reinforcements',
  /** 11.1.2 May enter the map from now on. */
  [ARRIVING]: 'arriving',
  [GONE]: 'eliminated',
  /** 10.1.1, 10.2.1 Used up; not a loss (12.2.1). */
  [SPENT]: 'spent',
  /** 13.4 Counters replaced by another one. */
  [SPARE]: 'spare',
  /** 9.1.2 Air units that do not fly this turn. */
  [HANGAR]: 'hangar',
  /** 9.1.1 Air units still to be sent. */
  [READY]: 'air-ready',
};

/** 13.3.3 The chit of a box, known to the Soviets only. */
export const SEEN = 2;

/** What a unit has done in this phase. */
export const IDLE = 0;
/** Has fired, moved or assaulted. */
export const ACTED = 1;

export interface Switches {
  /** 13.1 to 13.8, in the order of the rulebook. */
  readonly streams: boolean;
  readonly overflow: boolean;
  readonly chits: boolean;
  readonly splits: boolean;
  readonly disruption: boolean;
  readonly moveFirst: boolean;
  readonly pushOn: boolean;
  readonly recovery: boolean;
}

export interface Ending {
  readonly rule: string;
  readonly code: string;
  /** 12.0 German victory points. */
  readonly points: number;
}

/** Without holes, as copies of them are: code that sees lists of one kind is faster. */
const zeros = (n: number): number[] => repeated(n, 0);

/** No unit is in play; Tiger companies count as whole unless something says otherwise (13.4.7). */
const NOBODY: readonly number[] = FULL.map((_, u) => (IS_COMPANY[u] ? SPARE : GONE));

/** Places the Germans hold at the start: Belgorod alone. */
export const HELD: readonly number[] = [...zeros(VP_HEXES.length), 1];

const COMMAND = printed('cards', COMMAND_COUNT);

/** 9.1.5 The army that a level bomber attacks. */
const BELOW: Kind<number> = {
  ...int(OVER - COMMAND_COUNT + 1, OVER),
  read(r, at, said) {
    const command = COMMAND.read(r, at, said);
    return command === undefined ? undefined : OVER - command;
  },
  say: (names, place) => COMMAND.say(names, OVER - place),
};

/** 6.6.1 The side of the counter, 1 or 2, and 0 once the unit is eliminated. */
const stepsKind = (full: number): Kind<number> => ({
  ...int(0, full),
  read(r, at, said) {
    const steps = said === 0 ? 0 : full + 1 - Number(said);
    return (said === 0 || said === 1 || said === 2) && steps >= 0
      ? steps
      : wrong(r, at, full > 1 ? '0, 1 or 2' : '0 or 1', said);
  },
  say: (_names, steps) => (steps === 0 ? 0 : full + 1 - steps),
});

/** 13.3.2 One chit for each box, or none if the option is off. */
const CHIT = printed('cards', CHITS.length, COMMAND_COUNT);
const LAID = setOf(CHIT, CHITS.length);
const CHITS_IN_BOXES: Kind<readonly number[]> = {
  ...either(row(0, CHIT), row(CHITS.length, CHIT)),
  read(r, at, said) {
    const chits = LAID.read(r, at, said);
    if (chits === undefined || chits.length === CHITS.length) return chits;
    return wrong(r, at, `all of ${CHITS.map(({ id }) => id).join(', ')}, a box each`, said);
  },
  say: LAID.say,
};

/** Scene files without chits may leave it out. */
const KNOWN = {
  ...ofMarks(among(CHIT_BOXES.map(({ id }) => id)), zeros(CHIT_BOXES.length)),
  shape: either(row(0, FLAG), row(CHIT_BOXES.length, int(0, SEEN))),
};

const SWITCHES = record<Switches>({
  streams: SWITCH,
  overflow: SWITCH,
  chits: SWITCH,
  splits: SWITCH,
  disruption: SWITCH,
  moveFirst: SWITCH,
  pushOn: SWITCH,
  recovery: SWITCH,
});

const ENDING = record<Ending>({
  rule: oneOf('12.3'),
  code: oneOf(...VICTORY_LEVELS.map(({ code }) => code)),
  points: int(-1000, 1000),
});

const DECLARED = {
  turn: said(count(1, TURNS), 1),
  flow: flowOf<Frame>(FRAME, 8),
  options: settled(SWITCHES, switchesOf({})),
  /** Hex or box of each unit; which reinforcements could arrive by now is hidden with the chits (13.3.7). */
  place: hidden(ofUnits({ hex: printed('hexes', HEXES), box: coded(BOXES), over: BELOW }, NOBODY)),
  /** 6.6.1 Steps left: 2, 1, or 0 once eliminated. */
  steps: ofUnits({ step: u => stepsKind(fullSteps(u)) }, FULL),
  /** 7.8.6 */
  disrupted: ofUnits({ disrupted: MARK }, zeros(COUNT)),
  /** What each unit has done in this phase. */
  done: ofPhase(ofUnits({ done: MARK, fired: MARK }, zeros(COUNT))),
  /** 7.8.5 Whether a unit has retreated in this assault phase. */
  routed: ofUnits({ routed: MARK }, zeros(COUNT)),
  /** 7.7 Morale of each command, as on its marker. */
  morale: ofKeys(COMMAND, c => count(1, startMorale(c)), START_MORALE),
  /** 9.2.2 PM-1 markers of each command. */
  pm: ofKeys(COMMAND, count(0, AIR_UNITS.length), zeros(COMMAND_COUNT), 'bombed'),
  /** 12.1.1 Which places the Germans hold: victory hexes in their order, then Belgorod. */
  held: ofMarks(printedIn('hexes', PRIZES), HELD),
  /** 13.4.5 The regiment of each Tiger company, -1 while it is not in play. */
  attached: ofKeys(printedIn('units', COMPANIES), orNone(printed('units', COUNT)), repeated(COMPANIES.length, -1)),
  /** 13.3.2 The chit in each box; empty without the option. Hidden from the Germans. */
  chits: hidden(said(CHITS_IN_BOXES, [])),
  /** 13.3.7 Boxes whose chit both players know; in the Soviets' view those that only they have seen are `SEEN`. */
  known: hidden(KNOWN),
  /** 11.2 Model's choice: 1 attacks with everything, 0 holds back; -1 while undecided. */
  model: said(orNone(count(0, 1)), 0),
  /** 13.6 Whether the Germans move before they fight this turn. */
  movesFirst: said(MARK, 0),
  /** 13.8 Reinforcements each command has received this turn. */
  arrived: ofKeys(COMMAND, count(0, COUNT), zeros(COMMAND_COUNT)),
  /** -1 while undecided. */
  winner: unsaid(int(-1, 1), -1),
  ending: unsaid(either(oneOf(null), ENDING), null),
};

export interface State extends StateOf<typeof DECLARED> {}

/** Written out by hand: see kit/columns.ts. */
const copy = (s: State): State => ({
  turn: s.turn,
  flow: s.flow,
  options: s.options,
  place: s.place,
  steps: s.steps,
  disrupted: s.disrupted,
  done: s.done,
  routed: s.routed,
  morale: s.morale,
  pm: s.pm,
  held: s.held,
  attached: s.attached,
  chits: s.chits,
  known: s.known,
  model: s.model,
  movesFirst: s.movesFirst,
  arrived: s.arrived,
  winner: s.winner,
  ending: s.ending,
});

export const COLUMNS = columns<State, typeof DECLARED>(DECLARED, copy);

/** Hex or box of a unit. */
export const placeOf = (s: Pick<State, 'place'>, u: number): number => s.place[u]!;
/** 7.7 The morale of a command as on its marker, without bombing. */
export const markedMorale = (s: Pick<State, 'morale'>, command: number): number => s.morale[command]!;
export const doneBy = (s: Pick<State, 'done'>, u: number): number => s.done[u]!;
export const stepsOf = (s: Pick<State, 'steps'>, u: number): number => s.steps[u]!;
export const isOnMap = (s: Pick<State, 'place'>, u: number): boolean => placeOf(s, u) >= 0;
export const isOver = (s: State): boolean => s.winner >= 0;
