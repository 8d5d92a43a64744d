/** 8 Why a unit cannot move, or not to a hex: the nearest rule that prevents it. */
import type { Refusal } from '../../../kit/game.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { HEX_SHEET, IS_AIR, IS_TROOP } from '../pieces.ts';
import { ARRIVING, IDLE, placeOf, type State, TO_COME } from '../state.ts';
import { isOverfull } from './ground.ts';
import {
  ALREADY_MOVED,
  isStuck,
  type Leg,
  legOf,
  type MoveContext,
  needsStart,
  spotsOf,
  whyFrozen,
  whyStays,
} from './movement.ts';
import { whyNotReach } from './reachWhy.ts';
import { whyLater } from './setUpWhy.ts';
import { whyNoStop, whyNotLeft } from './stackWhy.ts';
import { canGoOn, canMakeRoom, hexToClear } from './stops.ts';
import { isOverLake, whyNotOnMap, whyNotOwn } from './who.ts';

const AIRCRAFT = bar('9.1.1', 'aircraft-move', 'unit');
const ENTER_INSTEAD = bar('11.1.1', 'enter-instead', 'unit');
const NEVER_MOVES = bar('10.1.1', 'never-moves', 'unit');
const DISRUPTED_HELD = bar('13.5.1', 'disrupted-held', 'unit');
const STOPPED = bar('8.2.2', 'stopped-zoc', 'unit');
const SAME_HEX = bar('8.1.1', 'same-hex', 'unit', 'hex');
const OTHER_HALF = bar('8.2.6', 'other-half', 'unit', 'hex');
const ENEMY_THERE = bar('8.2.1', 'enemy-there', 'unit', 'hex');
const LAKE = bar('8.2.6', 'lake-between', 'unit', 'hex');
const NEEDS_NO_START = bar('10.3.1', 'needs-no-start', 'unit');
const MINED = bar('8.3.3', 'mines-halt', 'unit');
const ENGINES_OUT = bar('10.3.2', 'engines-out', 'unit');
const HAS_STARTED = bar('10.3.2', 'has-started', 'unit');

/** 8.2.8 Whether the moving unit must go on before anything else, as it cannot stay in its hex. */
export function isBound(go: MoveContext): boolean {
  const { mover } = go.f;
  if (mover < 0 || placeOf(go.s, mover) < 0) return false;
  const h = placeOf(go.s, mover);
  return isOverfull(go.stacks, h) && canGoOn(go, legOf(go, mover)) && !canMakeRoom(go, mover, h);
}

/** 8.2.8 Why anything but the next step of the moving unit has to wait. */
export function whyMoverFirst(go: MoveContext, type: string, unit: number | undefined): Why {
  const { mover } = go.f;
  if (!isBound(go) || (type === 'move' && unit === mover)) return undefined;
  return { rule: '8.2.8', code: 'must-go-on', about: { unit: mover, hex: go.s.place[mover] } };
}

/** 8.2.8 A stack that may not stay while some unit in it can still leave. */
export function whyNotEnd(go: MoveContext): Refusal | undefined {
  const hex = hexToClear(go);
  return hex < 0 ? undefined : whyNotLeft(go.s, go.f.side, hex);
}

/** Why a unit has no move now at all. */
export function whyNotMove(go: MoveContext, unit: number): Why {
  const { s, f } = go;
  const why = whyNotOwn(f.side, unit) ?? whyNoWalker(s, unit) ?? whyStays(go, unit);
  if (why === ALREADY_MOVED && isStopped(go, unit)) return STOPPED;
  if (why) return why;
  return isStuck(s, legOf(go, unit)) ? DISRUPTED_HELD : undefined;
}

/** 8.2.2 A unit that is done and in an enemy ZOC has entered it, unless it may have failed to leave it. */
const isStopped = (go: MoveContext, unit: number): boolean =>
  legOf(go, unit).breakaway >= 0 && !needsStart(unit) && !go.s.options.pushOn;

/** Why a unit is none that could move on the map. */
function whyNoWalker(s: State, unit: number): Why {
  if (IS_AIR[unit]) return AIRCRAFT;
  if (s.place[unit] === ARRIVING) return ENTER_INSTEAD;
  return whyNotHere(s, unit) ?? (IS_TROOP[unit] ? undefined : NEVER_MOVES);
}

/** Why a unit could not move even in its side's movement phase. */
export const whyNeverMoves = (s: State, unit: number): Why => whyNoWalker(s, unit) ?? whyFrozen(s, unit);

/** Why a unit is not on the map. */
export const whyNotHere = (s: State, unit: number): Why =>
  s.place[unit] === TO_COME ? whyLater(s, unit) : whyNotOnMap(s, unit);

/** Why a unit that may move cannot end its leg in a hex that is not in `stopsOf`. */
export function whyNotTo(go: MoveContext, unit: number, hex: number): Why {
  const leg = legOf(go, unit);
  const spent = whySpent(leg);
  if (spent) return spent;
  if (hex === leg.from) return SAME_HEX;
  if (HEX_SHEET[hex] !== HEX_SHEET[leg.from]) return OTHER_HALF;
  if (go.front.enemy[hex]) return ENEMY_THERE;
  if (spotsOf(go, leg).some(spot => spot.hex === hex)) return whyNoStop(go.s, unit, hex);
  return isOverLake(leg.from, hex) ? LAKE : whyNotReach(go, leg, hex);
}

/** 8.3.3, 10.3.2 Only mines take more points than there are, and only engines take all of them before the first step. */
function whySpent({ spent, limit }: Leg): Why {
  if (limit <= 0) return ENGINES_OUT;
  return spent > limit ? MINED : undefined;
}

/** 10.3.2 Why a unit cannot start its engines now. */
export function whyNotStart({ s, f }: MoveContext, unit: number): Why {
  const why = whyNotOwn(f.side, unit) ?? whyNotHere(s, unit);
  if (why) return why;
  if (!needsStart(unit)) return NEEDS_NO_START;
  return s.done[unit] === IDLE ? undefined : HAS_STARTED;
}
