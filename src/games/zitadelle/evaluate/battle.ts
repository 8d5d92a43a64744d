/** Decisions during a battle: where units retreat, which advance, what is removed from a full stack. */
import type { Action, Choice } from '../../../kit/game.ts';
import { itemAt } from '../../../kit/list.ts';
import { type AdvanceFrame, battleOf, type RetreatFrame, type SurplusFrame, type TargetFrame } from '../frames.ts';
import { refugesNow } from '../phases/retreat.ts';
import { FULL, GERMAN, isWork } from '../pieces.ts';
import { roomsFor } from '../rules/advance.ts';
import { placeOf, type State } from '../state.ts';
import { bombWorth } from './air.ts';
import { bestOf, type Calls, callsOf, scoreOf } from './march.ts';
import { gapAt, situationOf } from './situation.ts';
import { prizeAt, REAR } from './terrain.ts';
import { stepWorth, unitWorth } from './worth.ts';

/** 7.8 One unit after the other: to the best refuge; units that need not retreat only leave a bad place. */
export function retreatActions(s: State, f: RetreatFrame, choices: readonly Choice[]): readonly Action[] {
  const unit = f.further >= 0 ? f.further : [...f.units, ...f.free].find(u => refugesNow(s, f, u).length > 0);
  if (unit === undefined) return [];
  const isFree = f.further !== unit && !f.units.includes(unit);
  const refuges = refugesNow(s, f, unit).map(({ hex }) => hex);
  if (isFree && stands(s, f, unit)) return choices.filter(choice => choice.type === 'stand' && choice.unit === unit);
  const calls = callsOf(situationOf(s, f.side));
  const hex = pick(refuges, h => refugeScore(calls, h));
  return hex === undefined ? [] : [{ type: 'retreat', unit, hex }];
}

/** The attacker moves next anyway; a defender stays in works, in a victory hex, and while at full strength. */
function stands(s: State, { side }: RetreatFrame, u: number): boolean {
  const h = placeOf(s, u);
  if (battleOf(s).side === side || prizeAt(h) >= 0 || s.steps[u] === FULL[u]) return true;
  return side !== GERMAN && isWork(h);
}

const REARWARD = 0.1;
const SHELTER = 0.5;
const AWAY = 0.3;
const SAFE = 4;
/** The share of a victory hex's call that counts. */
const GUARD = 0.1;

/** Away from the enemy and towards the own edge; the Soviets into works. */
function refugeScore({ p, prize }: Calls, h: number): number {
  const c = prizeAt(h);
  const shelter = p.side !== GERMAN && isWork(h) ? SHELTER : 0;
  const place = c >= 0 ? GUARD * itemAt(prize, c) : 0;
  return AWAY * Math.min(gapAt(p, h), SAFE) - REARWARD * itemAt(REAR[p.side], h) + shelter + place;
}

function pick(hexes: readonly number[], score: (h: number) => number): number | undefined {
  let [best, most]: [number | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
  for (const h of hexes) {
    const value = score(h);
    if (value > most) [best, most] = [h, value];
  }
  return best;
}

/** The worth of ground gained. */
const WON = 0.4;

/** 7.9 A unit advances if its position improves, the strongest first. */
export function advanceActions(s: State, f: AdvanceFrame, choices: readonly Choice[]): readonly Action[] {
  const calls = callsOf(situationOf(s, f.side));
  let best: Action | undefined;
  let most = 0;
  for (const { type, unit } of choices) {
    if (type !== 'advance' || unit === undefined) continue;
    const found = bestOf(calls, unit, roomsFor(s, unit, f.hexes));
    if (!found) continue;
    const gain = found.score - scoreOf(calls, unit, placeOf(s, unit)) + (f.side === GERMAN ? WON : 0);
    if (gain > most) [most, best] = [gain, { type, unit, hex: found.hex }];
  }
  return best ? [best] : choices.filter(choice => choice.type === 'end-advance');
}

const bestUnit = (choices: readonly Choice[], worth: (u: number) => number): readonly Action[] => {
  const most = Math.max(...choices.map(({ unit = -1 }) => worth(unit)));
  return choices.filter(({ unit = -1 }) => worth(unit) === most).slice(0, 1);
};

/** 6.3.5 The owner gives up the cheapest. */
export const targetActions = (s: State, _f: TargetFrame, choices: readonly Choice[]): readonly Action[] =>
  bestUnit(choices, u => -stepWorth(s, u));

/** 9.3.1 */
export const bombActions = (s: State, _f: TargetFrame, choices: readonly Choice[]): readonly Action[] =>
  bestUnit(choices, u => bombWorth(s, u));

/** 5.1.7 The enemy removes the best. */
export const surplusActions = (s: State, _f: SurplusFrame, choices: readonly Choice[]): readonly Action[] =>
  bestUnit(choices, u => unitWorth(s, u));
