import { describe, expect, it } from 'vitest';
import { fill } from './phrase.ts';
import { diceText, oddsText, signed, type TongueBook, tongueOf } from './tongue.ts';

const BOOK: TongueBook = {
  roles: { red: 'Red' },
  some: { unit: 'a unit', hex: 'a hex', role: 'somebody' },
  small: { plus: ' + ', comma: ', ', to: ' → ', andMore: ' and {n} more', andMoreHexes: ' and {n} more hexes' },
};
const UNITS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
const HEXES = ['0101', '0102', '0103', '0104', '0105', '0106', '0107'];

const tongue = tongueOf<TongueBook>({
  hexes: HEXES,
  unit: (_book, u) => UNITS[u],
  place: (_book, h) => (h === 1 ? '0102 Town' : undefined),
});

describe('one thing', () => {
  it('by its name', () => {
    expect(tongue.unit(BOOK, 1)).toBe('B');
    expect(tongue.hex(BOOK, 1)).toBe('0102');
    expect(tongue.place(BOOK, 1)).toBe('0102 Town');
    expect(tongue.place(BOOK, 2)).toBe('0103');
    expect(tongue.role(BOOK, 'red')).toBe('Red');
  });

  it.each([undefined, null, -1, 99, Number.NaN, 'x', 'constructor'])('by its stand-in where it is %s', what => {
    expect(tongue.unit(BOOK, what)).toBe('a unit');
    expect(tongue.hex(BOOK, what)).toBe('a hex');
    expect(tongue.place(BOOK, what)).toBe('a hex');
    expect(tongue.role(BOOK, what)).toBe('somebody');
  });
});

describe('several', () => {
  it('that act together, or one after the other', () => {
    expect(tongue.units(BOOK, [0, 2])).toBe('A + C');
    expect(tongue.unitList(BOOK, [0, 2])).toBe('A, C');
    expect(tongue.hexes(BOOK, [0, 1])).toBe('0101, 0102 Town');
  });

  it('none of them', () => {
    for (const names of [tongue.units, tongue.unitList, tongue.fewUnits]) expect(names(BOOK, [])).toBe('a unit');
    for (const names of [tongue.hexes, tongue.fewHexes]) expect(names(BOOK, [])).toBe('a hex');
  });

  it('the first few, where more than one would be left out', () => {
    expect(tongue.fewUnits(BOOK, [0, 1, 2, 3, 4])).toBe('A, B, C, D, E');
    expect(tongue.fewUnits(BOOK, [0, 1, 2, 3, 4, 5])).toBe('A, B, C, D and 2 more');
    expect(tongue.fewHexes(BOOK, [0, 2, 3, 4, 5, 6])).toBe('0101, 0103, 0104, 0105 and 2 more hexes');
  });

  it('hexes like anything else, where a book has no words for them', () => {
    const { plus, comma, to, andMore } = BOOK.small;
    const book = { ...BOOK, small: { plus, comma, to, andMore } };
    expect(tongue.fewHexes(book, [0, 2, 3, 4, 5, 6])).toBe('0101, 0103, 0104, 0105 and 2 more');
  });
});

describe('common fields', () => {
  it('are spelt', () => {
    const fields = { unit: 0, units: [1, 2], hex: 1, hexes: [1, 2], from: 1, to: 1, role: 'red' };
    expect(tongue.common(BOOK, fields)).toEqual({
      unit: 'A',
      units: 'B + C',
      list: 'B, C',
      few: 'B, C',
      hex: '0102',
      place: '0102 Town',
      hexes: '0102 Town, 0103',
      fewHexes: '0102 Town, 0103',
      from: '0102',
      to: '0102 Town',
      role: 'Red',
    });
  });

  it('have stand-ins where they are absent', () => {
    const text = '{unit}, {units}, {list}, {few}, {hex}, {place}, {hexes}, {fewHexes}, {from}, {to}, {role}';
    expect(fill(text, tongue.common(BOOK, {}))).toBe(
      'a unit, a unit, a unit, a unit, a hex, a hex, a hex, a hex, a hex, a hex, somebody',
    );
  });

  it('are numbers as they are, where they are numbers', () => {
    const values = tongue.common(BOOK, { cost: 3.5, die: 0, broken: Number.NaN, what: 'river', by: [1] });
    expect(values).toMatchObject({ cost: 3.5, die: 0 });
    expect(Object.keys(values)).not.toEqual(expect.arrayContaining([expect.stringMatching(/broken|what|by/)]));
  });
});

it('odds, with what shifts them and the column used', () => {
  expect(oddsText(BOOK, '2:1', [], '2:1')).toBe('2:1');
  expect(oddsText(BOOK, '10:1', [], '6:1')).toBe('10:1 → 6:1');
  expect(oddsText(BOOK, '3:1', ['river −1', 'town −1'], '1:1')).toBe('3:1, river −1, town −1 → 1:1');
  expect(oddsText(BOOK, '2:1', ['river −1', 'armour +1'], '2:1')).toBe('2:1, river −1, armour +1 → 2:1');
});

it('numbers below zero', () => expect([-2, 0, 2].map(signed)).toEqual(['−2', '0', '2']));

it.each([
  [[7], '7'],
  [[7, 0], '7'],
  [[7, 2], '7+2=9'],
  [[3, -2], '3−2=1'],
  [[1, -3], '1−3=−2'],
  [[7, 2, 0, -1], '7+2−1=8'],
])('dice %j', ([dice = 0, ...added], text) => expect(diceText(dice, ...added)).toBe(text));
