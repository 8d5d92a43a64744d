import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepFreeze, hostileFault, isDeeper, jsonCopy, jsonProblem } from './plain.ts';

describe('jsonCopy', () => {
  it('gives what a round trip through a text gives', () => {
    // Of texts rather than values: no text holds a -0.
    fc.assert(
      fc.property(fc.json(), text => {
        expect(jsonCopy({ value: JSON.parse(text) })).toStrictEqual({ value: JSON.parse(text) });
      }),
    );
  });

  it.each<[string, unknown]>([
    ['a field that is undefined', { a: undefined, b: 1 }],
    ['undefined in a list', [1, undefined]],
    ['numbers that are no JSON', [1, Number.NaN, { a: Infinity }]],
    ['a field named __proto__', JSON.parse('{"__proto__":{"a":1}}')],
  ])('%s', (_name, value) => {
    expect(jsonCopy(value)).toStrictEqual(JSON.parse(JSON.stringify(value)));
  });

  it('shares nothing with the original', () => {
    const one = deepFreeze({ place: [1, 2], flow: [{ phase: 'x' }] });
    const two = jsonCopy(one);
    expect([two.place === one.place, two.flow === one.flow, two.flow[0] === one.flow[0]]).toEqual([
      false,
      false,
      false,
    ]);
    expect([two, two.place, two.flow, two.flow[0]].some(Object.isFrozen)).toBe(false);
  });
});

describe('jsonProblem', () => {
  it.each<[string, unknown, string | undefined]>([
    ['plain JSON', { a: [1, 'x', null, true] }, undefined],
    ['a number without end', { a: [1, Number.NaN] }, 'it.a.1 is NaN'],
    ['an undefined field', { a: undefined }, 'it.a is undefined'],
    ['a hole in a list', { a: new Array(1) }, 'it.a.0 is undefined'],
    ['a list of a kind of its own', { a: new Uint8Array(1) }, 'it.a is a Uint8Array'],
    ['a map', [new Map()], 'it.0 is a Map'],
  ])('%s', (_name, value, problem) => {
    expect(jsonProblem(value)).toBe(problem);
  });
});

describe('hostileFault', () => {
  it.each<[string, unknown, string | undefined]>([
    ['plain input', { a: [1, 'x', null, true] }, undefined],
    ['just deep enough', [[1]], undefined],
    ['too deep', [[[1]]], 'the line is nested deeper than 2 levels'],
    ['too deep in a field', { a: { b: { c: 1 } } }, 'the line is nested deeper than 2 levels'],
    ['a number without end', [1, Number.POSITIVE_INFINITY], 'a number is too large'],
    ['a name of the language', JSON.parse('[{"a":1,"__proto__":1}]'), 'a field may not be called "__proto__"'],
    ['another one', { a: { constructor: 1 } }, 'a field may not be called "constructor"'],
  ])('%s', (_name, value, fault) => {
    expect(hostileFault(value, 2)).toBe(fault);
  });

  it('looks no deeper than it is told', () => {
    expect([isDeeper(1, 0), isDeeper([], 0), isDeeper([1], 0), isDeeper(null, -1)]).toEqual([false, false, true, true]);
  });
});
