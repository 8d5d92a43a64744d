/** The game's tables, with the column of the current battle highlighted. */
import type { TableReport } from '../../kit/report.ts';
import { lang } from '../app/settings.ts';
import type { Desk } from './desk.ts';
import { Note, RuleLink } from './parts.tsx';
import { say } from './text.ts';

export function ChartsTab({ desk }: { readonly desk: Desk }) {
  const tables = desk.session.game.inspect.tables();
  const lit = (desk.battles.value[0] ?? desk.glimpsed.value)?.report.column;
  if (tables.length === 0) return <Note>{say().noTables}</Note>;
  return (
    <div class="gp-charts">
      {tables.map(table => (
        <Chart key={table.id} desk={desk} table={table} lit={lit} />
      ))}
    </div>
  );
}

interface ChartProps {
  readonly desk: Desk;
  readonly table: TableReport;
  readonly lit: string | undefined;
}

function Chart({ desk, table, lit }: ChartProps) {
  const isLit = (i: number): true | undefined => (table.columns[i] === lit ? true : undefined);
  return (
    <figure>
      <figcaption>
        {table.id} <RuleLink desk={desk} rule={table.rule} />
      </figcaption>
      <div class="gp-scroll">
        <table>
          <thead>
            <tr>
              <td />
              {table.columns.map((column, i) => (
                <th key={column} scope="col" data-lit={isLit(i)}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(row => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                {row.cells.map((cell, i) => (
                  <td key={i} data-lit={isLit(i)}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {table.note !== undefined && <Note>{table.note[lang.value]}</Note>}
    </figure>
  );
}
