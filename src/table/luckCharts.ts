/**
 * Compares battles with the chart they were rolled on. Of two results for the same die, the one at higher odds is
 * better for the attacker. So every chart ranks its own results, and no game has to.
 */
import type { AnyGame, GameEvent, Role } from '../kit/game.ts';
import type { TableReport } from '../kit/report.ts';

/** A chart rolled on with one die or the sum of two: the chance of every row is known. */
export interface Chart extends Pick<TableReport, 'id' | 'rule' | 'columns' | 'rows'> {
  readonly weights: readonly number[];
  /** By result: the higher, the better for the attacker. */
  readonly worth: ReadonlyMap<string, number>;
}

export interface Fought {
  readonly role: Role;
  readonly chart: Chart;
  readonly column: number;
  readonly result: string;
}

/** The chance of each result in a column. */
export type Promised = ReadonlyMap<string, number>;

/** The chances of a worse, an equal and a better result for the attacker. */
export interface Place {
  readonly worse: number;
  readonly same: number;
  readonly better: number;
}

export function chartsOf(game: Pick<AnyGame, 'inspect'>): Chart[] {
  return game.inspect.tables().flatMap(({ id, rule, columns, rows }) => {
    const weights = weightsOf(rows.map(row => row.label));
    return weights ? [{ id, rule, columns, rows, weights, worth: worthOf(columns, rows) }] : [];
  });
}

/**
 * The battle of an event with a column and a result. If its die points at another row, it was modified in a way the
 * chart does not show; its chances are unknown, so it is not counted.
 */
export function foughtIn(charts: readonly Chart[], actor: Role, event: GameEvent): Fought | undefined {
  const { column, result, die } = event;
  if (typeof column !== 'string' || typeof result !== 'string') return undefined;
  const role = typeof event.role === 'string' ? event.role : actor;
  for (const chart of charts) {
    const at = chart.columns.indexOf(column);
    const rows = chart.rows.filter(row => typeof die !== 'number' || row.label === String(die));
    if (at >= 0 && rows.some(row => row.cells[at] === result)) return { role, chart, column: at, result };
  }
  return undefined;
}

export function promised(chart: Chart, column: number): Promised {
  const chances = new Map<string, number>();
  chart.rows.forEach((row, i) => {
    const result = row.cells[column] ?? '';
    chances.set(result, (chances.get(result) ?? 0) + (chart.weights[i] ?? 0));
  });
  return chances;
}

export function placeOf(chart: Chart, chances: Promised, result: string): Place {
  const place = { worse: 0, same: 0, better: 0 };
  const mine = chart.worth.get(result) ?? 0;
  for (const [other, chance] of chances) {
    const worth = chart.worth.get(other) ?? 0;
    place[worth < mine ? 'worse' : worth > mine ? 'better' : 'same'] += chance;
  }
  return place;
}

/** One die counts 1 to n or 0 to n - 1, two of six faces 2 to 12. Other rows are not rolled. */
function weightsOf(labels: readonly string[]): readonly number[] | undefined {
  const first = Number(labels[0]);
  if (labels.length < 2 || labels.some((label, i) => label !== String(first + i))) return undefined;
  if (first === 2 && labels.length === 11) return labels.map((_, i) => (6 - Math.abs(5 - i)) / 36);
  return first === 0 || first === 1 ? labels.map(() => 1 / labels.length) : undefined;
}

/** How many other results it beats: one beats another if it is mostly at higher odds in the same row. */
function worthOf(columns: TableReport['columns'], rows: TableReport['rows']): ReadonlyMap<string, number> {
  const sign = isFalling(columns) ? -1 : 1;
  const results = [...new Set(rows.flatMap(row => row.cells))];
  const lead = (a: string, b: string): number => rows.reduce((sum, { cells }) => sum + leadIn(cells, a, b), 0);
  return new Map(results.map(a => [a, sign * results.reduce((sum, b) => sum + Math.sign(lead(a, b)), 0)]));
}

/** Pairs in which `a` comes after `b`, minus those in which it comes before. */
function leadIn(cells: readonly string[], a: string, b: string): number {
  let lead = 0;
  for (const [i, one] of cells.entries())
    for (const [j, other] of cells.entries()) if (one === a && other === b) lead += Math.sign(i - j);
  return lead;
}

/** Whether odds are printed from high to low. */
function isFalling(columns: readonly string[]): boolean {
  const [first, last] = [oddsIn(columns[0]), oddsIn(columns.at(-1))];
  return first !== undefined && last !== undefined && first > last;
}

/** `3:1`, `1-2`, `+4`; undefined for anything else. */
function oddsIn(column = ''): number | undefined {
  const ratio = /^(\d+)[:-](\d+)$/u.exec(column);
  const value = ratio ? Number(ratio[1]) / Number(ratio[2]) : Number(column.replace('−', '-'));
  return Number.isFinite(value) ? value : undefined;
}
