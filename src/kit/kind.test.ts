import { describe, expect, it } from 'vitest';
import type { Json, Names } from './game.ts';
import {
  among,
  byKey,
  byTwoKeys,
  coded,
  count,
  fieldsOfKinds,
  type Kind,
  listOf,
  MARK,
  marksBy,
  orAbsent,
  orNone,
  orNull,
  printed,
  printedIn,
  setOf,
  TOGGLE,
  word,
} from './kind.ts';
import { sceneReader } from './sceneReader.ts';

const names: Names = { units: ['A', 'B', 'C'], hexes: ['0101', '0102'], cards: ['X', 'Y', 'Z'] };

function reading<T>(
  kind: Kind<T>,
  said: Json,
  before?: T,
): { readonly value: T | undefined; readonly error: string | undefined } {
  const r = sceneReader({}, names);
  const value = kind.read(r, 'it', said, before);
  return { value, error: r.error };
}

const unit = printed('units', 3);
const row = byKey(unit, count(0, 5), [0, 1, 2]);
/** Two rows of three; each place has a range and a first value of its own. */
const grid = byTwoKeys<number>(
  [among(['north', 'south']), unit, 3],
  place => count(place * 10, place * 10 + 9),
  [0, 10, 20, 30, 40, 50],
);
const marks = marksBy(printedIn('cards', [1, 2]), [0, 1]);
const pair = fieldsOfKinds<{ readonly unit: number; readonly hex?: number }>({
  unit,
  hex: orAbsent(printed('hexes', 2)),
});

describe('what is kept, said and read again', () => {
  it.each<[string, Kind<unknown>, unknown, Json]>([
    ['a count', count(1, 9), 4, 4],
    ['a word', word('a', 'b'), 'b', 'b'],
    ['a toggle', TOGGLE, true, true],
    ['a mark', MARK, 1, true],
    ['no mark', MARK, 0, false],
    ['one of some words', among(['red', 'blue']), 1, 'blue'],
    ['one of some words from -1 on', among(['none', 'red'], -1), -1, 'none'],
    ['a coded number', coded({ [-1]: 'off', [-7]: 'lost' }), -7, 'lost'],
    ['a unit', unit, 2, 'C'],
    ['a hex', printed('hexes', 2), 1, '0102'],
    ['a card from the second on', printed('cards', 2, 1), 0, 'Y'],
    ['one of some cards', printedIn('cards', [2, 0]), 0, 'Z'],
    ['no unit', orNone(unit), -1, null],
    ['nothing', orNull(word('a')), null, null],
    ['two rows', grid, [0, 11, 20, 30, 40, 52], { north: { B: 11 }, south: { C: 52 } }],
    ['two rows as they were', grid, [0, 10, 20, 30, 40, 50], {}],
    ['a list', listOf(unit, 3), [1, 1], ['B', 'B']],
    ['a set', setOf(unit, 3), [2, 0], ['C', 'A']],
    ['fields', pair, { unit: 1, hex: 0 }, { unit: 'B', hex: '0101' }],
    ['fields of which one is absent', pair, { unit: 1 }, { unit: 'B' }],
    ['a row, by what differs', row, [0, 4, 2], { B: 4 }],
    ['marks', marks, [1, 1], ['Y']],
    ['marks of which one is gone', marks, [1, 0], { Y: true, Z: false }],
  ])('%s', (_name, kind, value, said) => {
    expect(kind.fault(value, 'it')).toBeUndefined();
    expect(kind.say(names, value)).toEqual(said);
    expect(reading(kind, said)).toEqual({ value, error: undefined });
  });
});

describe('what is said of a row', () => {
  it('is laid over what it was', () => {
    expect(reading(row, { A: 5 }, [1, 1, 1]).value).toEqual([5, 1, 1]);
    expect(reading(marks, ['Y'], [0, 0]).value).toEqual([1, 0]);
  });
});

describe('what cannot be read', () => {
  it.each<[string, Kind<unknown>, Json, string]>([
    ['a count', count(1, 9), 12, 'it is a whole number from 1 to 9, not 12'],
    ['a word', word('a', 'b'), 'c', 'it is "a" or "b", not "c"'],
    ['a mark', MARK, 2, 'it is true or false, not 2'],
    ['one of some words', among(['red', 'blue']), 'green', 'it is one of red, blue, not "green"'],
    ['a coded number', coded({ [-1]: 'off' }), -1, 'it is one of off, not -1'],
    ['a unit', unit, 'D', 'it: unknown unit "D"'],
    ['a card beyond its bounds', printed('cards', 2, 1), 'X', 'it is one of Y, Z, not "X"'],
    ['one of some cards', printedIn('cards', [2, 0]), 'Y', 'it is one of Z, X, not "Y"'],
    ['a list', listOf(unit, 3), 'A', 'it is a list of at most 3, not "A"'],
    ['an item of a list', listOf(count(0, 1), 3), [0, 7], 'it[1] is a whole number from 0 to 1, not 7'],
    ['a set', setOf(unit, 3), ['A', 'A'], 'it is a list of at most 3, each once, not ["A","A"]'],
    ['fields', pair, ['B'], 'it is an object, not ["B"]'],
    ['a field that is missing', pair, { hex: '0101' }, 'it.unit is missing'],
    ['a field too many', pair, { unit: 'B', n: 1 }, 'it has unit, hex; not n'],
    ['a row', row, [1], 'it is an object, not [1]'],
    ['a value in a row', row, { B: 9 }, 'it.B is a whole number from 0 to 5, not 9'],
    ['a key of a row', row, { D: 1 }, 'it: unknown unit "D"'],
  ])('%s', (_name, kind, said, error) => {
    expect(reading(kind, said)).toEqual({ value: undefined, error });
  });
});
