/** Reports on units, which a table shows from its first picture on. */
import type { UnitReport } from '../../kit/report.ts';
import { whereOf } from '../../kit/sideLook.ts';
import { SUPPLY_STATES } from './data/numbers.ts';
import {
  ALL_UNITS,
  COMMAND_IDS,
  commandOfHq,
  printedAttack,
  printedDefence,
  rangeOf,
  roleOf,
  sideOf,
  stepsOf,
} from './pieces.ts';
import { allowanceOf } from './rules/allowance.ts';
import { BOXES, isFed, isOnMap, lostOf, placeOf, type State } from './state.ts';

export const unitReports = (s: State): UnitReport[] =>
  ALL_UNITS.map(unit => {
    const place = placeOf(s, unit);
    return { unit, role: roleOf(sideOf(unit)), ...whereOf(place, BOXES[place]), values: valuesOf(s, unit) };
  });

function valuesOf(s: State, unit: number) {
  const card = commandOfHq(unit);
  const army = s.army[unit] ?? -1;
  const acting = isOnMap(s, unit) ? SUPPLY_STATES[(s.acting[unit] ?? 0) - 1] : undefined;
  return {
    attack: printedAttack(unit, lostOf(s, unit)),
    defence: printedDefence(unit, lostOf(s, unit)),
    allowance: allowanceOf(s, unit),
    steps: stepsOf(unit) - lostOf(s, unit),
    lost: lostOf(s, unit),
    supply: SUPPLY_STATES[s.status[unit] ?? 0] ?? 'supplied',
    acted: s.acted[unit] === 1,
    ...(acting === undefined ? {} : { acting }),
    ...(card >= 0 ? { range: rangeOf(card), fed: isFed(s, card) } : {}),
    ...(army >= 0 ? { army: COMMAND_IDS[army] } : {}),
  };
}
