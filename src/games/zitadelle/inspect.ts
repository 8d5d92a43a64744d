/** What the screen, the protocol and bots may ask of a position beyond its legal choices. */
import type { Inspect } from '../../kit/game.ts';
import { obligationOf } from './declared.ts';
import { forecastReport, oddsReport } from './preview.ts';
import { reachReport } from './reachReport.ts';
import { supplyReport, unitReports } from './reports.ts';
import { retreatWays } from './retreatWays.ts';
import type { State } from './state.ts';
import { tableReports } from './tables.ts';
import { ways } from './ways.ts';

export const inspect: Inspect<State> = {
  units: unitReports,
  tables: tableReports,
  reach: reachReport,
  odds: oddsReport,
  forecast: forecastReport,
  battle: (s, role, hex) => oddsReport(s, role, { type: 'fight', hex }),
  obliges: obligationOf,
  ways: (s, _role, action) => (action.type === 'retreat' ? retreatWays(s, action) : ways(s, action)),
  supply: supplyReport,
};
