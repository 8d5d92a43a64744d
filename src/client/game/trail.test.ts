import { describe, expect, it } from 'vitest';
import { moving } from '../../games/zitadelle/testingPlay.ts';
import { game } from '../../games/zitadelle/whole.ts';
import { depictionFor } from '../../kit/seat.ts';
import { choicesOf } from './choices.ts';
import { moveBy, trailed, wayItems } from './trail.ts';

const at = (name: string): number => game.board.index.get(name)!;
const drawn = (start: string, ...hexes: string[]): readonly string[] =>
  hexes
    .reduce<readonly number[]>((trail, hex) => trailed(game.board, at(start), trail, at(hex)), [])
    .map(h => game.board.names[h]!);

describe('a trail', () => {
  it('grows hex by hex and shortens on the way back', () => {
    expect(drawn('0505', '0504', '0503')).toEqual(['0504', '0503']);
    expect(drawn('0505', '0504', '0503', '0504')).toEqual(['0504']);
    expect(drawn('0505', '0504', '0505')).toEqual([]);
  });

  it('bridges a hex that a fast pointer skipped, but no more', () => {
    expect(drawn('0505', '0503')).toHaveLength(2);
    expect(drawn('0505', '0501')).toEqual(['0501']);
  });
});

describe('a unit that is dragged', () => {
  const t = moving('18Pz/101@2039, 51GR/154G@0101');
  const c = choicesOf(t.game, t.s, 'german', depictionFor(t.game, t.s, 'german'));
  const unit = game.names.units.indexOf('18Pz/101');

  it('goes by its trail, at the cost of that way', () => {
    const by = moveBy(c, unit, [at('2040'), at('2141')]);
    const round = moveBy(c, unit, [at('2140'), at('2141')]);
    expect([by?.action.hex, round?.action.hex]).toEqual([at('2141'), at('2141')]);
    expect(by?.cost).not.toBe(round?.cost);
  });

  it('has no move by a trail that is no way for it', () => {
    expect(moveBy(c, unit, [at('2141')])).toBeUndefined();
    expect(moveBy(c, unit, [])).toBeUndefined();
  });

  it('is asked about where a click could mean two ways that differ, and only there', () => {
    const move = { type: 'move', unit, hex: at('2141') };
    expect(wayItems(c, move)).toHaveLength(2);
    expect(wayItems(c, { ...move, hexes: [at('2040'), at('2141')] })).toEqual([]);
    expect(wayItems(c, { type: 'move', unit, hex: at('2038') })).toEqual([]);
  });
});
