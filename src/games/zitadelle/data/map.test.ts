import { describe, expect, it } from 'vitest';
import { sum } from '../../../kit/dataTrial.ts';
import { opposite } from '../../../kit/hex.ts';
import { BELTS, FORTS, TRENCHES, workSource } from './forts.ts';
import { ALL_HEXES, block, sheetOf, stretch } from './grid.ts';
import { MAP, RULEBOOK_HEXES } from './map.ts';
import { PLACES, placeAt } from './places.ts';
import { RIVER_RUNS } from './rivers.ts';
import { EDGE_ROADS, ROUTES } from './roads.ts';
import { TERRAIN, TERRAINS } from './terrain.ts';
import { apart, around, at, board, linkBetween, sideBetween, stepFrom } from './testing.ts';
import { BELGOROD, BELGOROD_PENALTY, VP_HEXES } from './victory.ts';

const SW = 2;
const terrainAt = (hex: string): string => board.terrains[board.terrain[at(hex)] ?? 0] ?? '';

describe('grid', () => {
  it('2.1 has 1,900 hexes, 38 columns of 22 and of 28', () => {
    expect(ALL_HEXES).toHaveLength(1900);
    expect(new Set(ALL_HEXES).size).toBe(1900);
    expect(ALL_HEXES.filter(hex => sheetOf(hex) === 'north')).toHaveLength(836);
    expect(ALL_HEXES.filter(hex => sheetOf(hex) === 'south')).toHaveLength(1064);
    expect(MAP.hexes.map(hex => hex.name)).toEqual(board.names);
  });

  it('2.1 rows 29 and up are the northern sheet', () =>
    expect(['0129', '3850', '0128', '3801'].map(sheetOf)).toEqual(['north', 'north', 'south', 'south']));

  it('8.2.6 no hex touches the other sheet', () => {
    for (const hex of ALL_HEXES) expect(around(hex).filter(to => sheetOf(to) !== sheetOf(hex))).toEqual([]);
  });

  it('2.1 rows count northward, and even columns lie further north', () => {
    expect(around('2120').sort()).toEqual(['2020', '2019', '2119', '2121', '2219', '2220'].sort());
    expect(around('2219').sort()).toEqual(['2119', '2120', '2218', '2220', '2319', '2320'].sort());
    expect(around('0101').sort()).toEqual(['0102', '0201']);
    expect(around('3850').sort()).toEqual(['3750', '3849']);
  });

  it('6.0 the hexes of the example are neighbours of 2120, and the retreat ends two hexes away', () => {
    expect([apart('2120', '2121'), apart('2120', '2219'), apart('2121', '2219')]).toEqual([1, 1, 2]);
    expect(apart('2120', '1919')).toBe(2);
  });

  it('9.3.1 0202 lies south-west of 0303', () => expect(stepFrom('0303', SW)).toBe('0202'));

  it('2.1 blocks and stretches name what lies within', () => {
    expect(block([8, 9], [49, 50])).toEqual(['0850', '0950', '0849', '0949']);
    expect(stretch(['0101', '0102', '0103'], '0101', '0102')).toEqual(['0101', '0102']);
    expect(() => stretch(['0101', '0102'], '0102', '0101')).toThrow('no stretch');
  });

  it('2.1 holds every hex the rulebook names', () => {
    for (const hex of RULEBOOK_HEXES) expect(board.index.has(hex)).toBe(true);
  });
});

describe('terrain', () => {
  it('2.1 counts by kind', () => {
    expect(board.terrains).toEqual([...TERRAINS]);
    expect(TERRAINS.map(kind => TERRAIN[kind].length)).toEqual([0, 69, 33, 8, 30, 7]);
  });

  it.each([
    ['2040', 'village-high'],
    ['2611', 'town'],
    ['1919', 'village'],
    ['2120', 'clear'],
    ['1319', 'high'],
    ['2119', 'woods'],
    ['3026', 'town'],
    ['1638', 'village-high'],
    ['2546', 'woods'],
  ])('2.1 %s is %s', (hex, kind) => expect(terrainAt(hex)).toBe(kind));

  it('2.1 84 places, each with a hex and names of its own but for two of the name of Berezovka', () => {
    expect(PLACES).toHaveLength(84);
    expect(new Set(PLACES.map(p => p.hex)).size).toBe(84);
    expect(new Set(PLACES.map(p => p.en)).size).toBe(83);
    expect(PLACES.filter(p => p.ja === '' || p.en === '')).toEqual([]);
    expect(PLACES.filter(p => p.source === 'rulebook').map(p => p.en)).toEqual(['Ponyri', 'Belgorod', 'Olkhovka']);
    expect(PLACES.filter(p => p.source === 'public')).toHaveLength(20);
  });
});

describe('works', () => {
  it('2.1 167 forts and 98 trenches, one work to a hex', () => {
    expect([FORTS.length, TRENCHES.length]).toEqual([167, 98]);
    expect(new Set([...FORTS, ...TRENCHES]).size).toBe(265);
  });

  it('2.1 every belt is a chain of neighbours, and the two of forts reach the edges', () => {
    for (const { hexes } of BELTS)
      hexes.slice(1).forEach((hex, i) => {
        expect([hex, apart(hex, hexes[i] ?? '')]).toEqual([hex, 1]);
      });
    expect(BELTS.map(b => [b.id, b.hexes.length])).toEqual([
      ['north-1', 36],
      ['north-2', 37],
      ['north-3', 35],
      ['north-4', 22],
      ['south-1', 43],
      ['south-2', 51],
      ['south-3', 41],
    ]);
  });

  it('8.3.1 2040 has a trench, 2120 a fort, as the rulebook has it', () => {
    expect([TRENCHES.includes('2040'), FORTS.includes('2120')]).toEqual([true, true]);
    expect(['2040', '2120', '2220'].map(workSource)).toEqual(['rulebook', 'rulebook', 'reconstructed']);
  });
});

describe('rivers', () => {
  const sidesOf = (id: string): readonly string[] => RIVER_RUNS.find(run => run.id === id)?.sides ?? [];
  const hexesAt = (side: string): readonly string[] => side.split('-');

  it('2.1 fifteen runs: the Donets and the Psel are rivers, the others streams', () => {
    expect(RIVER_RUNS.map(run => [run.id, run.kind, run.sides.length].join(' '))).toEqual([
      'upper-donets stream 21',
      'donets river 41',
      'psel river 21',
      'lipovyi-donets stream 22',
      'vorskla stream 44',
      'pena stream 36',
      'solotinka stream 6',
      'razumnaya stream 22',
      'koren stream 33',
      'oka stream 21',
      'svapa stream 33',
      'snova stream 26',
      'usozha stream 25',
      'sosna stream 26',
      'neruch stream 20',
    ]);
  });

  it('2.1 each run is one line: a side begins where the one before it ends', () => {
    for (const { id, sides } of RIVER_RUNS)
      sides.slice(1).forEach((side, i) => {
        const [a, b] = [hexesAt(sides[i] ?? ''), hexesAt(side)];
        const shared = a.filter(hex => b.includes(hex));
        const [left = '', right = ''] = [...a, ...b].filter(hex => !shared.includes(hex));
        expect([id, side, shared.length, apart(left, right)]).toEqual([id, side, 1, 1]);
      });
  });

  it('6.5.3 6.5.4 no side is both; where a stream meets a river, the side is the river', () => {
    for (const [i, bits] of board.side.entries()) if (bits) expect([i, [1, 2].includes(bits)]).toEqual([i, true]);
    expect(sideBetween('2127', '2227')).toEqual(['river']);
    expect(sideBetween('2809', '2909')).toEqual(['river']);
    expect(sum([...board.side].map(bits => (bits ? 1 : 0)))).toBe(2 * sum(RIVER_RUNS.map(run => run.sides.length)));
  });

  it.each([
    ['donets', '3401-3501', '2816-2916'],
    ['upper-donets', '2816-2917', '3224-3325'],
    ['psel', '2028-2128', '3027-3028'],
    ['oka', '1249-1350', '1742-1842'],
    ['snova', '2229-2329', '2040-2141'],
  ])('2.1 the %s runs from its mouth %s up to %s', (id, mouth, spring) =>
    expect([sidesOf(id)[0], sidesOf(id).at(-1)]).toEqual([mouth, spring]),
  );

  it('7.4.4 Belgorod lies west of the river, the bridgehead 2712 east of it', () => {
    expect(sideBetween('2611', '2712')).toEqual(['river']);
    expect(sideBetween('2712', '2812')).toEqual([]);
    expect(sideBetween('2120', '2220')).toEqual(['stream']);
  });

  it('2.1 hexsides look the same from both hexes', () => {
    for (const [edge, to] of board.next.entries())
      if (to >= 0) expect(board.side[edge]).toBe(board.side[to * 6 + opposite(edge % 6)]);
  });

  it('6.2.2 a lake is known to the rules, though this map has none', () => {
    expect(board.sides).toEqual(['stream', 'river', 'lake']);
    expect(MAP.sides.lake).toEqual([]);
  });
});

describe('roads', () => {
  it('8.3.2 seven roads, ten trails and three railways, all chains of neighbours', () => {
    expect(['road', 'trail', 'rail'].map(kind => ROUTES.filter(r => r.kind === kind).length)).toEqual([7, 10, 3]);
    for (const { en, hexes } of ROUTES)
      hexes.slice(1).forEach((hex, i) => {
        expect([en, hex, apart(hex, hexes[i] ?? '')]).toEqual([en, hex, 1]);
      });
    expect(sum(ROUTES.map(r => r.hexes.length - 1))).toBe(367);
  });

  it('8.3.2 a step of each', () => {
    expect(linkBetween('2220', '2320')).toEqual(['road']);
    expect(linkBetween('2220', '2321')).toEqual(['trail']);
    expect(linkBetween('2611', '2511')).toEqual(['road', 'rail']);
    expect(linkBetween('2120', '2121')).toEqual([]);
  });

  it('11.1.1 roads and trails that lead off the map', () =>
    expect([...EDGE_ROADS].map(([hex, kind]) => `${hex} ${kind}`).sort()).toEqual([
      '0750 road',
      '1129 road',
      '1628 trail',
      '1801 road',
      '1928 road',
      '2150 road',
      '2229 road',
      '3128 trail',
      '3803 road',
      '3817 road',
      '3819 trail',
      '3837 trail',
    ]));
});

describe('victory hexes', () => {
  it('12.1.3 seventeen places worth 155 points, Ponyri 10', () => {
    expect(VP_HEXES).toHaveLength(17);
    expect(sum(VP_HEXES.map(v => v.points))).toBe(155);
    expect(VP_HEXES[0]).toEqual({ hex: '2040', ja: 'ポヌイリ', en: 'Ponyri', points: 10, source: 'rulebook' });
  });

  it('12.1.3 points by place', () =>
    expect(Object.fromEntries(VP_HEXES.map(v => [v.en, v.points]))).toEqual({
      Ponyri: 10,
      Maloarkhangelsk: 5,
      Olkhovatka: 10,
      Teploe: 5,
      Molotychi: 10,
      Vozy: 10,
      Zolotukhino: 15,
      Fatezh: 20,
      Yakovlevo: 5,
      Verkhopenye: 5,
      Novoselovka: 5,
      Kochetovka: 10,
      Prokhorovka: 15,
      Ivnya: 10,
      Rzhavets: 5,
      Shlyakhovo: 5,
      Komarovka: 10,
    }));

  it('12.2.2 Belgorod is 2611 and costs 20', () => {
    expect([BELGOROD, BELGOROD_PENALTY, placeAt(BELGOROD)?.en]).toEqual(['2611', 20, 'Belgorod']);
    expect(VP_HEXES.some(v => v.hex === BELGOROD)).toBe(false);
  });
});
