import { expect, it } from 'vitest';
import { numberOf } from '../../kit/names.ts';
import { NAMES } from './names.ts';

const unit = (name: string): string | undefined => {
  const found = numberOf(NAMES, 'units', name);
  return found.ok ? NAMES.units[found.value] : undefined;
};

it('2.2.1 a unit is found by its bare number where only one has it', () => {
  expect([unit('154G'), unit('503'), unit('DF'), unit('II-15')]).toEqual([
    '51GR/154G',
    '3PzK/503',
    'DR/DF',
    '11Pz/II-15',
  ]);
  expect(unit('15')).toBeUndefined();
  expect(unit('11Pz/15')).toBe('11Pz/15');
});

it('2.1 a number that is also a hex is no name of a unit', () => {
  expect(NAMES.hexes).toContain('1019');
  expect(unit('1019')).toBeUndefined();
  expect(unit('307R/1019')).toBe('307R/1019');
});

it('2.2 no unit, hex or card is named twice, or like another thing', () => {
  const all = [...NAMES.units, ...NAMES.hexes, ...NAMES.cards, ...Object.keys(NAMES.aliases ?? {})];
  expect(new Set(all).size).toBe(all.length);
});

it('7.7.1 13.3.2 cards are the commands, then the chits', () => {
  expect(NAMES.cards).toHaveLength(29);
  expect([NAMES.cards[0], NAMES.cards[20], NAMES.cards[21], NAMES.cards[28]]).toEqual(['23AK', '5GA', 'GT2', 'GT7']);
});
