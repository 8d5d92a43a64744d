/** Charts of a rulebook: named columns, rows by die. Compiled once so that a lookup is two array reads. */

import type { Source } from './board.ts';
import type { Bilingual } from './game.ts';
import { clamp, ratioName, rungNamed, rungOf } from './odds.ts';
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

/** The rung used: beyond the table, its nearest column. */
export const columnOf = (table: OddsTable, rung: number): number => clamp(rung, table.low, table.high);

export const columnName = (table: OddsTable, rung: number): string => ratioName(columnOf(table, rung));

/** Strengths, the rung of their odds, and what shifts it. */
export interface ShiftedRungs<L extends { readonly value: number }> {
  readonly attack: number;
  readonly defence: number;
  readonly rung: number;
  readonly shifts: readonly L[];
  readonly shift: number;
  /** Rung after the shifts, not yet limited to the table. */
  readonly final: number;
}

/** The same with the names of odds and column, for display. */
export interface ShiftedOdds<L extends { readonly value: number }> extends ShiftedRungs<L> {
  readonly ratio: string;
  readonly column: string;
}

/** All shifts are added up before they are applied. */
export function shiftedRungs<L extends { readonly value: number }>(
  [attack, defence]: readonly [attack: number, defence: number],
  shifts: readonly L[],
): ShiftedRungs<L> {
  const rung = rungOf(attack, defence);
  const shift = shifts.reduce((sum, { value }) => sum + value, 0);
  return { attack, defence, rung, shifts, shift, final: rung + shift };
}

export const oddsOn = <L extends { readonly value: number }>(
  table: OddsTable,
  rungs: ShiftedRungs<L>,
): ShiftedOdds<L> => ({ ...rungs, ratio: ratioName(rungs.rung), column: columnName(table, rungs.final) });

export function lookUp(table: OddsTable, rung: number, die: number): string {
  const cell = table.chart.cells[die - 1]?.[columnOf(table, rung) - table.low];
  if (cell === undefined) throw new Error(`${table.chart.id}: no cell for die ${die}`);
  return cell;
}

/** Each result of a column with its chance and faces, in order of first appearance. */
export function resultsOf(table: OddsTable, rung: number): { result: string; chance: number; dice: number[] }[] {
  const faces = table.chart.cells.length;
  const ways = Array.from({ length: faces + 1 }, (_, die) => (die > 0 ? 1 : 0));
  return resultsBy(ways, die => lookUp(table, rung, die));
}

/** The same for any roll: the number of ways to roll each sum, and its result. */
export function resultsBy(
  ways: readonly number[],
  resultOf: (sum: number) => string,
): { result: string; chance: number; dice: number[] }[] {
  const out = new Map<string, { readonly dice: number[]; ways: number }>();
  ways.forEach((n, sum) => {
    if (n === 0) return;
    const result = resultOf(sum);
    const known = out.get(result) ?? { dice: [], ways: 0 };
    known.dice.push(sum);
    known.ways += n;
    out.set(result, known);
  });
  const all = ways.reduce((sum, n) => sum + n, 0);
  return [...out].map(([result, found]) => ({ result, chance: found.ways / all, dice: found.dice }));
}

/** A chart for display; rows are named by the die unless they have labels of their own. */
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

/** The cells of a chart written as text: a row in each line, cells by spaces. */
export const grid = (text: string): readonly (readonly string[])[] =>
  text
    .trim()
    .split('\n')
    .map(line => line.trim().split(/\s+/));
