/** Joins separate segments that share ends (hexsides, roads, parts of contours) into the longest possible lines. */

export interface Piece<T> {
  readonly from: string;
  readonly to: string;
  readonly item: T;
}

/** A walk over segments: the keys of its ends and joints in order, and the segments with their direction. */
export interface Walk<T> {
  readonly keys: readonly string[];
  readonly steps: readonly { readonly item: T; readonly reversed: boolean }[];
}

/** Lines break where one or more than two segments meet. Each begins at the end found first in the given order. */
export function walks<T>(pieces: readonly Piece<T>[]): Walk<T>[] {
  const ends = endsOf(pieces);
  const free = new Set(pieces.map((_, i) => i));
  const out: Walk<T>[] = [];
  const isJoint = (key: string): boolean => ends.get(key)?.length === 2;
  for (const [i, piece] of pieces.entries()) {
    if (free.has(i) && !isJoint(piece.from)) out.push(walkFrom(pieces, ends, free, i, piece.from));
    else if (free.has(i) && !isJoint(piece.to)) out.push(walkFrom(pieces, ends, free, i, piece.to));
  }
  for (const [i, piece] of pieces.entries()) {
    if (free.has(i)) out.push(walkFrom(pieces, ends, free, i, piece.from));
  }
  return out;
}

function endsOf<T>(pieces: readonly Piece<T>[]): Map<string, number[]> {
  const ends = new Map<string, number[]>();
  for (const [i, piece] of pieces.entries()) {
    for (const key of [piece.from, piece.to]) {
      const list = ends.get(key);
      if (list) list.push(i);
      else ends.set(key, [i]);
    }
  }
  return ends;
}

function walkFrom<T>(
  pieces: readonly Piece<T>[],
  ends: ReadonlyMap<string, readonly number[]>,
  free: Set<number>,
  first: number,
  start: string,
): Walk<T> {
  const keys = [start];
  const steps: { item: T; reversed: boolean }[] = [];
  let key = start;
  for (let i: number | undefined = first; i !== undefined; i = onward(ends.get(key), free)) {
    const piece = pieces[i];
    if (!piece) break;
    free.delete(i);
    const reversed = piece.from !== key;
    key = reversed ? piece.from : piece.to;
    steps.push({ item: piece.item, reversed });
    keys.push(key);
  }
  return { keys, steps };
}

const onward = (here: readonly number[] | undefined, free: ReadonlySet<number>): number | undefined =>
  here?.length === 2 ? here.find(i => free.has(i)) : undefined;
