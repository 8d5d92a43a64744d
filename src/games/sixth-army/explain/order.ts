/** 9.2, 13.3 Why a unit cannot recover or be activated. */
import type { Frame, Refusal } from '../../../kit/game.ts';
import type { ActivateFrame } from '../frames.ts';
import { CORPS_HQ, IS_WHITE } from '../pieces.ts';
import { recoveryCost, supplyNet } from '../rules/logistics.ts';
import { isOrdered } from '../rules/orders.ts';
import { missing, whyNotUnit } from './common.ts';
import type { Asked } from './explain.ts';

export function whyNotOrder(asked: Asked): Refusal | undefined {
  const { s, f, side, a } = asked;
  const rule = f.phase === 'recovery' ? '13.3' : '9.2';
  switch (a.type) {
    case 'recover':
      return whyNotRecover(asked, rule);
    case 'recover-all':
      return { rule, code: 'no-points', about: { lp: s.lp[side]! } };
    case 'end-recovery':
      return { rule, code: 'recover-one' };
    case 'activate':
      return whyNotActivate(asked);
    case 'begin':
      return { rule: '9.1', code: 'choose-one' };
    case 'stand-down':
      return a.unit === undefined ? missing('unit', rule) : { rule, code: 'not-chosen', about: { unit: a.unit } };
    default:
      return undefined;
  }
}

function whyNotRecover({ s, f, side, a }: Asked, rule: string): Refusal | undefined {
  const unit = a.unit;
  const refusal = whyNotUnit(s, side, unit, rule) ?? whyNotOrdered(f, unit!);
  if (refusal || unit === undefined) return refusal;
  if (!s.exhausted[unit]) return { rule, code: 'not-exhausted', about: { unit } };
  const cost = recoveryCost(supplyNet(s, side), s.place[unit]!);
  return { rule: cost > 1 ? '13.3.1' : rule, code: 'no-points', about: { unit, cost, lp: s.lp[side]! } };
}

/** 9.2 Only the ordered formation; independent units never, but for the corps order. */
function whyNotOrdered(f: Frame, unit: number): Refusal | undefined {
  const card = cardOf(f);
  if (card === undefined || isOrdered(card, unit)) return undefined;
  const independent = IS_WHITE[unit] && card !== CORPS_HQ;
  return {
    rule: card === CORPS_HQ ? '9.3' : '9.2',
    code: independent ? 'independent' : 'other-formation',
    about: { unit, card },
  };
}

const cardOf = (f: Frame & { readonly card?: number }): number | undefined => f.card;

function whyNotActivate({ s, f, side, a }: Asked): Refusal | undefined {
  const unit = a.unit;
  const refusal = whyNotUnit(s, side, unit, '9.2') ?? whyNotOrdered(f, unit!);
  if (refusal || unit === undefined) return refusal;
  if (s.exhausted[unit]) return { rule: '2.2.1', code: 'unit-exhausted', about: { unit } };
  return isActivate(f) && f.units.includes(unit) ? { rule: '9.2', code: 'already-chosen', about: { unit } } : undefined;
}

const isActivate = (f: Frame): f is ActivateFrame => f.phase === 'activate';
