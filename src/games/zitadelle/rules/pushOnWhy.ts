/** 13.7 Why a unit cannot push on. */
import { bar, type Why } from '../../../kit/why.ts';
import { HEX_SHEET, SIDE } from '../pieces.ts';
import { IDLE } from '../state.ts';
import { hasRoom, zocFor } from './ground.ts';
import { avoidsZoc, isShunning, legOf, type MoveContext } from './movement.ts';
import { whyNotMove } from './moveWhy.ts';
import { whyNoStop } from './stackWhy.ts';
import { canMakeRoom } from './stops.ts';
import { isBeside, isOverLake } from './who.ts';

const NO_PUSH_ON = bar('13.7.1', 'no-push-on');
const HAS_MOVED = bar('13.7.1', 'push-before-move', 'unit');
const OTHER_HALF = bar('8.2.6', 'other-half', 'unit', 'hex');
const ONE_HEX = bar('13.7.1', 'push-one-hex', 'unit', 'hex');
const ENEMY_THERE = bar('8.2.1', 'enemy-there', 'unit', 'hex');
const LAKE = bar('8.2.6', 'lake-between', 'unit', 'hex');
const DISRUPTED_ZOC = bar('13.5.1', 'disrupted-zoc', 'unit', 'hex');
const ZOC_TO_ZOC = bar('8.2.4', 'zoc-to-zoc', 'unit', 'hex');
const WITHIN_REACH = bar('13.7.1', 'within-reach', 'unit', 'hex');

export const whyNoPushing = ({ s }: MoveContext): Why => (s.options.pushOn ? undefined : NO_PUSH_ON);

/** Why this unit cannot, whatever the hex. */
export const whyNotPush = (go: MoveContext, unit: number): Why =>
  hasMoved(go, unit) ? HAS_MOVED : whyNotMove(go, unit);

/** 10.3.2 Who has only started its engines has not. */
const hasMoved = ({ s, f }: MoveContext, unit: number): boolean =>
  SIDE[unit] === f.side && s.done[unit] !== IDLE && !(unit === f.mover && f.spent === 0);

/** Why a unit cannot push on to a hex that is not in `pushHexes`. */
export function whyNotPushTo(go: MoveContext, unit: number, hex: number): Why {
  const leg = legOf(go, unit);
  if (HEX_SHEET[hex] !== HEX_SHEET[leg.from]) return OTHER_HALF;
  if (!isBeside(leg.from, hex)) return ONE_HEX;
  if (go.front.enemy[hex]) return ENEMY_THERE;
  if (isOverLake(leg.from, hex)) return LAKE;
  if (isShunning(leg) && zocFor(go.front, unit)[hex]) return avoidsZoc(go.s, unit) ? DISRUPTED_ZOC : ZOC_TO_ZOC;
  if (hasRoom(go.stacks, unit, hex) || canMakeRoom(go, unit, hex)) return WITHIN_REACH;
  return whyNoStop(go.s, unit, hex);
}
