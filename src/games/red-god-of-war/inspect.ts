/** What screen, protocol and bots may ask of a position beyond its legal choices. */
import { topFrame } from '../../kit/flow.ts';
import type { Inspect, Refusal } from '../../kit/game.ts';
import type { ReachReport, TableReport } from '../../kit/report.ts';
import { fail, ok, type Result } from '../../kit/result.ts';
import { chartReport } from '../../kit/table.ts';
import { refusalOf } from '../../kit/why.ts';
import { TERRAIN_EFFECTS } from './data/effects.ts';
import { CRT } from './data/tables.ts';
import { UNITS } from './data/units.ts';
import { isMove } from './frames.ts';
import { commandReport } from './look/command.ts';
import { supplyReports } from './look/lines.ts';
import { moments } from './look/moments.ts';
import { sideOf } from './pieces.ts';
import { forecastReport, oddsReport } from './preview.ts';
import { unitReports } from './reports.ts';
import { HALVES } from './rules/costs.ts';
import { destinations, walkTo } from './rules/movement.ts';
import { whyNotTactical } from './rules/mover.ts';
import { limitOf } from './rules/spending.ts';
import { isOnMap, placeOf, type State } from './state.ts';

export const inspect: Inspect<State> = {
  units: unitReports,
  tables: () => [chartReport(CRT), EFFECTS],
  reach: reachReport,
  odds: oddsReport,
  forecast: forecastReport,
  moments,
  battle: (s, role, hex) => oddsReport(s, role, { type: 'fight', hex }),
  supply: supplyReports,
  command: commandReport,
};

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

const EFFECTS: TableReport = {
  ...{ id: 'tec', rule: '4.1', source: 'rulebook', columns: ['foot', 'mech', 'shift'] },
  rows: TERRAIN_EFFECTS.map(({ kind, foot, mech, shift }) => ({
    label: kind,
    cells: [foot, mech, shift].map(value => (value === undefined ? 'no' : String(value))),
  })),
};
