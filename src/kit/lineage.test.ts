import { expect, it } from 'vitest';
import { noteChange, rowBetween } from './lineage.ts';
import { withAt } from './list.ts';
import { RowReader } from './partRows.ts';

it('tells the row by which a column differs from the one it was made from', () => {
  const old = [1, 2, 3];
  const changed = withAt(old, 2, 9);
  expect(rowBetween(old, changed)).toBe(2);
  expect(rowBetween(changed, old)).toBe(-1);
  expect(rowBetween([1, 2, 3], changed)).toBe(-1);
});

it('forgets after a few more changes', () => {
  const old = [1, 2, 3];
  const changed = withAt(old, 0, 9);
  for (let n = 0; n < 8; n++) noteChange([n], [n], 0);
  expect(rowBetween(old, changed)).toBe(-1);
});

it('a reader that goes by a noted row finds the same numbers as one that reads everything', () => {
  const rows = [1, 3];
  const [reader, other] = [new RowReader(rows), new RowReader(rows)];
  let column: readonly number[] = [0, 1, 2, 3];
  reader.numberOf(column);
  other.numberOf(column);
  for (let n = 0; n < 200; n++) {
    column = withAt(column, n % 4, (n * 7) % 5);
    expect(reader.numberOf(column)).toBe(other.numberOf([...column]));
    expect([...(reader.rowsOf(reader.numberOf(column)) ?? [])]).toEqual(rows.map(row => column[row]));
  }
});

it('tells the only place in which two contents differ, and none for others', () => {
  const reader = new RowReader([1, 3]);
  const column: readonly number[] = [0, 1, 2, 3];
  const first = reader.numberOf(column);
  const next = withAt(column, 3, 9);
  const second = reader.numberOf(next);
  const third = reader.numberOf(withAt(next, 1, 7));
  expect(reader.placeBetween(first, second)).toBe(1);
  expect(reader.placeBetween(second, third)).toBe(0);
  const strange = reader.numberOf([0, 8, 2, 8]);
  expect(reader.placeBetween(third, strange)).toBe(-1);
  expect(reader.placeBetween(first, third)).toBe(-1);
});
