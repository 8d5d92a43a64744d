/** Reports on units and their supply, which a table shows from its first picture on. */
import type { Role } from '../../kit/game.ts';
import type { SupplyReport, UnitReport } from '../../kit/report.ts';
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
  sideOfRole,
  stepsOf,
  unitsBy,
} from './pieces.ts';
import { allowanceOf } from './rules/allowance.ts';
import { linesNow, statesNow } from './rules/initial.ts';
import { BOXES, isFed, isOnMap, lostOf, placeOf, type State, SUPPLIED } from './state.ts';

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

export function supplyReports(s: State, role: Role): SupplyReport[] {
  const side = sideOfRole(role);
  return side === undefined ? [] : unitsBy(side).flatMap(unit => (isOnMap(s, unit) ? [supplyReport(s, unit)] : []));
}

/** 6.11 As it would be if it were decided now. */
function supplyReport(s: State, unit: number): SupplyReport {
  const side = sideOf(unit);
  const path = linesNow(s, side).pathOf(placeOf(s, unit));
  return { unit, supplied: statesNow(s, side)[unit] === SUPPLIED, rule: '6.11', ...(path && { path }) };
}
