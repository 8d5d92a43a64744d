/** 4.0 Who has won. */
import type { Outcome } from '../../../kit/game.ts';
import { AXIS, roleOf, SOVIET } from '../pieces.ts';
import { isOver, type State } from '../state.ts';

/** 4.1-4.3 The Axis win at the last line they crossed. */
export function outcomeOf(s: State): Outcome | undefined {
  if (!isOver(s)) return undefined;
  if (s.winner !== AXIS) return { winner: roleOf(SOVIET), rule: '4.0', code: 'held' };
  return { winner: roleOf(AXIS), rule: `4.${s.crossed.at(-1) ?? 0}`, code: 'break-out' };
}
