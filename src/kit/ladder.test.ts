import { describe, expect, it } from 'vitest';
import { endlessName, endlessRung, makeLadder, onLadder, resultAt, rungName, rungOn } from './ladder.ts';

const chart = (columns: string[], cells: string[][] = [columns]) =>
  ({ id: 'crt', rule: '1', columns, cells, source: 'reconstructed' }) as const;
const ladder = makeLadder(chart(['1:2', '1:1', '3:2', '2:1', '3:1']));
const named = (attack: number, defence: number): string => rungName(ladder, rungOn(ladder, attack, defence));

describe('ladder', () => {
  it('takes the highest column that is reached', () => {
    expect(named(3, 4)).toBe('1:2');
    expect(named(11, 8)).toBe('1:1');
    expect(named(9, 6)).toBe('3:2');
    expect(named(5, 2)).toBe('2:1');
  });

  it('keeps to its ends', () => {
    expect(named(1, 9)).toBe('1:2');
    expect(named(40, 1)).toBe('3:1');
    expect(onLadder(ladder, -3)).toBe(0);
    expect(rungName(ladder, 99)).toBe('3:1');
  });

  it('goes on by whole ratios beyond both ends', () => {
    const far = (attack: number, defence: number): [number, string] => {
      const rung = endlessRung(ladder, attack, defence);
      return [rung, endlessName(ladder, rung)];
    };
    expect([far(3, 1), far(7, 2), far(4, 1), far(29, 2)]).toEqual([
      [4, '3:1'],
      [4, '3:1'],
      [5, '4:1'],
      [15, '14:1'],
    ]);
    // Below, in the defender's favour: 2 against 5 is 1:3.
    expect([far(1, 2), far(2, 5), far(1, 3), far(1, 6)]).toEqual([
      [0, '1:2'],
      [-1, '1:3'],
      [-1, '1:3'],
      [-4, '1:6'],
    ]);
    expect(far(9, 6)).toEqual([2, '3:2']);
  });

  it('reads results by column and row', () => {
    expect(resultAt(ladder, 2, 0)).toBe('3:2');
    expect(() => resultAt(ladder, 2, 1)).toThrow('no row 1');
  });

  it('refuses columns that do not rise, and short rows', () => {
    expect(() => makeLadder(chart(['1:1', '2:2']))).toThrow('out of order');
    expect(() => makeLadder(chart(['half']))).toThrow('not a column');
    expect(() => makeLadder(chart(['1:1', '2:1'], [['A']]))).toThrow('1 cells');
  });
});
