/** The state of a game in plain JSON columns, its frames, and the few accessors everything uses. */
import type { BaseState, Frame } from '../../kit/game.ts';
import { LOGISTICS, THUNDER } from './data/units.ts';
import { BACK, COUNT, FRONT, HQS, SOVIET, SUPPLY } from './pieces.ts';

/** Places off the map. */
export const DEAD = -1;
export const TO_SET_UP = -2;
export const TO_ARRIVE = -3;
export const BOXES: Readonly<Record<number, string>> = {
  [DEAD]: 'eliminated',
  [TO_SET_UP]: 'set-up',
  [TO_ARRIVE]: 'reinforcements',
};

/** The four balance options of 2020 (B1-B4). */
export interface Switches {
  readonly corpsOnce: boolean;
  readonly naturalHold: boolean;
  readonly sovietHold: boolean;
  readonly noAxisStrategic: boolean;
}

/** Columns are never changed in place: `d.place = d.place.with(unit, hex)`. */
export interface State extends BaseState {
  /** 1 to 4; 0 while setting up. */
  turn: number;
  flow: Frame[];
  readonly options: Switches;
  /** Hex or box of each unit. */
  place: readonly number[];
  /** 1 for a unit on its exhausted side. */
  exhausted: readonly number[];
  /** Logistics points by side. */
  lp: readonly number[];
  /** Support markers in hand this turn: side * 3 + kind. */
  support: readonly number[];
  /** Hexes of Axis air markers on the map. */
  air: readonly number[];
  /** Headquarters markers turned over this turn. */
  hqUsed: readonly number[];
  /** Corps orders given in the whole game (B1). */
  corpsOrders: number;
  /** Side that controls each supply hex. */
  control: readonly number[];
  /** Thunder lines crossed so far. */
  crossed: readonly number[];
  /** Thunder markers left: break-out, refused. */
  cup: readonly number[];
  /** -1 while undecided. */
  winner: number;
}

export function emptyState(options: Switches): State {
  return {
    turn: 0,
    flow: [],
    options,
    place: new Array<number>(COUNT).fill(DEAD),
    exhausted: new Array<number>(COUNT).fill(0),
    lp: [LOGISTICS.axis.start, LOGISTICS.soviet.start],
    support: [0, 0, 0, 0, 0, 0],
    air: [],
    hqUsed: new Array<number>(HQS).fill(0),
    corpsOrders: 0,
    control: SUPPLY.map(() => SOVIET),
    crossed: [],
    cup: [THUNDER['break-out'], THUNDER.refused],
    winner: -1,
  };
}

/** A draft: columns and the lists of frames are shared, as they are replaced and never changed in place. */
export function cloneState(s: State): State {
  return {
    turn: s.turn,
    flow: s.flow.map(f => ({ ...f })),
    options: s.options,
    place: s.place,
    exhausted: s.exhausted,
    lp: s.lp,
    support: s.support,
    air: s.air,
    hqUsed: s.hqUsed,
    corpsOrders: s.corpsOrders,
    control: s.control,
    crossed: s.crossed,
    cup: s.cup,
    winner: s.winner,
  };
}

export const isOnMap = (s: State, u: number): boolean => s.place[u]! >= 0;
export const strengthOf = (s: State, u: number): number => (s.exhausted[u] ? BACK[u]! : FRONT[u]!);
export const isOver = (s: State): boolean => s.winner >= 0;

/** Ends the game at once; nothing is waited for any more. */
export function win(d: State, side: number): void {
  d.winner = side;
  d.flow.length = 0;
}

export const supportLeft = (s: State, side: number, kind: number): number => s.support[side * 3 + kind]!;

/** 2.2.2 A marker is used up for this turn. */
export const useSupport = (d: State, side: number, kind: number): void => {
  d.support = d.support.with(side * 3 + kind, supportLeft(d, side, kind) - 1);
};
