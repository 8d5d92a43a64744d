/** 7.1, 8.2.2 Why a unit cannot act against enemies in a hex: it is not next to them, or only across water. */
import { dirTo } from '../../../kit/board.ts';
import type { Why } from '../../../kit/why.ts';
import { BOARD, canAttackOver, isStrait } from '../pieces.ts';
import { placeOf, type State } from '../state.ts';

/** `rule` is the section that requires adjacent units; water has its own. */
export function whyNotBeside(s: State, unit: number, hex: number, rule: string): Why {
  const from = placeOf(s, unit);
  const about = { unit, hex };
  // V3.1 Paratroops that have jumped onto the enemy.
  if (from === hex) return undefined;
  const dir = dirTo(BOARD, from, hex);
  if (dir < 0) return { rule, code: 'not-beside', about };
  if (canAttackOver(from * 6 + dir)) return undefined;
  return isStrait(from, dir)
    ? { rule: '8.2.2', code: 'attack-over-strait', about }
    : { rule: '7.1', code: 'attack-over-water', about };
}
