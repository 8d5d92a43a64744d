/** Units of which nobody could say why one rather than the other: a choice among them is none. */
import { ARMOUR, AT, COMBAT, COMMAND, COUNT, FULL, KIND, PARENT } from '../pieces.ts';
import type { State } from '../state.ts';

export const areAlike = (s: State, units: readonly number[]): boolean => units.every(u => isSame(s, u, units[0]!));

function isSame(s: State, u: number, v: number): boolean {
  const at = s.steps[u]! * COUNT;
  return (
    s.place[u] === s.place[v] &&
    s.steps[u] === s.steps[v] &&
    s.disrupted[u] === s.disrupted[v] &&
    s.routed[u] === s.routed[v] &&
    KIND[u] === KIND[v] &&
    COMMAND[u] === COMMAND[v] &&
    PARENT[u] === PARENT[v] &&
    FULL[u] === FULL[v] &&
    AT[at + u] === AT[at + v] &&
    ARMOUR[at + u] === ARMOUR[at + v] &&
    COMBAT[at + u] === COMBAT[at + v] &&
    !s.attached.includes(u) &&
    !s.attached.includes(v)
  );
}
