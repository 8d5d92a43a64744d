import { describe, expect, it } from 'vitest';
import type { BattleShown, Depiction } from '../../kit/depict.ts';
import type { GameEvent } from '../../kit/game.ts';
import type { Entry } from '../../protocol/link.ts';
import { rowsOf } from './round.ts';

const shown = (hex: number, ...units: number[]): BattleShown => ({ hex, role: 'a', hexes: [hex], units, lacks: [] });
const EMPTY: Depiction = { turn: 1, turns: 1, counters: [], markers: [], boxes: [], tracks: [], zones: [] };
const entry = (n: number, ...events: GameEvent[]): Entry => ({
  n,
  turn: 1,
  phase: 'x',
  role: 'a',
  action: { type: 'x' },
  events,
});
const COMMIT = {
  type: 'commit',
  battles: [
    { hexes: [4, 5], units: [1] },
    { hexes: [9], units: [2] },
    { hexes: [12], units: [3] },
  ],
};
const combat = (hex: number): GameEvent => ({ type: 'combat', hex, die: 3, column: '2:1', result: 'DR' });

describe('a round of battles', () => {
  it('is nothing outside of it', () => expect(rowsOf(EMPTY, [entry(1, COMMIT)])).toEqual([]));

  it('is what is being put together, whatever was proposed before', () => {
    const rows = rowsOf({ ...EMPTY, battles: [shown(4, 1, 2)], demands: [] }, [entry(1, COMMIT)]);
    expect(rows).toEqual([{ hex: 4, hexes: [4], units: [1, 2], open: shown(4, 1, 2) }]);
  });

  it('keeps all that were declared in their places, with results as they come', () => {
    const log = [entry(1, combat(9)), entry(2, COMMIT, combat(9)), entry(3, { type: 'retreat' })];
    const rows = rowsOf({ ...EMPTY, battles: [shown(4, 1)] }, log);
    expect(rows.map(r => r.hex)).toEqual([4, 9, 12]);
    expect(rows.map(r => r.open !== undefined)).toEqual([true, false, false]);
    expect(rows[1]?.fought).toMatchObject({ n: 2, result: 'DR' });
    expect(rows[2]?.fought).toBeUndefined();
  });

  it('finds the result of a battle by any of its hexes', () => {
    const rows = rowsOf({ ...EMPTY, battles: [] }, [entry(1, COMMIT), entry(2, combat(5))]);
    expect(rows[0]?.fought?.n).toBe(2);
  });
});
