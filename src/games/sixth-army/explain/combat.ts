/** 11.1-11.3 Why an attack cannot be declared or a unit cannot join it. */
import { dirTo } from '../../../kit/board.ts';
import type { Refusal } from '../../../kit/game.ts';
import { isAssemble, isCombat } from '../frames.ts';
import { subPhaseOf } from '../phases/combat.ts';
import { BOARD, enemyOf } from '../pieces.ts';
import { stackAt } from '../rules/ground.ts';
import type { State } from '../state.ts';
import { isOverDon, missing, whyNotUnit } from './common.ts';
import type { Asked } from './explain.ts';

export function whyNotCombat({ s, f, side, a }: Asked): Refusal | undefined {
  if (a.type === 'attack') {
    const sub = isCombat(f) ? f.units : [];
    return a.hex === undefined
      ? missing('hex', '11.4')
      : (whyNotTarget(s, side, a.hex) ?? whyNobodyStrikes(s, sub, a.hex));
  }
  if (a.type === 'resolve') return { rule: '11.4', code: 'choose-one' };
  if (a.unit === undefined) return missing('unit', '11.2');
  if (!isAssemble(f)) return undefined;
  const joined = f.units.includes(a.unit);
  if (a.type === 'leave') return { rule: '11.2', code: 'not-chosen', about: { unit: a.unit } };
  if (joined) return { rule: '11.2', code: 'already-chosen', about: { unit: a.unit } };
  return whyNotUnit(s, side, a.unit, '11.2') ?? whyNotAttacker(s, a.unit, f.hex);
}

/** 11.1, 11.2 The hex holds enemies, none of them attacked before. */
function whyNotTarget(s: State, side: number, hex: number): Refusal | undefined {
  const defenders = stackAt(s, enemyOf(side), hex);
  if (defenders.length === 0) return { rule: '11.1', code: 'no-enemy', about: { hex } };
  const struck = defenders.filter(u => s.flow.find(isCombat)?.targets.includes(u));
  return struck.length > 0 ? { rule: '11.1', code: 'target-attacked', about: { hex, units: struck } } : undefined;
}

/** 11.0, 10.2 No activated unit beside the hex, or only across the Don. */
function whyNobodyStrikes(s: State, units: readonly number[], hex: number): Refusal {
  const overDon = units.some(u => isOverDon(s.place[u]!, hex));
  return overDon
    ? { rule: '10.2', code: 'over-don', about: { hex } }
    : { rule: '11.0', code: 'nobody-beside', about: { hex } };
}

/** 11.1, 11.3 Activated, not used yet, and beside the hex. */
function whyNotAttacker(s: State, unit: number, hex: number): Refusal | undefined {
  const active = activeUnits(s);
  if (!active.includes(unit)) return { rule: '11.3', code: 'not-activated', about: { unit } };
  if (!subPhaseOf(s).units.includes(unit)) return { rule: '11.1', code: 'has-attacked', about: { unit } };
  return whyNotBeside(s, unit, hex);
}

function whyNotBeside(s: State, unit: number, hex: number): Refusal | undefined {
  const from = s.place[unit]!;
  if (isOverDon(from, hex)) return { rule: '10.2', code: 'over-don', about: { unit, hex } };
  return dirTo(BOARD, from, hex) < 0 ? { rule: '11.1', code: 'not-adjacent', about: { unit, hex } } : undefined;
}

function activeUnits(s: State): readonly number[] {
  const f = s.flow.find(frame => frame.phase === 'activation');
  return f && 'units' in f && Array.isArray(f.units) ? f.units : [];
}

/** For odds: whether these units could attack the hex, now or hypothetically. */
export function explainAttack(s: State, side: number, hex: number, units: readonly number[]): Refusal | undefined {
  const refusal = whyNotTarget(s, side, hex);
  if (refusal) return refusal;
  if (units.length === 0) return whyNobodyStrikes(s, [], hex);
  for (const unit of units) {
    const why = whyNotUnit(s, side, unit, '11.2') ?? whyNotBeside(s, unit, hex);
    if (why) return why;
  }
  return undefined;
}
