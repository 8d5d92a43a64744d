/** A battle in one line, for the strip under the map. */
import { lang } from '../app/settings.ts';
import { emptied, type Foretold } from './battle.ts';
import type { Desk } from './desk.ts';
import { percentOf } from './percent.ts';
import { say } from './text.ts';

export function battleText(desk: Desk, { choice, report }: Foretold): string {
  const odds = report.ratio === report.column ? report.ratio : `${report.ratio} → ${report.column}`;
  const results = report.results.map(r => `${r.result} ${percentOf(r.chance)}`).join(' · ');
  const chances = emptied(report);
  const empty = chances ? ` — ${say().emptied}: ${percentOf(chances.holding)}–${percentOf(chances.retreating)}` : '';
  const [attack, defence] = report.strength;
  return `${desk.session.game.words[lang.value].choice(choice)}: ${attack} v ${defence}, ${odds}; ${results}${empty}`;
}
