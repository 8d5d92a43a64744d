/** 8 Why a unit cannot take a way that the player has named: the first impossible step, and its rule. */
import type { Refusal } from '../../../kit/game.ts';
import { type BadStep, isWay } from '../../../kit/way.ts';
import type { Why } from '../../../kit/why.ts';
import { BOARD, IS_FORT } from '../pieces.ts';
import { wayAlong } from './along.ts';
import type { Leg, MoveContext } from './movement.ts';
import { pointsOf, whyZoc } from './reachWhy.ts';
import { whyNoStop } from './stackWhy.ts';
import { mayStop } from './stops.ts';

export function whyNotAlong(go: MoveContext, leg: Leg, path: readonly number[], hex: number): Why {
  if (!isWay(BOARD, path, hex)) return { rule: '8.1.1', code: 'way-broken', about: { unit: leg.unit, hex } };
  const way = wayAlong(go, leg, path);
  if (!way.ok) return stumbled(go, leg, way.error);
  // A longer way may leave too few points to go on from a full hex.
  return mayStop(go, leg, way.value) ? undefined : whyNoStop(go.s, leg.unit, hex);
}

function stumbled(go: MoveContext, leg: Leg, { from, hex, why, cost }: BadStep): Refusal {
  const about = { unit: leg.unit, hex };
  switch (why) {
    case 'apart':
      return { rule: '8.1.1', code: 'way-broken', about };
    case 'closed':
      return { rule: '8.2.6', code: 'lake-between', about };
    case 'blocked':
      return go.front.enemy[hex] ? { rule: '8.2.1', code: 'enemy-there', about } : whyZoc(go, leg, hex);
    case 'stop':
      return IS_FORT[from] ? { rule: '8.3.3', code: 'mines-stop', about } : { rule: '8.2.2', code: 'zoc-stop', about };
    case 'dear':
      if (IS_FORT[from] && cost <= leg.limit) return { rule: '8.3.3', code: 'mines-point', about };
      return { rule: '8.2.5', code: 'too-far', about: { ...about, cost: (cost - leg.spent) / 2, ...pointsOf(leg) } };
  }
}
