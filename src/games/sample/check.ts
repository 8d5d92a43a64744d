/** Invariants: what is true of every state, whatever the players did. Tests, fuzzing and `scene` ask for it. */
import type { Violation } from '../../kit/game.ts';
import { CHIT_SET } from './data/tables.ts';
import { SIDES, sideOf, UNITS } from './data/units.ts';
import { COLUMNS, isOnMap, NO_CHIT, type State, unitAt } from './state.ts';

export function check(s: State): Violation[] {
  const out = COLUMNS.violations(s, '1.1');
  UNITS.forEach(({ name }, unit) => {
    const here = isOnMap(s, unit);
    if (here && unitAt(s, s.place[unit]!) !== unit) out.push({ rule: '4.4', message: `${name} shares its hex` });
    if (!here && s.chit[unit] !== NO_CHIT) out.push({ rule: '3.2', message: `${name} is off the map with a chit` });
  });
  for (const side of SIDES) {
    const lying = (kind: number): number => s.chit.filter((c, unit) => c === kind && sideOf(unit) === side).length;
    if (CHIT_SET.some((count, kind) => lying(kind) > count))
      out.push({ rule: '3.0', message: `${side} has too many chits` });
  }
  if (s.turn > s.turns) out.push({ rule: '2.2', message: `turn ${s.turn} of ${s.turns}` });
  return out;
}
