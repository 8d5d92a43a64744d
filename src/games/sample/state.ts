/** The state: plain JSON by columns, each of them declared once. See kit/columns.ts for what follows from that. */

import { columns, flowOf, hidden, ofKeys, ofPhase, type StateOf, said, settled } from '../../kit/columns.ts';
import { frameKind } from '../../kit/frameKind.ts';
import {
  coded,
  count,
  fieldsOfKinds,
  listOf,
  MARK,
  orNone,
  printed,
  setOf,
  sideAmong,
  TOGGLE,
  word,
} from '../../kit/kind.ts';
import type { Side } from '../../kit/sides.ts';
import { ofUnits } from '../../kit/unitColumns.ts';
import { CARD_NAMES } from './data/cards.ts';
import { BOARD } from './data/map.ts';
import { MOST_TURNS } from './data/scenarios.ts';
import { CHIT_SET, OWED } from './data/tables.ts';
import { SIDES, UNITS } from './data/units.ts';
import type { AnyFrame } from './frames.ts';
import { BLUE, CARDS, COUNT, RED, unitsBy } from './pieces.ts';

/** Boxes for units: not in the game, lost, or still to arrive (6.3). */
export const OFF = -1;
export const LOST = -2;
export const COMING = -3;
export const BOXES: Readonly<Record<number, string>> = { [OFF]: 'off', [LOST]: 'lost', [COMING]: 'coming' };

export const NO_CHIT = -1;

/** Places of cards besides the hands, which are numbered by side (7.1). */
export const DECK = -1;
export const DISCARDS = -2;

/** 7.2 In place of the card that a side has chosen for a battle. */
export const UNDECIDED = -1;
export const NO_CARD = -2;

const SIDE = sideAmong(SIDES);
const HEX = printed('hexes', BOARD.size);
const UNIT = printed('units', COUNT);
const CARD = printed('cards', CARDS);
const HEXES = setOf(HEX, BOARD.size);
const SOME = setOf(UNIT, COUNT);
const PLACES = listOf(HEX, COUNT);
const BATTLE = fieldsOfKinds({ hexes: HEXES, units: SOME });
const MOST_OWED = Math.max(...Object.values(OWED).flat());

const FRAME = frameKind<AnyFrame>({
  turn: { at: count(0, 6) },
  arrival: { side: SIDE },
  move: { side: SIDE },
  combat: { side: SIDE },
  declare: { side: SIDE, hexes: HEXES, leads: PLACES, units: SOME, battles: listOf(orNone(HEX), COUNT) },
  resolve: { side: SIDE, battles: listOf(BATTLE, COUNT) },
  battle: {
    ...{ side: SIDE, hexes: HEXES, attackers: SOME, defenders: SOME, stage: count(0, 4) },
    ...{ cards: listOf(count(NO_CARD, CARDS - 1), SIDES.length), result: word('', ...Object.keys(OWED)) },
  },
  support: {},
  losses: { side: SIDE, units: SOME, from: PLACES, owed: count(1, MOST_OWED), paid: count(0, MOST_OWED + 1) },
});

const ofEach = (value: number): readonly number[] => UNITS.map(() => value);

const DECLARED = {
  turn: said(count(1, MOST_TURNS), 1),
  flow: flowOf(FRAME, 6),
  /** 2.2 The last turn. */
  turns: settled(count(1, MOST_TURNS), MOST_TURNS),
  /** 9.1 */
  highWater: settled(TOGGLE, false),
  /** 8.1 Who holds the town. */
  holder: said<Side>(SIDE, RED),
  /** The unit's hex, or OFF, LOST or COMING. */
  place: ofUnits({ hex: HEX, box: coded(BOXES) }, ofEach(OFF)),
  /** 1.1 1 for the front of a counter, 2 for its back. */
  step: ofUnits({ step: count(1, 2) }, ofEach(1)),
  /** 3.0 The chit under the unit, or NO_CHIT; its owner alone may look at it (3.1). */
  chit: hidden(ofUnits({ chit: orNone(count(0, CHIT_SET.length - 1)) }, ofEach(NO_CHIT))),
  /** 7.1 The hand that each card is in, by side, or DECK or DISCARDS. */
  cards: hidden(
    ofKeys(
      CARD,
      coded({ [DECK]: 'deck', [DISCARDS]: 'discards', [BLUE]: 'blue', [RED]: 'red' }),
      CARD_NAMES.map(() => DECK),
    ),
  ),
  /** 7.2 The card that each side has chosen for the battle, or UNDECIDED or NO_CARD. */
  chosen: hidden(ofKeys(SIDE, count(NO_CARD, CARDS - 1), [UNDECIDED, UNDECIDED])),
  /** 1 once the unit has moved or rested in this phase. */
  done: ofPhase(ofUnits({ done: MARK }, ofEach(0))),
};

/** Columns are never changed in place: `d.place = withAt(d.place, unit, hex)`. */
export interface State extends StateOf<typeof DECLARED> {}

export const COLUMNS = columns<State, typeof DECLARED>(DECLARED);

export const placeOf = (s: Pick<State, 'place'>, unit: number): number => s.place[unit] ?? OFF;
export const isOnMap = (s: Pick<State, 'place'>, unit: number): boolean => placeOf(s, unit) >= 0;

/** A side's units on the map. */
export const unitsOf = (s: Pick<State, 'place'>, side: Side): number[] =>
  unitsBy(side).filter(unit => isOnMap(s, unit));

export const isReduced = (s: Pick<State, 'step'>, unit: number): boolean => s.step[unit] === 2;

/** 4.4 At most one. */
export function unitAt(s: Pick<State, 'place'>, hex: number): number | undefined {
  const unit = hex < 0 ? -1 : s.place.indexOf(hex);
  return unit < 0 ? undefined : unit;
}
