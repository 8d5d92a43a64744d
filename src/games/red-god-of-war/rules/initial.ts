/** 3.1 What players may do in the initial segment: return (10.11), transfer (7.22), replace (9.2), feed (6.3), reinforce (9.12). */
import { withMore } from '../../../kit/list.ts';
import { partsOf, SAME } from '../../../kit/part.ts';
import { ofBothSides, type Side } from '../../../kit/sides.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { COMBAT_SUPPLY_COST, TRANSFER } from '../data/numbers.ts';
import {
  ALL_UNITS,
  corpsOf,
  formationOf,
  formationUnits,
  GERMAN,
  hqOf,
  isHq,
  isReplaced,
  SOVIET,
  sideOf,
  sideOfCommand,
  specOf,
} from '../pieces.ts';
import {
  COMING,
  ELIMINATED,
  holderOf,
  ISOLATED,
  isFed,
  isOnMap,
  lostOf,
  placeOf,
  type Standing,
  type State,
  SUPPLIED,
  supplyOf,
} from '../state.ts';
import { RESERVE } from './control.ts';
import { frontOf, frontPart, isEnemyAt, isInEnemyZoc, unitsAt } from './ground.ts';
import { hasRoom, isWithin, whyNoRoom } from './stacking.ts';
import { edgesOf, linesNow, statesOf } from './supply.ts';

type Traceable = Standing & Pick<State, 'control' | 'army'>;
const part = partsOf<State>();

/** 6.11 The states of the units of each side by unit, as they stand now. */
const STATES = ofBothSides(side =>
  part({
    on: { control: SAME, army: SAME, place: ALL_UNITS },
    uses: [frontPart(side)],
    derive: (s): Int8Array => statesOf(s, side),
  }),
);

export const statesNow = (s: Traceable, side: Side): Int8Array => STATES[side].of(s);
const isIsolated = (s: State, unit: number): boolean => statesNow(s, sideOf(unit))[unit] === ISOLATED;

const NOT_YOUR_COMMAND = bar('6.3', 'not-your-command', 'card');
const FED = bar('6.3', 'fed-already', 'card');
const NOT_FED = bar('6.3', 'not-fed', 'card');
const NO_POINTS = bar('6.3', 'no-supply-points');
const HQ_OFF = bar('6.3', 'hq-off-map', 'card');
const HQ_CUT_OFF = bar('6.3', 'hq-cut-off', 'card');

/** 9.14 Whether a headquarters is among the reinforcements that may arrive by now. */
export const isArriving = (s: Pick<State, 'place' | 'turn'>, unit: number): boolean => {
  const { entry } = specOf(unit);
  return placeOf(s, unit) === COMING && entry.kind === 'turn' && entry.turn <= s.turn;
};

/** 6.3 One supply point; the headquarters must have a line to its map edge, or be about to arrive (9.14). */
export function whyNotFeed(s: State, side: Side, card: number): Why {
  if (sideOfCommand(card) !== side) return NOT_YOUR_COMMAND;
  if (isFed(s, card)) return FED;
  if (supplyOf(s, side) < COMBAT_SUPPLY_COST) return NO_POINTS;
  const hq = hqOf(card);
  if (!isOnMap(s, hq)) return isArriving(s, hq) ? undefined : HQ_OFF;
  return linesNow(s, side).connected[placeOf(s, hq)] ? undefined : HQ_CUT_OFF;
}

export const whyNotStarve = (s: State, side: Side, card: number): Why =>
  sideOfCommand(card) !== side ? NOT_YOUR_COMMAND : isFed(s, card) ? undefined : NOT_FED;

const NOT_YOURS = bar('2.1', 'not-your-unit', 'unit');
const NOT_ON_MAP = bar('2.1', 'not-on-map', 'unit');
const AT_FULL = bar('9.22', 'at-full-strength', 'unit');
const NOT_REPLACED = bar('9.21', 'not-replaced', 'unit');
const NEAR_ENEMY = bar('9.21', 'near-enemy', 'unit');
const CUT_OFF = bar('9.21', 'isolated', 'unit');
const NO_ROOM = bar('5.1', 'no-room-to-rebuild', 'unit');

/** 9.21, 9.22 */
export function whyNotReplace(s: State, unit: number): Why {
  if (sideOf(unit) !== GERMAN) return NOT_YOURS;
  if (!isOnMap(s, unit)) return NOT_ON_MAP;
  if (!isReplaced(unit)) return NOT_REPLACED;
  if (lostOf(s, unit) === 0) return AT_FULL;
  if (frontOf(s, GERMAN).beside[placeOf(s, unit)]) return NEAR_ENEMY;
  if (isIsolated(s, unit)) return CUT_OFF;
  // 5.1 A regiment that becomes a division again needs its room.
  const rebuilt = { lost: withMore(s.lost, unit, -1) };
  return isWithin(rebuilt, unitsAt(s, placeOf(s, unit))) ? undefined : NO_ROOM;
}

const NOT_LOST = bar('10.11', 'hq-not-lost', 'card');
const NOT_YET = bar('10.11', 'hq-not-yet', 'card');
const NOT_EDGE = bar('10.11', 'not-friendly-edge', 'hex');
const ENEMY_NEAR = bar('10.11', 'return-near-enemy', 'hex');

/** 10.11 Two turns after its loss. */
export function whyNotReturn(s: State, side: Side, card: number): Why {
  if (sideOfCommand(card) !== side) return NOT_YOUR_COMMAND;
  if (placeOf(s, hqOf(card)) !== ELIMINATED || s.returns[card] === 0) return NOT_LOST;
  return (s.returns[card] ?? 0) <= s.turn ? undefined : NOT_YET;
}

/** 10.11 A hex of a friendly edge under own control, without an enemy or an enemy ZOC. */
export function whyNotReturnTo(s: State, card: number, hex: number): Why {
  const side = sideOfCommand(card);
  if (!edgesOf(side).includes(hex) || holderOf(s, hex) !== side) return NOT_EDGE;
  if (isEnemyAt(s, side, hex) || isInEnemyZoc(s, side, hex)) return ENEMY_NEAR;
  return hasRoom(s, hqOf(card), hex) ? undefined : { rule: '5.1', code: 'hex-full', about: { unit: hqOf(card), hex } };
}

export const returnHexes = (s: State, card: number): number[] =>
  edgesOf(sideOfCommand(card)).filter(hex => !whyNotReturnTo(s, card, hex));

const NO_TRANSFER = bar('7.22', 'hq-stays', 'unit');
const RESERVED = bar('9.16', 'in-reserve', 'unit');
const TRANSFER_DONE = bar('7.22', 'transfer-done', 'unit');
const WITH_CORPS = bar('7.22', 'goes-with-corps', 'unit');
const SAME_ARMY = bar('7.22', 'same-army', 'unit', 'card');
const NO_ARMY = bar('7.22', 'no-such-army', 'card');

const isDivision = (unit: number): boolean => ['XXX', 'XX'].includes(specOf(unit).steps[0]?.size ?? '');

/** 7.22 One corps or division, or two brigades. `moved` are those that went already. */
export function whyNotTransfer(s: State, moved: readonly number[], unit: number): Why {
  if (sideOf(unit) !== SOVIET) return NOT_YOURS;
  if (!isOnMap(s, unit)) return NOT_ON_MAP;
  if (isHq(unit)) return NO_TRANSFER;
  if (!s.released && s.army[unit] === RESERVE) return RESERVED;
  if (corpsOf(unit) >= 0 && isOnMap(s, corpsOf(unit))) return WITH_CORPS;
  if (moved.length === 0) return undefined;
  const isMore = isDivision(unit) || moved.some(isDivision) || moved.length >= TRANSFER.brigades;
  return isMore || moved.includes(unit) ? TRANSFER_DONE : undefined;
}

export function whyNotTransferTo(s: State, unit: number, card: number): Why {
  if (sideOfCommand(card) !== SOVIET || (card === RESERVE && !s.released)) return NO_ARMY;
  return s.army[unit] === card ? SAME_ARMY : undefined;
}

/** 7.22 A corps takes its brigade along. */
export const goingWith = (unit: number): readonly number[] => {
  const formation = formationOf(unit);
  return formation >= 0 && formationUnits(formation).needed[0] === unit ? formationUnits(formation).needed : [unit];
};

const NOT_COMING = bar('9.12', 'not-coming', 'unit');
const HQ_NOT_SUPPLIED = bar('9.12', 'hq-without-supply', 'card');

/** 9.12, 13.3 Soviet reinforcements join a supplied headquarters. */
export function whyNotReinforce(s: State, unit: number): Why {
  const { entry } = specOf(unit);
  const isDue = isArriving(s, unit) && entry.kind === 'turn' && entry.at === 'headquarters';
  return isDue ? undefined : NOT_COMING;
}

export function whyNotReinforceAt(s: State, unit: number, card: number): Why {
  const hq = hqOf(card);
  if (sideOfCommand(card) !== SOVIET) return NO_ARMY;
  if (!isOnMap(s, hq) || s.status[hq] !== SUPPLIED) return HQ_NOT_SUPPLIED;
  return whyNoRoom(s, unit, placeOf(s, hq)) && { rule: '5.1', code: 'hex-full', about: { unit, hex: placeOf(s, hq) } };
}
