import { describe, expect, it } from 'vitest';
import { opposite } from '../../../kit/hex.ts';
import { CITIES, PORTS } from './cities.ts';
import { COLUMNS, colOf, hexName, hexRuns, ROWS, rowOf } from './grid.ts';
import { BLOCKED_SIDES, MAP, RULEBOOK_HEXES, RULEBOOK_SIDES, STRAIT } from './map.ts';
import { COASTS, EDGES } from './regions.ts';
import { ALL_HEXES, hexesOfSea, hexesOfTerrain, LAND, SEA_AREAS, TERRAINS } from './terrain.ts';
import { apart, around, at, board, flood, isLand, openAround, sideBetween } from './testing.ts';

const placeAt = new Map(CITIES.map(c => [c.hex, c]));
const terrainAt = (hex: string): string => board.terrains[board.terrain[at(hex)] ?? 0] ?? '';

describe('grid', () => {
  it('2.2.2 is a rectangle of 43 rows of 33 hexes, each with a name of its own', () => {
    expect(ALL_HEXES).toHaveLength(ROWS * COLUMNS);
    expect(new Set(ALL_HEXES).size).toBe(1419);
    expect([hexName(0, 0), hexName(0, 32), hexName(1, 0), hexName(1, 32)]).toEqual(['A34', 'A2', 'B33', 'B1']);
    expect([hexName(26, 0), hexName(42, 32)]).toEqual(['AA34', 'QQ2']);
    for (const hex of ALL_HEXES) expect(hexName(rowOf(hex), colOf(hex))).toBe(hex);
  });

  it('2.2.2 runs name what lies between their ends', () =>
    expect(hexRuns('J:24 L:23,12 AA:3-1')).toEqual(['J24', 'L23', 'L12', 'AA3', 'AA2', 'AA1']));

  it('2.2.2 numbers grow to the west, and odd rows lie further east', () => {
    expect(around('R9').sort()).toEqual(['Q10', 'Q9', 'R10', 'R8', 'S10', 'S9'].sort());
    expect(around('S9').sort()).toEqual(['R8', 'R9', 'S10', 'S8', 'T8', 'T9'].sort());
    expect(around('A34').sort()).toEqual(['A33', 'B33']);
  });

  it('2.2.2 holds every hex the rulebook names, on land', () => {
    for (const hex of RULEBOOK_HEXES) expect([hex, isLand(hex)]).toEqual([hex, true]);
  });
});

describe('terrain', () => {
  it('2.2.3 counts by kind', () => {
    expect(TERRAINS.map(t => hexesOfTerrain(t).length)).toEqual([963, 19, 114, 81, 11, 231]);
    expect(LAND).toHaveLength(1177);
    expect(SEA_AREAS.map(area => hexesOfSea(area).length)).toEqual([70, 153]);
  });

  it.each([
    ['woods', 'J:24 L:23,12 M:21-20 N:20-19 O:23-21 P:23,9 Q:12-11 R:14,11 S:15-14 T:14'],
    ['lake', 'C:9 D:9-8,5 E:10-9 F:14 G:15 H:4 I:12 M:6'],
  ] as const)('2.2.3 %s lies where it lies', (kind, runs) => expect(hexesOfTerrain(kind)).toEqual(hexRuns(runs)));

  it('2.2.3 the ranges: Carpathians, Valdai, Volga upland, Crimea, Caucasus', () => {
    for (const hex of ['P30', 'Y30', 'K11', 'Z4', 'JJ22', 'OO17'])
      expect([hex, terrainAt(hex)]).toEqual([hex, 'mountain']);
  });

  it('2.2.3 the marshes of the Pripyat lie in one piece from P22 to W19', () => {
    const marsh = flood('Q20', around, hex => terrainAt(hex) === 'swamp');
    expect(marsh.size).toBe(36);
    for (const hex of ['P22', 'S24', 'W19']) expect(marsh.has(hex)).toBe(true);
  });

  it('2.2.3 cities in special ground', () => {
    const special = CITIES.filter(c => terrainAt(c.hex) !== 'clear').map(c => `${c.en} ${terrainAt(c.hex)}`);
    expect(special.sort()).toEqual([
      'Archangel swamp',
      'Bryansk woods',
      'Leningrad swamp',
      'Maikop mountain',
      'Ploesti mountain',
    ]);
  });

  it('8.2.2 all land hangs together', () => expect(flood('R9', openAround).size).toBe(LAND.length));
});

describe('cities', () => {
  it('2.2.3 21 major, 14 minor, 3 oil fields, each on land of its own', () => {
    const count = (kind: string): number => CITIES.filter(c => c.kind === kind).length;
    expect([count('major'), count('minor'), count('oil')]).toEqual([21, 14, 3]);
    expect(placeAt.size).toBe(38);
    expect(new Set(CITIES.map(c => c.en)).size).toBe(38);
    expect(new Set(CITIES.map(c => c.ja)).size).toBe(38);
    for (const c of CITIES) expect([c.en, isLand(c.hex)]).toEqual([c.en, true]);
  });

  it('3.1.3 the Axis begin with 4 major and 3 minor cities, and the oil of Ploesti', () => {
    const held = CITIES.filter(c => c.start === 'axis').map(c => c.en);
    expect(held.sort()).toEqual(
      ['Berlin', 'Bucharest', 'Helsinki', 'Warsaw', 'Breslau', 'Königsberg', 'Posen', 'Ploesti'].sort(),
    );
  });

  it('13.1 the oil field PP13 is where the rulebook has it', () =>
    expect(placeAt.get('PP13')).toMatchObject({ kind: 'oil', source: 'rulebook' }));

  it('8.4.3 ports lie on the coast of their sea', () => {
    for (const port of PORTS) {
      const hex = CITIES.find(c => c.en === port.city)?.hex ?? '';
      expect([port.city, COASTS[port.sea].includes(hex)]).toEqual([port.city, true]);
    }
    const inland = CITIES.filter(c => c.kind !== 'oil' && !PORTS.some(p => p.city === c.en)).map(c => c.hex);
    const shore = new Set([...COASTS.baltic, ...COASTS.black]);
    expect(inland.filter(hex => shore.has(hex))).toEqual([]);
  });
});

describe('hexsides', () => {
  it('7.1 16 blocked sides and the strait part neighbouring land', () => {
    expect(BLOCKED_SIDES).toHaveLength(16);
    for (const side of [...BLOCKED_SIDES, STRAIT]) {
      const [a = '', b = ''] = side.split('-');
      expect([side, isLand(a), isLand(b), apart(a, b)]).toEqual([side, true, true, 1]);
    }
  });

  it('7.1 8.2.2 the sides the rulebook states are so', () => {
    for (const [side, kind] of Object.entries(RULEBOOK_SIDES)) {
      const [a = '', b = ''] = side.split('-');
      expect([side, sideBetween(a, b)]).toEqual([side, [kind]]);
    }
  });

  it('7.1 look the same from both hexes', () => {
    for (const [edge, to] of board.next.entries()) {
      if (to >= 0) expect(board.side[edge]).toBe(board.side[to * 6 + opposite(edge % 6)]);
    }
  });

  it('7.1 the Crimea is joined to the north by Perekop, to the east by the strait only', () => {
    const crimea = flood('JJ23', openAround, hex => rowOf(hex) >= 33 && hex !== 'KK20');
    expect([...crimea].sort()).toEqual([
      'HH21',
      'HH22',
      'HH23',
      'II21',
      'II22',
      'II23',
      'JJ21',
      'JJ22',
      'JJ23',
      'KK21',
    ]);
    const gates = [...crimea].flatMap(hex =>
      openAround(hex)
        .filter(to => !crimea.has(to))
        .map(to => `${hex}-${to}`),
    );
    expect(gates.sort()).toEqual(['HH21-GG22', 'HH22-GG22', 'KK21-KK20']);
  });
});

describe('coasts and edges', () => {
  it.each(SEA_AREAS)('8.4.3 the coast of the %s sea is the land beside its water', area => {
    const shore = new Set(hexesOfSea(area).flatMap(around).filter(isLand));
    expect([...COASTS[area]].sort()).toEqual([...shore].sort());
  });

  it('8.4.3 49 hexes on the Black Sea and the Sea of Azov, 40 on the Baltic', () =>
    expect([COASTS.black.length, COASTS.baltic.length]).toEqual([49, 40]));

  it('12.2 12.3 land at the edges', () => {
    expect([EDGES.west, EDGES.east, EDGES.north, EDGES.south].map(e => e.length)).toEqual([35, 41, 16, 12]);
    for (const hex of EDGES.west) expect(board.next[at(hex) * 6 + 3]).toBe(-1);
    for (const hex of EDGES.east) expect(board.next[at(hex) * 6]).toBe(-1);
    expect(EDGES.west).toContain('T33');
    expect(EDGES.east).toContain('U2');
  });

  it('2.2 the map keeps to the kinds the board can hold', () => {
    expect(board.terrains).toEqual([...TERRAINS]);
    expect(board.sides).toEqual(['blocked', 'strait']);
    expect(board.links).toEqual(['rail', 'river']);
    expect(MAP.places).toHaveLength(38);
  });
});
