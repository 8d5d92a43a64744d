/** The state: plain JSON by columns, each of them declared once. See kit/columns.ts for what follows from that. */
import { columns, flowOf, hidden, ofPhase, type StateOf, said, settled } from '../../kit/columns.ts';
import { frameKind } from '../../kit/frameKind.ts';
import type { Frame } from '../../kit/game.ts';
import { coded, count, MARK, orNone, printed, setOf, TOGGLE, word } from '../../kit/kind.ts';
import { ofUnits } from '../../kit/unitColumns.ts';
import { BOARD } from './data/map.ts';
import { SCENARIOS } from './data/scenarios.ts';
import { CHIT_SET } from './data/tables.ts';
import { enemyOf, SIDES, type Side, sideOf, UNITS } from './data/units.ts';

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

const COUNT = UNITS.length;
const MOST_TURNS = Math.max(...SCENARIOS.map(({ turns }) => turns));
const SIDE = word(...SIDES);
const HEX = printed('hexes', BOARD.size);
const SOME = setOf(printed('units', COUNT), COUNT);

const FRAME = frameKind<AnyFrame>({
  turn: { at: count(0, 2 * SIDES.length) },
  move: { side: SIDE },
  combat: { side: SIDE },
  battle: { side: SIDE, hex: HEX, units: SOME },
  retreat: { units: SOME },
});

const DECLARED = {
  turn: said(count(1, MOST_TURNS), 1),
  flow: flowOf(FRAME, 4),
  /** 2.2 The last turn. */
  turns: settled(count(1, MOST_TURNS), MOST_TURNS),
  /** 7.1 */
  highWater: settled(TOGGLE, false),
  /** 6.1 Who holds the town. */
  holder: said<Side>(SIDE, 'red'),
  /** The unit's hex, or OFF or LOST. */
  place: ofUnits(
    { hex: HEX, box: coded({ [OFF]: 'off', [LOST]: 'lost' }) },
    UNITS.map(() => OFF),
  ),
  /** 3.0 The chit under the unit, or NO_CHIT; its owner alone may look at it (3.1). */
  chit: hidden(
    ofUnits(
      { chit: orNone(count(0, CHIT_SET.length - 1)) },
      UNITS.map(() => NO_CHIT),
    ),
  ),
  /** 1 once the unit has acted in this phase, or has been attacked in it. */
  done: ofPhase(
    ofUnits(
      { done: MARK },
      UNITS.map(() => 0),
    ),
  ),
};

export interface State extends StateOf<typeof DECLARED> {}

export const COLUMNS = columns<State, typeof DECLARED>(DECLARED);

export const isOnMap = (s: State, unit: number): boolean => (s.place[unit] ?? OFF) >= 0;

export const unitsOf = (s: State, side: Side): number[] =>
  UNITS.flatMap((spec, unit) => (spec.side === side && isOnMap(s, unit) ? [unit] : []));

export const enemiesOf = (s: State, unit: number): number[] => unitsOf(s, enemyOf(sideOf(unit)));

export function unitAt(s: State, hex: number): number | undefined {
  const unit = s.place.indexOf(hex);
  return unit < 0 || hex < 0 ? undefined : unit;
}
