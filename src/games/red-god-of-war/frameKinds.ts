/** What every frame may hold, and how scenes write it. */
import { frameKind } from '../../kit/frameKind.ts';
import { count, fieldsOfKinds, listOf, printed, setOf, sideAmong, word } from '../../kit/kind.ts';
import { REPLACEMENT_STEPS } from './data/calendar.ts';
import { SIDES } from './data/sides.ts';
import { CRT, lossesOf } from './data/tables.ts';
import { type AnyFrame, type Attack, SEGMENT_STEPS } from './frames.ts';
import { COMMAND_COUNT, COUNT, HEXES } from './pieces.ts';

export const SIDE = sideAmong(SIDES);
export const HEX = printed('hexes', HEXES);
export const UNIT = printed('units', COUNT);
export const CARD = printed('cards', COMMAND_COUNT);
const SOME = setOf(UNIT, COUNT);
const SOME_HEXES = setOf(HEX, HEXES);
const FLAG = count(0, 1);
const MOST_OWED = Math.max(...CRT.cells.flat().flatMap(lossesOf));
const OWED = count(0, MOST_OWED);
const STAGES = count(0, 9);
const ATTACK = fieldsOfKinds<Attack>({ hex: HEX, units: SOME, supported: FLAG, spent: FLAG });

export const STEPS_OF_TURN = 14;

export const FRAME = frameKind<AnyFrame>({
  turn: { at: count(0, STEPS_OF_TURN) },
  'set-up': { side: SIDE, put: SOME },
  segment: { step: word(...SEGMENT_STEPS) },
  return: { side: SIDE },
  feed: { side: SIDE },
  transfer: { moved: SOME },
  replace: { left: count(0, REPLACEMENT_STEPS) },
  chits: { done: setOf(count(0, 1), 2) },
  reinforce: {},
  draw: { side: SIDE },
  impulse: { side: SIDE, card: CARD, stage: STAGES, overruns: count(0, 2), afar: SOME },
  withdraw: { side: SIDE },
  move: { side: SIDE, late: FLAG, hand: SOME, tactical: FLAG, gained: SOME_HEXES, acted: FLAG },
  declare: { side: SIDE, units: SOME, hexes: listOf(HEX, COUNT), supported: SOME_HEXES, spent: SOME_HEXES },
  resolve: { side: SIDE, attacks: listOf(ATTACK, COUNT), advanced: SOME },
  battle: {
    ...{ side: SIDE, hex: HEX, attackers: SOME, defenders: SOME, overrun: FLAG, supported: FLAG, spent: FLAG },
    ...{ reply: FLAG, owed: listOf(OWED, 2), lost: listOf(count(0, 2 * MOST_OWED), 2), stage: STAGES },
    ...{ retreated: OWED, trail: SOME_HEXES, fled: SOME },
  },
  reply: { side: SIDE },
  losses: { side: SIDE, units: SOME, before: count(0, 2 * MOST_OWED), owed: OWED, paid: OWED },
  stand: { side: SIDE, units: SOME, hexes: OWED },
  retreat: { side: SIDE, units: SOME, hexes: OWED, left: listOf(OWED, COUNT) },
  advance: { side: SIDE, hex: HEX, hexes: OWED, units: SOME, acted: FLAG },
  occupy: { side: SIDE, hex: HEX, units: SOME },
  rebuild: { acted: FLAG },
});
