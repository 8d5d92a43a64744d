/** Parts derived from a single immutable object, found by identity alone: the simple and fast case of part.ts. */
import type { Part } from './part.ts';
import { isKeeping, newStamp } from './question.ts';

/** How many values of a part are kept: few, as long-lived garbage costs more to collect than it saves. */
const SLOTS = 4;

/** A part derived from one object. */
export const partOfEach = <K extends object, T>(derive: (key: K) => T): Part<K, T> => {
  const store = new EachStore<K, T>(SLOTS);
  const find = (key: K): number => {
    const at = store.find(key);
    return at < 0 ? store.keep(key, derive(key)) : at;
  };
  return {
    of: key => (isKeeping() ? store.values[find(key)]! : derive(key)),
    stampOf: key => (isKeeping() ? store.stamps[find(key)]! : newStamp()),
  };
};

/** A cache by object for values that the object alone does not determine: the caller computes and stores them. */
export interface Cache<K, T> {
  /** Undefined if it is not stored. */
  readonly known: (key: K) => T | undefined;
  readonly keep: (key: K, value: T) => T;
}

export const cacheOfEach = <K extends object, T>(slots = SLOTS): Cache<K, T> => {
  const store = new EachStore<K, T>(slots);
  return {
    known(key) {
      const at = isKeeping() ? store.find(key) : -1;
      return at < 0 ? undefined : store.values[at];
    },
    keep(key, value) {
      if (!isKeeping()) return value;
      const at = store.find(key);
      if (at < 0) store.keep(key, value);
      else store.values[at] = value;
      return value;
    },
  };
};

/** A cache with one value for each of many things, valid for a number and a name. */
export interface Latest<T> {
  /** Undefined if it is not stored. */
  readonly known: (each: number, key: number, name: string) => T | undefined;
  readonly keep: (each: number, key: number, name: string, value: T) => T;
}

export const latestOfEach = <T>(): Latest<T> => {
  const values: T[] = [];
  const keys: number[] = [];
  const names: string[] = [];
  return {
    known: (each, key, name) => (keys[each] === key && names[each] === name && isKeeping() ? values[each] : undefined),
    keep(each, key, name, value) {
      if (!isKeeping()) return value;
      values[each] = value;
      keys[each] = key;
      names[each] = name;
      return value;
    },
  };
};

class EachStore<K extends object, T> {
  readonly values: T[] = [];
  readonly stamps: number[] = [];
  private readonly keys: K[] = [];
  private found = 0;
  private made = -1;

  constructor(private readonly slots: number) {}

  /** The position of a key, checking the last one found first; -1 if it is not stored. */
  find(key: K): number {
    const { keys, found } = this;
    if (keys[found] === key) return found;
    for (let at = 0; at < keys.length; at++) {
      if (keys[at] !== key) continue;
      this.found = at;
      return at;
    }
    return -1;
  }

  keep(key: K, value: T): number {
    this.made = (this.made + 1) % this.slots;
    this.keys[this.made] = key;
    this.values[this.made] = value;
    this.stamps[this.made] = newStamp();
    this.found = this.made;
    return this.made;
  }
}
