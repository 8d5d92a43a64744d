import { describe, expect, it } from 'vitest';
import { sum } from '../../../kit/dataTrial.ts';
import { CITIES, cityNamed } from './cities.ts';
import {
  AXIS_LAND,
  COUNTRIES,
  countryOf,
  DISTRICT,
  DISTRICTS,
  EDGES,
  FRONTS,
  type Front,
  isSoviet,
  POLAND,
  REGIONS,
} from './regions.ts';
import { LAND } from './terrain.ts';
import { flood, isLand, openAround } from './testing.ts';

describe('countries', () => {
  it('5.5 every land hex lies in one country', () => {
    const counts = COUNTRIES.map(c => REGIONS[c].hexes.length);
    expect(counts).toEqual([84, 55, 15, 36, 67, 17, 2, 15, 886]);
    expect(sum(counts)).toBe(LAND.length);
    for (const c of COUNTRIES)
      for (const hex of REGIONS[c].hexes) expect([hex, countryOf(hex), isLand(hex)]).toEqual([hex, c, true]);
  });

  it('5.4 Poland means Germany and East Prussia too', () => expect(POLAND).toHaveLength(154));

  it('12.3 each ally can be reached: Bucharest, Helsinki, and rail at the Hungarian edge', () => {
    expect(countryOf(cityNamed('Bucharest').hex)).toBe('romania');
    expect(countryOf(cityNamed('Helsinki').hex)).toBe('finland');
    expect(EDGES.west.filter(hex => countryOf(hex) === 'hungary')).toContain('T33');
  });
});

describe('military districts', () => {
  it('3.2 hold 9, 16, 20, 15 and 8 Soviet hexes, none twice', () => {
    expect(DISTRICTS.map(d => DISTRICT[d].hexes.length)).toEqual([9, 16, 20, 15, 8]);
    const all = DISTRICTS.flatMap(d => DISTRICT[d].hexes);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter(hex => !isSoviet(hex) || !isLand(hex))).toEqual([]);
  });

  it.each(['B', 'W', 'K', 'O'] as const)('3.2 %s is one piece and touches the Axis border', code => {
    const inside = new Set(DISTRICT[code].hexes);
    expect(flood(DISTRICT[code].hexes[0] ?? '', openAround, hex => inside.has(hex)).size).toBe(inside.size);
    expect([...inside].flatMap(openAround).some(hex => !isSoviet(hex))).toBe(true);
  });

  it('3.3.4 no spared city lies in a district', () => {
    const all = new Set(DISTRICTS.flatMap(d => DISTRICT[d].hexes));
    for (const name of ['Riga', 'Minsk', 'Kiev', 'Odessa']) expect(all.has(cityNamed(name).hex)).toBe(false);
  });
});

/** Both rims of a line: land on either side that touches the other. */
const rims = (front: Front): readonly [axis: string[], soviet: string[]] => {
  const axis = AXIS_LAND[front];
  const soviet = LAND.filter(hex => !axis.has(hex));
  return [
    [...axis].filter(hex => openAround(hex).some(to => !axis.has(to))),
    soviet.filter(hex => openAround(hex).some(to => axis.has(to))),
  ];
};

describe('scenario lines', () => {
  it('S2.0 land on the Axis side, and both rims', () => {
    const sizes = FRONTS.map(front => [AXIS_LAND[front].size, ...rims(front).map(rim => rim.length)]);
    expect(sizes).toEqual([
      [631, 40, 41],
      [788, 49, 49],
      [537, 38, 38],
      [413, 39, 41],
    ]);
  });

  it.each([
    [
      'black',
      'Vitebsk Smolensk Bryansk Kharkov Stalino Sevastopol',
      'Leningrad Kalinin Moscow Tula Kursk Voronezh Rostov Krasnodar',
    ],
    [
      'red',
      'Smolensk Bryansk Kursk Stalingrad Rostov Krasnodar Maikop',
      'Leningrad Kalinin Moscow Tula Voronezh Saratov Astrakhan Grozny',
    ],
    ['blue', 'Vitebsk Minsk Kiev Odessa Sevastopol', 'Smolensk Bryansk Kharkov Dnepropetrovsk Stalino'],
    ['green', 'Riga Tallinn Vitebsk Minsk Brest-Litovsk Lvov Bucharest', 'Leningrad Kiev Odessa Sevastopol'],
  ] as const)('S2.3 the %s line parts the cities', (front, west, east) => {
    const side = (names: string): boolean[] => names.split(' ').map(name => AXIS_LAND[front].has(cityNamed(name).hex));
    expect(side(west)).not.toContain(false);
    expect(side(east)).not.toContain(true);
  });

  it('S2.2 the lines follow the Finnish border and give the Axis all that lies west', () => {
    for (const front of FRONTS) {
      for (const hex of REGIONS.finland.hexes)
        expect([front, hex, AXIS_LAND[front].has(hex)]).toEqual([front, hex, true]);
      for (const hex of POLAND) expect(AXIS_LAND[front].has(hex)).toBe(true);
    }
  });

  it('S3.2 BB15 and CC15 lie at the black line on the Axis side, Sevastopol and JJ21 behind it', () => {
    const [rim] = rims('black');
    expect([rim.includes('BB15'), rim.includes('CC15')]).toEqual([true, true]);
    expect(['JJ21', 'JJ23'].map(hex => AXIS_LAND.black.has(hex))).toEqual([true, true]);
  });

  it('S4.0 cities and oil on the Axis side of each line', () => {
    const held = FRONTS.map(front => CITIES.filter(c => AXIS_LAND[front].has(c.hex)).length);
    expect(held).toEqual([23, 28, 18, 15]);
  });
});
