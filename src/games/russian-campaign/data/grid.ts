/**
 * Names and places of hexes (2.2.2). Rows are lettered A to Z, then AA to QQ, from the north; the numbers of a row grow
 * from east to west, from 34 down to 2 in one row and from 33 down to 1 in the next, which lies half a hex further east.
 */
export const ROWS = 43;
export const COLUMNS = 33;

/** The letters of a row counted from the north. */
export const rowName = (row: number): string => letterAt(row % 26).repeat(row < 26 ? 1 : 2);

/** The name of the hex in a row and a column, both counted from 0 in the north-west. */
export const hexName = (row: number, col: number): string => `${rowName(row)}${numberIn(row, col)}`;

export const rowOf = (name: string): number => rowLettered(name.replace(/\d+$/, ''));
export const colOf = (name: string): number => numberIn(rowOf(name), Number(name.replace(/^\D+/, '')));

export const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Hexes in short form: `J:24 L:23,12 M:21-20` lists hexes by row, with ranges of numbers. */
export const hexRuns = (text: string): readonly string[] =>
  words(text).flatMap(part => {
    const [row = '', runs = ''] = part.split(':');
    return runs.split(',').flatMap(run => numbers(run).map(n => `${row}${n}`));
  });

const letterAt = (n: number): string => String.fromCharCode(65 + n);
const rowLettered = (letters: string): number => letters.charCodeAt(0) - 65 + (letters.length - 1) * 26;

/** From column to number and back: the two add up to 34 or 33. */
const numberIn = (row: number, n: number): number => (row % 2 === 0 ? 34 : 33) - n;

function numbers(run: string): readonly number[] {
  const [high = 0, low = high] = run.split('-').map(Number);
  return Array.from({ length: high - low + 1 }, (_, i) => high - i);
}
