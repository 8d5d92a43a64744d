/** 9, 12 Why an operation cannot be ordered. */
import type { Refusal } from '../../../kit/game.ts';
import { AIR, ANTI_TANK, CORPS_HQ, HQ_SIDE, HQS, SUPPORT_KINDS, supportOfCard } from '../pieces.ts';
import { stackAt } from '../rules/ground.ts';
import { isHqReady, orderedUnits } from '../rules/orders.ts';
import { fresh } from '../rules/shock.ts';
import { type State, supportLeft } from '../state.ts';
import { missing, whyNotUnit } from './common.ts';
import type { Asked } from './explain.ts';

export function whyNotOperation(asked: Asked): Refusal | undefined {
  switch (asked.a.type) {
    case 'battle-group':
      return whyNotGroup(asked);
    case 'order':
      return whyNotHq(asked.s, asked.side, asked.a.card);
    case 'support-attack':
      return whyNotSupport(asked);
    default:
      return undefined;
  }
}

/** 9.1 Units of one hex, on their front side. */
function whyNotGroup({ s, side, a }: Asked): Refusal | undefined {
  if (a.units === undefined || a.units.length === 0) return missing('units', '9.1');
  if (a.hex === undefined) return missing('hex', '9.1');
  for (const unit of a.units) {
    const refusal = whyNotUnit(s, side, unit, '9.1');
    if (refusal) return refusal;
    if (s.place[unit] !== a.hex) return { rule: '9.1', code: 'not-in-hex', about: { unit, hex: a.hex } };
    if (s.exhausted[unit]) return { rule: '2.2.1', code: 'unit-exhausted', about: { unit } };
  }
  return { rule: '9.1', code: 'list-order', about: { units: fresh(s, stackAt(s, side, a.hex)) } };
}

/** 9.2, 9.3, B1 A headquarters that may still order somebody. */
function whyNotHq(s: State, side: number, card: number | undefined): Refusal | undefined {
  if (card === undefined) return missing('card', '9.2');
  if (card >= HQS) return { rule: '9.2', code: 'not-hq', about: { card } };
  if (HQ_SIDE[card] !== side) return { rule: '9.2', code: 'enemy-hq', about: { card } };
  const rule = card === CORPS_HQ ? '9.3' : '9.2';
  if (s.hqUsed[card]) return { rule, code: 'hq-used', about: { card } };
  if (!isHqReady(s, card)) return { rule: 'B1', code: 'corps-once', about: { card } };
  const units = orderedUnits(s, card);
  return { rule, code: units.length > 0 ? 'no-points' : 'nobody-to-order', about: { card, lp: s.lp[side]! } };
}

function whyNotSupport({ s, side, a }: Asked): Refusal | undefined {
  if (a.card === undefined) return missing('card', '12.1');
  const kind = supportOfCard(a.card);
  if (SUPPORT_KINDS[kind] === undefined) return { rule: '12.1', code: 'not-support', about: { card: a.card } };
  if (kind === ANTI_TANK) return { rule: '11.7', code: 'anti-tank-defends', about: { card: a.card } };
  if (supportLeft(s, side, kind) === 0) return { rule: '12.1', code: 'no-marker', about: { card: a.card } };
  const rule = kind === AIR ? '12.2' : '12.3';
  if (a.hex === undefined) return missing('hex', rule);
  if (fresh(s, stackAt(s, 1 - side, a.hex)).length === 0)
    return { rule, code: 'no-fresh-enemy', about: { hex: a.hex } };
  return { rule, code: 'not-beside', about: { hex: a.hex } };
}
