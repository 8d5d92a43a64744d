/**
 * How often parts are derived while somebody searches among positions. What is kept, for how many and how it is found
 * changes no answer, only the work; so the work is counted here as perft counts positions. Who keeps more, or better,
 * writes the counts down.
 */
import { expect, it } from 'vitest';
import { random } from './dice.ts';
import { ALIKE, NUMBER, partsOf, SAME } from './part.ts';
import { cacheOfEach, partOfEach } from './partOfEach.ts';
import { asked } from './question.ts';

interface State {
  readonly place: readonly number[];
  readonly steps: readonly number[];
  readonly turn: number;
  readonly plan: Readonly<Record<string, number>>;
}
const part = partsOf<State>();
const START: State = { place: [0, 0, 0, 0], steps: [1, 1, 1, 1], turn: 1, plan: { a: 1 } };

/** Parts of every kind, with what was done for each. */
function parts() {
  const log = { painted: 0, few: 0, derived: 0, other: 0, made: 0, copied: 0, counted: 0, alike: 0 };
  const painted = part({
    on: { place: [0, 2], turn: NUMBER },
    make: () => [log.made++],
    paint: value => value.splice(0, 1, log.painted++),
  });
  const few = part({ on: { steps: [1, 2, 3] }, derive: () => log.few++, slots: 2 });
  const parity = part({
    on: { place: [1] },
    derive: ({ place }) => {
      log.derived++;
      return (place[1] ?? 0) % 2;
    },
    isSame: (a, b) => a === b,
  });
  const other = part({ on: { steps: [1, 2] }, uses: [parity], derive: () => log.other++ });
  const counted = part({
    on: { place: [0, 1, 3] },
    make: () => [0, 0, 0, 0, 0, 0],
    copy: (from, to) => {
      log.copied++;
      for (const [i, n] of from.entries()) to[i] = n;
    },
    count: (value, _row, at, n) => {
      log.counted++;
      value[at] = (value[at] ?? 0) + n;
    },
  });
  const alike = part({ on: { plan: ALIKE, steps: SAME }, derive: () => log.alike++ });
  return { log, all: [painted, few, other, counted, alike] };
}

/** Steps from position to position: some new, many seen before, copies of columns among them. */
function walk(seed: string, ask: (s: State) => void, back: number, memory = 40): void {
  const next = random(seed);
  const below = (n: number): number => Math.floor(next() * n);
  const seen = [START];
  for (let i = 0; i < 600; i++) {
    const s = seen[below(seen.length)] ?? START;
    if (next() < back) {
      ask(next() < 0.5 ? s : { ...s, place: [...s.place], plan: { ...s.plan } });
      continue;
    }
    const to: State = {
      place: s.place.with(below(4), below(6)),
      steps: next() < 0.2 ? s.steps.with(below(4), below(3)) : s.steps,
      turn: s.turn + Number(next() < 0.1),
      plan: next() < 0.1 ? { a: below(3) } : s.plan,
    };
    seen.push(to);
    if (seen.length > memory) seen.shift();
    ask(to);
  }
}

it.each([
  [
    'mostly forward',
    0.1,
    { painted: 153, few: 283, derived: 8, other: 43, made: 65, copied: 221, counted: 1002, alike: 236 },
  ],
  [
    'back and forth',
    0.5,
    { painted: 90, few: 158, derived: 7, other: 19, made: 65, copied: 140, counted: 635, alike: 302 },
  ],
  ['mostly back', 0.9, { painted: 23, few: 26, derived: 7, other: 6, made: 20, copied: 30, counted: 117, alike: 104 }],
])('a search that goes %s has parts derived as often as ever', (name, back, counts) => {
  const { log, all } = parts();
  walk(
    name,
    asked((s: State) => all.map(one => one.of(s))),
    back,
  );
  expect(log).toEqual(counts);
});

it('what is remembered of many positions is as much as ever', () => {
  const { log, all } = parts();
  walk(
    'far',
    asked((s: State) => all.map(one => one.of(s))),
    0.6,
    75,
  );
  let reads = 0;
  const watched = part({ on: { turn: NUMBER }, derive: ({ turn }) => turn });
  const ask = asked((s: State) => [watched.of(s), watched.of(s), watched.stampOf(s)]);
  ask({
    ...START,
    get turn() {
      return ++reads;
    },
  });
  expect({ ...log, reads }).toEqual({
    ...{ painted: 92, few: 119, derived: 7, other: 19, made: 65, copied: 105, counted: 484, alike: 285 },
    reads: 2,
  });
});

it('a question inside another has parts derived as often as ever', () => {
  const { log, all } = parts();
  const ask = asked((s: State) => all.map(one => [one.of(s), one.of(s)]));
  walk(
    'outer',
    asked((s: State) => [ask(s), ask({ ...s, turn: 0 }), ask(s)]),
    0.5,
  );
  expect(log).toEqual({
    painted: 181,
    few: 284,
    derived: 7,
    other: 29,
    made: 66,
    copied: 136,
    counted: 611,
    alike: 298,
  });
});

it('what is derived of one object is derived as often as ever', () => {
  const next = random('each');
  const keys = Array.from({ length: 7 }, () => ({}));
  const log = { derived: 0, missed: 0, two: 0 };
  const each = partOfEach(() => log.derived++);
  const cache = cacheOfEach<object, number>();
  const two = cacheOfEach<object, number>(2);
  for (let i = 0; i < 300; i++) {
    const key = keys[Math.floor(next() ** 2 * keys.length)] ?? keys;
    each.of(key);
    if (cache.known(key) === undefined) cache.keep(key, log.missed++);
    if (two.known(key) === undefined) two.keep(key, log.two++);
  }
  expect(log).toEqual({ derived: 102, missed: 102, two: 189 });
});
