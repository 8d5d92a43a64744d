/** The combat sheet: both sides, every shift with its rule, the exact chances and the effect of each result here. */
import { printed } from '../../kit/phrase.ts';
import type { OddsLine, OddsReport } from '../../kit/report.ts';
import { emptied, type Fate, type Foretold, fatesOf, shockOf } from './battle.ts';
import type { Desk } from './desk.ts';
import { choiceLabel, lineText, RuleLink } from './parts.tsx';
import { percentOf } from './percent.ts';
import { say } from './text.ts';

export interface CombatSheetProps {
  readonly desk: Desk;
  readonly told: Foretold;
  /** What came of it, after the roll. */
  readonly came?: Came;
}

interface Came {
  readonly die: number;
  readonly result: string;
}

export function CombatSheet({ desk, told, came }: CombatSheetProps) {
  const { report, choice } = told;
  const words = say();
  const { game } = desk.session;
  return (
    <article class="gp-sheet" aria-label={`${words.odds} ${report.ratio}`}>
      <header>
        <h3>{came ? say().foretold : titleOf(desk, told)}</h3>
        <span class="gp-hexname">{game.names.hexes[report.hex]}</span>
      </header>
      {!choice && !told.isDeclared && !came && <ForecastNote desk={desk} told={told} />}
      {!came && <Chances report={report} />}
      <div class="gp-sides">
        <Side desk={desk} title={words.attackers} lines={report.attackers} total={report.strength[0]} />
        <Side desk={desk} title={words.defenders} lines={report.defenders} total={report.strength[1]} />
      </div>
      <Shock desk={desk} report={report} />
      <dl class="gp-sum">
        <dt>{words.odds}</dt>
        <dd>{report.ratio}</dd>
        <dt>{words.shifts}</dt>
        <dd>
          {report.shifts.length === 0
            ? words.noShifts
            : report.shifts.map(line => (
                <span key={`${line.what} ${line.rule}`} class="gp-shift">
                  {lineText(desk, line)} {signed(line.value)} <RuleLink desk={desk} rule={line.rule} />
                </span>
              ))}
        </dd>
        <dt>{words.column}</dt>
        <dd>
          <b class="gp-column">{report.column}</b>
        </dd>
      </dl>
      <Strip report={report} came={came} />
      <Results desk={desk} report={report} came={came?.result} />
    </article>
  );
}

export const titleOf = (desk: Desk, { choice, report }: Foretold): string =>
  choice ? choiceLabel(desk, choice) : say().forecastAt(desk.session.game.names.hexes[report.hex] ?? '');

function ForecastNote({ desk, told }: { readonly desk: Desk; readonly told: Foretold }) {
  const { game } = desk.session;
  const { after } = told;
  return (
    <p class="gp-forecast">
      <b>{say().forecast}</b> {say().forecastNote}
      {after && ` ${say().forecastAfter(names(desk, [after.unit]), game.names.hexes[after.hex] ?? '')}`}
    </p>
  );
}

/** The column of the table: one cell per die. */
function Strip({ report, came }: { readonly report: OddsReport; readonly came: Came | undefined }) {
  const cells = report.results.flatMap(({ result, dice }) => dice.map(die => ({ die, result })));
  return (
    <ol class="gp-strip" aria-label={say().table(report.column)}>
      {cells
        .sort((a, b) => a.die - b.die)
        .map(({ die, result }) => (
          <li key={die} aria-current={die === came?.die && result === came.result ? 'true' : undefined}>
            <small>{die}</small> {result}
          </li>
        ))}
    </ol>
  );
}

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

interface SideProps {
  readonly desk: Desk;
  readonly title: string;
  readonly lines: readonly OddsLine[];
  readonly total: number;
}

function Side({ desk, title, lines, total }: SideProps) {
  const words = desk.session.words.now();
  const shared = lines.every(line => line.rule === lines[0]?.rule) ? lines[0]?.rule : undefined;
  return (
    <section>
      <h4>
        <span>
          {title} {shared !== undefined && <RuleLink desk={desk} rule={shared} />}
        </span>
        <b>{printed(total)}</b>
      </h4>
      <ul>
        {lines.map((line, i) => (
          <li key={i}>
            <span>
              {line.unit === undefined ? lineText(desk, line) : words.unit(line.unit)}
              {line.unit !== undefined && <small> {lineText(desk, line)}</small>}{' '}
              {shared === undefined && <RuleLink desk={desk} rule={line.rule} />}
            </span>
            <b>{printed(line.value)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Shock({ desk, report }: { readonly desk: Desk; readonly report: OddsReport }) {
  const shock = shockOf(report);
  const struck = shock ? [...shock.onDefender, ...shock.onAttacker] : [];
  if (!shock || struck.length === 0) return null;
  return (
    <p class="gp-shock">
      <RuleLink desk={desk} rule={shock.rule} /> {say().shock}: {say().exhausted(names(desk, struck))}
    </p>
  );
}

const names = (desk: Desk, units: readonly number[]): string =>
  units.map(u => desk.session.words.now().unit(u)).join(say().comma);

interface ResultsProps {
  readonly desk: Desk;
  readonly report: OddsReport;
  readonly came?: string | undefined;
}

function Results({ desk, report, came }: ResultsProps) {
  const fates = fatesOf(report);
  return (
    <ul class="gp-results">
      {report.results.map(({ result, chance, dice }) => (
        <li key={result} aria-current={result === came ? 'true' : undefined}>
          <div class="gp-result">
            <b>{result}</b>
            <span class="gp-bar-of" aria-hidden="true">
              <span style={{ width: `${chance * 100}%` }} />
            </span>
            <span class="gp-chance">{percentOf(chance)}</span>
          </div>
          <small>{say().die(dice.join(' '))}</small>
          {fates.size > 0 && fateLines(desk, fates.get(result) ?? []).map(line => <small key={line}>{line}</small>)}
        </li>
      ))}
    </ul>
  );
}

/** `24 Army, 25 Army: can retreat: 2 hexes, holds 67%`: units with the same fate together. */
function fateLines(desk: Desk, fates: readonly Fate[]): readonly string[] {
  const words = say();
  if (fates.length === 0) return [words.nothing];
  const alike = new Map<string, number[]>();
  for (const fate of fates) {
    const text = fate.destroyed ? words.destroyed : checkText(fate).join(words.comma);
    alike.set(text, [...(alike.get(text) ?? []), fate.unit]);
  }
  return [...alike].map(([text, units]) => `${names(desk, units)} — ${text}`);
}

/** If the dice alone decide who is affected, only the chances are shown; otherwise the owner's options. */
function checkText(fate: Fate): readonly string[] {
  const words = say();
  const held = fate.hold === undefined ? [] : [words.holds(percentOf(fate.hold))];
  if (fate.loss === undefined) return [retreatText(fate), ...held];
  const stays = fate.hold === undefined ? [] : [words.stays(percentOf(fate.hold))];
  const lost = fate.ways === 0 ? [words.noWayBack] : [];
  return [...stays, ...(fate.loss > 0 ? [words.losesStep(percentOf(fate.loss))] : []), ...lost];
}

const retreatText = ({ retreat, ways }: Fate): string =>
  !retreat ? say().mustHold : ways === undefined ? say().canRetreat : say().retreatsTo(ways);

function Chances({ report }: { readonly report: OddsReport }) {
  const chances = emptied(report);
  if (!chances) return null;
  const words = say();
  return (
    <dl class="gp-emptied">
      <dt>{words.emptied}</dt>
      {chances.retreating === chances.holding ? (
        <dd>
          <b>{percentOf(chances.holding)}</b>
        </dd>
      ) : (
        <>
          <dd>
            <b>{percentOf(chances.retreating)}</b> {words.ifRetreat}
          </dd>
          <dd>
            <b>{percentOf(chances.holding)}</b> {words.ifHold}
          </dd>
        </>
      )}
    </dl>
  );
}

/** Another current button, identified by what it would change. */
export function Variant({
  desk,
  told,
  first,
}: {
  readonly desk: Desk;
  readonly told: Foretold;
  readonly first: OddsReport | undefined;
}) {
  if (!first || told.report.column === first.column) return null;
  return (
    <details class="gp-variant">
      <summary>
        {say().with(titleOf(desk, told))}: <b>{told.report.column}</b>
      </summary>
      <Results desk={desk} report={told.report} />
      <Chances report={told.report} />
    </details>
  );
}
