/** Charts of a rulebook: named columns, rows by die. Compiled once so that a lookup is two array reads. */

import type { Source } from './board.ts';
import type { Bilingual } from './game.ts';
import { clamp, ratioName, rungNamed } from './odds.ts';
import type { TableReport } from './report.ts';

export interface ChartData {
  readonly id: string;
  readonly rule: string;
  readonly columns: readonly string[];
  /** `cells[die - 1][column]`. */
  readonly cells: readonly (readonly string[])[];
  readonly source: Source;
}

/** A results table whose columns are consecutive odds. */
export interface OddsTable {
  readonly chart: ChartData;
  readonly low: number;
  readonly high: number;
}

export function oddsTable(chart: ChartData): OddsTable {
  const rungs = chart.columns.map(rungNamed);
  const low = rungs[0];
  if (low === undefined) throw new Error(`${chart.id} has no columns`);
  rungs.forEach((rung, i) => {
    if (rung !== low + i) throw new Error(`${chart.id}: column ${chart.columns[i]} is out of order`);
  });
  for (const row of chart.cells)
    if (row.length !== rungs.length) throw new Error(`${chart.id}: a row has ${row.length} cells`);
  return { chart, low, high: low + rungs.length - 1 };
}

/** The rung that is used: beyond the table its nearest column. */
export const columnOf = (table: OddsTable, rung: number): number => clamp(rung, table.low, table.high);

export const columnName = (table: OddsTable, rung: number): string => ratioName(columnOf(table, rung));

export function lookUp(table: OddsTable, rung: number, die: number): string {
  const cell = table.chart.cells[die - 1]?.[columnOf(table, rung) - table.low];
  if (cell === undefined) throw new Error(`${table.chart.id}: no cell for die ${die}`);
  return cell;
}

/** Each result of a column with the faces that give it, in order of first appearance. */
export function resultsOf(table: OddsTable, rung: number): { result: string; chance: number; dice: number[] }[] {
  const out: { result: string; chance: number; dice: number[] }[] = [];
  const faces = table.chart.cells.length;
  for (let die = 1; die <= faces; die++) {
    const result = lookUp(table, rung, die);
    const known = out.find(o => o.result === result);
    if (known) known.dice.push(die);
    else out.push({ result, chance: 0, dice: [die] });
  }
  for (const o of out) o.chance = o.dice.length / faces;
  return out;
}

/** A chart as players look it up; rows go by the die unless they have labels of their own. */
export const chartReport = (
  { id, rule, source, columns, cells }: ChartData,
  note?: Bilingual,
  labelOf: (row: number) => string = row => String(row + 1),
): TableReport => ({
  id,
  rule,
  source,
  columns,
  rows: cells.map((row, i) => ({ label: labelOf(i), cells: row })),
  ...(note && { note }),
});
