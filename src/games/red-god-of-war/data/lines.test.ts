import { describe, expect, it } from 'vitest';
import { sum, tally } from '../../../kit/dataTrial.ts';
import { EXITS, REGIONS } from './labels.ts';
import { RIVER_RUNS, sidesOf } from './rivers.ts';
import { BRIDGES, chainsOf, ROUTES, stepsOf } from './roads.ts';
import { apart, around, hexSum, linkBetween, sideBetween } from './testing.ts';

const ends = (side: string): readonly [string, string] => {
  const [a = '', b = ''] = side.split('-');
  return [a, b];
};

/** Two sides meet if they share a corner: the three hexes at it, each next to the others. */
function meet(one: string, other: string): boolean {
  const [a, b] = ends(one);
  const [c, d] = ends(other);
  const hexes = [...new Set([a, b, c, d])];
  return hexes.length === 3 && hexes.every(hex => hexes.every(to => hex === to || apart(hex, to) === 1));
}

describe('rivers', () => {
  it.each([
    ['volga', 'river', 38, 163060, '2701-2801', '1301-1401'],
    ['vazuza', 'river', 27, 124292, '2406-2506', '2016-2116'],
    ['upper-vazuza', 'creek', 3, 12402, '2016-2117', '2017-2118'],
    ['gzhat', 'creek', 18, 98265, '2410-2510', '2816-2917'],
    ['osuga', 'creek', 11, 46381, '2309-2409', '1807-1907'],
    ['molodoi-tud', 'creek', 11, 33077, '1703-1803', '1204-1305'],
    ['luchesa', 'creek', 16, 40204, '0911-1010', '1608-1609'],
    ['mezha', 'river', 20, 21606, '0115-0116', '0910-1010'],
    ['upper-mezha', 'creek', 13, 25371, '0910-1009', '1004-1104'],
    ['obsha', 'creek', 19, 42261, '0612-0712', '1512-1611'],
    ['dnepr', 'river', 56, 135399, '0129-0130', '1612-1713'],
    ['viazma', 'creek', 21, 85202, '1621-1622', '2124-2224'],
    ['ugra', 'river', 33, 181243, '3330-3430', '2030-2130'],
    ['vorya', 'creek', 23, 143331, '3128-3227', '3118-3217'],
    ['vop', 'creek', 17, 29981, '0927-1026', '0819-0919'],
    ['derzha', 'creek', 10, 56329, '2605-2705', '3007-3008'],
    ['moskva', 'creek', 11, 78441, '3815-3816', '3315-3316'],
  ])(
    '8.5 %s is a %s of %i sides that add up to %i, from its mouth %s up to %s',
    (id, kind, length, total, first, last) => {
      const run = RIVER_RUNS.find(one => one.id === id);
      expect([run?.kind, run?.sides.length, hexSum(run?.sides ?? [])]).toEqual([kind, length, total]);
      expect([run?.sides[0], run?.sides.at(-1)]).toEqual([first, last]);
    },
  );

  it('8.5 seventeen runs, 174 sides of river and 173 of creek, none twice', () => {
    expect(RIVER_RUNS).toHaveLength(17);
    expect([sidesOf('river').length, sidesOf('creek').length]).toEqual([174, 173]);
    const all = [...sidesOf('river'), ...sidesOf('creek')];
    expect(new Set(all).size).toBe(347);
    for (const side of all)
      expect([side, ends(side)[0] < ends(side)[1], apart(...ends(side))]).toEqual([side, true, 1]);
  });

  it('8.5 every run is a chain of sides that meet', () => {
    for (const { id, sides } of RIVER_RUNS)
      for (const [i, side] of sides.slice(1).entries())
        expect([id, side, meet(side, sides[i] ?? '')]).toEqual([id, side, true]);
  });

  it.each([
    ['vazuza', 'volga'],
    ['upper-vazuza', 'vazuza'],
    ['gzhat', 'vazuza'],
    ['osuga', 'vazuza'],
    ['molodoi-tud', 'volga'],
    ['luchesa', 'mezha'],
    ['upper-mezha', 'mezha'],
    ['obsha', 'mezha'],
    ['viazma', 'dnepr'],
    ['vorya', 'ugra'],
    ['vop', 'dnepr'],
    ['derzha', 'volga'],
  ])('8.5 the mouth of %s meets %s', (id, into) => {
    const sides = (name: string): readonly string[] => RIVER_RUNS.find(run => run.id === name)?.sides ?? [];
    expect(sides(into).some(other => meet(sides(id)[0] ?? '', other))).toBe(true);
  });

  it('8.5 sides of each kind', () => {
    expect(sideBetween('2204', '2205')).toEqual(['river']);
    expect(sideBetween('2306', '2206')).toEqual(['river']);
    expect(sideBetween('1012', '1013')).toEqual(['creek']);
    expect(sideBetween('1011', '1012')).toEqual([]);
    expect(new Set(RIVER_RUNS.map(run => run.ja)).size).toBe(15);
    expect(RIVER_RUNS.filter(run => !/^[ァ-ヴー・]+川$/.test(run.ja))).toEqual([]);
  });
});

describe('roads and railways', () => {
  it.each([
    ['highway', 'Moscow–Minsk', 39, 75567],
    ['road', "Viaz'ma–Sychevka–Rzhev–Staritsa", 26, 59774],
    ['road', 'Gzhatsk–Sychevka', 9, 22823],
    ['road', 'Rzhev–Olenino–Belyi', 16, 25030],
    ['road', 'Sychevka–Andreevskoe–Vladimirskoe–Belyi', 14, 23088],
    ['road', 'Belyi–Bogoliubovo–Dukhovshchina–Smolensk', 21, 17127],
    ['road', 'Highway–Smolensk', 2, 659],
    ['road', "Vladimirskoe–Kholm–Safonovo–Dorogobuzh–El'nia", 18, 26105],
    ['road', "Viaz'ma–Yukhnov", 13, 35333],
    ['road', 'Rzhev–Zubtsov–Pogoreloe–Shakhovskaya–Volokolamsk', 17, 51124],
    ['road', 'Gzhatsk–Karmanovo–Pogoreloe', 11, 30527],
    ['road', 'Nelidovo–Belyi', 7, 6568],
    ['road', 'Spas-Demensk–Yukhnov–Medyn', 12, 40518],
    ['road', 'Znamenka–Ugra', 5, 12232],
    ['road', 'Olenino–Molodoi Tud', 5, 7725],
    ['road', 'Lotoshino–Shakhovskaya', 4, 13526],
    ['rail', 'Moscow–Smolensk', 43, 83738],
    ['rail', "Viaz'ma–Rzhev–Torzhok", 24, 53566],
    ['rail', 'Rzhev–Olenino–Nelidovo–Velikie Luki', 22, 25440],
    ['rail', 'Rzhev–Volokolamsk', 17, 51124],
    ['rail', "Viaz'ma–Ugra–Briansk", 9, 20634],
    ['rail', "Viaz'ma–Kaluga", 18, 55034],
    ['rail', 'Durovo–Vladimirskoe', 11, 15410],
  ])('4.4 %s %s: %i hexes that add up to %i', (kind, en, length, total) => {
    const route = ROUTES.find(one => one.kind === kind && one.en === en);
    expect([route?.hexes.length, hexSum(route?.hexes ?? [])]).toEqual([length, total]);
  });

  it('4.4 one highway, fifteen roads, seven railways, all chains of neighbours', () => {
    expect(tally(ROUTES, route => route.kind)).toEqual({ highway: 1, road: 15, rail: 7 });
    for (const { en, hexes } of ROUTES)
      for (const [i, hex] of hexes.slice(1).entries())
        expect([en, hex, apart(hex, hexes[i] ?? '')]).toEqual([en, hex, 1]);
  });

  it('4.4 38 steps of highway, 165 of road, 136 of rail; no step is highway and road', () => {
    const steps = (kind: 'highway' | 'road' | 'rail'): ReadonlySet<string> => new Set(chainsOf(kind).flatMap(stepsOf));
    expect([steps('highway').size, steps('road').size, steps('rail').size]).toEqual([38, 165, 136]);
    expect([...steps('road')].filter(step => steps('highway').has(step))).toEqual([]);
  });

  it("4.3 the railway from Viaz'ma to Rzhev is whole, by Sychevka", () => {
    const reached = new Set<string>();
    const column = (hex: string): boolean => hex >= '2100' && hex < '2300';
    const open = ['2222'];
    for (let hex = open.pop(); hex !== undefined; hex = open.pop()) {
      if (reached.has(hex)) continue;
      reached.add(hex);
      open.push(...around(hex).filter(to => column(to) && linkBetween(hex ?? '', to).includes('rail')));
    }
    expect(['2214', '2211', '2109', '2206', '2205'].filter(hex => !reached.has(hex))).toEqual([]);
    const [chain = []] = chainsOf('rail').filter(hexes => hexes.includes('2214'));
    expect(chain.indexOf('2206') - chain.indexOf('2222')).toBe(17);
  });

  it('4.4 a step of each', () => {
    expect(linkBetween('2221', '2122')).toEqual(['highway']);
    expect(linkBetween('2211', '2212')).toEqual(['road', 'rail']);
    expect(linkBetween('1012', '1013')).toEqual(['road']);
    expect(linkBetween('2205', '2206')).toEqual(['rail']);
    expect(linkBetween('1011', '1110')).toEqual([]);
  });

  it('4.4 Yukhnov lies on two roads', () =>
    expect(
      around('3228')
        .filter(hex => linkBetween('3228', hex).includes('road'))
        .sort(),
    ).toEqual(['3128', '3129', '3227']));
});

describe('exits', () => {
  it('4.4 every route that ends at the edge has a name there, but for the one to Smolensk, and no other hex', () => {
    const ends = ROUTES.flatMap(({ hexes }) => [hexes[0] ?? '', hexes.at(-1) ?? '']).filter(
      hex => around(hex).length < 6,
    );
    const off = [...new Set(ends)].filter(hex => hex !== '0330');
    expect(EXITS.map(exit => exit.hex).sort()).toEqual(off.sort());
    expect(EXITS).toHaveLength(13);
  });

  it.each([
    ['0107', 'Velikie Luki', 'rail'],
    ['2401', 'Torzhok', 'rail'],
    ['2701', 'Kalinin', 'road'],
    ['3808', 'Moscow', 'road rail'],
    ['3815', 'Moscow', 'highway'],
    ['3816', 'Moscow', 'rail'],
    ['3823', 'Maloiaroslavets', 'road'],
    ['3828', 'Kaluga', 'rail'],
    ['2930', 'Spas-Demensk', 'road'],
    ['2330', 'Briansk', 'rail'],
    ['1330', "El'nia", 'road'],
    ['0129', 'Minsk', 'highway'],
    ['0130', 'Orsha', 'rail'],
  ])('4.4 %s leads to %s by %s', (hex, en, kinds) => {
    const exit = EXITS.find(one => one.hex === hex);
    const routes = ROUTES.filter(route => [route.hexes[0], route.hexes.at(-1)].includes(hex)).map(route => route.kind);
    expect([exit?.en, routes.join(' ')]).toEqual([en, kinds]);
  });

  it('2.3 the names of regions stand in rows of the map', () => {
    expect(REGIONS.map(r => `${r.en} ${r.from} ${r.to}`)).toEqual([
      'Kalinin Front 0402 0802',
      'Western Front 3103 3603',
      'Ninth Army 1713 2013',
      'Third Panzer Army 2420 2720',
      'Fourth Army 2429 2829',
      'Svity Bog 1015 1015',
      'Central Forest 0904 0904',
    ]);
    expect(REGIONS.filter(r => r.from.slice(2) !== r.to.slice(2))).toEqual([]);
  });
});

describe('bridges', () => {
  it('4.51 37 bridges: 22 of roads, nine of railways, six of both', () => {
    expect(BRIDGES).toHaveLength(37);
    expect(tally(BRIDGES, b => `${b.road ? 'road' : ''}${b.rail ? 'rail' : ''}`)).toEqual({
      road: 22,
      rail: 9,
      roadrail: 6,
    });
    expect(sum(BRIDGES.map(b => hexSum([b.side])))).toBe(155327);
    expect(tally(BRIDGES, b => b.over)).toEqual({ river: 17, creek: 20 });
  });

  it('4.51 bridges with rails alone', () =>
    expect(
      BRIDGES.filter(b => !b.road)
        .map(b => b.side)
        .sort(),
    ).toEqual([
      '0528-0529',
      '0907-1006',
      '1523-1623',
      '2204-2205',
      '2222-2223',
      '2222-2322',
      '2328-2329',
      '2816-2916',
      '3023-3124',
    ]));

  it('4.51 bridges over rivers that mechanised units can cross', () =>
    expect(
      BRIDGES.filter(b => b.road && b.over === 'river')
        .map(b => b.side)
        .sort(),
    ).toEqual([
      '0329-0330',
      '0910-0911',
      '1424-1524',
      '1425-1426',
      '1615-1715',
      '2206-2306',
      '2211-2312',
      '2212-2213',
      '2406-2507',
      '2727-2827',
      '3028-3128',
      '3128-3228',
      '3227-3228',
    ]));
});
