import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Action, Json, Names } from './game.ts';
import { named, namedAction, numberOf, readAction } from './names.ts';

const names: Names = {
  units: ['16/61C', '24/61C', 'HQ'],
  hexes: ['0101', '0102', 'HQ'],
  cards: ['storm', 'frost'],
  aliases: { first: '16/61C', corner: '0101', lost: 'nothing', storm: 'frost' },
};

describe('named', () => {
  it.each<[string, Json | undefined, Json]>([
    ['one of each kind', { unit: 0, hex: 1, card: 1 }, { unit: '16/61C', hex: '0102', card: 'frost' }],
    ['lists', { units: [2, 0], hexes: [], cards: [0] }, { units: ['HQ', '16/61C'], hexes: [], cards: ['storm'] }],
    ['ways', { from: 0, to: 1, path: [0, 1] }, { from: '0101', to: '0102', path: ['0101', '0102'] }],
    ['other numbers', { n: 0, turn: 1, die: 2, column: [0, 1] }, { n: 0, turn: 1, die: 2, column: [0, 1] }],
    ['boxes below 0 and numbers beyond the list', { hex: -1, unit: 3, to: -2 }, { hex: -1, unit: 3, to: -2 }],
    ['texts where a number could stand', { unit: 'HQ', hex: null }, { unit: 'HQ', hex: null }],
    [
      'fields within fields',
      { lines: [{ unit: 1, value: 1 }], path: [[0], [1]] },
      { lines: [{ unit: '24/61C', value: 1 }], path: [['0101'], ['0102']] },
    ],
    ['an object under a known key', { units: { n: 0, hex: 0 } }, { units: { n: 0, hex: '0101' } }],
    ['keys every object has', { constructor: 0, toString: 1 }, { constructor: 0, toString: 1 }],
    ['a bare number', 1, 1],
    ['nothing', undefined, null],
  ])('%s', (_name, value, expected) => {
    expect(named(names, value)).toEqual(expected);
  });

  it('leaves absent fields out and its input alone', () => {
    const value = Object.freeze({ unit: 0, hex: undefined });
    expect(Object.keys(Object(named(names, value)))).toEqual(['unit']);
  });
});

describe('numberOf', () => {
  it.each<['units' | 'hexes' | 'cards', string, number]>([
    ['units', '16/61C', 0],
    ['units', 'HQ', 2],
    ['hexes', 'HQ', 2],
    ['hexes', '0101', 0],
    ['cards', 'frost', 1],
    ['units', 'first', 0],
    ['hexes', 'corner', 0],
    ['cards', 'storm', 0],
  ])('of %s knows %s', (kind, name, number) => {
    expect(numberOf(names, kind, name)).toEqual({ ok: true, value: number });
  });

  it.each<['units' | 'hexes' | 'cards', unknown, string]>([
    ['units', 'X', 'unknown unit "X"'],
    ['hexes', '9999', 'unknown hex "9999"'],
    ['cards', 'HQ', 'unknown card "HQ"'],
    ['hexes', 'first', 'unknown hex "first"'],
    ['units', 'lost', 'unknown unit "lost"'],
    ['units', '61C', 'unknown unit "61C"; did you mean 16/61C or 24/61C?'],
    ['units', '24', 'unknown unit "24"; did you mean 24/61C?'],
    ['units', '1C', 'unknown unit "1C"'],
    ['units', 0, 'a unit is given by its printed name, not 0'],
    ['hexes', null, 'a hex is given by its printed name, not null'],
    ['cards', ['storm'], 'a card is given by its printed name, not ["storm"]'],
    ['units', 'constructor', 'unknown unit "constructor"'],
    ['units', '__proto__', 'unknown unit "__proto__"'],
    ['hexes', 'length', 'unknown hex "length"'],
  ])('of %s does not know %j', (kind, name, error) => {
    expect(numberOf(names, kind, name)).toEqual({ ok: false, error });
  });

  it('offers at most six near misses', () => {
    const many = { ...names, units: Array.from({ length: 9 }, (_, i) => `${i}/A`) };
    expect(numberOf(many, 'units', 'A')).toMatchObject({ error: expect.stringMatching(/0\/A or .* or 5\/A\?$/) });
  });

  it('does not mix up the names of two games', () => {
    expect(numberOf(names, 'units', 'HQ')).toEqual({ ok: true, value: 2 });
    expect(numberOf({ ...names, units: ['HQ'] }, 'units', 'HQ')).toEqual({ ok: true, value: 0 });
  });
});

describe('readAction', () => {
  it.each<[string, unknown, Action]>([
    ['a bare type', { type: 'end' }, { type: 'end' }],
    ['single names', { type: 'a', unit: 'HQ', hex: '0101', card: 'frost' }, { type: 'a', unit: 2, hex: 0, card: 1 }],
    [
      'lists, units in the order of the roster',
      { type: 'a', units: ['HQ', 'first'], hexes: [] },
      { type: 'a', units: [0, 2], hexes: [] },
    ],
    ['a number', { type: 'a', n: -3 }, { type: 'a', n: -3 }],
    ['marks, which are dropped', { type: 'a', open: 'hex', revises: true }, { type: 'a' }],
    ['cards in any order', { type: 'a', cards: ['frost', 'storm'] }, { type: 'a', cards: [0, 1] }],
    ['a type every object has', { type: '__proto__' }, { type: '__proto__' }],
  ])('reads %s', (_name, input, value) => {
    expect(readAction(names, input)).toEqual({ ok: true, value });
  });

  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'an action is an object with a type'],
    ['null', null, 'an action is an object with a type'],
    ['a text', 'end', 'an action is an object with a type'],
    ['a list', [{ type: 'end' }], 'an action is an object with a type'],
    ['no type', { unit: 'HQ' }, 'an action has a type, which is a text'],
    ['an inherited type', Object.create({ type: 'end' }), 'an action has a type, which is a text'],
    ['a type that is no text', { type: 1 }, 'an action has a type, which is a text'],
    ['a unit by number', { type: 'a', unit: 0 }, 'a unit is given by its printed name, not 0'],
    ['an unknown hex', { type: 'a', hex: 'HQ2' }, 'unknown hex "HQ2"'],
    ['an unknown item', { type: 'a', units: ['HQ', 'X'] }, 'unknown unit "X"'],
    ['a hex among units', { type: 'a', units: ['0101'] }, 'unknown unit "0101"'],
    ['a text for a list', { type: 'a', hexes: '0101' }, 'hexes is a list of names'],
    ['a list for a text', { type: 'a', hex: ['0101'] }, 'a hex is given by its printed name, not ["0101"]'],
    ['half a number', { type: 'a', n: 0.5 }, 'n is a whole number'],
    ['an endless number', { type: 'a', n: Number.POSITIVE_INFINITY }, 'n is a whole number'],
    ['a number as text', { type: 'a', n: '1' }, 'n is a whole number'],
    ['an unknown card in a list', { type: 'a', cards: ['storm', 'HQ'] }, 'unknown card "HQ"'],
    ['another field', { type: 'a', from: '0101' }, 'an action has no field "from"'],
    ['a constructor', { type: 'a', constructor: 'HQ' }, 'an action has no field "constructor"'],
    ['a prototype', JSON.parse('{"type":"a","__proto__":{"unit":"HQ"}}'), 'an action has no field "__proto__"'],
  ])('refuses %s', (_name, input, error) => {
    expect(readAction(names, input)).toEqual({ ok: false, error });
  });

  it('reads back what namedAction writes', () => {
    const of = (kind: 'units' | 'hexes' | 'cards'): fc.Arbitrary<number> => fc.nat(names[kind].length - 1);
    const action: fc.Arbitrary<Action> = fc.record(
      {
        type: fc.string(),
        unit: of('units'),
        units: fc.array(of('units')).map(list => list.sort((a, b) => a - b)),
        hex: of('hexes'),
        hexes: fc.array(of('hexes')),
        card: of('cards'),
        n: fc.integer(),
      },
      { requiredKeys: ['type'] },
    );
    fc.assert(
      fc.property(action, a => {
        expect(readAction(names, namedAction(names, a))).toEqual({ ok: true, value: a });
      }),
    );
  });
});
