/**
 * Pictures of a state that hang on nothing but a column of it (or some of its rows), remembered by content: a draft that
 * is changed in place is never mistaken for what it was, and a copy that is the same is recognised. Rules ask for the
 * same picture many times between two moves, and comparing a few hundred numbers costs far less than painting anew.
 */
const SLOTS = 8;
/** So many of the latest are compared. */
const LATEST = 3;

interface Slot<T> {
  /** The rows as they were, and a mark that is `UNUSED` while the slot is empty. */
  readonly seen: Int32Array;
  readonly value: T;
}

export interface Album<T> {
  readonly rows: readonly number[];
  /** The first row where they follow one another, else -1: such are compared without looking up which they are. */
  readonly first: number;
  readonly slots: readonly Slot<T>[];
  at: number;
}

const UNUSED = 0x7fffffff;

export const makeAlbum = <T>(rows: readonly number[], make: () => T): Album<T> => ({
  rows,
  first: rows.every((row, i) => row === rows[0]! + i) ? (rows[0] ?? 0) : -1,
  slots: Array.from({ length: SLOTS }, () => ({ seen: new Int32Array(rows.length + 1).fill(UNUSED), value: make() })),
  at: 0,
});

/**
 * The picture of a column; `paint` makes it in a value that was used for another one before. Good until a few other
 * columns have been asked about, and to be changed by nobody.
 */
export function picture<T>(album: Album<T>, column: readonly number[], paint: (value: T) => void): T {
  const known = latest(album, column);
  if (known) return known.value;
  const { rows } = album;
  const { seen, value } = nextSlot(album);
  for (let i = 0; i < rows.length; i++) seen[i] = column[rows[i]!]!;
  seen[rows.length] = 0;
  paint(value);
  return value;
}

/**
 * The same for a picture that counts: each row adds to it by itself, wherever it is. Such a one is not painted but taken
 * over from an older one, row by row where they differ; `count` adds what a row does there, or with -1 takes it away.
 */
export function tally<T>(
  album: Album<T>,
  column: readonly number[],
  count: (value: T, row: number, at: number, n: 1 | -1) => void,
): T {
  const known = latest(album, column);
  if (known) return known.value;
  const { rows } = album;
  const { seen, value } = nextSlot(album);
  const isNew = seen[rows.length] === UNUSED;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!;
    const [from, to] = [seen[i]!, column[row]!];
    if (from === to && !isNew) continue;
    if (!isNew) count(value, row, from, -1);
    count(value, row, to, 1);
    seen[i] = to;
  }
  seen[rows.length] = 0;
  return value;
}

function latest<T>(album: Album<T>, column: readonly number[]): Slot<T> | undefined {
  for (let back = 0; back < LATEST; back++) {
    const slot = album.slots[(album.at + SLOTS - back) % SLOTS]!;
    if (isSame(album, slot.seen, column)) return slot;
  }
  return undefined;
}

function nextSlot<T>(album: Album<T>): Slot<T> {
  album.at = (album.at + 1) % SLOTS;
  return album.slots[album.at]!;
}

function isSame({ rows, first }: Album<unknown>, seen: Int32Array, column: readonly number[]): boolean {
  const { length } = rows;
  if (seen[length] === UNUSED) return false;
  if (first >= 0) {
    for (let i = 0; i < length; i++) if (seen[i] !== column[first + i]) return false;
    return true;
  }
  for (let i = 0; i < length; i++) if (seen[i] !== column[rows[i]!]) return false;
  return true;
}
