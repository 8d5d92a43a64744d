import { describe, expect, test } from 'vitest';
import type { Frame } from './game.ts';
import {
  dictionary,
  distinct,
  either,
  type Fields,
  FLAG,
  frames,
  int,
  list,
  NUMBER,
  oneOf,
  optional,
  readShape,
  record,
  row,
  rowOf,
  type Shape,
  SWITCH,
  text,
} from './shape.ts';

const told = <T>(shape: Shape<T>, value: unknown): string => {
  const read = readShape(shape, value, 'it');
  return read.ok ? 'fine' : read.error;
};

interface Unit {
  readonly place: number;
  readonly side: 'red' | 'blue';
  readonly note?: string;
}

const unit = record<Unit>({ place: int(-1, 9), side: oneOf('red', 'blue'), note: optional(text(5)) });

const some = oneOf('red', 2);

describe('a shape', () => {
  test.each<[string, Shape<unknown>, unknown, string]>([
    ['a number in its range', int(-1, 9), -1, 'fine'],
    ['a number beyond it', int(-1, 9), 10, 'it: expected a whole number from -1 to 9, got 10'],
    ['a half', int(-1, 9), 0.5, 'it: expected a whole number from -1 to 9, got 0.5'],
    ['a text for a number', int(-1, 9), '3', 'it: expected a whole number from -1 to 9, got "3"'],
    ['nothing for a number', int(-1, 9), null, 'it: expected a whole number from -1 to 9, got null'],
    ['one of some', some, 2, 'fine'],
    ['none of them', some, 'green', 'it: expected "red" or 2, got "green"'],
    ['a switch', SWITCH, 1, 'it: expected true or false, got 1'],
    ['a number without end', NUMBER, Number.NaN, 'it: expected a number, got null'],
    ['a text of just the length', text(3), 'two', 'fine'],
    ['a list for a text', text(3), ['two'], 'it: expected a text of at most 3 characters, got a list of 1'],
    ['a long text', text(3), 'four', 'it: expected a text of at most 3 characters, got "four"'],
    ['the one or the other', either(FLAG, oneOf('x')), 'x', 'fine'],
    ['neither', either(FLAG, oneOf('x')), 2, 'it: expected 0 or 1 or "x", got 2'],
    ['a row', row(2, FLAG), [0, 1], 'fine'],
    ['a row too short', row(2, FLAG), [0], 'it: expected a list of 2, got 1 of them'],
    ['a wrong one in a row', row(2, FLAG), [0, 7], 'it[1]: expected 0 or 1, got 7'],
    [
      'a row with a shape for each',
      rowOf([FLAG, int(5, 6)]),
      [1, 7],
      'it[1]: expected a whole number from 5 to 6, got 7',
    ],
    ['a list too long', list(1, FLAG), [1, 1], 'it: expected a list of at most 1, got 2 of them'],
    ['an object for a list', list(1, FLAG), { length: 0 }, 'it: expected a list of at most 1, got an object'],
    ['something twice', distinct(9, FLAG), [1, 1], 'it: expected a list of at most 9, each once, got 2 of them'],
    ['a dictionary', dictionary(2, FLAG), { a: 1, b: 3 }, 'it.b: expected 0 or 1, got 3'],
    ['a record', unit, { place: 3, side: 'red' }, 'fine'],
    ['a record with what it may have', unit, { place: 3, side: 'red', note: 'x' }, 'fine'],
    ['a field too many', unit, { place: 3, side: 'red', size: 1 }, 'it has a field "size" that is not known'],
    ['a field too few', unit, { place: 3 }, 'it.side is missing'],
    ['a field of the prototype', record<{ toString: number }>({ toString: FLAG }), {}, 'it.toString is missing'],
    [
      'a prototype in its place',
      unit,
      JSON.parse('{"place":3,"side":"red","__proto__":{}}'),
      'it has a field "__proto__" that is not known',
    ],
    ['a list for a record', unit, [], 'it: expected an object, got a list of 0'],
  ])('%s', (_name, shape, value, message) => {
    expect(told(shape, value)).toBe(message);
  });

  test('a record names every field of its type, and no other', () => {
    // @ts-expect-error A column that is forgotten.
    const less: Fields<Unit> = { place: int(0, 1), side: oneOf('red', 'blue') };
    // @ts-expect-error A column that nobody has.
    const more: Fields<Unit> = { place: FLAG, side: oneOf('red', 'blue'), note: text(1), size: FLAG };
    expect([less, more]).toHaveLength(2);
  });
});

describe('frames', () => {
  interface Move extends Frame {
    readonly phase: 'move' | 'march';
    readonly side: number;
  }
  interface Turn extends Frame {
    readonly phase: 'turn';
    at: number;
  }
  const frame = frames<Move | Turn>({ turn: { at: int(0, 3) }, move: { side: FLAG }, march: { side: FLAG } });

  test.each<[unknown, string]>([
    [{ phase: 'turn', at: 3 }, 'fine'],
    [{ phase: 'march', side: 1, entered: 1 }, 'fine'],
    [{ phase: 'march', side: 1, entered: 2 }, 'it.entered: expected 1, got 2'],
    [{ phase: 'march', at: 1 }, 'it has a field "at" that is not known'],
    [{ phase: 'turn' }, 'it.at is missing'],
    [{ phase: 'constructor' }, 'it: expected a frame of turn, move, march, got "constructor"'],
    [{}, 'it: expected a frame of turn, move, march, got nothing'],
    [3, 'it: expected a frame of turn, move, march, got 3'],
  ])('%j', (value, message) => {
    expect(told(frame, value)).toBe(message);
  });
});
