/** What screen, protocol and bots may ask of a position beyond its legal choices. */
import type { Inspect, Refusal } from '../../kit/game.ts';
import { withAt } from '../../kit/list.ts';
import { pathTo } from '../../kit/reach.ts';
import type { Obligation, ReachReport, SupplyReport, TableReport } from '../../kit/report.ts';
import { fail, ok, type Result } from '../../kit/result.ts';
import { whereOf } from '../../kit/sideLook.ts';
import { chartReport } from '../../kit/table.ts';
import { refusalOf } from '../../kit/why.ts';
import { CHIT_NAMES, CHIT_SET, CRT } from './data/tables.ts';
import { UNITS } from './data/units.ts';
import { allowanceOf, sideOf, sideOfRole } from './pieces.ts';
import { forecastReport, oddsReport } from './preview.ts';
import { hasChit } from './rules/chits.ts';
import { engagementOf } from './rules/duty.ts';
import { besideEnemy, cuttersOf, isSupplied, lineOf } from './rules/ground.ts';
import { destinations, reachOf, whyNotAct } from './rules/movement.ts';
import { printedStrength } from './rules/odds.ts';
import { BOXES, isReduced, placeOf, type State, unitsOf } from './state.ts';

export const inspect: Inspect<State> = {
  units: s =>
    UNITS.map(({ side, allowance, arrives }, unit) => {
      const place = placeOf(s, unit);
      const printed = { strength: printedStrength(s, unit), allowance, reduced: isReduced(s, unit) };
      const values = { ...printed, chit: hasChit(s, unit), ...(arrives !== undefined && { arrives }) };
      return { unit, role: side, ...whereOf(place, BOXES[place]), values };
    }),
  tables: () => [chartReport(CRT.chart), CHITS],
  reach: reachReport,
  odds: oddsReport,
  forecast: forecastReport,
  battle: (s, role, hex) => oddsReport(s, role, { type: 'fight', hex }),
  obliges,
  supply(s, role) {
    const side = sideOfRole(role);
    return side === undefined ? [] : unitsOf(s, side).map(unit => supplyReport(s, unit));
  },
};

function reachReport(s: State, unit: number): Result<ReachReport, Refusal> {
  const why = whyNotAct(s, sideOf(unit), unit);
  if (why) return fail(refusalOf(why, { type: 'move', unit }));
  const stops = besideEnemy(s, sideOf(unit));
  const ends = destinations(s, unit);
  const reached = reachOf(s, unit);
  const hexes = ends.map(hex => {
    const stop = stops[hex] ? { stop: '4.3' } : {};
    return { hex, cost: reached.costOf(hex), path: pathTo(reached, hex), ...stop };
  });
  return ok({ unit, from: placeOf(s, unit), allowance: allowanceOf(unit), hexes });
}

/** 5.1 What a unit that ended its move in a hex would have to attack. */
function obliges(s: State, unit: number, hex: number): Obligation | undefined {
  const { units, near, bound } = engagementOf({ place: withAt(s.place, unit, hex) }, sideOf(unit));
  const at = units.indexOf(unit);
  const hexes = bound[at] ? (near[at] ?? []) : [];
  return hexes.length > 0 ? { rule: '5.1', hexes } : undefined;
}

/** 6.1 */
function supplyReport(s: State, unit: number): SupplyReport {
  const supplied = isSupplied(s, unit);
  const path = lineOf(s, unit);
  const why = { ja: '敵、または敵の隣', en: 'an enemy, or next to one' };
  const blockedBy = supplied ? {} : { blockedBy: cuttersOf(s, unit).map(hex => ({ hex, why })) };
  return { unit, supplied, rule: '6.1', ...(path && { path }), ...blockedBy };
}

const CHITS: TableReport = {
  ...{ id: 'chits', rule: '3.0', source: 'rulebook', columns: ['strength', 'count'] },
  rows: CHIT_NAMES.map((label, kind) => ({ label, cells: [String(kind), String(CHIT_SET[kind])] })),
};
