/** Changes of a unit's condition, each with its event. */
import type { Io } from '../../../kit/flow.ts';
import { withAt } from '../../../kit/list.ts';
import { DEAD, placeOf, type State } from '../state.ts';

/** Turns a unit to its exhausted side; no effect on an exhausted one. */
export function exhaust(d: State, u: number, rule: string, io: Io): void {
  if (d.exhausted[u]) return;
  d.exhausted = withAt(d.exhausted, u, 1);
  io.emit({ type: 'exhaust', rule, unit: u });
}

export function restore(d: State, u: number, rule: string, cost: number, io: Io): void {
  d.exhausted = withAt(d.exhausted, u, 0);
  io.emit({ type: 'recover', rule, unit: u, cost });
}

export function eliminate(d: State, u: number, rule: string, io: Io): void {
  const hex = placeOf(d, u);
  d.place = withAt(d.place, u, DEAD);
  d.exhausted = withAt(d.exhausted, u, 0);
  io.emit({ type: 'eliminate', rule, unit: u, hex });
}
