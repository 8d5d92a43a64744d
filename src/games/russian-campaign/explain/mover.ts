/** 8.2 Reasons that walking, rail and sea share: a unit that has no move, a hex it may not be in. */
import type { Refusal } from '../../../kit/game.ts';
import { WEATHERS } from '../data/tables.ts';
import { IS_DICTATOR, IS_HQ, IS_PARTISAN, IS_WORKER, isLand } from '../pieces.ts';
import { barredByCity } from '../rules/firstImpulse.ts';
import { allowanceOf, barsOf, type Going, isShy, mayWalk, stopRule } from '../rules/movement.ts';
import { closedTo } from '../rules/neutral.ts';
import { LANDED, MOVED, OVERRAN, RAILED, SAILED, type State } from '../state.ts';

export const stackFull = (hex: number): Refusal => ({ rule: '6.1', code: 'stack-full', about: { hex } });

/** Why a unit has no move on foot now. */
export function whyNotMover(go: Going, unit: number): Refusal | undefined {
  const { s } = go;
  if (mayWalk(go, unit)) return undefined;
  const refusal = whyNotAble(go, unit) ?? whyNotFree(s, unit);
  if (refusal) return refusal;
  const rule = s.done[unit] === MOVED ? stopRule(go, unit, s.place[unit]!) : undefined;
  if (rule) return { rule, code: rule === '7.2' ? 'stopped-zoc' : 'stopped-terrain', about: { unit } };
  return { rule: '8.1.3', code: 'already-moved', about: { unit } };
}

/** 8.2.3, 8.2.4, 8.4.3C, 8.5.2, 8.6.2 Why a unit has no move at all in this impulse. */
export function whyNotAble({ s, f }: Going, unit: number): Refusal | undefined {
  const about = { unit };
  if (IS_WORKER[unit]) return { rule: '12.7.2', code: 'never-moves', about };
  if (IS_PARTISAN[unit]) return { rule: '11.2.2', code: 'never-moves', about };
  if (IS_HQ[unit] && f.impulse === 1) return { rule: '8.5.2', code: 'hq-first-impulse', about };
  if (IS_DICTATOR[unit] && f.impulse === 2) return { rule: '8.6.2', code: 'dictator-second-impulse', about };
  if (allowanceOf(s, unit, f.impulse) === 0) {
    const weather = WEATHERS[s.weather[f.impulse - 1]!]!;
    return { rule: '8.2.4', code: 'no-allowance', about: { unit, weather, impulse: f.impulse } };
  }
  if (f.impulse === 1) return undefined;
  if (s.landed[unit] === s.turn) return { rule: '8.4.3', code: 'landed-this-turn', about };
  return s.held[unit] ? { rule: '8.2.3', code: 'held', about } : undefined;
}

const SPENT: Readonly<Record<number, readonly [rule: string, code: string]>> = {
  [RAILED]: ['8.3.4', 'has-railed'],
  [SAILED]: ['8.4.1', 'has-sailed'],
  [OVERRAN]: ['9.11.2', 'has-overrun'],
  [LANDED]: ['11.1.3', 'has-landed'],
};

/** What the unit has done instead of marching. */
function whyNotFree(s: State, unit: number): Refusal | undefined {
  const spent = SPENT[s.done[unit]!];
  return spent && { rule: spent[0], code: spent[1], about: { unit } };
}

/** Why a unit may not be in a hex, however it gets there. */
export function whyNotEnter(go: Going, unit: number, hex: number): Refusal | undefined {
  const about = { unit, hex };
  if (hex === go.s.place[unit]) return { rule: '8.1.2', code: 'same-hex', about };
  if (!isLand(hex)) return { rule: '8.2.2', code: 'no-land', about };
  if (go.g.enemy[hex]) return { rule: '6.0', code: 'enemy-there', about };
  if (isShy(unit) && go.g.ezoc[hex]) return { rule: '9.12.2', code: 'remnant-zoc', about };
  if (closedTo(go.s, unit)?.[hex]) return { rule: 'V3.1', code: 'neutral-land', about };
  if (!barsOf(go, unit)?.[hex]) return undefined;
  if (!barredByCity(go.s, unit, hex)) return { rule: '3.3.2', code: 'wrong-district', about };
  return { rule: go.s.options.cityAssault ? '3.3.5' : '3.3.4', code: 'spared-city', about };
}
