import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, hashOf, sameJson } from './hash.ts';

describe('canonical', () => {
  it.each<[string, unknown, string]>([
    ['keys in order', { b: 1, a: 2, B: 3 }, '{"B":3,"a":2,"b":1}'],
    ['keys in order all the way down', { x: [{ b: 1, a: { d: 1, c: 2 } }] }, '{"x":[{"a":{"c":2,"d":1},"b":1}]}'],
    ['numbers as keys by their text', { 10: 'x', 9: 'y' }, '{"10":"x","9":"y"}'],
    ['lists as they are', [3, 1, 2], '[3,1,2]'],
    ['undefined fields left out', { a: undefined, b: null }, '{"b":null}'],
    ['undefined in a list kept as null', [undefined, 1], '[null,1]'],
    ['nothing', undefined, 'null'],
    ['texts and keys quoted', { 'a"': 'b\n' }, '{"a\\"":"b\\n"}'],
    ['empty things', [{}, [], ''], '[{},[],""]'],
    ['keys every object has', JSON.parse('{"constructor":1,"__proto__":2}'), '{"__proto__":2,"constructor":1}'],
  ])('%s', (_name, value, text) => {
    expect(canonical(value)).toBe(text);
  });

  it('is JSON for the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('sameJson', () => {
  const odd = fc.oneof(
    fc.constantFrom(undefined, null, Number.NaN, -0, 0, '0', '', [], {}),
    fc.integer({ max: 2, min: 0 }),
  );
  const key = fc.constantFrom('a', 'b', '__proto__', 'constructor');
  const { tree } = fc.letrec(tie => ({
    tree: fc.oneof({ maxDepth: 3 }, odd, fc.array(tie('tree'), { maxLength: 3 }), fc.dictionary(key, tie('tree'))),
  }));

  it('holds exactly where the canonical texts are the same', () => {
    fc.assert(
      fc.property(tree, tree, (a, b) => {
        expect(sameJson(a, b)).toBe(canonical(a) === canonical(b));
        expect(sameJson([a, b], [a, b])).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it.each<[string, unknown, unknown, boolean]>([
    ['fields in another order', { a: 1, b: [2] }, { b: [2], a: 1 }, true],
    ['a field that is absent or undefined', { a: 1, b: undefined }, { a: 1 }, true],
    ['a field more', { a: 1 }, { a: 1, b: 2 }, false],
    ['null or absent', { a: null }, {}, false],
    ['a list that goes on', [1], [1, 2], false],
    ['a list or an object', [], {}, false],
    ['a number or its text', [1], ['1'], false],
    ['a field that every object has', JSON.parse('{"__proto__":{}}'), { a: 1 }, false],
  ])('%s', (_name, a, b, isSame) => {
    expect(sameJson(a, b)).toBe(isSame);
    expect(sameJson(b, a)).toBe(isSame);
  });
});

describe('hashOf', () => {
  // Saved games carry these.
  it.each<[unknown, string]>([
    [{}, 'f6bbc27f5a56d1e7'],
    [null, '9b55e0da69fcb93a'],
    ['', 'ada151798dddd9f7'],
    [{ turn: 1, flow: [] }, '08bdf05ea4dc267f'],
    [[1, 2], '854ee379c6e55fbd'],
  ])('of %j never changes', (value, hash) => {
    expect(hashOf(value)).toBe(hash);
  });

  it('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), value => {
        const turned = Object.fromEntries(Object.entries(value).reverse());
        expect(hashOf({ x: turned })).toBe(hashOf({ x: value }));
      }),
    );
  });

  it.each<[string, unknown, unknown]>([
    ['the order of a list', [1, 2], [2, 1]],
    ['a text from a number', ['1'], [1]],
    ['null from an absent field', { a: null }, {}],
    ['where a list ends', [[1], 2], [[1, 2]]],
    ['one key from another', { a: 1 }, { b: 1 }],
    ['0 from false', [0], [false]],
  ])('tells %s', (_name, a, b) => {
    expect(hashOf(a)).not.toBe(hashOf(b));
  });

  it('tells many like values apart, in both halves, by sixteen digits', () => {
    const hashes = Array.from({ length: 20_000 }, (_, i) => hashOf({ turn: i % 100, place: Math.floor(i / 100) }));
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{16}$/);
    expect(new Set(hashes).size).toBe(hashes.length);
    // By chance some two values in 20,000 share 32 bits one time in twenty; these do not share more than a few.
    for (const half of [0, 8]) expect(new Set(hashes.map(h => h.slice(half, half + 8))).size).toBeGreaterThan(19_990);
  });
});
