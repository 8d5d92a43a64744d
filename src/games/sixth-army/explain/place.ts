/** 3, 6.3, 14 Why something cannot be placed. */
import type { Frame, Refusal } from '../../../kit/game.ts';
import { type ReinforcementFrame, unitsToPlace } from '../phases/reinforcement.ts';
import { AIR, AXIS, FORMATION, formationId, SIDE, UNITS_OF } from '../pieces.ts';
import { groundOf } from '../rules/ground.ts';
import { allowedHexes, isFixed, isWithinQuota } from '../rules/setUp.ts';
import { type State, supportLeft, TO_ARRIVE, TO_SET_UP } from '../state.ts';
import { missing, whyNotStand } from './common.ts';
import type { Asked } from './explain.ts';

export function whyNotPlace(asked: Asked): Refusal | undefined {
  const { s, f, side, a } = asked;
  const rule = setUpRule(f, side);
  switch (a.type) {
    case 'place':
      return whyNotUnitPlace(asked, rule);
    case 'take-back':
      return a.unit === undefined ? missing('unit', rule) : whyNotTakeBack(s, a.unit, rule);
    case 'ready':
      return { rule, code: 'units-left', about: { units: UNITS_OF[side]!.filter(u => s.place[u] === TO_SET_UP) } };
    case 'historical-set-up':
      return { rule, code: 'all-placed' };
    case 'end-arrival':
      return { rule, code: 'must-arrive' };
    case 'place-air':
      return whyNotAir(asked);
    default:
      return undefined;
  }
}

const setUpRule = (f: Frame, side: number): string => {
  if (f.phase === 'reinforcement') return side === AXIS ? '14.1' : '14.2';
  return side === AXIS ? '3.2' : '3.1';
};

function whyNotUnitPlace({ s, f, side, a }: Asked, rule: string): Refusal | undefined {
  const { unit, hex } = a;
  if (unit === undefined) return missing('unit', rule);
  if (SIDE[unit] !== side) return { rule: '2.2.1', code: 'not-your-unit', about: { unit } };
  const box = f.phase === 'set-up' ? TO_SET_UP : TO_ARRIVE;
  if (s.place[unit] !== box) return { rule, code: 'not-waiting', about: { unit } };
  if (hex === undefined) return missing('hex', rule);
  const g = groundOf(s, side);
  if (isReinforcement(f)) {
    const refusal = whyNotFormation(s, f, unit);
    if (refusal) return refusal;
  }
  if (!allowedHexes(unit).includes(hex)) return { rule, code: 'not-set-up-hex', about: { unit, hex } };
  if (!isWithinQuota(s, unit, hex))
    return { rule, code: 'quota-full', about: { hex, formation: formationId(FORMATION[unit]!) } };
  return whyNotStand(g, unit, hex);
}

const isReinforcement = (f: Frame): f is ReinforcementFrame => f.phase === 'reinforcement';

/** 14.2 By whole formations. */
function whyNotFormation(s: State, f: ReinforcementFrame, unit: number): Refusal | undefined {
  if (unitsToPlace(s, groundOf(s, f.side), f).includes(unit)) return undefined;
  const code = f.formation >= 0 ? 'finish-formation' : 'does-not-fit';
  const formation = formationId(f.formation >= 0 ? f.formation : FORMATION[unit]!);
  return { rule: '14.2', code, about: { formation } };
}

function whyNotTakeBack(s: State, unit: number, rule: string): Refusal {
  if (isFixed(unit) !== undefined) return { rule, code: 'printed-hex', about: { unit } };
  return { rule, code: s.place[unit] === TO_SET_UP ? 'not-placed' : 'not-your-unit', about: { unit } };
}

function whyNotAir({ s, a }: Asked): Refusal | undefined {
  if (supportLeft(s, AXIS, AIR) === 0) return { rule: '6.3', code: 'no-marker', about: { card: a.card ?? -1 } };
  if (a.hex === undefined) return missing('hex', '6.3');
  return s.air.includes(a.hex) ? { rule: '6.3', code: 'air-here', about: { hex: a.hex } } : undefined;
}
