import { describe, expect, it } from 'vitest';
import { type GameOption, type Options, readOptions, switchesOn } from './game.ts';
import { fail, ok } from './result.ts';

const title = { ja: '', en: '' };
const OPTIONS: readonly GameOption[] = [
  { id: 'mud', rule: '9.1', title, values: [false, true], initial: true },
  { id: 'level', rule: '9.2', title, values: [0, 1, 2], initial: 1 },
  { id: 'map', rule: '9.3', title, values: ['', 'big'], initial: 'big' },
];
const INITIAL: Options = { mud: true, level: 1, map: 'big' };
const read = (given: Readonly<Record<string, unknown>>): unknown => readOptions({ options: OPTIONS }, given);

describe('readOptions', () => {
  it.each<[string, Record<string, unknown>, Options]>([
    ['nothing given', {}, INITIAL],
    ['a switch turned off', { mud: false }, { ...INITIAL, mud: false }],
    ['a level of 0', { level: 0 }, { ...INITIAL, level: 0 }],
    ['an empty text', { map: '' }, { ...INITIAL, map: '' }],
    ['everything', { map: '', mud: false, level: 2 }, { mud: false, level: 2, map: '' }],
    ['only what is its own', Object.create({ mud: false }), INITIAL],
  ])('%s', (_name, given, options) => {
    expect(read(given)).toEqual(ok(options));
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['an unknown name', { snow: true }, 'unknown option "snow"; there is mud, level, map'],
    ['a name every object has', { constructor: true }, 'unknown option "constructor"; there is mud, level, map'],
    ['a prototype', JSON.parse('{"__proto__":true}'), 'unknown option "__proto__"; there is mud, level, map'],
    ['another value', { level: 3 }, 'option level takes 0, 1, 2, not 3'],
    ['a value of another kind', { level: '1' }, 'option level takes 0, 1, 2, not "1"'],
    ['a number for a switch', { mud: 1 }, 'option mud takes false, true, not 1'],
    ['null', { mud: null }, 'option mud takes false, true, not null'],
    ['undefined', { mud: undefined }, 'option mud takes false, true, not undefined'],
  ])('refuses %s', (_name, given, error) => {
    expect(read(given)).toEqual(fail(error));
  });

  it('says that a game has no options', () => {
    expect(readOptions({ options: [] }, { mud: true })).toEqual(fail('unknown option "mud"; there is none'));
    expect(readOptions({ options: [] }, {})).toEqual(ok({}));
  });
});

it('a result is one or the other', () => {
  expect([ok(0), fail('')]).toEqual([
    { ok: true, value: 0 },
    { ok: false, error: '' },
  ]);
});

it('switches go by the names that rules use', () =>
  expect(switchesOn({ deepMud: 'mud', bigMap: 'map', fog: 'fog' }, INITIAL)).toEqual({
    deepMud: true,
    bigMap: false,
    fog: false,
  }));
