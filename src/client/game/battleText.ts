/** A battle in one line, for the strip under the map. */
import { printed } from '../../kit/phrase.ts';
import { emptied, type Foretold } from './battle.ts';
import type { Desk } from './desk.ts';
import { percentOf } from './percent.ts';
import { say } from './text.ts';

export function battleText(desk: Desk, { choice, isDeclared, report }: Foretold): string {
  const { game, words } = desk.session;
  const attack = say().forecastAt(game.names.hexes[report.hex] ?? '');
  const title = choice ? words.now().choice(choice) : isDeclared ? attack : `${say().forecast} · ${attack}`;
  const odds = report.ratio === report.column ? report.ratio : `${report.ratio} → ${report.column}`;
  const results = report.results.map(r => `${r.result} ${percentOf(r.chance)}`).join(' · ');
  const chances = emptied(report);
  const ends = chances ? [...new Set([percentOf(chances.holding), percentOf(chances.retreating)])] : [];
  const empty = chances ? ` — ${say().emptied}: ${ends.join('–')}` : '';
  const [strength, defence] = report.strength;
  const cost = report.cost === undefined ? '' : `${say().cost(printed(report.cost))}${say().comma}`;
  return `${title}: ${cost}${say().versus(strength, defence)}, ${odds}; ${results}${empty}`;
}
