import { describe, expect, it } from 'vitest';
import { entryOf, fill } from './phrase.ts';
import { diceText, signed, spellerOf, type TongueBook, tongueOf } from './tongue.ts';
import { WORDS_EN } from './wordsEn.ts';

const BOOK: TongueBook = {
  roles: { red: 'Red' },
  some: { ...WORDS_EN.some, role: 'somebody' },
  small: WORDS_EN.small,
  shifts: { river: 'river' },
};
const UNITS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
const HEXES = ['0101', '0102', '0103', '0104', '0105', '0106', '0107'];

const tongue = tongueOf<TongueBook>({
  hexes: HEXES,
  unit: (_book, u) => UNITS[u],
  fullName: (_book, u) => UNITS[u] && `Unit ${UNITS[u]}`,
  place: (_book, h) => (h === 1 ? '0102 Town' : undefined),
});

describe('one thing', () => {
  it('by its name', () => {
    expect(tongue.unit(BOOK, 1)).toBe('B');
    expect(tongue.fullName(BOOK, 1)).toBe('Unit B');
    expect(tongue.hex(BOOK, 1)).toBe('0102');
    expect(tongue.place(BOOK, 1)).toBe('0102 Town');
    expect(tongue.place(BOOK, 2)).toBe('0103');
    expect(tongue.role(BOOK, 'red')).toBe('Red');
  });

  it.each([undefined, null, -1, 99, Number.NaN, 'x', 'constructor'])('by its stand-in where it is %s', what => {
    expect(tongue.unit(BOOK, what)).toBe('a unit');
    expect(tongue.fullName(BOOK, what)).toBe('a unit');
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
});

describe('holes', () => {
  const spell = spellerOf<TongueBook>({
    ...tongue.holes,
    shift: (book, f) => entryOf(book.shifts ?? {}, f.shift) ?? '?',
  });
  const text = '{unit}, {units}, {list}, {few}, {hex}, {place}, {hexes}, {fewHexes}, {from}, {to}, {role}, {shift}';

  it('are spelt', () => {
    const fields = { unit: 0, units: [1, 2], hex: 1, hexes: [1, 2], from: 1, to: 1, role: 'red', shift: 'river' };
    expect(fill(text, {}, spell(BOOK, fields))).toBe(
      'A, B + C, B, C, B, C, 0102, 0102 Town, 0102 Town, 0103, 0102 Town, 0103, 0102, 0102 Town, Red, river',
    );
  });

  it('have stand-ins where their fields are absent', () => {
    expect(fill(text, {}, spell(BOOK, {}))).toBe(
      'a unit, a unit, a unit, a unit, a hex, a hex, a hex, a hex, a hex, a hex, somebody, ?',
    );
  });

  it('are numbers as they are, where they are numbers', () => {
    const spelt = spell(BOOK, { cost: 3.5, die: 0, broken: Number.NaN, what: 'river', by: [1] });
    const holes = ['cost', 'die', 'broken', 'what', 'by', 'constructor'];
    expect(holes.map(spelt)).toEqual([3.5, 0, undefined, undefined, undefined, undefined]);
  });

  it('hold what a sentence says itself, before anything spelt', () => {
    expect(fill('{unit} {hex} {moon}', { unit: 'Z' }, spell(BOOK, { unit: 0, hex: 1 }))).toBe('Z 0102 –');
  });
});

describe('odds', () => {
  const [river, other] = [
    { what: 'river', value: -1 },
    { what: 'moon', value: 2 },
  ];
  it.each([
    [{ ratio: '2:1', shifts: [], column: '2:1' }, '2:1'],
    [{ ratio: '10:1', column: '6:1' }, '10:1 → 6:1'],
    [{ ratio: '3:1', shifts: [river, other], column: '4:1' }, '3:1, river −1, something else +2 → 4:1'],
    [{ ratio: '2:1', shifts: [river, { ...river, value: 1 }], column: '2:1' }, '2:1, river −1, river +1 → 2:1'],
    [{ shifts: [river], column: '2:1' }, '2:1'],
  ])('%j', (f, text) => expect(tongue.odds(BOOK, f)).toBe(text));
});

it('battles, each with who attacks what', () => {
  const battles = [
    { units: [0, 1], hexes: [1] },
    { units: [2], hexes: [0, 2] },
  ];
  expect(tongue.battles(BOOK, battles)).toBe('A + B → 0102 Town; C → 0101, 0103');
  expect(tongue.battles(BOOK, [])).toBe('something else');
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
