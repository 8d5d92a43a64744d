/** 9.6.2 Removes units lost in combat and logs it; checks what depends on it at once (5.1, 5.2, 11.3). */
import type { Io } from '../../../kit/flow.ts';
import { roleOf, sideOf } from '../pieces.ts';
import { isOver, placeOf, type State } from '../state.ts';
import { lose, surrender } from './loss.ts';
import { checkNations } from './nations.ts';
import { checkVictory } from './victory.ts';

export interface Cause {
  readonly rule: string;
  /** For the log: the cause of the loss. */
  readonly why: string;
}

/** Into the replacement pool. */
export function destroy(d: State, units: readonly number[], cause: Cause, io: Io): void {
  takeOff(d, units, { ...cause, type: 'lost', off: lose }, io);
}

/** 9.5, 9.6.2, 9.11.1 Out of the game for good. */
export function capture(d: State, units: readonly number[], cause: Cause, io: Io): void {
  takeOff(d, units, { ...cause, type: 'surrendered', off: surrender }, io);
}

interface Removal extends Cause {
  readonly type: string;
  off(d: State, unit: number): void;
}

function takeOff(d: State, units: readonly number[], { type, rule, why, off }: Removal, io: Io): void {
  for (const unit of units) {
    io.emit({ type, rule, role: roleOf(sideOf(unit)), unit, hex: placeOf(d, unit), why });
    off(d, unit);
  }
  if (units.length === 0) return;
  checkNations(d, io);
  if (!isOver(d)) checkVictory(d, io);
}
