import { expect, it } from 'vitest';
import { EDITION } from './edition.ts';

const sumOf = (en: string): unknown => EDITION.find(part => part.what.en === en)?.counts;

it('counts all 42 cells of the table, five of them from the example of play', () => {
  expect(sumOf('Cells of the combat results table')).toEqual({ rulebook: 5, public: 1, reconstructed: 36 });
});

it('counts every hex of the map once', () => {
  const { rulebook, reconstructed } = sumOf('Hexes of the map') as { rulebook: number; reconstructed: number };
  expect(rulebook + reconstructed).toBe(186);
});
