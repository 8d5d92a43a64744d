import { describe, expect, it } from 'vitest';
import { random } from './dice.ts';
import { ALIKE, NUMBER, partsOf, SLOTS } from './part.ts';
import { cacheOfEach, latestOfEach, partOfEach } from './partOfEach.ts';
import { asked, keepingNothing } from './question.ts';

interface State {
  readonly place: readonly number[];
  readonly steps: readonly number[];
  readonly turn: number;
}
const part = partsOf<State>();
const state = (place: readonly number[], steps: readonly number[] = [0, 0, 0], turn = 1): State => ({
  place,
  steps,
  turn,
});

/** Sums of rows 0 and 2 of places, with a count of how often one was derived. */
function sums(slots?: number) {
  const log = { painted: 0 };
  const sum = part({
    on: { place: [0, 2] },
    make: () => ({ sum: 0 }),
    paint: (value, s) => {
      log.painted++;
      value.sum = s.place[0]! + s.place[2]!;
    },
    ...(slots && { slots }),
  });
  return { log, sum, sumOf: (place: readonly number[]): number => sum.of(state(place)).sum };
}

describe('a part', () => {
  it('is derived once for columns that are the same in the rows that count', () => {
    const { sumOf, log } = sums();
    expect([sumOf([1, 2, 3]), sumOf([1, 2, 3]), sumOf([1, 9, 3])]).toEqual([4, 4, 4]);
    expect(log.painted).toBe(1);
  });

  it('is derived anew where a row that counts has changed', () => {
    const { sumOf, log } = sums();
    const place = [1, 2, 3];
    sumOf(place);
    expect(sumOf(place.with(2, 5))).toBe(6);
    expect(log.painted).toBe(2);
  });

  it('is found again after a few others, by identity and by equal rows', () => {
    const { sumOf, log } = sums();
    const places = [0, 1, 2, 3].map(i => [i, 0, i * i]);
    for (const place of [...places, ...places]) expect(sumOf(place)).toBe(place[0]! + place[2]!);
    for (const place of places) expect(sumOf([...place])).toBe(place[0]! + place[2]!);
    expect(log.painted).toBe(places.length);
  });

  it('is found again after many others, once somebody has come back to them', () => {
    const { sumOf, log } = sums();
    const places = Array.from({ length: SLOTS }, (_, i) => [i, 0, i * i]);
    for (const place of [...places, ...places]) sumOf(place);
    const { painted } = log;
    for (const place of [...places, ...places]) expect(sumOf(place)).toBe(place[0]! + place[2]!);
    expect(log.painted).toBe(painted);
  });

  it('is kept for many only as long as somebody comes back to them', () => {
    const { sumOf, log } = sums();
    const places = Array.from({ length: SLOTS }, (_, i) => [i, 0, i * i]);
    for (const place of [...places, ...places]) sumOf(place);
    for (let i = 0; i < 10 * SLOTS; i++) sumOf([i, 0, -1]);
    const { painted } = log;
    sumOf([10 * SLOTS - 8, 0, -1]);
    expect(log.painted).toBe(painted + 1);
  });

  it('is right however many columns come by', () => {
    const { sumOf } = sums();
    const next = random('part');
    const die = (): number => Math.floor(next() * 13);
    for (let i = 0; i < 5000; i++) {
      const place = [die(), die(), die()];
      expect(sumOf(place)).toBe(place[0]! + place[2]!);
    }
  });

  it('counts rows of several columns, and whole fields', () => {
    const log = { derived: 0 };
    const all = part({
      on: { place: [0], steps: [1], turn: NUMBER },
      derive: s => {
        log.derived++;
        return s.place[0]! + s.steps[1]! + s.turn;
      },
    });
    const ask = (place: number[], steps: number[], turn: number): number => all.of(state(place, steps, turn));
    expect([ask([1], [0, 2], 3), ask([1, 9], [5, 2], 3), ask([1], [0, 2], 4), ask([1], [0, 3], 4)]).toEqual([
      6, 6, 7, 8,
    ]);
    expect(log.derived).toBe(3);
  });

  it('is kept for a list or a record that says the same, though it is a copy', () => {
    const log = { derived: 0 };
    interface Chosen extends State {
      readonly options: Readonly<Record<string, boolean>>;
    }
    const all = partsOf<Chosen>()({
      on: { steps: ALIKE, options: ALIKE },
      derive: ({ steps, options }) => {
        log.derived++;
        return `${steps} ${options.winter}`;
      },
    });
    const chosen = (steps: readonly number[], options: Chosen['options']): Chosen => ({ ...state([], steps), options });
    expect(all.of(chosen([1, 2], { winter: true }))).toBe('1,2 true');
    expect(all.of(chosen([1, 2], { winter: true }))).toBe('1,2 true');
    expect(log.derived).toBe(1);
    expect(all.of(chosen([1, 2], { winter: false }))).toBe('1,2 false');
    expect(all.of(chosen([1, 3], { winter: false }))).toBe('1,3 false');
    expect(all.of(chosen([1, 3, 0], { winter: false }))).toBe('1,3,0 false');
    expect(all.of(chosen([1, 3, 0], {}))).toBe('1,3,0 undefined');
    expect(log.derived).toBe(5);
  });

  it('of no rows at all is derived once', () => {
    const log = { derived: 0 };
    const none = part({ on: { place: [] }, derive: () => ++log.derived });
    for (let i = 0; i < 3; i++) none.of(state([i]));
    expect(log.derived).toBe(1);
  });
});

describe('a part of others', () => {
  it('is derived anew with them, and only then', () => {
    const { sum } = sums();
    const log = { derived: 0 };
    const twice = part({
      on: { turn: NUMBER },
      uses: [sum],
      derive: s => {
        log.derived++;
        return 2 * sum.of(s).sum + s.turn;
      },
    });
    expect(twice.of(state([1, 0, 2]))).toBe(7);
    expect(twice.of(state([1, 5, 2]))).toBe(7);
    expect(log.derived).toBe(1);
    expect(twice.of(state([1, 5, 3]))).toBe(9);
    expect(twice.of(state([1, 5, 3], [], 2))).toBe(10);
    expect(log.derived).toBe(3);
  });

  it('stays where they come to the same', () => {
    const parity = part({ on: { place: [0] }, derive: s => [s.place[0]! % 2], isSame: (a, b) => a[0] === b[0] });
    const log = { derived: 0 };
    const word = part({
      on: {},
      uses: [parity],
      derive: s => {
        log.derived++;
        return parity.of(s)[0] === 0 ? 'even' : 'odd';
      },
    });
    expect([2, 4, 6, 7, 9].map(n => word.of(state([n])))).toEqual(['even', 'even', 'even', 'odd', 'odd']);
    expect(log.derived).toBe(2);
  });
});

describe('a part that is counted', () => {
  /** How many of rows 1 to 3 stand at each of five places; below 0 is nowhere. */
  function crowd() {
    const log = { counted: 0 };
    const all = part({
      on: { place: [1, 2, 3] },
      make: () => [0, 0, 0, 0, 0],
      copy: (from, to) => {
        for (const [i, n] of from.entries()) to[i] = n;
      },
      count: (value, _row, at, n) => {
        log.counted++;
        if (at >= 0) value[at]! += n;
      },
    });
    return { log, crowdOf: (place: readonly number[]): readonly number[] => all.of(state(place)) };
  }

  it('counts each row that matters where it is', () => {
    const { crowdOf } = crowd();
    expect(crowdOf([4, 2, 2, 0])).toEqual([1, 0, 2, 0, 0]);
    expect(crowdOf([4, -3, 2, 0])).toEqual([1, 0, 1, 0, 0]);
  });

  it('takes away and adds no more than what has changed since the one before', () => {
    const { crowdOf, log } = crowd();
    crowdOf([0, 4, 1, 2]);
    const before = log.counted;
    crowdOf([0, -1, 1, 2]);
    expect(log.counted - before).toBe(2);
  });

  it('is what counting from nothing gives, whatever came before', () => {
    const { crowdOf } = crowd();
    const next = random('tally');
    let place = [0, 0, 0, 0];
    const ask = asked(crowdOf);
    for (let i = 0; i < 1000; i++) {
      place = place.with(Math.floor(next() * 4), Math.floor(next() * 6) - 1);
      const fresh = [0, 0, 0, 0, 0];
      for (const at of place.slice(1)) if (at >= 0) fresh[at]!++;
      expect(ask(place)).toEqual(fresh);
      expect(keepingNothing(() => ask(place))).toEqual(fresh);
    }
  });
});

describe('a throw while deriving', () => {
  it('leaves nothing behind', () => {
    const will = { isBroken: true };
    const sum = part({
      on: { place: [0, 1] },
      make: () => ({ sum: 0 }),
      paint: (value, { place }) => {
        value.sum = place[0]!;
        if (will.isBroken) throw new Error('broken');
        value.sum += place[1]!;
      },
    });
    const ask = asked((place: readonly number[]): number => sum.of(state(place)).sum);
    const place = [1, 2];
    expect(() => ask(place)).toThrow('broken');
    expect(() => ask([1, 2])).toThrow('broken');
    expect(() => sum.stampOf(state(place))).toThrow('broken');
    will.isBroken = false;
    expect([ask(place), ask([1, 2]), ask([3, 4])]).toEqual([3, 3, 7]);
  });

  it('leaves nothing counted by halves', () => {
    const will = { isBroken: false };
    const sum = part({
      on: { place: [0, 1] },
      make: () => ({ sum: 0 }),
      copy: (from, to) => {
        to.sum = from.sum;
      },
      count: (value, row, at, n) => {
        if (will.isBroken && row === 1 && n === 1) throw new Error('broken');
        value.sum += at * n;
      },
    });
    const ask = asked((place: readonly number[]): number => sum.of(state(place)).sum);
    for (let i = 0; i < 100; i++) expect(ask([i, 2 * i])).toBe(3 * i);
    will.isBroken = true;
    for (let i = 0; i < 100; i++) expect(() => ask([100 + i, 50 + i])).toThrow('broken');
    will.isBroken = false;
    for (let i = 0; i < 100; i++) expect(ask([100 + i, 50 + i])).toBe(150 + 2 * i);
  });
});

describe('what is handed out', () => {
  it('does not change while a question is answered, whatever else is asked', () => {
    const { sum, sumOf } = sums();
    asked(() => {
      const first = sum.of(state([1, 0, 2]));
      for (let i = 0; i < 10 * SLOTS; i++) asked(sumOf)([i, 0, 10]);
      expect(first.sum).toBe(3);
    })();
  });

  it('is used again by a later question', () => {
    const { sum } = sums(2);
    const ask = asked((n: number) => sum.of(state([n, 0, 0])));
    const values = Array.from({ length: 100 }, (_, n) => ask(n));
    expect(new Set(values).size).toBeLessThan(5);
  });

  it('never changes where nobody says when a question is over', () => {
    const { sum } = sums(2);
    const values = Array.from({ length: 100 }, (_, n) => sum.of(state([n, 0, 0])));
    expect(values.map(({ sum: n }) => n)).toEqual(values.map((_, n) => n));
  });
});

describe('keeping nothing', () => {
  it('derives whatever is asked for', () => {
    const { sumOf, log } = sums();
    const place = [1, 2, 3];
    sumOf(place);
    keepingNothing(() => {
      expect([sumOf(place), sumOf(place)]).toEqual([4, 4]);
    });
    expect(log.painted).toBe(3);
    sumOf(place);
    expect(log.painted).toBe(3);
  });

  it('gives no two values the same stamp', () => {
    const { sum } = sums();
    const place = [1, 2, 3];
    const stamps = (): number[] => [sum.stampOf(state(place)), sum.stampOf(state(place))];
    expect(new Set(stamps()).size).toBe(1);
    expect(new Set(keepingNothing(stamps)).size).toBe(2);
  });

  it('ends with a throw', () => {
    const { sumOf, log } = sums();
    expect(() =>
      keepingNothing(() => {
        throw new Error('broken');
      }),
    ).toThrow('broken');
    sumOf([1, 2, 3]);
    sumOf([1, 2, 3]);
    expect(log.painted).toBe(1);
  });
});

describe('a part of each', () => {
  it('is derived once for each, by identity', () => {
    const log = { derived: 0 };
    const size = partOfEach((list: readonly number[]) => {
      log.derived++;
      return list.length;
    });
    const [one, two] = [[1], [1, 2]];
    expect([one, two, one, two, one].map(size.of, size)).toEqual([1, 2, 1, 2, 1]);
    expect(log.derived).toBe(2);
  });

  it('may be told', () => {
    const cache = cacheOfEach<object, string>();
    const [one, two] = [{}, {}];
    expect(cache.known(one)).toBeUndefined();
    expect(cache.keep(one, 'one')).toBe('one');
    expect([cache.known(one), cache.known(two), cache.known({})]).toEqual(['one', undefined, undefined]);
    cache.keep(two, 'two');
    cache.keep(one, 'first');
    expect([cache.known(one), cache.known(two)]).toEqual(['first', 'two']);
    keepingNothing(() => {
      expect(cache.known(one)).toBeUndefined();
      expect(cache.keep(one, 'other')).toBe('other');
    });
    expect(cache.known(one)).toBe('first');
  });

  it('forgets the oldest', () => {
    const cache = cacheOfEach<object, number>();
    const keys = Array.from({ length: SLOTS + 1 }, () => ({}));
    for (const [i, key] of keys.entries()) cache.keep(key, i);
    expect(cache.known(keys[0]!)).toBeUndefined();
    expect(cache.known(keys[SLOTS]!)).toBe(SLOTS);
  });
});

describe('the latest of each', () => {
  it('is known by its key and its name, until another is told', () => {
    const latest = latestOfEach<string>();
    latest.keep(3, 7, 'box', 'first');
    expect([latest.known(3, 7, 'box'), latest.known(3, 8, 'box'), latest.known(3, 7, '')]).toEqual([
      'first',
      undefined,
      undefined,
    ]);
    latest.keep(3, 8, 'box', 'second');
    expect([latest.known(3, 7, 'box'), latest.known(3, 8, 'box')]).toEqual([undefined, 'second']);
  });

  it('is not known while nothing is kept', () => {
    const latest = latestOfEach<string>();
    latest.keep(0, 0, '', 'told');
    expect(keepingNothing(() => latest.known(0, 0, ''))).toBe(undefined);
  });
});

it('a part of what a question is about stays right when others take its place', () => {
  const first = partsOf<{ readonly rows: readonly number[] }>()({
    on: { rows: [0] },
    make: () => [0],
    paint: (value, { rows }) => value.splice(0, 1, ...rows),
    slots: 2,
  });
  const ask = asked((s: { readonly rows: readonly number[] }) =>
    [s, ...[7, 8, 9].map(n => ({ rows: [n] })), s, s].map(one => first.of(one)[0]),
  );
  expect([ask({ rows: [1] }), ask({ rows: [2] })]).toEqual([
    [1, 7, 8, 9, 1, 1],
    [2, 7, 8, 9, 2, 2],
  ]);
});
