import { expect, it } from 'vitest';
import { SOURCES } from '../../kit/edition.ts';
import { EDITION } from './edition.ts';

const countsOf = (en: string): unknown => EDITION.find(part => part.what.en === en)?.counts;
const total = (en: string): number =>
  SOURCES.reduce((sum, source) => sum + (EDITION.find(part => part.what.en === en)?.counts[source] ?? 0), 0);

it('counts every hex, unit and cell once', () => {
  expect(total('Hexes of the map')).toBe(1900);
  expect([total('Values of the units'), total('Set-up and arrival')]).toEqual([403, 403]);
  expect(total('Panzer battalions and Tiger companies')).toBe(36);
  expect(total('Cells of the anti-tank table')).toBe(153);
  expect(total('Cells of the assault table')).toBe(132);
  expect(total('Forts and trenches')).toBe(265);
  expect(total('Allowance by morale')).toBe(24);
});

it('says what the rulebook tells', () => {
  expect(countsOf('Cells of the anti-tank table')).toMatchObject({ rulebook: 1 });
  expect(countsOf('Cells of the assault table')).toMatchObject({ rulebook: 1 });
  expect(countsOf('Morale at the start')).toEqual({ rulebook: 1, public: 0, reconstructed: 20 });
  expect(countsOf('Towns and villages')).toEqual({ rulebook: 3, public: 20, reconstructed: 61 });
  expect(countsOf('Air units by turn')).toMatchObject({ rulebook: 1, reconstructed: 8 });
  expect(countsOf('Scatter of dive bombers')).toMatchObject({ rulebook: 2, reconstructed: 9 });
  expect(countsOf('Victory hexes')).toMatchObject({ rulebook: 1, reconstructed: 16 });
  expect(countsOf('Allowance by morale')).toMatchObject({ rulebook: 3 });
  expect(countsOf('Cells of the terrain effects chart')).toEqual({ rulebook: 36, public: 0, reconstructed: 16 });
});

it('has a note in both languages for every part', () => {
  for (const { what, note } of EDITION)
    for (const text of [what.ja, what.en, note.ja, note.en]) expect(text).not.toBe('');
});
