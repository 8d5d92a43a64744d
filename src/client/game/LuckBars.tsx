/** Bars of actual results beside marks of expected ones; for screen readers a table. */
import { say } from './text.ts';

export interface LuckRow {
  readonly label: string;
  readonly count: number;
  readonly expected: number;
}

export function LuckBars({ rows }: { readonly rows: readonly LuckRow[] }) {
  const words = say();
  // Some space above the highest.
  const most = 1.06 * Math.max(1, ...rows.flatMap(row => [row.count, row.expected]));
  const high = (value: number): string => `${(100 * value) / most}%`;
  return (
    <table class="gp-bars">
      <thead>
        <tr>
          <td />
          {rows.map(row => (
            <th key={row.label} scope="col">
              <div class="gp-column-of">
                <span style={{ height: high(row.count) }} />
                {row.expected > 0 && <i style={{ bottom: high(row.expected) }} />}
              </div>
              {row.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{words.actual}</th>
          {rows.map(row => (
            <td key={row.label}>{row.count}</td>
          ))}
        </tr>
        <tr class="gp-expected">
          <th scope="row">{words.expected}</th>
          {rows.map(row => (
            <td key={row.label}>{row.expected.toFixed(1)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
