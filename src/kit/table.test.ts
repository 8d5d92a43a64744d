import { describe, expect, it } from 'vitest';
import {
  type ChartData,
  chartReport,
  columnName,
  columnOf,
  grid,
  lookUp,
  oddsOn,
  oddsTable,
  resultsBy,
  resultsOf,
  shiftedRungs,
} from './table.ts';

const chart: ChartData = {
  id: 'crt',
  rule: '8.2',
  columns: ['1:2', '1:1', '2:1'],
  cells: [
    ['A1', 'A2', 'NE'],
    ['B1', 'NE', 'NE'],
    ['C1', 'A2', 'D3'],
    ['D1', 'A2', 'NE'],
  ],
  source: 'public',
};
const table = oddsTable(chart);

describe('oddsTable', () => {
  it('knows its first and last rung', () => {
    expect(table).toEqual({ chart, low: -1, high: 1 });
    expect(oddsTable({ ...chart, columns: ['5:1'], cells: [['x']] })).toMatchObject({ low: 4, high: 4 });
  });

  it.each<[string, Partial<ChartData>, string]>([
    ['a column left out', { columns: ['1:2', '1:1', '3:1'] }, 'crt: column 3:1 is out of order'],
    ['a column twice', { columns: ['1:2', '1:1', '1:1'] }, 'crt: column 1:1 is out of order'],
    ['columns from right to left', { columns: ['2:1', '1:1', '1:2'] }, 'crt: column 1:1 is out of order'],
    ['no column at all', { columns: ['1:2', '1:1', 'best'] }, 'not a column: best'],
    ['a short row', { cells: [...chart.cells, ['A1', 'A2']] }, 'crt: a row has 2 cells'],
    ['a long row', { cells: [['A1', 'A2', 'A3', 'A4'], ...chart.cells] }, 'crt: a row has 4 cells'],
  ])('throws at %s', (_name, change, message) => {
    expect(() => oddsTable({ ...chart, ...change })).toThrow(message);
  });
});

it.each<[number, number, string, string]>([
  [-9, -1, '1:2', 'A1'],
  [-2, -1, '1:2', 'A1'],
  [-1, -1, '1:2', 'A1'],
  [0, 0, '1:1', 'A2'],
  [1, 1, '2:1', 'NE'],
  [2, 1, '2:1', 'NE'],
  [9, 1, '2:1', 'NE'],
])('rung %i is read in column %i, %s', (rung, column, name, first) => {
  expect([columnOf(table, rung), columnName(table, rung), lookUp(table, rung, 1)]).toEqual([column, name, first]);
});

describe('lookUp', () => {
  it('gives every cell as printed', () => {
    expect([1, 2, 3, 4].map(die => [-1, 0, 1].map(rung => lookUp(table, rung, die)))).toEqual(chart.cells);
  });

  it.each([0, 5, -1, 1.5])('throws at die %d', die => {
    expect(() => lookUp(table, 0, die)).toThrow(`crt: no cell for die ${die}`);
  });
});

describe('resultsOf', () => {
  it('gathers the faces of equal results, in order of first appearance', () => {
    expect(resultsOf(table, 0)).toEqual([
      { result: 'A2', chance: 0.75, dice: [1, 3, 4] },
      { result: 'NE', chance: 0.25, dice: [2] },
    ]);
  });

  it('beyond the table reads the nearest column', () => {
    expect(resultsOf(table, 7)).toEqual(resultsOf(table, 1));
    expect(resultsOf(table, -7).map(r => r.result)).toEqual(['A1', 'B1', 'C1', 'D1']);
  });
});

describe('a chart as it is looked up', () => {
  it('goes by the die', () => {
    const { rows, columns, source } = chartReport(chart);
    expect([columns, source]).toEqual([chart.columns, 'public']);
    expect(rows[1]).toEqual({ label: '2', cells: ['B1', 'NE', 'NE'] });
    expect(chartReport(chart)).not.toHaveProperty('note');
  });
  it('may have labels and a note', () => {
    const note = { ja: '注', en: 'Note' };
    const report = chartReport(chart, note, row => `roll ${row + 2}`);
    expect([report.note, report.rows[0]?.label]).toEqual([note, 'roll 2']);
  });
});

it('odds are shifted by the sum of all shifts', () => {
  const shifts = [{ value: -1 }, { value: 3 }];
  expect(oddsOn(table, shiftedRungs([4, 4], shifts))).toEqual({
    attack: 4,
    defence: 4,
    rung: 0,
    ratio: '1:1',
    shifts,
    shift: 2,
    final: 2,
    column: '2:1',
  });
});

it('results of any roll come with their chances', () =>
  expect(resultsBy([0, 0, 1, 2, 1], sum => (sum < 4 ? 'low' : 'high'))).toEqual([
    { result: 'low', chance: 0.75, dice: [2, 3] },
    { result: 'high', chance: 0.25, dice: [4] },
  ]));

it('a chart written as text has a row in each line, however it is indented', () => {
  expect(grid('\n    AE A1  -/1\n    C  EX 1/2')).toEqual([
    ['AE', 'A1', '-/1'],
    ['C', 'EX', '1/2'],
  ]);
});
