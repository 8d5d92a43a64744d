import { expect, it } from 'vitest';
import { SOURCES } from '../../kit/edition.ts';
import { EDITION } from './edition.ts';
import { tableReports } from './tables.ts';

const sumOf = (en: string): unknown => EDITION.find(part => part.what.en === en)?.counts;
const total = (en: string): number =>
  SOURCES.reduce((sum, source) => sum + (EDITION.find(part => part.what.en === en)?.counts[source] ?? 0), 0);

it('counts every hex, unit and cell once', () => {
  expect(total('Hexes of the map')).toBe(1419);
  expect(total('Values of the units')).toBe(total('Set-up and arrival'));
  expect(sumOf('Cells of the combat results table')).toEqual({ rulebook: 0, public: 84, reconstructed: 0 });
  expect(total('Cells of the movement chart')).toBe(72);
});

it('says what was filled in', () => {
  expect(sumOf('Railways, hex by hex')).toMatchObject({ reconstructed: 7 });
  expect(sumOf('Weather table')).toEqual({ rulebook: 0, public: 3, reconstructed: 18 });
});

it('2.0 charts are whole: a cell for every column, a rule and an id of its own', () => {
  const tables = tableReports();
  expect(new Set(tables.map(t => t.id)).size).toBe(tables.length);
  for (const table of tables) {
    expect(table.rule).toMatch(/^[A-Z]?\d/);
    for (const row of table.rows)
      expect([table.id, row.label, row.cells.length]).toEqual([table.id, row.label, table.columns.length]);
  }
});

it('9.6 the combat results table has its column for every odds', () => {
  const crt = tableReports().find(t => t.id === 'crt');
  expect(crt?.columns).toHaveLength(14);
  expect(crt?.rows[5]?.cells[5]).toBe('DR');
});

it('8.4.6 the sea table has no landing in the Baltic', () => {
  const sea = tableReports().find(t => t.id === 'sea');
  expect(sea?.rows.find(r => r.label === 'baltic')?.cells).toEqual(['1–4', '1–4', '–', '1–3', 'Leningrad']);
});
