import { expect, it } from 'vitest';
import { random } from './dice.ts';
import { RowReader, readerOf } from './partRows.ts';

const ROWS = [1, 3];

it('equal rows have the same number, whatever the rest of the column says', () => {
  const reader = new RowReader(ROWS);
  const number = reader.numberOf([0, 7, 0, 8]);
  expect(reader.numberOf([5, 7, 5, 8])).toBe(number);
  expect(reader.numberOf([0, 8, 0, 7])).not.toBe(number);
  expect(reader.numberOf([9, 7, 9, 8])).toBe(number);
});

it('rows of nothing but zeros have a number as well', () => {
  const reader = new RowReader(ROWS);
  const number = reader.numberOf([1, 0, 1, 0]);
  expect([...(reader.rowsOf(number) ?? [])]).toEqual([0, 0]);
});

it('a number is never used for other rows, however many come by', () => {
  const reader = new RowReader(ROWS);
  const next = random('rows');
  const known = new Map<number, string>();
  for (let n = 0; n < 3000; n++) {
    const column = [0, 1, 2, 3].map(() => Math.floor(next() * 12));
    const number = reader.numberOf(column);
    const rows = ROWS.map(row => column[row]).join();
    expect(known.get(number) ?? rows).toBe(rows);
    known.set(number, rows);
    expect(reader.rowsOf(number)?.join()).toBe(rows);
  }
});

it('rows that are forgotten are not told', () => {
  const reader = new RowReader(ROWS);
  const number = reader.numberOf([0, -1, 0, -1]);
  for (let n = 0; n < 64; n++) reader.numberOf([0, n, 0, n]);
  expect(reader.rowsOf(number)).toBeUndefined();
  expect(reader.numberOf([0, -1, 0, -1])).not.toBe(number);
});

it('parts that name the same rows of a field share a reader', () => {
  expect(readerOf('place', ROWS)).toBe(readerOf('place', ROWS));
  expect(readerOf('steps', ROWS)).not.toBe(readerOf('place', ROWS));
});
