import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Dice,
  diceFrom,
  everyRoll,
  noDice,
  type Roll,
  random,
  recordedDice,
  type Script,
  ScriptError,
  scriptedDice,
  seededDice,
  spokenDice,
} from './dice.ts';

describe('random', () => {
  // Saved seeds must go on meaning the same games.
  it.each<[number | string, number[]]>([
    [0, [2899526011, 769844623, 220372281]],
    [1, [2420951833, 2513034076, 3847892949]],
    [-1, [2300869303, 3917632794, 3726809994]],
    ['', [812435072, 296833561, 1899772108]],
    ['1', [249398423, 1292566414, 3065784268]],
    ['dawn', [124261652, 3592385982, 4027692702]],
  ])('seed %j always gives the same numbers', (seed, values) => {
    const next = random(seed);
    expect(values.map(() => next() * 2 ** 32)).toEqual(values);
  });

  it('stays from 0 up to but not including 1', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.string()), seed => {
        const next = random(seed);
        for (let i = 0; i < 50; i++) {
          const x = next();
          expect(x >= 0 && x < 1).toBe(true);
        }
      }),
    );
  });

  it('gives neighbouring seeds different numbers', () => {
    const firsts = Array.from({ length: 5000 }, (_, seed) => random(seed)());
    expect(new Set(firsts).size).toBe(firsts.length);
  });
});

describe('diceFrom', () => {
  const almostOne = 1 - 2 ** -32;
  it.each<[number, number, number, number]>([
    [0, 6, 1, 0],
    [almostOne, 6, 6, 5],
    [0.5, 6, 4, 3],
    [0.5 - 2 ** -32, 6, 3, 2],
    [almostOne, 1, 1, 0],
  ])('%d on %i gives the face %i and the thing %i', (x, of, face, thing) => {
    const dice = diceFrom(() => x);
    expect([dice.roll(of, ''), dice.pick(of, '')]).toEqual([face, thing]);
  });
});

describe('seededDice', () => {
  it('is the same for the same seed', () => {
    const rolls = (seed: number): number[] => {
      const dice = seededDice(seed);
      return Array.from({ length: 20 }, () => dice.roll(6, ''));
    };
    expect(rolls(4)).toEqual(rolls(4));
    expect(rolls(4)).not.toEqual(rolls(5));
  });

  it('rolls every face about equally often', () => {
    const dice = seededDice('even');
    const counts = new Map<number, number>();
    for (let i = 0; i < 6000; i++) {
      const face = dice.roll(6, '');
      counts.set(face, (counts.get(face) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    for (const n of counts.values()) expect(Math.abs(n - 1000)).toBeLessThan(150);
  });
});

describe('scriptedDice', () => {
  const COINS = ['head', 'tail'];

  it('reads faces, indices and names in order', () => {
    const dice = scriptedDice([1, 6, 0, 1, 'tail', 'head']);
    expect([dice.roll(6, ''), dice.roll(6, '')]).toEqual([1, 6]);
    expect([dice.pick(2, ''), dice.pick(2, '', COINS)]).toEqual([0, 1]);
    expect([dice.pick(2, '', COINS), dice.pick(2, '', COINS)]).toEqual([1, 0]);
  });

  it('tells how many values were not asked for', () => {
    const dice = scriptedDice([3, 0]);
    expect(dice.left()).toBe(2);
    dice.roll(6, '');
    expect(dice.left()).toBe(1);
    dice.pick(4, '');
    expect(dice.left()).toBe(0);
  });

  it.each<[string, Script, (dice: Dice) => number, string]>([
    ['a face below 1', 0, d => d.roll(6, '8.1'), 'rolls[0] is 0, but 8.1 asks for a whole number from 1 to 6'],
    ['a face too many', 7, d => d.roll(6, '8.1'), 'rolls[0] is 7, but 8.1 asks for a whole number from 1 to 6'],
    ['half a face', 1.5, d => d.roll(6, '8.1'), 'rolls[0] is 1.5'],
    ['no number', Number.NaN, d => d.roll(6, '8.1'), 'rolls[0] is null'],
    [
      'a name for a die',
      'head',
      d => d.roll(6, '8.1'),
      'rolls[0] is "head", but 8.1 asks for a whole number from 1 to',
    ],
    ['an index below 0', -1, d => d.pick(3, '9'), 'rolls[0] is -1, but 9 asks for a whole number from 0 to 2'],
    ['an index too many', 3, d => d.pick(3, '9'), 'rolls[0] is 3, but 9 asks for a whole number from 0 to 2'],
    ['an unknown name', 'edge', d => d.pick(2, '9', COINS), 'rolls[0] is "edge", but 9 asks for one of head, tail'],
    ['a name every list has', 'length', d => d.pick(2, '9', COINS), 'asks for one of head, tail'],
    ['a name without names', 'head', d => d.pick(2, '9'), 'from 0 to 1'],
  ])('refuses %s', (_name, said, ask, message) => {
    const tried = (): number => ask(scriptedDice([said], seededDice(1)));
    expect(tried).toThrow(ScriptError);
    expect(tried).toThrow(message);
  });

  it('names the place of the value that does not fit', () => {
    const dice = scriptedDice([2, 9]);
    dice.roll(6, '');
    expect(() => dice.roll(6, '8.1')).toThrow('rolls[1] is 9');
  });

  it('runs dry with the rule that wanted more', () => {
    const dice = scriptedDice([2]);
    dice.roll(6, '8.1');
    expect(() => dice.roll(6, '8.2')).toThrow(new ScriptError('the script of 1 rolls ran out at 8.2'));
    expect(() => dice.pick(6, '8.3')).toThrow(new ScriptError('the script of 1 rolls ran out at 8.3'));
    expect(dice.left()).toBe(0);
  });

  it('passes on to other dice once it is used up, names and all', () => {
    const asked: unknown[] = [];
    const then: Dice = {
      roll: (...q) => asked.push(q),
      pick: (...q) => asked.push(q) - 2,
    };
    const dice = scriptedDice([3], then);
    expect([dice.roll(6, 'a'), dice.roll(8, 'b'), dice.pick(2, 'c', COINS)]).toEqual([3, 1, 0]);
    expect(asked).toEqual([
      [8, 'b'],
      [2, 'c', COINS],
    ]);
  });
});

describe('recordedDice', () => {
  it('passes every question on and keeps the answers in order', () => {
    const rolls: Roll[] = [];
    const dice = recordedDice(scriptedDice([4, 'b', 0]), rolls);
    expect([dice.roll(6, '8.1'), dice.pick(2, '8.2', ['a', 'b']), dice.pick(5, '8.3')]).toEqual([4, 1, 0]);
    expect(rolls).toEqual([
      { kind: 'roll', of: 6, value: 4, rule: '8.1' },
      { kind: 'pick', of: 2, value: 1, rule: '8.2' },
      { kind: 'pick', of: 5, value: 0, rule: '8.3' },
    ]);
  });

  it('keeps nothing of a question that was not answered', () => {
    const rolls: Roll[] = [];
    expect(() => recordedDice(noDice, rolls).roll(6, '8.1')).toThrow();
    expect(rolls).toEqual([]);
  });
});

describe('everyRoll', () => {
  interface Way<T> {
    readonly result: T;
    readonly chance: number;
  }

  function ways<T>(act: (dice: Dice) => T): Way<T>[] {
    const out: Way<T>[] = [];
    expect(everyRoll(act, (result, chance) => out.push({ result, chance }))).toBe(true);
    return out;
  }

  const product = (sizes: readonly number[]): number[][] =>
    sizes.reduce<number[][]>(
      (all, size) => all.flatMap(head => Array.from({ length: size }, (_, i) => [...head, i])),
      [[]],
    );

  it('without dice there is one way, which is certain', () => {
    expect(ways(() => 'x')).toEqual([{ result: 'x', chance: 1 }]);
  });

  it('a die shows its faces and a draw its places', () => {
    expect(ways(dice => dice.roll(3, '')).map(way => way.result)).toEqual([1, 2, 3]);
    expect(ways(dice => dice.pick(3, '')).map(way => way.result)).toEqual([0, 1, 2]);
  });

  it('visits every way once, in lexical order, each as likely as the others', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 5 });
    fc.assert(
      fc.property(sizes, list => {
        const all = ways(dice => list.map(size => dice.pick(size, '')));
        expect(all.map(way => way.result)).toEqual(product(list));
        for (const { chance } of all) expect(chance).toBeCloseTo(1 / all.length, 12);
      }),
    );
  });

  it('follows questions that depend on earlier answers', () => {
    const all = ways(dice => {
      const first = dice.roll(3, '');
      return [first, ...Array.from({ length: first - 1 }, () => dice.pick(first, ''))];
    });
    expect(all.map(({ result, chance }) => [result.join(''), Math.round(chance * 54)])).toEqual([
      ['1', 18],
      ['20', 9],
      ['21', 9],
      ...product([3, 3]).map(rest => [`3${rest.join('')}`, 2]),
    ]);
  });

  it('its chances sum to 1, whatever the tree', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 6 }), sizes => {
        const all = ways(dice => {
          let at = 0;
          for (let asked = 0; asked < 4; asked++) at = (at + dice.roll(sizes[at % sizes.length]!, '')) % 7;
          return at;
        });
        expect(all.reduce((sum, way) => sum + way.chance, 0)).toBeCloseTo(1, 9);
      }),
    );
  });

  it.each<[number, number, boolean]>([
    [0, 0, false],
    [5, 5, false],
    [6, 6, true],
    [7, 6, true],
  ])('with at most %i ways visits %i of six, and says %s', (most, visited, complete) => {
    let n = 0;
    const all = everyRoll(
      dice => dice.roll(6, ''),
      () => n++,
      most,
    );
    expect([n, all]).toEqual([visited, complete]);
  });
});

it('noDice throws with the rule that asked', () => {
  expect(() => noDice.roll(6, '8.1')).toThrow('no die may be rolled here (8.1)');
  expect(() => noDice.pick(6, '8.2')).toThrow('nothing may be drawn here (8.2)');
});

it('a script of what was drawn names it, so that it finds the same in another cup', () => {
  const script: Script[] = [];
  const dice = spokenDice(scriptedDice([4, 1, 1]), script);
  expect([dice.roll(6, '5.2'), dice.pick(3, '3.1', ['a', 'b', 'c']), dice.pick(2, '3.1')]).toEqual([4, 1, 1]);
  expect(script).toEqual([4, 'b', 1]);
  const again = scriptedDice(script);
  expect([again.roll(6, '5.2'), again.pick(2, '3.1', ['b', 'c']), again.pick(2, '3.1')]).toEqual([4, 0, 1]);
});
