/**
 * Which column came from which by changing a single row, for the latest few: whoever has read the older one need not read
 * the newer one again (kit/partRows.ts). Columns are never changed in place, so what is noted stays true.
 */
const KEPT = 8;

const EMPTY: readonly number[] = [];
const olds: (readonly number[])[] = [];
const news: (readonly number[])[] = [];
const rows = new Int32Array(KEPT);
for (let i = 0; i < KEPT; i++) {
  olds.push(EMPTY);
  news.push(EMPTY);
}
let latest = 0;

export function noteChange(from: readonly number[], to: readonly number[], row: number): void {
  latest = (latest + 1) % KEPT;
  olds[latest] = from;
  news[latest] = to;
  rows[latest] = row;
}

/** The only row in which a column may differ from an older one; -1 if that is not known. */
export function rowBetween(from: unknown, to: unknown): number {
  for (let i = 0; i < KEPT; i++) {
    const at = (latest + KEPT - i) % KEPT;
    if (news[at] === to) return olds[at] === from ? (rows[at] ?? -1) : -1;
  }
  return -1;
}
