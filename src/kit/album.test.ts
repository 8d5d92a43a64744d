import { describe, expect, it } from 'vitest';
import { makeAlbum, picture } from './album.ts';

/** Sums of rows 0 and 2, with a count of how often one was painted. */
function sums() {
  let painted = 0;
  const album = makeAlbum([0, 2], () => ({ sum: 0 }));
  const sumOf = (column: number[]): number =>
    picture(album, column, value => {
      painted++;
      value.sum = column[0]! + column[2]!;
    }).sum;
  return { sumOf, painted: () => painted };
}

describe('picture', () => {
  it('is painted once for columns that are the same in the rows that count', () => {
    const { sumOf, painted } = sums();
    expect([sumOf([1, 2, 3]), sumOf([1, 2, 3]), sumOf([1, 9, 3])]).toEqual([4, 4, 4]);
    expect(painted()).toBe(1);
  });

  it('is painted anew when a column was changed in place', () => {
    const { sumOf, painted } = sums();
    const column = [1, 2, 3];
    sumOf(column);
    column[2] = 5;
    expect(sumOf(column)).toBe(6);
    expect(painted()).toBe(2);
  });

  it('remembers the one before', () => {
    const { sumOf, painted } = sums();
    for (let i = 0; i < 5; i++) expect([sumOf([1, 0, 1]), sumOf([2, 0, 2])]).toEqual([2, 4]);
    expect(painted()).toBe(2);
  });

  it('is right however many columns come by', () => {
    const { sumOf } = sums();
    for (let i = 0; i < 100; i++) expect(sumOf([i % 13, 0, i % 7])).toBe((i % 13) + (i % 7));
  });

  it('of no rows at all is painted once', () => {
    let painted = 0;
    const album = makeAlbum([], () => ({}));
    for (let i = 0; i < 3; i++) picture(album, [i], () => painted++);
    expect(painted).toBe(1);
  });
});
