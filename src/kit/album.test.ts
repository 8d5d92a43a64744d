import { describe, expect, it } from 'vitest';
import { makeAlbum, picture, tally } from './album.ts';
import { random } from './dice.ts';

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

  it('is painted anew where a row that counts has changed', () => {
    const { sumOf, painted } = sums();
    const column = [1, 2, 3];
    sumOf(column);
    expect(sumOf(column.with(2, 5))).toBe(6);
    expect(painted()).toBe(2);
  });

  it('hangs on a further column in the same rows alone', () => {
    let painted = 0;
    const album = makeAlbum([0, 2], () => ({ sum: 0 }));
    const sumOf = (column: readonly number[], more: readonly number[]): number =>
      picture(
        album,
        column,
        value => {
          painted++;
          value.sum = column[0]! + more[2]!;
        },
        more,
      ).sum;
    const column = [1, 2, 3];
    expect([sumOf(column, [0, 0, 7]), sumOf(column, [0, 5, 7]), sumOf(column, [0, 5, 8])]).toEqual([8, 8, 9]);
    expect(painted).toBe(2);
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

describe('tally', () => {
  /** How many of rows 1 to 3 stand at each of five places; below 0 is nowhere. */
  function crowd() {
    let counted = 0;
    const album = makeAlbum([1, 2, 3], () => [0, 0, 0, 0, 0]);
    const crowdOf = (column: readonly number[]): number[] =>
      tally(album, column, (value, _row, at, n) => {
        counted++;
        if (at >= 0) value[at]! += n;
      });
    return { crowdOf, counted: () => counted };
  }

  it('counts each row that matters where it is', () => {
    const { crowdOf } = crowd();
    expect(crowdOf([4, 2, 2, 0])).toEqual([1, 0, 2, 0, 0]);
    expect(crowdOf([4, -3, 2, 0])).toEqual([1, 0, 1, 0, 0]);
  });

  it('counts nothing again for a column it has just seen', () => {
    const { crowdOf, counted } = crowd();
    crowdOf([4, 2, 2, 0]);
    const before = counted();
    expect(crowdOf([0, 2, 2, 0])).toEqual([1, 0, 2, 0, 0]);
    expect(counted()).toBe(before);
  });

  it('takes away and adds no more than what has changed since the picture it takes over', () => {
    const { crowdOf, counted } = crowd();
    // Every place of the album is taken, the last ones by the same column.
    for (let i = 0; i < 20; i++) crowdOf([0, i % 5, 1, 2]);
    const before = counted();
    crowdOf([0, -1, 1, 2]);
    expect(counted() - before).toBe(2);
  });

  it('is what counting from nothing gives, whatever came before', () => {
    const { crowdOf } = crowd();
    const rng = random('tally');
    let column = [0, 0, 0, 0];
    for (let i = 0; i < 500; i++) {
      column = column.with(Math.floor(rng() * 4), Math.floor(rng() * 6) - 1);
      const fresh = [0, 0, 0, 0, 0];
      for (const at of column.slice(1)) if (at >= 0) fresh[at]!++;
      expect(crowdOf(column)).toEqual(fresh);
    }
  });
});

describe('a throw while painting', () => {
  it('leaves no picture behind', () => {
    const will = { isBroken: true };
    const album = makeAlbum([0, 1], () => ({ sum: 0 }));
    const sumOf = (column: readonly number[]): number =>
      picture(album, column, value => {
        value.sum = column[0]!;
        if (will.isBroken) throw new Error('broken');
        value.sum += column[1]!;
      }).sum;
    const column = [1, 2];
    expect(() => sumOf(column)).toThrow('broken');
    expect(() => sumOf([1, 2])).toThrow('broken');
    will.isBroken = false;
    expect([sumOf(column), sumOf([1, 2]), sumOf([3, 4])]).toEqual([3, 3, 7]);
  });

  it('leaves nothing counted by halves', () => {
    const will = { isBroken: false };
    const album = makeAlbum([0, 1], () => ({ sum: 0 }));
    const sumOf = (column: readonly number[]): number =>
      tally(album, column, (value, row, at, n) => {
        if (will.isBroken && row === 1 && n === 1) throw new Error('broken');
        value.sum += at * n;
      }).sum;
    // All that the album keeps is used before, while and after it throws.
    for (let i = 0; i < 20; i++) expect(sumOf([i, 2 * i])).toBe(3 * i);
    will.isBroken = true;
    for (let i = 0; i < 20; i++) expect(() => sumOf([100 + i, 50 + i])).toThrow('broken');
    will.isBroken = false;
    for (let i = 0; i < 20; i++) expect(sumOf([100 + i, 50 + i])).toBe(150 + 2 * i);
  });
});
