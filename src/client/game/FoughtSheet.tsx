/** A battle after the die: die and column with the consequences, then the forecast with the result marked. */
import type { Foretold } from './battle.ts';
import { CombatSheet } from './CombatSheet.tsx';
import type { Desk, FoughtAt } from './desk.ts';
import { linesOf } from './logLines.ts';
import { Pieces, RuleLink } from './parts.tsx';
import { say } from './text.ts';

export function FoughtSheet({ desk, fought }: { readonly desk: Desk; readonly fought: FoughtAt }) {
  const { game } = desk.session;
  const words = say();
  const { event } = fought;
  const isIt = ({ report }: Foretold): boolean => report.hex === fought.hex && report.column === fought.column;
  const told = desk.foretold.value.find(isIt);
  return (
    <>
      <article class="gp-sheet gp-fought">
        <header>
          <h3>{words.fought}</h3>
          <span class="gp-hexname">{fought.hex === undefined ? '' : game.names.hexes[fought.hex]}</span>
        </header>
        <p>
          {desk.session.words.now().event(event)}{' '}
          {event.rule !== undefined && <RuleLink desk={desk} rule={event.rule} />}
        </p>
        <div class="gp-dieline">
          <span class="gp-die" role="img" aria-label={words.die(String(fought.die))}>
            {fought.die}
          </span>
          <span class="gp-column">{fought.column}</span>
          <span aria-hidden="true">→</span>
          <b class="gp-outcome-result">{fought.result}</b>
        </div>
        {!told && <TableColumn desk={desk} fought={fought} />}
        <Consequences desk={desk} fought={fought} />
      </article>
      {told && <CombatSheet desk={desk} told={told} came={fought} />}
    </>
  );
}

/** The column of the table that was used, with the row of the die marked. */
function TableColumn({ desk, fought }: { readonly desk: Desk; readonly fought: FoughtAt }) {
  const tables = desk.session.game.inspect.tables();
  const table = tables.find(t => t.columns.includes(fought.column));
  if (!table) return null;
  const at = table.columns.indexOf(fought.column);
  return (
    <ol class="gp-strip">
      {table.rows.map(row => (
        <li key={row.label} aria-current={row.label === String(fought.die) ? 'true' : undefined}>
          <small>{row.label}</small> {row.cells[at]}
        </li>
      ))}
    </ol>
  );
}

const MOST_LINES = 8;

/** The log from the battle on, up to the position shown. */
function Consequences({ desk, fought }: { readonly desk: Desk; readonly fought: FoughtAt }) {
  const { game, log, looked, position } = desk.session;
  const n = looked.value?.n ?? position.value?.n ?? 0;
  const lines = log.value.slice(fought.n - 1, n).flatMap((entry, i) => {
    const all = linesOf(game, desk.session.words.now(), entry);
    return i === 0 ? all.slice(entry.events.indexOf(fought.event) + 1) : all;
  });
  if (lines.length === 0) return null;
  return (
    <ul class="gp-after">
      {lines.slice(0, MOST_LINES).map((line, i) => (
        <li key={i}>
          <Pieces desk={desk} pieces={line.pieces} />
        </li>
      ))}
    </ul>
  );
}
