/**
 * Odds on a table whose columns are not consecutive whole ratios, e.g. 1:1, 3:2, 2:1. A rung is the number of a column;
 * shifts are summed as rungs and the result is clamped to the table. Integers only.
 */
import { itemAt, lastOf } from './list.ts';
import { clamp } from './odds.ts';
import type { ChartData } from './table.ts';

export interface Ladder {
  readonly chart: ChartData;
  readonly columns: readonly (readonly [attack: number, defence: number])[];
}

export function makeLadder(chart: ChartData): Ladder {
  const columns = chart.columns.map(ratio);
  for (const [i, [a, d]] of columns.entries()) {
    const before = columns[i - 1];
    if (before && before[0] * d >= a * before[1])
      throw new Error(`${chart.id}: column ${chart.columns[i]} is out of order`);
  }
  for (const row of chart.cells)
    if (row.length !== columns.length) throw new Error(`${chart.id}: a row has ${row.length} cells`);
  return { chart, columns };
}

/** The highest column whose ratio attack against defence reaches; the lowest one if it reaches none. */
export function rungOn({ columns }: Ladder, attack: number, defence: number): number {
  for (let rung = columns.length - 1; rung > 0; rung--) {
    const column = columns[rung];
    if (column && attack * column[1] >= defence * column[0]) return rung;
  }
  return 0;
}

/** The column used after shifts. */
export const onLadder = ({ columns }: Ladder, rung: number): number => clamp(rung, 0, columns.length - 1);

export const rungName = (ladder: Ladder, rung: number): string => itemAt(ladder.chart.columns, onLadder(ladder, rung));

/** The result in a column for a row of the table, counted from 0. */
export function resultAt(ladder: Ladder, rung: number, row: number): string {
  const cell = ladder.chart.cells[row]?.[onLadder(ladder, rung)];
  if (cell === undefined) throw new Error(`${ladder.chart.id}: no row ${row}`);
  return cell;
}

function ratio(name: string): readonly [number, number] {
  const [, a, d] = /^([1-9]\d*):([1-9]\d*)$/.exec(name) ?? [];
  if (a === undefined || d === undefined) throw new Error(`not a column: ${name}`);
  return [Number(a), Number(d)];
}

/**
 * The rung of attack against defence on a ladder without end: beyond both ends of the table whole ratios go on (11:1, 12:1;
 * 1:5, 1:6), so that shifts count from the true odds. Rungs below 0 and above the last column are such.
 */
export function endlessRung(ladder: Ladder, attack: number, defence: number): number {
  const [lowAttack, lowDefence] = itemAt(ladder.columns, 0);
  const [highAttack, highDefence] = lastOf(ladder.columns);
  if (attack * highDefence >= defence * highAttack)
    return ladder.columns.length - 1 + Math.floor(attack / defence) - Math.floor(highAttack / highDefence);
  if (attack * lowDefence < defence * lowAttack)
    return Math.floor(lowDefence / lowAttack) - Math.ceil(defence / attack);
  return rungOn(ladder, attack, defence);
}

/** The name of a rung on such a ladder. */
export function endlessName(ladder: Ladder, rung: number): string {
  const last = ladder.columns.length - 1;
  if (rung < 0) return `1:${itemAt(ladder.columns, 0)[1] - rung}`;
  return rung > last ? `${lastOf(ladder.columns)[0] + rung - last}:1` : rungName(ladder, rung);
}
