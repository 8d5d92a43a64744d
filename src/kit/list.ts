import { noteChange } from './lineage.ts';

/** Lists inside frames are replaced, never changed in place, so a draft may share them with the state it came from. */
export const without = (list: readonly number[], item: number): readonly number[] => list.filter(x => x !== item);

/**
 * A copy of the column with one value in a row. Not by `Array.with`, which takes fifty times as long for a column that came
 * through `structuredClone`: from another thread, or from what a browser stores. For numbers alone: once a line of code has
 * written objects into a list, the engine makes every list of numbers that it writes to one of objects, slower to read
 * and to collect (test/dense).
 */
export function withAt<T extends number>(column: readonly T[], row: number, value: T): readonly T[] {
  const changed = column.slice();
  changed[row] = value;
  noteChange(column, changed, row);
  return changed;
}

/** A copy of the column with one value in some rows: columns are shared and never changed in place. */
export function withAll<T extends number>(column: readonly T[], rows: readonly number[], value: T): readonly T[] {
  const changed = column.slice();
  for (const row of rows) changed[row] = value;
  return changed;
}

/**
 * So many times the same value. Not by `new Array(n).fill(…)`: the engine takes such a list for one with holes, makes
 * every list holey that the same line of code reads or writes, and compiles that line anew. For numbers alone, as `withAt`.
 */
export function repeated(n: number, value: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < n; i++) list.push(value);
  return list;
}

/** A copy of the column with every value changed; dense for the same reason as `repeated`, unlike `map` once compiled. */
export function withEach(column: readonly number[], change: (value: number, row: number) => number): readonly number[] {
  const changed: number[] = [];
  for (const value of column) changed.push(change(value, changed.length));
  return changed;
}

/** The same numbers in a list that the engine knows to hold nothing else, however the given one was made. */
export function dense(column: readonly number[]): readonly number[] {
  const list: number[] = [];
  for (const value of column) list.push(value);
  return list;
}

/** A copy of the column with one value raised, or lowered. */
export const withMore = (column: readonly number[], row: number, n = 1): readonly number[] =>
  withAt(column, row, column[row]! + n);

/** Adds to a row that always exists, in place: for counts that are still being made. */
export function addAt(counts: { [row: number]: number }, row: number, n = 1): void {
  counts[row] = counts[row]! + n;
}

/** The first item of a list that is never empty. */
export function headOf<T>(list: readonly T[]): T {
  const [head] = list;
  if (head === undefined) throw new Error('an empty list has no first item');
  return head;
}

/**
 * The value of a row that always exists. Not for columns of a state, nor for hot loops: these read with `!`. A line that
 * reads lists of objects and of numbers is slow, and once compiled makes lists of objects of them all.
 */
export function itemAt<T>(list: ArrayLike<T>, row: number): T {
  const item = list[row];
  if (item === undefined) throw new Error(`a list of ${list.length} has nothing in row ${row}`);
  return item;
}

/** The last item of a list that is never empty. */
export function lastOf<T>(list: readonly T[]): T {
  const last = list.at(-1);
  if (last === undefined) throw new Error('an empty list has no last item');
  return last;
}

/** The value of a key that is always in the map. */
export function valueIn<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new Error(`the map has nothing for ${key}`);
  return value;
}

/** Lists of smaller numbers without repeats are sorted by setting bits and reading them back. */
const MOST = 4096;
const marks = new Uint32Array(MOST / 32);

/** Sorts whole numbers in place: many times faster than with a comparison, for lists that every question makes. */
export function ascend(list: number[]): number[] {
  const words = mark(list);
  if (words < 0) return list.sort((a, b) => a - b);
  let at = 0;
  for (let word = 0; word < words; word++) {
    for (let bits = marks[word]!; bits !== 0; bits &= bits - 1) list[at++] = word * 32 + 31 - Math.clz32(bits & -bits);
    marks[word] = 0;
  }
  return list;
}

/** How many words of bits are in use; -1, with none in use, if the list cannot be sorted this way. */
function mark(list: readonly number[]): number {
  let words = 0;
  for (let i = 0; i < list.length; i++) {
    const n = list[i]!;
    const word = n >>> 5;
    const bit = 1 << (n & 31);
    if (n < 0 || n >= MOST || (marks[word]! & bit) !== 0) {
      marks.fill(0);
      return -1;
    }
    marks[word]! |= bit;
    if (word >= words) words = word + 1;
  }
  return words;
}

/** All non-empty subsets in a fixed order (by bit pattern). For short lists only. */
export function subsets(list: readonly number[]): number[][] {
  const out: number[][] = [];
  for (let bits = 1; bits < 1 << list.length; bits++) out.push(list.filter((_, i) => bits & (1 << i)));
  return out;
}
