import { describe, expect, it } from 'vitest';
import { type Board, compileBoard, edgeTable, hexDistance, hexOf, rectangle } from './board.ts';
import { marks, paint, paintWithin } from './zoc.ts';

const map = { ...rectangle(6, 6, 'flat', 'odd'), sides: { river: ['0303-0304', '0303-0403'] } };
const board = compileBoard(map);
const at = (name: string): number => hexOf(board, name) ?? -1;
const everywhere = edgeTable(board, () => 0);
const dry = edgeTable(board, (from, _, dir) => (board.side[from * 6 + dir] ? -1 : 0));
const names = (b: Board, zone: Uint8Array): string[] => b.names.filter((_, h) => zone[h]).sort();

describe('paint', () => {
  it.each([
    ['the six neighbours, not the hex', everywhere, ['0303'], ['0202', '0203', '0302', '0304', '0402', '0403']],
    ['not across a river', dry, ['0303'], ['0202', '0203', '0302', '0402']],
    ['nothing beyond the map', everywhere, ['0101'], ['0102', '0201']],
    ['a hex in the zone of another', everywhere, ['0101', '0102'], ['0101', '0102', '0103', '0201', '0202']],
    ['nothing for nobody', everywhere, [], []],
  ])('marks %s', (_, edges, hexes, expected) => {
    const zone = marks(board.size);
    paint(board, edges, hexes.map(at), zone);
    expect(names(board, zone)).toEqual(expected);
  });

  it('adds to what is marked, and takes any iterable', () => {
    const zone = marks(board.size);
    paint(board, everywhere, new Set([at('0101')]), zone);
    paint(board, everywhere, Int16Array.of(at('0606')), zone);
    expect(names(board, zone)).toEqual(['0102', '0201', '0506', '0605']);
  });
});

describe('paintWithin', () => {
  it.each([0, 1, 2, 9])('marks all within %d', radius => {
    const zone = marks(board.size);
    paintWithin(board, at('0302'), radius, zone);
    expect([...zone]).toEqual(board.names.map((_, h) => (hexDistance(board, at('0302'), h) <= radius ? 1 : 0)));
  });
});
