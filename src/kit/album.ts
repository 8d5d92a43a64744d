/**
 * Pictures of a state that hang on nothing but a column of it (or some of its rows). Rules ask for the same picture many
 * times between two moves. Columns asked about must be of those that are never changed in place, so the same list is the
 * same picture; and one that is the same in the rows that count is recognised, for comparing a few hundred numbers costs
 * far less than painting anew.
 */
const SLOTS = 8;
/** So many of the latest are compared. */
const LATEST = 3;

interface Slot<T> {
  /** The rows as they were, and a mark: `UNUSED` while the slot is empty, `UNDONE` while it is being painted. */
  readonly seen: Int32Array;
  readonly value: T;
  /** The columns themselves. */
  column: readonly number[];
  more: readonly number[];
}

export interface Album<T> {
  readonly rows: readonly number[];
  /** The first row where they follow one another, else -1: such are compared without looking up which they are. */
  readonly first: number;
  readonly slots: Slot<T>[];
  at: number;
  make(): T;
}

const UNUSED = 0x7fffffff;
/** Stays where painting threw: nobody can tell what became of the value, so a new one takes its place. */
const UNDONE = 0x7ffffffe;
const DONE = 0;

export const makeAlbum = <T>(rows: readonly number[], make: () => T): Album<T> => ({
  rows,
  first: rows.every((row, i) => row === rows[0]! + i) ? (rows[0] ?? 0) : -1,
  slots: Array.from({ length: SLOTS }, () => newSlot(rows, make())),
  at: 0,
  make,
});

const NO_MORE: readonly number[] = [];
const newSlot = <T>(rows: readonly number[], value: T): Slot<T> => ({
  seen: new Int32Array(rows.length + 1).fill(UNUSED),
  value,
  column: NO_MORE,
  more: NO_MORE,
});

/**
 * The picture of a column; `paint` makes it in a value that was used for another one before. Good until a few other
 * columns have been asked about, and to be changed by nobody. It may hang on the same rows of one column `more`, too.
 */
export function picture<T>(
  album: Album<T>,
  column: readonly number[],
  paint: (value: T) => void,
  more: readonly number[] = NO_MORE,
): T {
  const known = latest(album, column, more);
  if (known) return known.value;
  const { rows } = album;
  const slot = nextSlot(album);
  const { seen, value } = slot;
  seen[rows.length] = UNDONE;
  for (let i = 0; i < rows.length; i++) seen[i] = column[rows[i]!]!;
  paint(value);
  slot.column = column;
  slot.more = more;
  seen[rows.length] = DONE;
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
  const known = latest(album, column, NO_MORE);
  if (known) return known.value;
  const { rows } = album;
  const slot = nextSlot(album);
  const { seen, value } = slot;
  const isNew = seen[rows.length] === UNUSED;
  seen[rows.length] = UNDONE;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!;
    const from = seen[i]!;
    const to = column[row]!;
    if (from === to && !isNew) continue;
    if (!isNew) count(value, row, from, -1);
    count(value, row, to, 1);
    seen[i] = to;
  }
  slot.column = column;
  seen[rows.length] = DONE;
  return value;
}

function latest<T>(album: Album<T>, column: readonly number[], more: readonly number[]): Slot<T> | undefined {
  for (let back = 0; back < LATEST; back++) {
    const slot = album.slots[(album.at + SLOTS - back) % SLOTS]!;
    if (!isSame(album, slot, column) || !isSameMore(album, slot, more)) continue;
    slot.column = column;
    slot.more = more;
    return slot;
  }
  return undefined;
}

function nextSlot<T>(album: Album<T>): Slot<T> {
  album.at = (album.at + 1) % SLOTS;
  const { slots, at, rows } = album;
  if (slots[at]!.seen[rows.length] === UNDONE) slots[at] = newSlot(rows, album.make());
  return slots[at]!;
}

function isSame(album: Album<unknown>, slot: Slot<unknown>, column: readonly number[]): boolean {
  const { rows, first } = album;
  const { seen } = slot;
  const { length } = rows;
  if (seen[length] !== DONE) return false;
  if (slot.column === column) return true;
  if (first >= 0) {
    for (let i = 0; i < length; i++) if (seen[i] !== column[first + i]) return false;
    return true;
  }
  for (let i = 0; i < length; i++) if (seen[i] !== column[rows[i]!]) return false;
  return true;
}

function isSameMore({ rows }: Album<unknown>, slot: Slot<unknown>, more: readonly number[]): boolean {
  if (slot.more === more) return true;
  for (const row of rows) if (slot.more[row] !== more[row]) return false;
  return true;
}
