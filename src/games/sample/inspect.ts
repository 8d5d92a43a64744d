/** What screen, protocol and bots may ask of a position. Answers show no face-down chit of the other side. */
import type { Action, Inspect, Refusal, Role } from '../../kit/game.ts';
import { pathTo } from '../../kit/reach.ts';
import type { OddsReport, TableReport } from '../../kit/report.ts';
import { fail, ok, type Result } from '../../kit/result.ts';
import { refusalOf } from '../../kit/why.ts';
import { CHIT_NAMES, CHIT_SET, CRT } from './data/tables.ts';
import { SIDES, sideOf, UNITS } from './data/units.ts';
import { attackersOf, oddsOf } from './rules/combat.ts';
import { besideEnemy, destinations, reachOf, whyNotAct } from './rules/movement.ts';
import { COURSE } from './sequence.ts';
import { LOST, NO_CHIT, type State } from './state.ts';

export const inspect: Inspect<State> = {
  units: s =>
    UNITS.map(({ side, strength, allowance }, unit) => {
      const place = s.place[unit]!;
      const where = place >= 0 ? { hex: place } : { box: place === LOST ? 'lost' : 'off' };
      return { unit, role: side, ...where, values: { strength, allowance, chit: s.chit[unit] !== NO_CHIT } };
    }),
  tables: () => [crt(), chits()],
  reach(s, unit) {
    const why = whyNotAct(s, sideOf(unit), unit, '4.1');
    if (why) return fail(refusalOf(why, { type: 'move', unit }));
    const stops = besideEnemy(s, unit);
    const ends = destinations(s, unit);
    const reached = reachOf(s, unit);
    const hexes = ends.map(hex => {
      const stop = stops[hex] ? { stop: '4.3' } : {};
      return { hex, cost: reached.costOf(hex), path: pathTo(reached, hex), ...stop };
    });
    return ok({ unit, from: s.place[unit]!, allowance: UNITS[unit]!.allowance, hexes });
  },
  odds,
  supply: () => [],
};

/** Of the attack being put together, or of everybody who could attack a target that might be declared. */
function odds(s: State, role: Role, action: Action): Result<OddsReport, Refusal> {
  const why = COURSE.explain(s, role, action);
  if (why) return fail(why);
  const side = SIDES.find(known => known === role)!;
  const f = s.flow[s.flow.length - 1];
  if (action.type === 'declare-target') return ok(oddsOf(s, attackersOf(s, side, action.hex!), action.hex!, side));
  if (action.type === 'resolve' && f?.phase === 'battle') return ok(oddsOf(s, f.units, f.hex, side));
  return fail({ rule: '5.2', code: 'not-now' });
}

function crt(): TableReport {
  const { id, rule, source, columns, cells } = CRT.chart;
  return { id, rule, source, columns, rows: cells.map((row, i) => ({ label: String(i + 1), cells: row })) };
}

function chits(): TableReport {
  const rows = CHIT_NAMES.map((label, kind) => ({ label, cells: [String(kind), String(CHIT_SET[kind])] }));
  return { id: 'chits', rule: '3.0', source: 'rulebook', columns: ['strength', 'count'], rows };
}
