/** The state of a game in plain JSON columns, and the few accessors everything uses. */
import type { BaseState, Frame } from '../../kit/game.ts';
import { CHITS } from './data/chits.ts';
import { VP_HEXES } from './data/victory.ts';
import { COMMAND_COUNT, COMPANIES, COUNT, FULL, START_MORALE } from './pieces.ts';

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
  /** 11.1.2 May come onto the map from now on. */
  [ARRIVING]: 'arriving',
  [GONE]: 'eliminated',
  /** 10.1.1, 10.2.1 Used up; not a loss (12.2.1). */
  [SPENT]: 'spent',
  /** 13.4 Counters whose place another one has taken. */
  [SPARE]: 'spare',
  /** 9.1.2 Air units that do not fly this turn. */
  [HANGAR]: 'hangar',
  /** 9.1.1 Air units still to be sent. */
  [READY]: 'air-ready',
};

/** 13.3.3 The chit of a box, to the Soviets alone. */
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

export interface State extends BaseState {
  /** 1 to 9. */
  turn: number;
  flow: Frame[];
  readonly options: Switches;
  /** Hex or box of each unit. */
  place: readonly number[];
  /** 6.6.1 Steps left: 2, 1, or 0 once eliminated. */
  steps: readonly number[];
  /** 7.8.6 */
  disrupted: readonly number[];
  /** What each unit has done in this phase. */
  done: readonly number[];
  /** 7.8.5 Whether a unit has retreated in this assault phase. */
  routed: readonly number[];
  /** 7.7 Morale of each command, as its marker stands. */
  morale: readonly number[];
  /** 9.2.2 PM-1 markers of each command. */
  pm: readonly number[];
  /** 12.1.1 Which places the Germans hold: victory hexes in their order, then Belgorod. */
  held: readonly number[];
  /** 13.4.5 The regiment of each Tiger company, -1 while it is not in play. */
  attached: readonly number[];
  /** 13.3.2 The chit in each box; empty without the option. Hidden from the Germans. */
  chits: readonly number[];
  /** 13.3.7 Boxes whose chit both players know; in the Soviets' view those they alone have seen are `SEEN`. */
  known: readonly number[];
  /** 11.2 Model's choice: 1 attacks with everything, 0 holds back; -1 while undecided. */
  model: number;
  /** 13.6 Whether the Germans move before they fight this turn. */
  movesFirst: number;
  /** 13.8 Reinforcements each command has received this turn. */
  arrived: readonly number[];
  /** -1 while undecided. */
  winner: number;
  ending: Ending | null;
}

/** Without holes, as copies of them will be: lists of one make are read faster. */
const filled = (n: number, value: number): number[] => Array.from({ length: n }, () => value);
const zeros = (n: number): number[] => filled(n, 0);

/** Nobody is there; Tiger companies are whole until somebody says otherwise (13.4.7). */
const emptyPlaces = (): number[] => {
  const place = filled(COUNT, GONE);
  for (const k of COMPANIES) place[k] = SPARE;
  return place;
};

export function emptyState(options: Switches): State {
  return {
    turn: 1,
    flow: [],
    options,
    place: emptyPlaces(),
    steps: FULL.slice(),
    disrupted: zeros(COUNT),
    done: zeros(COUNT),
    routed: zeros(COUNT),
    morale: START_MORALE.slice(),
    pm: zeros(COMMAND_COUNT),
    held: [...zeros(VP_HEXES.length), 1],
    attached: filled(COMPANIES.length, -1),
    chits: [],
    known: zeros(CHITS.length),
    model: -1,
    movesFirst: 0,
    arrived: zeros(COMMAND_COUNT),
    winner: -1,
    ending: null,
  };
}

/**
 * A draft: frames are copied one level deep, columns and the lists in frames are shared: they are replaced, never changed
 * in place. Written out, as a spread is slower.
 */
export function cloneState(s: State): State {
  return {
    turn: s.turn,
    flow: s.flow.map(f => ({ ...f })),
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
  };
}

export const isOnMap = (s: State, u: number): boolean => s.place[u]! >= 0;
export const isOver = (s: State): boolean => s.winner >= 0;
