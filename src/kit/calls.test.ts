import { describe, expect, it } from 'vitest';
import { bestHex, callAt, callTroops, gapsClosed } from './calls.ts';

/** Five hexes in a row with a place at either end; the left one is worth more. */
const ROW = {
  prize: [12, 8],
  need: [5, 5],
  distance: [Uint8Array.of(0, 1, 2, 3, 4), Uint8Array.of(4, 3, 2, 1, 0)],
  horizon: 4,
  weight: [5, 5, 5],
};

describe('troops', () => {
  it('answer the loudest call', () => {
    const { goal, load } = callTroops(ROW, [0, 1], [1, 4, -1]);
    expect([...goal]).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(load).toEqual([5, 5]);
  });
  it('go elsewhere where enough are on their way', () =>
    expect([...callTroops(ROW, [0, 1, 2], [2, 2, 2]).goal.values()]).toEqual([0, 1, 0]));
  it('hear a faint call where there is no other', () => {
    const faint = { ...ROW, prize: [0.5, 0] };
    expect([...callTroops(faint, [0], [0]).goal]).toEqual([[0, 0]]);
    expect(callAt(callTroops(faint, [], []), 0, 0)).toBe(0.5);
  });
  it('hear nothing from beyond the horizon, or of what is worth nothing', () => {
    expect(callTroops({ ...ROW, prize: [0, 8] }, [0], [0]).goal.size).toBe(0);
  });
});

it('a unit does not count against itself where it is bound for', () => {
  const calls = callTroops(ROW, [0], [1]);
  expect(callAt(calls, 0, 1)).toBe(12 * 0.75);
  expect(callAt(calls, 1, 1)).toBe(6 * 0.75);
});

it('the best hex is the first with the highest score', () => {
  expect(bestHex([3, 1, 2], hex => (hex === 3 ? 0 : 7))).toEqual({ hex: 1, score: 7 });
  expect(bestHex([], () => 1)).toBeUndefined();
});

it('gaps are hexes that nobody else covers', () => {
  const beside = [[1], [0, 2], [1, 3], [2, 4], [3]];
  const zone = Uint8Array.of(1, 1, 0, 0, 1);
  expect(gapsClosed(beside, zone, { from: 0, to: 2 })).toBe(2);
  expect(gapsClosed(beside, zone, { from: 4, to: 1 })).toBe(1);
});
