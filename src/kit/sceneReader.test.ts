import { describe, expect, it } from 'vitest';
import type { Json, Names, Position } from './game.ts';
import {
  boxNumber,
  complain,
  fieldsOf,
  integer,
  nameNumber,
  readByRole,
  readField,
  readInteger,
  readList,
  readNames,
  readRest,
  readSpot,
  sceneReader,
} from './sceneReader.ts';

const names: Names = { units: ['A', 'B'], hexes: ['0101', '0102'], cards: [] };
const reader = (position: Position = {}) => sceneReader(position, names);

describe('complain', () => {
  it('keeps the first problem', () => {
    const r = reader();
    expect(r.error).toBeUndefined();
    complain(r, 'one');
    complain(r, 'two');
    expect(r.error).toBe('one');
  });
});

describe('readRest', () => {
  it('is content with common fields and with those asked for, given or not', () => {
    const r = reader({ turn: 1, phase: 'move', active: 'blue', units: {}, holder: 'red' });
    readField(r, 'holder');
    readField(r, 'weather');
    readRest(r);
    expect(r.error).toBeUndefined();
  });

  it.each<[string, Position, string]>([
    ['holdr', { holdr: 'red' }, '"holdr"; known are turn, phase, active, units, holder'],
    ['constructor', { constructor: 1 }, '"constructor"; known are turn, phase, active, units, holder'],
    ['__proto__', JSON.parse('{"__proto__":1}'), '"__proto__"; known are turn, phase, active, units, holder'],
  ])('complains of %s', (_name, position, message) => {
    const r = reader(position);
    readField(r, 'holder');
    readRest(r);
    expect(r.error).toBe(`a position has no field ${message}`);
  });
});

describe('readField', () => {
  it('gives what was written, and nothing that every object has', () => {
    const r = reader({ a: 0, b: null });
    expect([readField(r, 'a'), readField(r, 'b')]).toEqual([0, null]);
    expect([readField(r, 'constructor'), readField(r, '__proto__')]).toEqual([undefined, undefined]);
  });
});

describe('whole numbers', () => {
  it.each<[string, Json | undefined, number]>([
    ['the lowest', 2, 2],
    ['the highest', 5, 5],
    ['nothing', undefined, 9],
  ])('%s', (_name, value, expected) => {
    const r = reader({ n: value });
    expect([readInteger(r, 'n', [2, 5], 9), r.error]).toEqual([expected, undefined]);
  });

  it.each<[string, Json, string]>([
    ['below', 1, '1'],
    ['above', 6, '6'],
    ['half', 2.5, '2.5'],
    ['text', '3', '"3"'],
    ['null', null, 'null'],
    ['true', true, 'true'],
  ])('%s is a problem', (_name, value, shown) => {
    const r = reader({ n: value });
    expect(readInteger(r, 'n', [2, 5], 9)).toBe(2);
    expect(r.error).toBe(`n is a whole number from 2 to 5, not ${shown}`);
  });

  it('integer by itself needs a value', () => {
    const r = reader();
    expect(integer(r, 'A.step', undefined, [0, 1])).toBe(0);
    expect(r.error).toBe('A.step is a whole number from 0 to 1, not undefined');
  });
});

describe('fieldsOf', () => {
  it.each<[string, Json | undefined, [string, Json][]]>([
    ['nothing', undefined, []],
    ['an empty object', {}, []],
    [
      'fields in order, absent ones left out',
      { b: 0, a: null, c: undefined },
      [
        ['b', 0],
        ['a', null],
      ],
    ],
  ])('%s', (_name, value, expected) => {
    const r = reader();
    expect([fieldsOf(r, 'units', value), r.error]).toEqual([expected, undefined]);
  });

  it.each<[Json, string]>([
    [null, 'units is an object, not null'],
    ['A', 'units is an object, not "A"'],
    [['A'], 'units is an object, not ["A"]'],
    [0, 'units is an object, not 0'],
  ])('%j is a problem', (value, error) => {
    const r = reader();
    expect([fieldsOf(r, 'units', value), r.error]).toEqual([[], error]);
  });
});

describe('lists', () => {
  it('gives what was written, or nothing', () => {
    const r = reader({ crossed: [1, 'x'] });
    expect([readList(r, 'crossed'), readList(r, 'passed'), r.error]).toEqual([[1, 'x'], [], undefined]);
    readRest(r);
    expect(r.error).toBeUndefined();
  });

  it.each<[Json]>([['A'], [null], [{ 0: 'A' }]])('%j is a problem', value => {
    const r = reader({ list: value });
    expect([readList(r, 'list'), r.error]).toEqual([[], `list is a list, not ${JSON.stringify(value)}`]);
  });

  it('readNames numbers them in order', () => {
    const r = reader({ done: ['B', 'A'], held: ['0101'] });
    expect([readNames(r, 'done', 'units'), readNames(r, 'held', 'hexes'), r.error]).toEqual([[1, 0], [0], undefined]);
  });

  it('readNames tells the first name it does not know and keeps the others', () => {
    const r = reader({ done: ['B', 'X', 'Y', 'A'] });
    expect([readNames(r, 'done', 'units'), r.error]).toEqual([[1, 0], 'unknown unit "X"']);
  });
});

describe('nameNumber', () => {
  it.each<[string, Json | undefined, number | undefined, string | undefined]>([
    ['a name', '0101', 0, undefined],
    ['an unknown name', 'A', undefined, 'unknown hex "A"'],
    ['a number', 0, undefined, 'a hex is given by its printed name, not 0'],
    ['nothing', undefined, undefined, 'a hex is given by its printed name, not undefined'],
  ])('%s', (_name, value, number, error) => {
    const r = reader();
    expect([nameNumber(r, 'hexes', value), r.error]).toEqual([number, error]);
  });
});

describe('boxNumber', () => {
  const boxes = { [-1]: 'lost', [-2]: 'to come' };
  it('finds a box by its name', () => {
    expect(boxNumber(reader(), boxes, 'to come')).toBe(-2);
  });

  it('names the boxes where there is no such one', () => {
    const r = reader();
    boxNumber(r, boxes, 'gone');
    expect(r.error).toMatch(/^box is one of .*lost/);
  });
});

describe('readSpot', () => {
  const steps = [0, 0];
  let place = [7, 7];
  const spec = {
    boxes: { [-1]: 'lost' },
    more: {
      step(unit: number, value: Json): boolean {
        if (typeof value === 'number') steps[unit] = value;
        return typeof value === 'number';
      },
      over(unit: number, value: Json): boolean {
        place[unit] = -5;
        return value === 'B';
      },
    },
    where: ['over'],
  };
  const spot = (name: string, value: Json) => {
    const r = reader();
    place = [7, 7];
    readSpot(r, place, [name, value], spec);
    return [place, r.error];
  };

  it('puts a unit into its hex or box', () => {
    expect(spot('B', '0102')).toEqual([[7, 1], undefined]);
    expect(spot('A', { hex: '0102' })).toEqual([[1, 7], undefined]);
    expect(spot('A', { box: 'lost' })).toEqual([[-1, 7], undefined]);
  });

  it('hands further fields to the game', () => {
    expect(spot('B', { hex: '0101', step: 2 })).toEqual([[7, 0], undefined]);
    expect(steps).toEqual([0, 2]);
  });

  it('needs neither hex nor box where another field says where a unit is', () => {
    expect(spot('A', { over: 'B' })).toEqual([[-5, 7], undefined]);
    expect(spot('A', { over: 'X' })[1]).toBe('A: over cannot be "X"');
  });

  it.each<[string, Json, string]>([
    ['Zorro', '0101', 'unknown unit "Zorro"'],
    ['A', '9999', 'unknown hex "9999"'],
    ['A', { step: 1 }, 'A needs a hex or a box or over'],
    ['A', {}, 'A needs a hex or a box or over'],
    ['A', { hex: '0101', step: 'two' }, 'A: step cannot be "two"'],
    ['A', { hex: '0101', colour: 1 }, 'A has hex, box, step, over; not colour'],
    ['A', { hex: '0101', constructor: 1 }, 'A has hex, box, step, over; not constructor'],
  ])('tells what is wrong with %s at %j', (name, value, problem) => {
    expect(spot(name, value)[1]).toContain(problem);
  });
});

describe('readByRole', () => {
  it('gives each value with the place of its role', () => {
    const r = reader({ points: { red: 3, blue: 5 } });
    expect([...readByRole(r, 'points', ['blue', 'red'])]).toEqual([
      [1, 3],
      [0, 5],
    ]);
  });

  it('complains of a role that is not there', () => {
    const r = reader({ points: { green: 3 } });
    expect([...readByRole(r, 'points', ['blue', 'red'])]).toEqual([]);
    expect(r.error).toBe('points has blue and red, not green');
  });
});
