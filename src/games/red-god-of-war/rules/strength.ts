/** 8.11, 8.12 Strengths line by line: what is printed, and what each rule makes of it. Rounded up once, at the end. */
import { dirTo } from '../../../kit/board.ts';
import type { OddsLine } from '../../../kit/report.ts';
import {
  ATTACK_SHARE,
  DEFENCE_SHARE,
  HQ_DEFENCE_ALONE,
  INTEGRITY_FACTOR,
  SOVIET_OVERRUN_SHARE,
  SUPPLY_STATES,
  TERRAIN_SHARE,
} from '../data/numbers.ts';
import { BOARD, isHq, printedAttack, printedDefence, SOVIET, sideOf } from '../pieces.ts';
import { lostOf, placeOf, type State } from '../state.ts';
import type { Clash } from './clash.ts';
import { isRiver } from './ground.ts';
import { isDoubled } from './integrity.ts';
import { groundOf } from './terrain.ts';

export const attackOf = (s: Pick<State, 'lost'>, unit: number): number => printedAttack(unit, lostOf(s, unit));
export const defenceOf = (s: Pick<State, 'lost'>, unit: number): number => printedDefence(unit, lostOf(s, unit));

/** 8.51 */
export function isOverRiver(from: number, to: number): boolean {
  const dir = dirTo(BOARD, from, to);
  return dir >= 0 && isRiver(from * 6 + dir);
}

/** A unit's printed value, and a line for each factor. */
function unitLines(unit: number, printed: number, factors: readonly (readonly [string, string, number])[]): OddsLine[] {
  const lines: OddsLine[] = [{ what: 'strength', rule: '8.11', unit, value: printed }];
  let value = printed;
  for (const [what, rule, factor] of factors) {
    if (factor === 1) continue;
    lines.push({ what, rule, unit, value: value * (factor - 1) });
    value *= factor;
  }
  return lines;
}

/** 8.11 The attackers: integrity (5.41), river (8.51), supply (6.21); 8.62 in an overrun. */
export function attackLines(s: State, { units, hex, overrun }: Clash): OddsLine[] {
  const lines = units.flatMap(unit => {
    const isRiverAttack = isOverRiver(placeOf(s, unit), hex);
    const isTwofold = !overrun && !isRiverAttack && isDoubled(s, unit);
    const state = SUPPLY_STATES[(s.acting[unit] ?? 1) - 1] ?? 'supplied';
    return unitLines(unit, attackOf(s, unit), [
      ['integrity', '5.41', isTwofold ? INTEGRITY_FACTOR : 1],
      ['river', '8.51', isRiverAttack ? TERRAIN_SHARE : 1],
      [state, '6.21', ATTACK_SHARE[state]],
      ['soviet-overrun', '8.62', overrun && sideOf(unit) === SOVIET ? SOVIET_OVERRUN_SHARE : 1],
    ]);
  });
  // 8.53 A swamp halves the whole attack.
  const all = total(lines);
  if (groundOf(hex) === 'swamp') lines.push({ what: 'swamp', rule: '8.53', value: all * (TERRAIN_SHARE - 1) });
  return rounded(lines);
}

/** 8.12 The defenders, by the supply state of the turn (6.21). 10.11 A headquarters counts only without other units. */
export function defenceLines(s: State, defenders: readonly number[]): OddsLine[] {
  const [first] = defenders;
  if (first !== undefined && defenders.every(isHq))
    return [{ what: 'headquarters', rule: '10.11', unit: first, value: HQ_DEFENCE_ALONE }];
  const lines = defenders.flatMap(unit => {
    const state = SUPPLY_STATES[s.status[unit] ?? 0] ?? 'supplied';
    return unitLines(unit, defenceOf(s, unit), [
      ['integrity', '5.41', isDoubled(s, unit) ? INTEGRITY_FACTOR : 1],
      [state, '6.21', DEFENCE_SHARE[state]],
    ]);
  });
  return rounded(lines);
}

export const total = (lines: readonly OddsLine[]): number => lines.reduce((sum, line) => sum + line.value, 0);

/** 6.21, 8.51 Fractions are rounded up after everything is added. */
function rounded(lines: readonly OddsLine[]): OddsLine[] {
  const exact = total(lines);
  const up = Math.ceil(exact) - exact;
  return up > 0 ? [...lines, { what: 'rounding', rule: '6.21', value: up }] : [...lines];
}
