/** What screen, protocol and bots may ask of a position beyond its legal choices. */
import { topFrame } from '../../kit/flow.ts';
import type { Inspect, Refusal } from '../../kit/game.ts';
import type { ReachReport, SupplyReport, TableReport } from '../../kit/report.ts';
import { fail, ok, type Result } from '../../kit/result.ts';
import { whereOf } from '../../kit/sideLook.ts';
import { chartReport } from '../../kit/table.ts';
import { refusalOf } from '../../kit/why.ts';
import { TERRAIN_EFFECTS } from './data/effects.ts';
import { SUPPLY_STATES } from './data/numbers.ts';
import { CRT } from './data/tables.ts';
import { UNITS } from './data/units.ts';
import { isMove } from './frames.ts';
import { moments } from './look/moments.ts';
import { COMMAND_IDS, commandOfHq, rangeOf, roleOf, sideOf, sideOfRole, stepsOf, unitsBy } from './pieces.ts';
import { forecastReport, oddsReport } from './preview.ts';
import { HALVES } from './rules/costs.ts';
import { linesNow, statesNow } from './rules/initial.ts';
import { allowanceOf, destinations, limitOf, walkTo } from './rules/movement.ts';
import { whyNotTactical } from './rules/mover.ts';
import { attackOf, defenceOf } from './rules/strength.ts';
import { BOXES, isFed, isOnMap, lostOf, placeOf, type State, SUPPLIED } from './state.ts';

export const inspect: Inspect<State> = {
  units: s =>
    UNITS.map((_, unit) => {
      const place = placeOf(s, unit);
      return { unit, role: roleOf(sideOf(unit)), ...whereOf(place, BOXES[place]), values: valuesOf(s, unit) };
    }),
  tables: () => [chartReport(CRT), EFFECTS],
  reach: reachReport,
  odds: oddsReport,
  forecast: forecastReport,
  moments,
  battle: (s, role, hex) => oddsReport(s, role, { type: 'fight', hex }),
  supply(s, role) {
    const side = sideOfRole(role);
    return side === undefined ? [] : unitsBy(side).flatMap(unit => (isOnMap(s, unit) ? [supplyReport(s, unit)] : []));
  },
};

function valuesOf(s: State, unit: number) {
  const card = commandOfHq(unit);
  const army = s.army[unit] ?? -1;
  const acting = isOnMap(s, unit) ? SUPPLY_STATES[(s.acting[unit] ?? 0) - 1] : undefined;
  return {
    attack: attackOf(s, unit),
    defence: defenceOf(s, unit),
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

/** In its own movement phase as the list has it, otherwise as if it began to move now. */
function reachReport(s: State, unit: number): Result<ReachReport, Refusal> {
  const f = topFrame(s);
  const now = f && isMove(f) && f.side === sideOf(unit) ? f : undefined;
  const why = now ? whyNotTactical(s, now, unit) : whyNotThere(s, unit);
  if (why) return fail(refusalOf(why, { type: 'move', unit }));
  const from = now ? s : { ...s, spent: NOTHING, mode: NOTHING };
  const hexes = destinations(from, unit).flatMap(hex => {
    const walk = walkTo(from, unit, hex);
    return walk ? [{ hex, cost: walk.cost / HALVES, path: walk.path, ...(walk.isLone ? { stop: '4.53' } : {}) }] : [];
  });
  return ok({ unit, from: placeOf(s, unit), allowance: limitOf(s, unit) / HALVES, hexes });
}

const NOTHING: readonly number[] = UNITS.map(() => 0);

const whyNotThere = (s: State, unit: number) =>
  isOnMap(s, unit) ? undefined : { rule: '2.1', code: 'not-on-map', about: { unit } };

/** 6.11 As it would be if it were decided now. */
function supplyReport(s: State, unit: number): SupplyReport {
  const side = sideOf(unit);
  const path = linesNow(s, side).pathOf(placeOf(s, unit));
  return { unit, supplied: statesNow(s, side)[unit] === SUPPLIED, rule: '6.11', ...(path && { path }) };
}

const EFFECTS: TableReport = {
  ...{ id: 'tec', rule: '4.1', source: 'rulebook', columns: ['foot', 'mech', 'shift'] },
  rows: TERRAIN_EFFECTS.map(({ kind, foot, mech, shift }) => ({
    label: kind,
    cells: [foot, mech, shift].map(value => (value === undefined ? 'no' : String(value))),
  })),
};
