import { describe, expect, it } from 'vitest';
import { colOf, rowOf } from './grid.ts';
import { EDGE_ROADS } from './roads.ts';
import { around, board } from './testing.ts';
import { UNITS } from './units.ts';
import { AREAS, hexesIn, MODEL_HEXES, ZONES, zoneOf } from './zones.ts';

const german = ZONES.filter(z => z.side === 'german');
const soviet = ZONES.filter(z => z.side === 'soviet');
const waysInto = (hex: string): readonly string[] => (EDGE_ROADS.has(hex) ? [hex, EDGE_ROADS.get(hex) ?? ''] : []);
const strips = (list: typeof ZONES): readonly string[] => list.flatMap(z => z.hexes);

describe('zones', () => {
  it('3.1 every zone with its commands and the length of its strip', () =>
    expect(ZONES.map(z => `${z.side} ${z.id} ${z.commands.join(' ')} ${z.hexes.length}`)).toEqual([
      'german A 23AK 12',
      'german B 41PzK 6',
      'german C 47PzK 6',
      'german D 46PzK 8',
      'german E 20AK 3',
      'german F 48PzK 8',
      'german G 2SSPzK 5',
      'german H 3PzK 9',
      'german I 11AK 9',
      'german J 52AK 11',
      'soviet A 6GA 30',
      'soviet B 7GA 42',
      'soviet C 40A 22',
      'soviet D 1TA 15',
      'soviet E 69A 26',
      'soviet F 13A 32',
      'soviet G 70A 24',
      'soviet H 48A 17',
      'soviet RR 13A 2TA 0',
      'soviet RR2 2TA 0',
    ]));

  it('3.1 the hexes exist, on the sheet of the zone, and no strip shares one', () => {
    for (const zone of ZONES) {
      expect(hexesIn(zone).filter(hex => !board.index.has(hex))).toEqual([]);
      expect(new Set(hexesIn(zone)).size).toBe(hexesIn(zone).length);
      expect(new Set(hexesIn(zone).map(hex => (rowOf(hex) > 28 ? 'north' : 'south')))).toEqual(new Set([zone.sheet]));
    }
    expect(new Set(strips(ZONES)).size).toBe(strips(ZONES).length);
  });

  it('3.1 every unit that begins in a zone belongs to one of its commands', () => {
    for (const u of UNITS)
      if (u.entry.kind === 'zone') expect(zoneOf(u.side, u.entry.zone).commands).toContain(u.command);
    expect(() => zoneOf('german', 'Z')).toThrow('no german zone Z');
  });

  it('3.1 the German line touches the Soviet one everywhere', () => {
    const enemy = new Set(strips(soviet));
    expect(strips(german).filter(hex => !around(hex).some(next => enemy.has(next)))).toEqual([]);
  });

  it('7.1.1 the row behind touches the strip and no Soviet hex', () => {
    const enemy = new Set(strips(soviet));
    for (const zone of german)
      for (const hex of zone.behind) {
        expect([hex, around(hex).some(next => zone.hexes.includes(next))]).toEqual([hex, true]);
        expect([hex, around(hex).filter(next => enemy.has(next))]).toEqual([hex, []]);
      }
    expect(german.map(z => z.behind.length)).toEqual([10, 6, 8, 9, 3, 8, 6, 10, 8, 12]);
  });

  it('3.1 1TA and 69A stand behind the third belt, too, each within its columns', () => {
    const [d, e] = [zoneOf('soviet', 'D'), zoneOf('soviet', 'E')];
    expect([d.behind.includes('1427'), d.behind.includes('1424'), d.behind.includes('2427')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([e.behind.includes('3026'), e.behind.includes('3021'), e.behind.includes('3828')]).toEqual([
      true,
      false,
      true,
    ]);
    expect(d.behind.every(hex => colOf(hex) >= 10 && colOf(hex) <= 23)).toBe(true);
    expect(e.behind.every(hex => colOf(hex) >= 24)).toBe(true);
  });

  it('8.5.1 the reserve has rows 29 to 38 of columns 08 to 26', () => {
    expect(zoneOf('soviet', 'RR').behind).toHaveLength(190);
    expect(zoneOf('soviet', 'RR2').behind).toEqual(zoneOf('soviet', 'RR').behind);
  });

  it('11.2.2 the divisions of Model: zone C, and north of the line outside all other zones', () => {
    const others = new Set(german.filter(z => z.id !== 'C').flatMap(hexesIn));
    const own = hexesIn(zoneOf('german', 'C'));
    expect(MODEL_HEXES.filter(hex => others.has(hex) && !own.includes(hex))).toEqual([]);
    expect(own.filter(hex => !MODEL_HEXES.includes(hex))).toEqual([]);
    expect(['1450', '0150', '3050', '1443', '1945', '3550'].map(hex => MODEL_HEXES.includes(hex))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(new Set(MODEL_HEXES).size).toBe(MODEL_HEXES.length);
  });
});

describe('entry areas', () => {
  it('11.1.1 eight stretches of the edge', () =>
    expect(AREAS.map(a => `${a.id} ${a.side} ${a.sheet} ${a.hexes.length}`)).toEqual([
      'G1 german north 17',
      'G2 german north 10',
      'G3 german south 19',
      'S1 soviet north 21',
      'S2 soviet north 16',
      'S3 soviet south 15',
      'S4 soviet south 16',
      'S5 soviet south 18',
    ]));

  it('11.1.1 every hex of them lies at the edge, and belongs to one area', () => {
    for (const { id, hexes } of AREAS)
      for (const hex of hexes) expect([id, hex, around(hex).length < 6]).toEqual([id, hex, true]);
    const all = AREAS.flatMap(a => a.hexes);
    expect(new Set(all).size).toBe(all.length);
  });

  it('11.1.1 roads and trails that lead in', () =>
    expect(AREAS.map(a => [a.id, ...a.hexes.flatMap(hex => waysInto(hex))].join(' '))).toEqual([
      'G1 2150 road',
      'G2',
      'G3 1801 road',
      'S1 1129 road 2229 road',
      'S2 3837 trail',
      'S3 1628 trail 1928 road',
      'S4 3128 trail',
      'S5 3819 trail 3817 road',
    ]));

  it('11.1.1 every reinforcement has an area of its side and sheet', () => {
    for (const { name, side, sheet, entry } of UNITS)
      if (entry.kind === 'turn')
        expect([name, AREAS.find(a => a.id === entry.area)]).toMatchObject([name, { side, sheet }]);
  });
});
