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
  readonly slots: readonly Slot<T>[];
  at: number;
}

const UNUSED = 0x7fffffff;

export const makeAlbum = <T>(rows: readonly number[], make: () => T): Album<T> => ({
  rows,
  slots: Array.from({ length: SLOTS }, () => ({ seen: new Int32Array(rows.length + 1).fill(UNUSED), value: make() })),
  at: 0,
});

/**
 * The picture of a column; `paint` makes it in a value that was used for another one before. Good until a few other
 * columns have been asked about, and to be changed by nobody.
 */
export function picture<T>(album: Album<T>, column: readonly number[], paint: (value: T) => void): T {
  const { rows, slots } = album;
  for (let back = 0; back < LATEST; back++) {
    const slot = slots[(album.at + SLOTS - back) % SLOTS]!;
    if (isSame(slot.seen, rows, column)) return slot.value;
  }
  album.at = (album.at + 1) % SLOTS;
  const { seen, value } = slots[album.at]!;
  for (let i = 0; i < rows.length; i++) seen[i] = column[rows[i]!]!;
  seen[rows.length] = 0;
  paint(value);
  return value;
}

function isSame(seen: Int32Array, rows: readonly number[], column: readonly number[]): boolean {
  if (seen[rows.length] === UNUSED) return false;
  for (let i = 0; i < rows.length; i++) if (seen[i] !== column[rows[i]!]) return false;
  return true;
}
