/** The state: plain JSON by columns, one entry per unit, so that a copy is a handful of slices. */
import type { BaseState, Frame, Options } from '../../kit/game.ts';
import { enemyOf, type Side, sideOf, UNITS } from './data/units.ts';

export interface State extends BaseState {
  flow: AnyFrame[];
  /** 2.2 The last turn. */
  readonly turns: number;
  /** 7.1 */
  readonly highWater: boolean;
  /** 6.1 Who holds the town. */
  holder: Side;
  /** The unit's hex, or OFF or LOST. */
  place: number[];
  /** 3.0 The chit under the unit, or NO_CHIT. */
  chit: number[];
  /** 1 once the unit has acted in this phase, or has been attacked in it. */
  done: number[];
}

export const OFF = -1;
export const LOST = -2;
export const NO_CHIT = -1;

export interface TurnFrame extends Frame {
  readonly phase: 'turn';
  /** The next entry of the sequence of play. */
  at: number;
}

export interface SideFrame extends Frame {
  readonly phase: 'move' | 'combat';
  readonly side: Side;
}

/** 5.1 An attack that is being put together. */
export interface BattleFrame extends Frame {
  readonly phase: 'battle';
  readonly side: Side;
  readonly hex: number;
  /** Replaced, never pushed to: a draft shares it with the state it was made from. */
  units: readonly number[];
}

/** 5.5 Units that still have to retreat, the first one next. */
export interface RetreatFrame extends Frame {
  readonly phase: 'retreat';
  units: readonly number[];
}

export type AnyFrame = TurnFrame | SideFrame | BattleFrame | RetreatFrame;

/** An empty map: `setup` fills it by scenario, `scene` by position. */
export const emptyState = (turns: number, options: Options): State => ({
  turn: 1,
  turns,
  highWater: options.highWater === true,
  holder: 'red',
  place: UNITS.map(() => OFF),
  chit: UNITS.map(() => NO_CHIT),
  done: UNITS.map(() => 0),
  flow: [],
});

/** A copy that rules may change. */
export const draft = (s: State): State => ({
  ...s,
  flow: s.flow.map(f => ({ ...f })),
  place: s.place.slice(),
  chit: s.chit.slice(),
  done: s.done.slice(),
});

export const isOnMap = (s: State, unit: number): boolean => (s.place[unit] ?? OFF) >= 0;

export const unitsOf = (s: State, side: Side): number[] =>
  UNITS.flatMap((spec, unit) => (spec.side === side && isOnMap(s, unit) ? [unit] : []));

export const enemiesOf = (s: State, unit: number): number[] => unitsOf(s, enemyOf(sideOf(unit)));

export function unitAt(s: State, hex: number): number | undefined {
  const unit = s.place.indexOf(hex);
  return unit < 0 || hex < 0 ? undefined : unit;
}
