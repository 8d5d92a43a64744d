/** 7.25, 9.11 German reinforcements that enter the map at its edge, in the impulse of a headquarters. */
import { bar, type Why } from '../../../kit/why.ts';
import { ENTRY_HEXES } from '../data/setup.ts';
import type { MoveFrame } from '../frames.ts';
import {
  ALL_UNITS,
  COMMAND_IDS,
  commandNumber,
  GERMAN,
  hexNumbers,
  hqOf,
  movesLate,
  sideOf,
  specOf,
  unitsBy,
} from '../pieces.ts';
import { COMING, holderOf, isOnMap, placeOf, type State } from '../state.ts';
import { isInRange, isNearest } from './activation.ts';
import { hexCost, zocEntry } from './costs.ts';
import { whyNoStop } from './crowding.ts';
import { isEnemyAt, isInEnemyZoc } from './ground.ts';
import { limitOf } from './spending.ts';

const NOT_COMING = bar('9.11', 'not-coming', 'unit');
const NO_EVENT = bar('9.11', 'no-breakthrough', 'unit');
const LATER = bar('13.3', 'enters-late', 'unit');
const ON_FOOT = bar('3.23', 'not-mechanised', 'unit');
const NOT_ENTRY = bar('9.11', 'not-entry-hex', 'unit', 'hex');
const NOT_HELD = bar('9.11', 'entry-not-held', 'hex');
const OTHER_HQ = bar('7.25', 'other-hq', 'unit', 'hex');
const OWN_HQ = bar('7.25', 'comes-with-hq', 'unit', 'hex');
const ENEMY_THERE = bar('4.52', 'enemy-there', 'hex');

const SPOTS = { smolensk: hexNumbers(ENTRY_HEXES.smolensk), south: hexNumbers(ENTRY_HEXES.south) };

/** 13.3 Where a unit may enter. */
export function entryHexes(unit: number): readonly number[] {
  const { entry } = specOf(unit);
  return entry.kind === 'turn' && entry.at !== 'headquarters' ? SPOTS[entry.at] : [];
}

/** Units that ever enter this way. */
export const ENTRANTS: readonly number[] = ALL_UNITS.filter(unit => entryHexes(unit).length > 0);

/** 9.11, 13.3 Why a unit cannot enter in this phase. */
export function whyNotEnter(s: State, f: MoveFrame, unit: number): Why {
  const { entry } = specOf(unit);
  if (sideOf(unit) !== f.side || placeOf(s, unit) !== COMING || entry.kind !== 'turn') return NOT_COMING;
  if (entry.at === 'headquarters') return NOT_COMING;
  if (entry.turn > s.turn) return { rule: '13.3', code: 'not-yet', about: { unit, turn: entry.turn } };
  if (entry.event !== undefined && !s.breakthrough) return NO_EVENT;
  // 13.3 In its first turn the XXX Corps comes in the mechanised movement phase.
  if (entry.phase === 'mech' && entry.turn === s.turn && !f.late) return LATER;
  return f.late && !movesLate(unit) ? ON_FOOT : undefined;
}

/** 7.25 Units of the active command, whose headquarters may come with them; others if it is in range or nearest. */
export function whyNotEnterAt(s: State, card: number, unit: number, hex: number): Why {
  if (!entryHexes(unit).includes(hex)) return NOT_ENTRY;
  if (isEnemyAt(s, GERMAN, hex)) return ENEMY_THERE;
  if (holderOf(s, hex) !== GERMAN) return NOT_HELD;
  const isOwn = specOf(unit).command === COMMAND_IDS[card];
  if (!isOwn && !isInRange(s, card, hex)) {
    if (isHqToCome(s, unit)) return OWN_HQ;
    if (!isNearest(s, card, hex)) return OTHER_HQ;
  }
  return whyNoStop(s, unit, hex, limitOf(s, unit) - entryCost(s, unit, hex));
}

/** Whether the headquarters of a unit comes as a reinforcement, too, and has not come yet. */
function isHqToCome(s: State, unit: number): boolean {
  const { command } = specOf(unit);
  return command !== undefined && placeOf(s, hqOf(commandNumber(command))) === COMING;
}

/** 9.11 The cost of the hex, and of an enemy ZOC there. */
export const entryCost = (s: State, unit: number, hex: number): number =>
  hexCost(s, unit, hex) + (isInEnemyZoc(s, sideOf(unit), hex) ? zocEntry(s, unit) : 0);

/** 7.27 Whether a headquarters that is off the map is about to come with its units. */
export const comesWith = (s: State, card: number): boolean =>
  !isOnMap(s, hqOf(card)) &&
  unitsBy(GERMAN).some(unit => {
    const { entry, command } = specOf(unit);
    const isDue = entry.kind === 'turn' && entry.turn <= s.turn;
    return command === COMMAND_IDS[card] && placeOf(s, unit) === COMING && isDue;
  });
