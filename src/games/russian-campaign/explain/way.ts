/** 8 Why a unit cannot go by a way that the player has named: the first step that cannot be taken, and its rule. */
import { dirTo } from '../../../kit/board.ts';
import type { Refusal } from '../../../kit/game.ts';
import { isWay, type Stumble } from '../../../kit/way.ts';
import { BOARD, LAND_SIDES } from '../pieces.ts';
import { type Going, type Leg, stopRule, wayAlong } from '../rules/movement.ts';
import { endsInOrder } from '../rules/orders.ts';
import { stackFull, whyNotEnter } from './mover.ts';

export function whyNotAlong(go: Going, leg: Leg, path: readonly number[], hex: number): Refusal {
  const about = { unit: leg.unit, hex };
  if (!isWay(BOARD, path, hex)) return { rule: '8.1.2', code: 'no-way', about };
  const way = wayAlong(go, leg, path);
  if (!way.ok) return stumbled(go, leg, way.error);
  // A dearer way may leave too little to go on to where the unit must be, or to where there is room.
  return endsInOrder(go, leg, way.value) ? stackFull(hex) : { rule: '3.3.2', code: 'orders', about };
}

function stumbled(go: Going, leg: Leg, { from, hex, why }: Stumble): Refusal {
  const about = { unit: leg.unit, hex };
  switch (why) {
    case 'apart':
      return { rule: '8.1.2', code: 'no-way', about };
    case 'closed':
      return { rule: '8.2.2', code: isStraitSide(from, hex) ? 'strait-stop' : 'water-side', about };
    case 'blocked':
      return whyNotEnter(go, leg.unit, hex) ?? { rule: '8.2.2', code: 'strait-zoc', about };
    case 'stop':
      if (from === leg.from) return { rule: '8.2.3', code: 'zoc-to-zoc', about };
      return stopRule(go, leg.unit, from) === '7.2'
        ? { rule: '7.2', code: 'zoc-stop', about }
        : { rule: '8.2.1', code: 'terrain-stop', about };
    case 'dear':
      return { rule: '8.1.2', code: 'too-far', about: { ...about, allowance: leg.limit, left: leg.limit - leg.spent } };
  }
}

/** Sides that can be crossed, but not in passing. */
const isStraitSide = (from: number, to: number): boolean => LAND_SIDES[from * 6 + dirTo(BOARD, from, to)]! >= 0;
