import { describe, expect, it } from 'vitest';
import { lookUp, oddsTable } from '../../../kit/table.ts';
import {
  AIR_MAXIMUM,
  AIR_SUPERIORITY,
  airMarkers,
  CRT,
  CRT_CELL_SOURCES,
  CRT_COLUMNS,
  crtCellSource,
  TERRAIN_EFFECTS,
} from './tables.ts';

const row = (die: number): string => (CRT.cells[die - 1] ?? []).join(' ');

describe('combat results', () => {
  it('11.4 every cell is as typed', () => {
    expect(CRT.columns.join(' ')).toBe('1:2 1:1 2:1 3:1 4:1 5:1 6:1');
    expect([1, 2, 3, 4, 5, 6].map(row)).toEqual([
      'AE AE AD AL EX EX DL',
      'AE AE AL EX EX DL DD',
      'AE AD EX EX DL DD DE',
      'AD AD EX DL DD DE DE',
      'AD AL DL DD DE DE DE',
      'AL EX DD DE DE DE DE',
    ]);
  });

  it('11.4 the six combats of the example come out as told', () => {
    const table = oddsTable(CRT);
    expect([4, 3, 2, 1, 2, 6].map(die => lookUp(table, 5, die))).toEqual(['DE', 'DE', 'DD', 'DL', 'DD', 'DE']);
  });

  it('11.8 no column and no higher die is worse for the attacker', () => {
    const rank = ['AE', 'AD', 'AL', 'EX', 'DL', 'DD', 'DE'];
    const ranks = CRT.cells.map(cells => cells.map(c => rank.indexOf(c)));
    for (const [i, cells] of ranks.entries()) {
      for (const [j, r] of cells.entries()) {
        expect(r).toBeGreaterThanOrEqual(cells[j - 1] ?? 0);
        expect(r).toBeGreaterThanOrEqual(ranks[i - 1]?.[j] ?? 0);
      }
    }
  });

  it('11.4 five cells are pinned by the example, one by a sister game', () => {
    expect(Object.keys(CRT_CELL_SOURCES)).toHaveLength(6);
    expect(crtCellSource('6:1', 2)).toBe('rulebook');
    expect(crtCellSource('6:1', 5)).toBe('reconstructed');
    expect(crtCellSource('1:1', 4)).toBe('public');
    expect(CRT_COLUMNS.flatMap(c => ([1, 2, 3, 4, 5, 6] as const).map(d => crtCellSource(c, d)))).toHaveLength(42);
  });
});

describe('air superiority', () => {
  it('6.2 every cell of turns 1 and 2', () => {
    const column = (turn: number): number[] => [1, 2, 3, 4, 5, 6].map(die => airMarkers(turn, die));
    expect([column(1), column(2)]).toEqual([
      [2, 3, 3, 4, 4, 5],
      [1, 2, 2, 3, 4, 5],
    ]);
    expect(AIR_SUPERIORITY.rule).toBe('6.2');
  });

  it('6.1 five markers at most', () => expect(AIR_MAXIMUM).toBe(5));
});

it('10.2 costs count half points; only rivers shift combat', () => {
  const costs = TERRAIN_EFFECTS.map(t => `${t.kind} ${t.halves ?? '-'} ${t.passable ? 'open' : 'shut'} ${t.shift}`);
  expect(costs).toEqual([
    'clear 2 open 0',
    'town 2 open 0',
    'river 2 open -1',
    'don - shut 0',
    'road 1 open 0',
    'rail - open 0',
    'interdiction 2 open 0',
  ]);
});
