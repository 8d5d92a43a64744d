/** The rulebook's examples: that their hexes, units and strengths can be had with this data. */
import { describe, expect, it } from 'vitest';
import { sum } from '../../../kit/dataTrial.ts';
import { ratioName, rungOf } from '../../../kit/odds.ts';
import { CITIES, cityNamed } from './cities.ts';
import { DISTRICT, POLAND } from './regions.ts';
import { RIVERS_AT } from './rivers.ts';
import { hexesOfTerrain, LAND } from './terrain.ts';
import { apart, around, board, flood, linkBetween, onRail, openAround, sideBetween, unit } from './testing.ts';
import type { UnitSpec } from './unit.ts';
import { stackSize, UNITS } from './units.ts';

const values = (u: UnitSpec): string => `${u.strength}-${u.allowance}`;
const codeOf = (name: string): string => {
  const { entry } = unit(name);
  return entry.kind === 'code' ? entry.code : '';
};
const printed = (code: string, strength: string): UnitSpec[] =>
  UNITS.filter(u => codeOf(u.name) === code && values(u) === strength);

describe('examples', () => {
  it('E6 corps and armies of both sides fill a hex, and units of every kind named are free', () => {
    const sizes = (side: string): Set<string> => new Set(UNITS.filter(u => u.side === side).map(stackSize));
    expect([...sizes('soviet')].sort()).toEqual(['army', 'corps', 'none']);
    expect([...sizes('axis')].sort()).toEqual(['corps', 'none']);
  });

  it('E7.1 KK19, KK20, KK21 lie in a row, parted by the sea and by the strait; II21 and JJ21 by the sea', () => {
    expect([apart('KK19', 'KK20'), apart('KK20', 'KK21'), apart('II21', 'JJ21')]).toEqual([1, 1, 1]);
    expect(sideBetween('KK19', 'KK20')).toEqual(['blocked']);
    expect(sideBetween('KK20', 'KK21')).toEqual(['strait']);
    expect(sideBetween('II21', 'JJ21')).toEqual(['blocked']);
  });

  it('E7.1 the strait is the only way from the Crimea to the Taman, and KK20 has a way on', () => {
    expect(openAround('KK20').sort()).toEqual(['KK21', 'LL19']);
    expect(openAround('JJ21').sort()).toEqual(['II22', 'JJ22', 'KK21']);
  });

  it('E8.2 3 Pz of 7 and 49 Mtn of 5 find woods, swamp and mountains within reach of the southern border', () => {
    expect([values(unit('3Pz')), values(unit('49Mtn')), codeOf('3Pz'), codeOf('49Mtn')]).toEqual([
      '7-7',
      '5-5',
      'S',
      'S',
    ]);
    const near = (kind: 'woods' | 'swamp' | 'mountain', reach: number): boolean =>
      hexesOfTerrain(kind).some(hex => apart('Q26', hex) <= reach);
    expect([near('woods', 7), near('swamp', 4), near('mountain', 5)]).toEqual([true, true, true]);
  });

  it('E8.3 a railway without a city joins Voronezh and Stalingrad, long enough for R, S, T and U', () => {
    const ends = ['Voronezh', 'Stalingrad'].map(name => cityNamed(name).hex);
    const cities = new Set(CITIES.map(c => c.hex));
    const line = flood(ends[0] ?? '', onRail, hex => !cities.has(hex) || ends.includes(hex));
    expect(line.has(ends[1] ?? '')).toBe(true);
    expect(apart(ends[0] ?? '', ends[1] ?? '')).toBeGreaterThan(6);
  });

  it('E9.2 46, 47, 57 Pz and 6, 7, 8 Inf of Army Group Centre', () =>
    expect(['46Pz', '47Pz', '57Pz', '6Inf', '7Inf', '8Inf'].map(codeOf)).toEqual(['C', 'C', 'C', 'C', 'C', 'C']));

  it('E9.2 the six hexes of the battle can be found along the border of the Western district', () => {
    const west = new Set(DISTRICT.W.hexes);
    const poland = new Set(POLAND);
    const touches = (hex: string): string[] => openAround(hex).filter(to => west.has(to));
    const found = [...poland].some(a1 =>
      openAround(a1).some(a2 =>
        openAround(a2).some(a3 => {
          const r2 = touches(a2).filter(r => touches(a3).includes(r));
          const r1 = touches(a1).filter(r => touches(a2).includes(r));
          return (
            [a1, a2, a3].every(a => poland.has(a)) &&
            a3 !== a1 &&
            r2.some(x => r1.some(y => x !== y && !touches(a1).includes(x)))
          );
        }),
      ),
    );
    expect(found).toBe(true);
  });

  it('E9.5 17 Inf is a 3-4 and 3 against 20 is 1:7; a 2-7 of the Axis exists', () => {
    expect([values(unit('17Inf')), ratioName(rungOf(3, 20))]).toEqual(['3-4', '1:7']);
    expect(UNITS.filter(u => u.side === 'axis' && values(u) === '2-7').map(u => u.name)).toEqual(
      expect.arrayContaining(['SSRes', 'RomCav']),
    );
  });

  it('E9.8 a river hex D has two neighbours along its own river and one on a river across', () => {
    const places = [...RIVERS_AT.keys()].filter(d => {
      const wet = around(d).filter(hex => RIVERS_AT.has(hex));
      const along = wet.filter(hex => linkBetween(d, hex).includes('river'));
      const across = wet.filter(hex => !linkBetween(d, hex).includes('river'));
      return along.length === 2 && across.length > 0;
    });
    expect(places.length).toBeGreaterThan(20);
  });

  it('E9.11 six units of Army Group Centre make 29 against 2-7 and 2-5 of the Western district: 7:1', () => {
    const stack = [...printed('C', '6-7').slice(0, 1), ...printed('C', '4-4').slice(0, 2)];
    const others = printed('C', '5-4').slice(0, 3);
    const defenders = [...printed('W', '2-7'), ...printed('W', '2-5')];
    const attack = sum([...stack, ...others].map(u => u.strength));
    expect([attack, sum(defenders.map(u => u.strength))]).toEqual([29, 4]);
    expect(ratioName(rungOf(attack, 4))).toBe('7:1');
    expect(printed('W', '5-3').length).toBeGreaterThan(0);
  });

  it('E10 one hex lies beyond four hexes of a railway, none beyond eight', () => {
    const rails = board.names.filter(hex => onRail(hex).length > 0);
    const far = (reach: number): string[] => LAND.filter(hex => rails.every(rail => apart(rail, hex) > reach));
    expect([far(4), far(8)]).toEqual([['LL1'], []]);
  });

  it('E10 a second hex from an Axis city has a free hex between: Smolensk', () => {
    const beside = openAround('P14');
    const second = beside.flatMap(openAround).filter(hex => apart('P14', hex) === 2);
    expect([beside.length, new Set(second).size]).toEqual([6, 12]);
  });
});
