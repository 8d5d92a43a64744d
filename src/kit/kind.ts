/**
 * Kinds of values in columns and frames: what a value may be (a shape, for states from outside), how a scene writes it
 * by printed names, and how it is read back. A kind is declared once for both directions.
 */
import type { Json, Names, Role } from './game.ts';
import { complain, fieldsOf, isFields, isList, nameNumber, type SceneReader } from './sceneReader.ts';
import { distinct, FLAG, fits, int, list, oneOf, record, rowOf, type Shape, SWITCH } from './shape.ts';
import { BOTH_SIDES, type BySide, type Side } from './sides.ts';

export interface Kind<T> extends Shape<T> {
  /**
   * The value that a scene means. A row is read as changes to `before`, its value so far. Undefined if it cannot be
   * read; then the reader holds the error.
   */
  read(r: SceneReader, at: string, said: Json, before?: T): T | undefined;
  /** The value as a scene writes it; of a row, only what differs from its first value. */
  say(names: Names, value: T): Json;
}

/** A value that scenes write as it is stored. */
export const asKept = <T extends Json>(shape: Shape<T>): Kind<T> => ({
  ...shape,
  read: (r, at, said) => (fits(shape, said) ? said : wrong(r, at, shape.expected, said)),
  say: (_names, value) => value,
});

export const count = (least: number, most: number): Kind<number> => asKept(int(least, most));
export const word = <const T extends readonly string[]>(...known: T): Kind<T[number]> => asKept(oneOf(...known));
export const TOGGLE: Kind<boolean> = asKept(SWITCH);

/** 0 or 1, written as false or true; numbers are accepted, too. */
export const MARK: Kind<number> = {
  ...FLAG,
  read(r, at, said) {
    if (said === true || said === 1) return 1;
    return said === false || said === 0 ? 0 : wrong(r, at, SWITCH.expected, said);
  },
  say: (_names, value) => value === 1,
};

/** A number that stands for one of some words: the place in the list, counted from `first`. */
export function among(known: readonly string[], first = 0): Kind<number> {
  return {
    ...int(first, first + known.length - 1),
    read(r, at, said) {
      const place = known.findIndex(one => one === said);
      return place < 0 ? wrong(r, at, `one of ${known.join(', ')}`, said) : first + place;
    },
    say: (_names, value) => known[value - first] ?? value,
  };
}

/** A side by its role. */
export function sideAmong(roles: BySide<Role>): Kind<Side> {
  const { type: _number, read, ...kind } = among(roles);
  return {
    ...kind,
    read(r, at, said) {
      const number = read(r, at, said);
      return BOTH_SIDES.find(side => side === number);
    },
  };
}

/** Numbers that stand for words. */
export function coded(words: Readonly<Record<number, string>>): Kind<number> {
  const known = Object.entries(words).map(([value, name]): [number, string] => [Number(value), name]);
  return {
    ...oneOf(...known.map(([value]) => value)),
    read(r, at, said) {
      const found = known.find(([, name]) => name === said);
      return found?.[0] ?? wrong(r, at, `one of ${known.map(([, name]) => name).join(', ')}`, said);
    },
    say: (_names, value) => words[value] ?? value,
  };
}

/** A unit, hex or card by its printed name; of cards only `most` from number `first` on, stored from 0. */
export const printed = (kind: 'units' | 'hexes' | 'cards', most: number, first = 0): Kind<number> => ({
  ...int(0, most - 1),
  read(r, at, said) {
    const found = nameNumber(r, kind, said, at);
    if (found === undefined) return undefined;
    const isOne = found >= first && found < first + most;
    return isOne ? found - first : wrong(r, at, `one of ${r.names[kind].slice(first, first + most).join(', ')}`, said);
  },
  say: (names, value) => names[kind][first + value] ?? value,
});

/** One of some units, hexes or cards, stored as its position in the list. */
export const printedIn = (kind: 'units' | 'hexes' | 'cards', list: readonly number[]): Kind<number> => ({
  ...int(0, list.length - 1),
  read(r, at, said) {
    const found = nameNumber(r, kind, said, at);
    if (found === undefined) return undefined;
    const place = list.indexOf(found);
    return place < 0 ? wrong(r, at, `one of ${list.map(n => r.names[kind][n]).join(', ')}`, said) : place;
  },
  say: (names, value) => names[kind][list[value] ?? -1] ?? value,
});

/** Or -1, written as null. */
export const orNone = (kind: Kind<number>): Kind<number> => ({
  expected: `${kind.expected} or -1`,
  holds: value => value === -1 || fits(kind, value),
  fault: (value, at) => (value === -1 ? undefined : kind.fault(value, at)),
  read: (r, at, said) => (said === null ? -1 : kind.read(r, at, said)),
  say: (names, value) => (value === -1 ? null : kind.say(names, value)),
});

/** Or null, written as null. */
export const orNull = <T>(kind: Kind<T>): Kind<T | null> => ({
  expected: `${kind.expected} or null`,
  holds: value => value === null || fits(kind, value),
  fault: (value, at) => (value === null ? undefined : kind.fault(value, at)),
  read: (r, at, said) => (said === null ? null : kind.read(r, at, said)),
  say: (names, value) => (value === null ? null : kind.say(names, value)),
});

export const orAbsent = <T>(kind: Kind<T>): Kind<T> => ({ ...kind, isOptional: true });

/** A list, written in its order. */
export const listOf = <T>(item: Kind<T>, most: number): Kind<T[]> => listed(list(most, item), item);

/** A list in which nothing occurs twice. */
export const setOf = <T>(item: Kind<T>, most: number): Kind<T[]> => listed(distinct(most, item), item);

function listed<T>(shape: Shape<T[]>, item: Kind<T>): Kind<T[]> {
  return {
    ...shape,
    read(r, at, said) {
      if (!isList(said)) return wrong(r, at, shape.expected, said);
      const out: T[] = [];
      for (const [i, one] of said.entries()) {
        const value = item.read(r, `${at}[${i}]`, one);
        if (value === undefined) return undefined;
        out.push(value);
      }
      return fits(shape, out) ? out : wrong(r, at, shape.expected, said);
    },
    say: (names, value) => value.map(one => item.say(names, one)),
  };
}

export type Kinds<T> = { readonly [K in keyof T]-?: Kind<T[K]> };

/** An object with a kind for each field. */
export function fieldsOfKinds<T>(kinds: Kinds<T>): Kind<T> {
  const shape = record<T>(kinds);
  const known = new Map<string, Kind<unknown>>(Object.entries(kinds));
  return {
    ...shape,
    read(r, at, said) {
      const out = readKinds(r, at, said, known);
      if (out === undefined) return undefined;
      const fault = shape.fault(out, at);
      if (fits(shape, out)) return out;
      complain(r, fault ?? at);
      return undefined;
    },
    say: (names, value) => sayKinds(names, value, known),
  };
}

/** The fields of an object, each by its kind; any other field is an error. */
export function readKinds(
  r: SceneReader,
  at: string,
  said: Json,
  known: ReadonlyMap<string, Kind<unknown>>,
): Record<string, unknown> | undefined {
  const out: Record<string, unknown> = {};
  if (!isFields(said)) return wrong(r, at, 'an object', said);
  for (const [name, value] of fieldsOf(r, at, said)) {
    const kind = known.get(name);
    if (!kind) complain(r, `${at} has ${[...known.keys()].join(', ')}; not ${name.slice(0, 40)}`);
    else out[name] = kind.read(r, `${at}.${name}`, value);
  }
  return r.error === undefined ? out : undefined;
}

export const sayKinds = (names: Names, value: unknown, known: ReadonlyMap<string, Kind<unknown>>): Json =>
  Object.fromEntries(
    Object.entries(Object(value)).flatMap(([name, inner]): [string, Json][] => {
      const kind = known.get(name);
      return kind ? [[name, kind.say(names, inner)]] : [];
    }),
  );

/** A row with a value for each key, written as an object. Values equal to `first` are left out. */
export function byKey<T>(
  keys: Kind<number>,
  items: Kind<T> | ((place: number) => Kind<T>),
  first: readonly T[],
): Kind<readonly T[]> {
  const itemAt = (place: number): Kind<T> => (typeof items === 'function' ? items(place) : items);
  return {
    ...rowOf(first.map((_, place) => itemAt(place))),
    read(r, at, said, before = first) {
      if (!isFields(said)) return wrong(r, at, 'an object', said);
      const row = before.slice();
      for (const [key, one] of fieldsOf(r, at, said)) {
        const place = keys.read(r, at, key);
        const value = place === undefined ? undefined : itemAt(place).read(r, `${at}.${key}`, one, row[place]);
        if (place === undefined || value === undefined) return undefined;
        row[place] = value;
      }
      return row;
    },
    say: (names, row) =>
      Object.fromEntries(
        row.flatMap((value, place): [string, Json][] =>
          Object.is(value, first[place]) ? [] : [[String(keys.say(names, place)), itemAt(place).say(names, value)]],
        ),
      ),
  };
}

/** A row of `width` values for each outer key, written as nested objects. */
export function byTwoKeys<T>(
  [outer, inner, width]: readonly [Kind<number>, Kind<number>, number],
  items: Kind<T> | ((place: number) => Kind<T>),
  first: readonly T[],
): Kind<readonly T[]> {
  const parts = Array.from({ length: first.length / width }, (_, i) => {
    const from = i * width;
    const itemAt = (place: number): Kind<T> => (typeof items === 'function' ? items(from + place) : items);
    return byKey(inner, itemAt, first.slice(from, from + width));
  });
  const partOf = (row: readonly T[], i: number): readonly T[] => row.slice(i * width, (i + 1) * width);
  return {
    ...rowOf(first.map((_, place) => (typeof items === 'function' ? items(place) : items))),
    read(r, at, said, before = first) {
      if (!isFields(said)) return wrong(r, at, 'an object', said);
      const row = before.slice();
      for (const [key, one] of fieldsOf(r, at, said)) {
        const place = outer.read(r, at, key);
        if (place === undefined) return undefined;
        const part = parts[place]?.read(r, `${at}.${key}`, one, partOf(row, place));
        if (part === undefined) return undefined;
        row.splice(place * width, width, ...part);
      }
      return row;
    },
    say: (names, row) =>
      Object.fromEntries(
        parts.flatMap((part, i): [string, Json][] => {
          const inside = part.say(names, partOf(row, i));
          return isFields(inside) && Object.keys(inside).length > 0 ? [[String(outer.say(names, i)), inside]] : [];
        }),
      ),
  };
}

/** A row of 0 and 1, written as the list of keys with 1, or as an object if some are 1 at first. */
export function marksBy(keys: Kind<number>, first: readonly number[]): Kind<readonly number[]> {
  const row = byKey(keys, MARK, first);
  return {
    ...row,
    read(r, at, said, before) {
      if (!isList(said)) return row.read(r, at, said, before);
      const all = Object.fromEntries(said.map(key => [String(key), true]));
      return row.read(r, at, all, before);
    },
    say(names, value) {
      if (first.some((mark, place) => mark === 1 && value[place] !== 1)) return row.say(names, value);
      return value.flatMap((mark, place) => (mark === 1 && first[place] !== 1 ? [keys.say(names, place)] : []));
    },
  };
}

/** Reports to the reader what was expected. */
export function wrong(r: SceneReader, at: string, expected: string, said: Json): undefined {
  complain(r, `${at} is ${expected}, not ${JSON.stringify(said)}`);
  return undefined;
}
