import { describe, expect, it } from 'vitest';
import { sum, tally } from '../../../kit/dataTrial.ts';
import { opposite } from '../../../kit/hex.ts';
import { edgeHexes, FRIENDLY_EDGES, heldAtStart, holderAtStart } from './control.ts';
import { ALL_HEXES, apart as apartByName, EDGES } from './grid.ts';
import { MAP, RULEBOOK_HEXES } from './map.ts';
import { hexesOf, PLACES, placeAt } from './places.ts';
import { TERRAIN, TERRAINS } from './terrain.ts';
import { apart, around, board, hexSum, terrainOf } from './testing.ts';

describe('grid', () => {
  it('2.3 has 1,140 hexes, 38 columns of 30', () => {
    expect(ALL_HEXES).toHaveLength(1140);
    expect(new Set(ALL_HEXES).size).toBe(1140);
    expect([ALL_HEXES[0], ALL_HEXES.at(-1)]).toEqual(['0101', '3830']);
    expect(MAP.hexes.map(hex => hex.name)).toEqual(board.names);
  });

  it('2.3 rows count southward, and even columns lie further south', () => {
    expect(around('2205').sort()).toEqual(['2105', '2106', '2204', '2206', '2305', '2306']);
    expect(around('2105').sort()).toEqual(['2004', '2005', '2104', '2106', '2204', '2205']);
    expect(around('0101').sort()).toEqual(['0102', '0201']);
    expect(around('3830').sort()).toEqual(['3730', '3829']);
  });

  it('9.16 the hexes of a city touch each other', () => {
    for (const [a, b] of [
      ['2122', '2221'],
      ['2122', '2222'],
      ['2221', '2222'],
      ['2205', '2206'],
    ] as const)
      expect([a, b, apart(a, b)]).toEqual([a, b, 1]);
  });

  it('2.3 distances by name are those of the board', () => {
    for (const hex of ['0101', '0129', '1012', '2206', '3625', '3830'])
      expect(ALL_HEXES.filter(other => apartByName(hex, other) !== apart(hex, other))).toEqual([]);
  });

  it('2.3 holds every hex the rulebook names', () => {
    expect([RULEBOOK_HEXES.length, hexSum(RULEBOOK_HEXES)]).toEqual([18, 32688]);
    expect(RULEBOOK_HEXES.filter(hex => !board.index.has(hex))).toEqual([]);
  });

  it('6.11 the edges have 38 and 30 hexes', () => {
    expect(Object.values(EDGES).map(edge => [edge.length, edge[0], edge.at(-1)])).toEqual([
      [38, '0101', '3801'],
      [38, '0130', '3830'],
      [30, '0101', '0130'],
      [30, '3801', '3830'],
    ]);
    expect(ALL_HEXES.filter(hex => around(hex).length < 6).sort()).toEqual(
      [...new Set(Object.values(EDGES).flat())].sort(),
    );
  });
});

describe('terrain', () => {
  it('2.3 counts by kind', () => {
    expect(board.terrains).toEqual([...TERRAINS]);
    expect(tally(ALL_HEXES, terrainOf)).toEqual({ clear: 632, light: 304, heavy: 132, swamp: 29, town: 37, city: 6 });
  });

  it.each([
    ['light', 630273],
    ['heavy', 192777],
    ['swamp', 36730],
    ['town', 79860],
    ['city', 11306],
  ] as const)('2.3 the numbers of all hexes of %s add up to %i', (kind, total) =>
    expect(hexSum(TERRAIN[kind])).toBe(total),
  );

  it.each([
    ['2205', 'city'],
    ['1012', 'town'],
    ['1011', 'clear'],
    ['0129', 'clear'],
    ['2827', 'clear'],
    ['2624', 'swamp'],
    ['1214', 'clear'],
    ['1311', 'clear'],
    ['1110', 'heavy'],
    ['1212', 'light'],
    ['1014', 'swamp'],
  ])('2.3 %s is %s', (hex, kind) => expect(terrainOf(hex)).toBe(kind));

  it('2.3 forty places in 43 hexes, each with names of its own and the terrain of its kind', () => {
    expect(PLACES).toHaveLength(40);
    const hexes = PLACES.flatMap(place => place.hexes);
    expect([hexes.length, new Set(hexes).size]).toEqual([43, 43]);
    expect(new Set(PLACES.map(p => p.en)).size).toBe(40);
    expect(new Set(PLACES.map(p => p.ja)).size).toBe(40);
    for (const place of PLACES) {
      expect([place.en, ...place.hexes.map(terrainOf)]).toEqual([place.en, ...place.hexes.map(() => place.kind)]);
      expect([place.ja, /^[ァ-ヴー・]+$/.test(place.ja), place.hex]).toEqual([place.ja, true, place.hexes[0]]);
    }
    expect(tally(PLACES, p => p.source)).toEqual({ rulebook: 9, public: 21, reconstructed: 10 });
  });

  it.each([
    ['1507', 'Olenino'],
    ['2916', 'Gzhatsk'],
    ['2205', 'Rzhev'],
    ['2206', 'Rzhev'],
    ['1012', 'Belyi'],
    ['2122', "Viaz'ma"],
    ['2221', "Viaz'ma"],
    ['2222', "Viaz'ma"],
    ['2211', 'Sychevka'],
    ['1618', 'Kholm'],
    ['1118', 'Bogoliubovo'],
    ['2214', 'Novodugino'],
  ])('9.16 11.1 13.23 %s is %s, as printed', (hex, name) => {
    expect(placeAt(hex)).toMatchObject({ en: name, source: 'rulebook' });
    expect(hexesOf(name)).toContain(hex);
  });

  it('2.3 a place that is not on the map is an error', () => {
    expect(() => hexesOf('Moscow')).toThrow('no place Moscow');
    expect(placeAt('0101')).toBeUndefined();
  });
});

describe('control at the start', () => {
  it('2.1 624 German and 516 Soviet hexes', () => {
    expect([heldAtStart('german').length, heldAtStart('soviet').length]).toEqual([624, 516]);
    expect([hexSum(heldAtStart('german')), hexSum(heldAtStart('soviet'))]).toEqual([1057261, 1183409]);
  });

  it('2.1 each side is of one piece', () => {
    for (const side of ['german', 'soviet'] as const) {
      const reached = new Set<string>();
      const open = [heldAtStart(side)[0] ?? ''];
      for (let hex = open.pop(); hex !== undefined; hex = open.pop()) {
        if (reached.has(hex) || holderAtStart(hex) !== side) continue;
        reached.add(hex);
        open.push(...around(hex));
      }
      expect(reached.size).toBe(heldAtStart(side).length);
    }
  });

  it('6.11 supply comes from south and west for the Germans, from north and east for the Soviets', () => {
    expect(FRIENDLY_EDGES).toEqual({ german: ['south', 'west'], soviet: ['north', 'east'] });
    expect([edgeHexes('german').length, edgeHexes('soviet').length]).toEqual([67, 67]);
    const held = (side: 'german' | 'soviet'): number =>
      edgeHexes(side).filter(hex => holderAtStart(hex) === side).length;
    expect([held('german'), held('soviet')]).toEqual([40, 67]);
  });

  it('2.1 the Soviets hold the western edge down to 0119, and the southern one from 3130', () => {
    expect(['0119', '0120', '3030', '3130'].map(holderAtStart)).toEqual(['soviet', 'german', 'german', 'soviet']);
    expect(EDGES.west.filter(hex => holderAtStart(hex) === 'soviet')).toHaveLength(19);
    expect(EDGES.south.filter(hex => holderAtStart(hex) === 'soviet')).toHaveLength(8);
  });
});

it('2.3 hexsides and links look the same from both hexes', () => {
  const differ = [...board.next.entries()].filter(([edge, to]) => {
    const back = to * 6 + opposite(edge % 6);
    return to >= 0 && (board.side[edge] !== board.side[back] || board.link[edge] !== board.link[back]);
  });
  expect(differ).toEqual([]);
  expect(sum([...board.side].map(bits => (bits ? 1 : 0)))).toBe(2 * 347);
  expect(sum([...board.link].map(bits => (bits ? 1 : 0)))).toBe(2 * 288);
});
