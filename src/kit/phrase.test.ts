import { describe, expect, it } from 'vitest';
import {
  countedTexts,
  entryOf,
  fieldsIn,
  fill,
  hasKey,
  knownEntry,
  listIn,
  numberIn,
  numbersIn,
  textIn,
} from './phrase.ts';

describe('a template', () => {
  it('has its holes filled by name', () =>
    expect(fill('{unit} moves {from} → {to}.', { unit: '24Pz', from: 'L26', to: 'M25' })).toBe(
      '24Pz moves L26 → M25.',
    ));
  it.each([
    [0, '0 hexes'],
    [1, '1 hex'],
    [2, '2 hexes'],
  ])('counts %i', (n, text) => expect(fill('{n|hex|hexes}', { n })).toBe(text));
  it('marks what is not there', () => expect(fill('{a} {b|x|xs}', {})).toBe('– – xs'));
});

describe('a table', () => {
  it('answers with its own entries only', () => {
    const table: Readonly<Record<string, string>> = { a: 'A' };
    expect([entryOf(table, 'a'), entryOf(table, 'toString'), entryOf(table, 1)]).toEqual(['A', undefined, undefined]);
    expect(knownEntry(table, 'a')).toBe('A');
    expect(() => knownEntry(table, 'toString')).toThrow('the table has nothing for toString');
    expect([hasKey(table, 'a'), hasKey(table, 'constructor')]).toEqual([true, false]);
  });
});

describe('loose JSON', () => {
  it('gives numbers that are numbers', () => {
    expect([numberIn(3), numberIn('3'), numberIn(Number.NaN)]).toEqual([3, undefined, undefined]);
    expect(numbersIn([1, 'x', 2, null])).toEqual([1, 2]);
    expect(numbersIn('12')).toEqual([]);
  });
  it('gives texts that are texts', () => expect([textIn('DR'), textIn(5)]).toEqual(['DR', '–']));
  it('gives records and lists of records', () => {
    expect([fieldsIn({ a: 1 }), fieldsIn([1]), fieldsIn(null)]).toEqual([{ a: 1 }, {}, {}]);
    expect(listIn([{ a: 1 }, 2])).toEqual([{ a: 1 }, {}]);
  });
});

it('prints halves as on a map', () => {
  expect(fill('{a}, {b}, {c}, {d}', { a: 4.5, b: 0.5, c: 2, d: -1.5 })).toBe('4½, ½, 2, −1½');
  expect(fill('{a|point|points}, {b|point|points}', { a: 2.5, b: 1 })).toBe('2½ points, 1 point');
});

it('counts what there is', () =>
  expect(
    countedTexts([
      ['{n} moved', 2],
      ['{n} lost', 0],
      ['{n|train|trains}', 1],
    ]),
  ).toEqual(['2 moved', '1 train']));
