import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compileBoard,
  dirTo,
  edgeTable,
  hexDistance,
  hexOf,
  isPassable,
  linkKinds,
  type MapData,
  nameOf,
  rectangle,
  sideKinds,
} from './board.ts';
import { opposite } from './hex.ts';

const plain = rectangle(5, 4, 'flat', 'odd');
const map: MapData = {
  ...plain,
  terrain: { clear: [], wood: ['0101', '0302'], town: ['0404'] },
  sides: { river: ['0101-0201', '0202-0302'], bridge: ['0101-0201'] },
  links: { road: [['0101', '0201', '0302']], rail: [['0302', '0201']] },
  places: [{ hex: '0404', kind: 'town', ja: '町', en: 'Town', source: 'reconstructed' }],
};
const board = compileBoard(map);
const at = (name: string): number => hexOf(board, name) ?? -1;

describe('compileBoard', () => {
  it('numbers hexes in the order of the map', () => {
    expect(board.size).toBe(20);
    expect(map.hexes.map(hex => at(hex.name))).toEqual(map.hexes.map((_, h) => h));
    expect(nameOf(board, at('0302'))).toBe('0302');
    expect(hexOf(board, '9999')).toBeUndefined();
    expect(() => nameOf(board, 20)).toThrow('no hex number 20');
  });

  it('gives each hex its terrain, the first kind by default', () => {
    const kind = (name: string): string | undefined => board.terrains[board.terrain[at(name)]!];
    expect(['0101', '0302', '0404', '0505', '0201'].map(kind)).toEqual(['wood', 'wood', 'town', undefined, 'clear']);
  });

  it('shows hexsides and links from both hexes', () => {
    const dir = dirTo(board, at('0101'), at('0201'));
    expect(sideKinds(board, at('0101'), dir)).toEqual(['river', 'bridge']);
    expect(sideKinds(board, at('0201'), opposite(dir))).toEqual(['river', 'bridge']);
    expect(linkKinds(board, at('0101'), dir)).toEqual(['road']);
    expect(linkKinds(board, at('0302'), dirTo(board, at('0302'), at('0201')))).toEqual(['road', 'rail']);
    expect(sideKinds(board, at('0101'), opposite(dir))).toEqual([]);
  });

  it('neighbours are mutual and 1 apart on every kind of map', () => {
    const side = fc.integer({ min: 1, max: 7 });
    const orientation = fc.constantFrom('pointy' as const, 'flat' as const);
    const push = fc.constantFrom('odd' as const, 'even' as const);
    fc.assert(
      fc.property(side, side, orientation, push, (cols, rows, o, p) => {
        const b = compileBoard(rectangle(cols, rows, o, p));
        for (const [e, to] of b.next.entries()) {
          if (to < 0) continue;
          const from = Math.trunc(e / 6);
          expect(b.next[to * 6 + opposite(e % 6)]).toBe(from);
          expect(dirTo(b, from, to)).toBe(e % 6);
          expect(hexDistance(b, from, to)).toBe(1);
        }
      }),
      { numRuns: 30 },
    );
  });

  const all = plain.hexes.map(hex => hex.name);
  const west = all.filter(name => name < '03');
  const sheet = (id: string, hexes: readonly string[]) => ({ id, ja: id, en: id, hexes });
  it('takes sheets that have every hex once', () => {
    const sheets = [
      sheet('w', west),
      sheet(
        'e',
        all.filter(name => name > '03'),
      ),
    ];
    expect(compileBoard({ ...plain, sheets }).map.sheets).toBe(sheets);
  });

  const twice = [...plain.hexes, { name: '0101', col: 9, row: 9 }];
  const stacked = [...plain.hexes, { name: 'X', col: 0, row: 0 }];
  const nine = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`kind${i}`, []]));
  it.each<[string, Partial<MapData>, string]>([
    ['a name used twice', { hexes: twice }, 'hex 0101 is named twice'],
    ['two hexes in one spot', { hexes: stacked }, 'hexes 0101 and X lie in the same spot'],
    ['terrain of an unknown hex', { terrain: { clear: ['0909'] } }, 'terrain clear: no hex 0909'],
    [
      'two terrains',
      { terrain: { clear: [], wood: ['0101'], hill: ['0101'] } },
      'hex 0101 has terrain wood and terrain hill',
    ],
    ['no terrain', { terrain: {} }, 'no terrain kind'],
    ['an unknown hex beside a side', { sides: { river: ['0101-0909'] } }, 'hexside river: no hex 0909'],
    ['a side of hexes apart', { sides: { river: ['0101-0301'] } }, 'hexside river: 0101 and 0301 are not neighbours'],
    ['a side written badly', { sides: { river: ['01010201'] } }, 'hexside river: 01010201 is not written A-B'],
    [
      'a link with a gap',
      { links: { road: [['0101', '0201', '0401']] } },
      'link road: 0201 and 0401 are not neighbours',
    ],
    ['a link of one hex', { links: { road: [['0101']] } }, 'link road: 0101 does not name two hexes'],
    ['a place off the map', { places: [{ ...map.places[0]!, hex: '0909' }] }, 'place: no hex 0909'],
    ['a sheet with an unknown hex', { sheets: [sheet('w', [...west, '0909'])] }, 'sheet w: no hex 0909'],
    ['a hex on two sheets', { sheets: [sheet('w', west), sheet('e', all)] }, 'hex 0101 lies on sheet w and sheet e'],
    ['a hex twice on a sheet', { sheets: [sheet('w', [...all, '0302'])] }, 'hex 0302 lies on sheet w and sheet w'],
    ['a hex on no sheet', { sheets: [sheet('w', west)] }, 'hex 0301 lies on no sheet'],
    ['nine kinds of side', { sides: nine }, 'map has 9 hexside kinds'],
    ['nine kinds of link', { links: nine }, 'map has 9 link kinds'],
    ['too many hexes', rectangle(182, 182, 'flat', 'odd'), 'map has 33124 hexes'],
  ])('refuses %s', (_, change, message) => {
    expect(() => compileBoard({ ...plain, ...change })).toThrow(message);
  });
});

describe('edgeTable', () => {
  it('asks once for every step on the map, and holds -1 elsewhere', () => {
    const table = edgeTable(board, (from, to, dir) => {
      expect(dirTo(board, from, to)).toBe(dir);
      return board.terrain[to] === 1 ? -5 : 2;
    });
    for (const [e, to] of board.next.entries()) {
      expect(table[e]).toBe(to < 0 || board.terrain[to] === 1 ? -1 : 2);
      expect(isPassable(table, e)).toBe(to >= 0 && board.terrain[to] !== 1);
    }
  });

  it.each([0.5, 32768, Number.NaN])('refuses a cost of %d', cost => {
    expect(() => edgeTable(board, () => cost)).toThrow(`cost ${cost} from 0101 to`);
  });
});
