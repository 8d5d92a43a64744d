/** 9.9-9.11 Why a Stuka or guns cannot be placed, or an automatic victory is not to be had. */
import { hexDistance } from '../../../kit/board.ts';
import type { Action, Refusal } from '../../../kit/game.ts';
import { yearOf } from '../data/calendar.ts';
import { ARTILLERY, ARTILLERY_RANGE, STUKA_RANGE } from '../data/support.ts';
import { WEATHERS } from '../data/tables.ts';
import type { MovementFrame, OverrunFrame } from '../frames.ts';
import { AXIS, BOARD, IS_ARTILLERY, IS_HQ, SIDE, SOVIET, STAVKA } from '../pieces.ts';
import { enemyHexes } from '../rules/duty.ts';
import { mayOverrun, overrunners, overrunOdds } from '../rules/overrun.ts';
import { stukasLeft, stukasOf } from '../rules/support.ts';
import { isOnMap, type State } from '../state.ts';

/** For the movement phase; undefined where the action is none of these. */
export function whyNotSupport(s: State, f: MovementFrame, a: Action): Refusal | undefined {
  switch (a.type) {
    case 'stuka':
      return whyNotStuka(s, f, a);
    case 'artillery':
      return whyNotGuns(s, f, a);
    case 'recall-stuka':
      return { rule: '9.9.3', code: 'no-stuka-to-recall', about: { unit: a.unit } };
    case 'recall-artillery':
      return { rule: '9.10.1', code: 'no-guns-to-recall', about: { hex: a.hex } };
    case 'automatic-victory':
      return whyNotOverrun(s, f, a);
    default:
      return undefined;
  }
}

function whyNotStuka(s: State, f: MovementFrame, { unit, hex }: Action): Refusal | undefined {
  if (f.side !== AXIS) return { rule: '9.9.1', code: 'stukas-are-axis' };
  if (f.impulse !== 1) return { rule: '9.9.5', code: 'first-impulse-only' };
  if (stukasOf(s) === 0) return { rule: '9.9.7', code: 'no-stukas', about: today(s) };
  if (stukasLeft(s, 1) <= 0) return { rule: '9.9.7', code: 'stukas-used', about: { n: stukasOf(s), ...today(s) } };
  if (unit === undefined || SIDE[unit] !== AXIS || !IS_HQ[unit])
    return { rule: '9.9.3', code: 'not-headquarters', about: { unit } };
  if (!isOnMap(s, unit)) return { rule: '9.9.3', code: 'not-on-map', about: { unit } };
  if (s.stukas.some(x => x.unit === unit)) return { rule: '9.9.3', code: 'headquarters-used', about: { unit } };
  if (s.stukas.some(x => x.hex === hex)) return { rule: '9.9.2', code: 'stuka-there', about: { hex } };
  return whyNotTarget(s, f.side, hex, { unit, range: STUKA_RANGE, rule: '9.9.3' });
}

function whyNotGuns(s: State, f: MovementFrame, { hex }: Action): Refusal | undefined {
  if (f.side !== SOVIET) return { rule: '9.10.1', code: 'guns-are-soviet' };
  if (s.options.artilleryCorps) return { rule: 'V1', code: 'corps-instead' };
  if (f.impulse !== 1) return { rule: '9.10.1', code: 'first-impulse-only' };
  const yearly = ARTILLERY[yearOf(s.turn)] ?? 0;
  if (yearly === 0) return { rule: '9.10.2', code: 'no-guns', about: today(s) };
  if (WEATHERS[s.weather[0]!] !== 'clear') return { rule: '9.10.2', code: 'guns-need-clear', about: today(s) };
  if (s.gunsUsed >= yearly) return { rule: '9.10.2', code: 'guns-used', about: { n: yearly, ...today(s) } };
  if (!isOnMap(s, STAVKA)) return { rule: '9.10.1', code: 'not-on-map', about: { unit: STAVKA } };
  if (hex !== undefined && s.guns.includes(hex)) return { rule: '9.10.1', code: 'guns-there', about: { hex } };
  return whyNotTarget(s, f.side, hex, { unit: STAVKA, range: ARTILLERY_RANGE, rule: '9.10.1' });
}

const today = (s: State): { year: number; weather: string } => ({
  year: yearOf(s.turn),
  weather: WEATHERS[s.weather[0]!]!,
});

interface Aim {
  readonly unit: number;
  readonly range: number;
  readonly rule: string;
}

function whyNotTarget(s: State, side: number, hex: number | undefined, aim: Aim): Refusal | undefined {
  const { unit, range, rule } = aim;
  if (hex === undefined) return { rule, code: 'field-missing', about: { field: 'hex' } };
  if (!enemyHexes(s, side)[hex]) return { rule, code: 'no-enemy', about: { hex } };
  const distance = hexDistance(BOARD, s.place[unit]!, hex);
  return distance > range ? { rule, code: 'out-of-range', about: { unit, hex, distance, range } } : undefined;
}

/** 9.11.1 All units beside the hex together are not strong enough. */
function whyNotOverrun(s: State, { side, impulse }: MovementFrame, { hex }: Action): Refusal | undefined {
  if (!mayOverrun(s, side)) return { rule: '9.11', code: 'overrun-is-axis' };
  if (hex === undefined) return { rule: '9.11.1', code: 'field-missing', about: { field: 'hex' } };
  if (!enemyHexes(s, side)[hex]) return { rule: '9.11.1', code: 'no-enemy', about: { hex } };
  const units = overrunners(s, side, hex);
  if (units.length === 0) return { rule: '9.11.1', code: 'nobody-beside', about: { hex } };
  if (side === SOVIET && !units.some(u => IS_ARTILLERY[u]))
    return { rule: 'V1', code: 'needs-artillery', about: { hex } };
  return { rule: '9.11.1', code: 'odds-too-low', about: { hex, ...ratioOf(s, { side, impulse, hex }, units) } };
}

const ratioOf = (
  s: State,
  at: { readonly side: number; readonly impulse: number; readonly hex: number },
  units: readonly number[],
): { ratio: string; shift: number } => {
  const { ratio, shift } = overrunOdds(s, at, units);
  return { ratio, shift };
};

/** 9.11 While those who take part are being chosen. */
export function whyNotTakePart(s: State, f: OverrunFrame, a: Action): Refusal | undefined {
  const { unit } = a;
  if (a.type === 'resolve')
    return {
      rule: '9.11.1',
      code: 'odds-too-low',
      about: { hex: f.hex, ...(f.units.length && ratioOf(s, f, f.units)) },
    };
  if (a.type === 'leave') {
    const code = unit !== undefined && f.units.includes(unit) ? 'indispensable' : 'not-chosen';
    return { rule: '9.11.1', code, about: { unit } };
  }
  if (a.type !== 'join') return undefined;
  if (unit === undefined) return { rule: '9.11.1', code: 'field-missing', about: { field: 'unit' } };
  if (f.units.includes(unit)) return { rule: '9.11.1', code: 'already-chosen', about: { unit } };
  return overrunners(s, f.side, f.hex).includes(unit)
    ? { rule: '9.11.1', code: 'enough', about: { hex: f.hex } }
    : { rule: '9.11.1', code: 'not-beside', about: { unit, hex: f.hex } };
}
