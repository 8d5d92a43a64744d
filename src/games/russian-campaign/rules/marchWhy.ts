/** 8.1, 8.2 Why a leg cannot end in a hex, or cannot take a way: the nearest rule that prevents it. */
import { dirTo } from '../../../kit/board.ts';
import { reach } from '../../../kit/reach.ts';
import { type BadStep, isWay } from '../../../kit/way.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { BOARD, canStepOver, HEXES, LAND_SIDES } from '../pieces.ts';
import { STRAITS, spotsOf, wayAlong } from './march.ts';
import type { Leg, MoveContext } from './mover.ts';
import { endsInOrder, keepsOrders } from './orders.ts';
import { whyNotEnter } from './shut.ts';
import { mayStop } from './stacking.ts';
import { stopRule } from './stops.ts';

const ORDERS = bar('3.3.2', 'orders', 'unit', 'hex');
const STACK_FULL = bar('6.1', 'stack-full', 'unit', 'hex');
const WATER = bar('8.2.2', 'water-side', 'unit', 'hex');
const STRAIT_ZOC = bar('8.2.2', 'strait-zoc', 'unit', 'hex');
const STRAIT_STOP = bar('8.2.2', 'strait-stop', 'unit', 'hex');
const ZOC_TO_ZOC = bar('8.2.3', 'zoc-to-zoc', 'unit', 'hex');
const ZOC_STOP = bar('7.2', 'zoc-stop', 'unit', 'hex');
const TERRAIN_STOP = bar('8.2.1', 'terrain-stop', 'unit', 'hex');
const NO_WAY = bar('8.1.2', 'no-way', 'unit', 'hex');

/** Lifts one rule after the other; the rule without which the hex could be reached is the reason. */
export function whyNotReach(go: MoveContext, leg: Leg, hex: number): Why {
  const end = whyNotEnter(go, leg.unit, hex);
  if (end) return end;
  if (spotsOf(go, leg).some(spot => spot.hex === hex)) return keepsOrders(go, leg, hex) ? STACK_FULL : ORDERS;
  if (isOverWater(leg.from, hex)) return WATER;
  if (go.g.ezoc[hex] && STRAITS.some(strait => strait.to === hex && reaches(go, leg, strait.from))) return STRAIT_ZOC;
  const noZoc = { ...go, g: { ...go.g, ezoc: NOTHING, unions: [] } };
  if (reaches(noZoc, leg, hex)) {
    const isDirect = go.g.ezoc[hex] && go.g.ezoc[leg.from] && leg.spent === 0;
    return isDirect ? ZOC_TO_ZOC : ZOC_STOP;
  }
  if (reaches({ ...go, easy: true }, leg, hex)) return TERRAIN_STOP;
  if (reaches({ ...noZoc, easy: true }, leg, hex)) return ZOC_STOP;
  const { from, spent, limit } = leg;
  const isAcross = reach(BOARD, from, { costs: LAND_SIDES, limit, spent, block: go.g.enemy }).costOf(hex) >= 0;
  return isAcross ? STRAIT_STOP : tooFar(leg, hex);
}

const NOTHING = new Uint8Array(HEXES);

const reaches = (go: MoveContext, leg: Leg, hex: number): boolean =>
  hex === leg.from || spotsOf(go, leg).some(spot => spot.hex === hex);

/** 8.2.2 Neighbours separated by water only. */
function isOverWater(from: number, to: number): boolean {
  const dir = dirTo(BOARD, from, to);
  return dir >= 0 && !canStepOver(from * 6 + dir);
}

const tooFar = ({ unit, limit, spent }: Leg, hex: number): Why => ({
  rule: '8.1.2',
  code: 'too-far',
  about: { unit, hex, allowance: limit, left: limit - spent },
});

/** Why a leg cannot take a way that the player has named: the first impossible step, then its end. */
export function whyNotAlong(go: MoveContext, leg: Leg, path: readonly number[], hex: number): Why {
  if (!isWay(BOARD, path, hex)) return NO_WAY;
  const way = wayAlong(go, leg, path);
  if (!way.ok) return whyBadStep(go, leg, way.error);
  // A longer way may leave too little movement to reach where the unit must be, or a hex with room.
  if (!endsInOrder(go, leg, way.value)) return ORDERS;
  return mayStop(go, leg, way.value) ? undefined : STACK_FULL;
}

/** The rule that forbids one step. */
export function whyBadStep(go: MoveContext, leg: Leg, { from, hex, why }: BadStep): Why {
  const at = { unit: leg.unit, hex };
  switch (why) {
    case 'apart':
      return about(NO_WAY, at);
    case 'closed':
      return about(isOverWater(from, hex) ? WATER : STRAIT_STOP, at);
    case 'blocked':
      return about(whyNotEnter(go, leg.unit, hex) ?? STRAIT_ZOC, at);
    case 'stop':
      return about(whyStopped(go, leg, from), at);
    case 'dear':
      return tooFar(leg, hex);
  }
}

/** A reason about a hex of the way that is not the action's own hex. */
const about = ({ rule, code }: { readonly rule: string; readonly code: string }, at: object): Why => ({
  rule,
  code,
  about: { ...at },
});

function whyStopped({ s, f, g }: MoveContext, { unit, from: start }: Leg, from: number): Exclude<Why, undefined> {
  if (from === start) return ZOC_TO_ZOC;
  return stopRule(s, g, { unit, impulse: f.impulse }, from) === '7.2' ? ZOC_STOP : TERRAIN_STOP;
}
