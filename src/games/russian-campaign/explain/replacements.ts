/** 12.6-12.8, V3 Why a unit cannot be replaced, placed or converted before an impulse. */
import type { Action, Refusal } from '../../../kit/game.ts';
import { entryOf } from '../../../kit/phrase.ts';
import type {
  AxisReplacementFrame,
  ConversionFrame,
  SovietReplacementFrame,
  WhatIfFrame,
  WorkersFrame,
} from '../frames.ts';
import { whyNotEndReplacement } from '../phases/sovietReplacement.ts';
import { CITY_AT, IS_HQ, IS_OIL, IS_WORKER, inUssr, SIDE } from '../pieces.ts';
import { shareOf, sharesOf } from '../rules/axisReplacement.ts';
import { controller } from '../rules/control.ts';
import { infantryOf, isLike } from '../rules/conversion.ts';
import { maySend } from '../rules/siberia.ts';
import { barOf, costOf, costOfAll, isReplaceable } from '../rules/sovietReplacement.ts';
import { newWorkers } from '../rules/workers.ts';
import { POOL, SIBERIA, type State, TO_ARRIVE } from '../state.ts';
import { missing, whyNotOwn, whyNotUnit } from './units.ts';

export function whyNotAxisReplacement(s: State, f: AxisReplacementFrame, a: Action): Refusal | undefined {
  if (a.type !== 'replace' && a.type !== 'take-back') return undefined;
  const own = whyNotOwn(f.side, a.unit, '12.6.3');
  const u = a.unit ?? -1;
  if (own || a.type === 'take-back') return own ?? notTaken(u, '12.6.3');
  const about = { unit: u };
  if (s.place[u] !== POOL) return { rule: '12.6.3', code: 'not-in-pool', about };
  const share = shareOf(u);
  if (share === undefined) return { rule: '12.6.4', code: 'never-replaced', about };
  if (IS_HQ[u]) return { rule: '12.6.2', code: 'staff-second-impulse', about };
  if (share === 'italian' && sharesOf(s).get(share) === 0) return { rule: '12.6.5', code: 'no-italians', about };
  const isLost = sharesOf(s).get(share) === 0 && share !== 'armour';
  return isLost
    ? { rule: '12.6.3', code: 'capital-lost', about }
    : { rule: '12.6.4', code: 'share-used', about: { unit: u, share } };
}

const notTaken = (unit: number, rule: string): Refusal => ({ rule, code: 'not-taken', about: { unit } });

export function whyNotSovietReplacement(s: State, f: SovietReplacementFrame, a: Action): Refusal | undefined {
  if (a.type === 'end-replacement') return whyNotEndReplacement(s, f);
  const answer = entryOf(SOVIET_ANSWERS, a.type);
  return answer && (whyNotOwn(f.side, a.unit, '12.7.5') ?? answer(s, f, a.unit!));
}

type Answer = (s: State, f: SovietReplacementFrame, u: number) => Refusal | undefined;

const SOVIET_ANSWERS: Readonly<Record<string, Answer>> = {
  replace: whyNotReplace,
  'take-back': (_s, _f, u) => notTaken(u, '12.7.5'),
  send: whyNotSend,
  return: whyNotReturn,
};

function whyNotReplace(s: State, f: SovietReplacementFrame, u: number): Refusal | undefined {
  const about = { unit: u };
  if (s.place[u] === SIBERIA) return { rule: 'V3.4', code: 'in-siberia', about };
  if (s.place[u] !== POOL) return { rule: '12.7.5', code: 'not-in-pool', about };
  if (!isReplaceable(u)) return { rule: '12.7.3', code: 'never-replaced', about };
  const bar = barOf(s, f, u);
  if (bar === 'points-short')
    return { rule: '12.7.5', code: bar, about: { unit: u, cost: costOf(u), left: f.points - costOfAll(f.units) } };
  return bar && { rule: bar === 'stavka-limit' ? '12.7.10' : '12.7.5', code: bar, about };
}

function whyNotSend(s: State, f: SovietReplacementFrame, u: number): Refusal {
  const about = { unit: u };
  if (!maySend(s)) return { rule: 'V3.4', code: 'siberia-closed', about };
  return f.sent >= 0 ? { rule: 'V3.4', code: 'one-to-siberia', about } : { rule: 'V3.4', code: 'replaced-only', about };
}

function whyNotReturn(s: State, f: SovietReplacementFrame, u: number): Refusal {
  const about = { unit: u };
  if (s.place[u] !== SIBERIA) return { rule: 'V3.4', code: 'not-in-siberia', about };
  return { rule: 'V3.4', code: f.returning ? 'one-from-siberia' : 'siberia-stays', about };
}

export function whyNotWorker(s: State, f: WorkersFrame, a: Action): Refusal | undefined {
  if (a.type === 'end-workers') return { rule: '12.7.4', code: 'workers-first', about: { units: newWorkers(s) } };
  if (a.type !== 'place' && a.type !== 'shelter') return undefined;
  const u = a.unit ?? -1;
  const own = whyNotOwn(f.side, a.unit, '12.7.4');
  if (own) return own;
  if (!IS_WORKER[u]) return { rule: '12.7.4', code: 'no-worker', about: { unit: u } };
  if (a.type === 'shelter')
    return { rule: '13.4', code: s.options.factories ? 'shelter-full' : 'no-shelter', about: { unit: u } };
  if (s.place[u] !== TO_ARRIVE) return { rule: '12.7.2', code: 'never-moves', about: { unit: u } };
  return a.hex === undefined ? missing('hex', '12.7.4') : whyNotCity(s, u, a.hex);
}

function whyNotCity(s: State, u: number, h: number): Refusal {
  const about = { unit: u, hex: h };
  const city = CITY_AT[h]!;
  if (city < 0 || IS_OIL[city]) return { rule: '12.7.4', code: 'no-city', about };
  if (!inUssr(h)) return { rule: '12.7.4', code: 'not-soviet-city', about };
  if (controller(s, h) !== SIDE[u]) return { rule: '12.7.4', code: 'city-lost', about };
  return { rule: '12.7.4', code: 'worker-there', about };
}

export function whyNotConvert(s: State, f: ConversionFrame, a: Action): Refusal | undefined {
  if (a.type !== 'convert') return undefined;
  const refusal = whyNotUnit(s, f.side, a.unit, '12.8.2');
  if (refusal || a.unit === undefined) return refusal;
  const about = { unit: a.unit };
  if (!isLike(a.unit, infantryOf(f.units[0]!))) return { rule: '12.8.2', code: 'not-like', about };
  return { rule: '12.8.2', code: 'cut-off', about };
}

export function whyNotVariant(_s: State, f: WhatIfFrame, a: Action): Refusal | undefined {
  if (a.type !== 'adopt' && a.type !== 'reject') return undefined;
  return { rule: 'V3', code: 'other-variant', about: { n: f.variant } };
}
