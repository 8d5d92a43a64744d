/** Interchangeable units: choosing between them makes no difference. */
import { COMMAND, FULL, KIND, PARENT, printedArmour, printedAt, printedCombat } from '../pieces.ts';
import { type State, stepsOf } from '../state.ts';

export const areAlike = (s: State, units: readonly number[]): boolean => units.every(u => isSame(s, u, units[0] ?? u));

function isSame(s: State, u: number, v: number): boolean {
  const steps = stepsOf(s, u);
  return (
    s.place[u] === s.place[v] &&
    s.steps[v] === steps &&
    s.disrupted[u] === s.disrupted[v] &&
    s.routed[u] === s.routed[v] &&
    KIND[u] === KIND[v] &&
    COMMAND[u] === COMMAND[v] &&
    PARENT[u] === PARENT[v] &&
    FULL[u] === FULL[v] &&
    printedAt(u, steps) === printedAt(v, steps) &&
    printedArmour(u, steps) === printedArmour(v, steps) &&
    printedCombat(u, steps) === printedCombat(v, steps) &&
    !s.attached.includes(u) &&
    !s.attached.includes(v)
  );
}
