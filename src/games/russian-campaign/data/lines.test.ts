import { describe, expect, it } from 'vitest';
import { CITIES, cityNamed } from './cities.ts';
import { CAUSEWAY, RAIL_EXITS, RAILS, RECONSTRUCTED_RAILS } from './rails.ts';
import { EDGES, isSoviet } from './regions.ts';
import { RIVERS, RIVERS_AT } from './rivers.ts';
import { apart, around, board, flood, isLand, linkBetween, onRail } from './testing.ts';

const steps = (chain: readonly string[]): (readonly [string, string])[] =>
  chain.slice(1).map((to, i) => [chain[i] ?? '', to] as const);
const railHexes = board.names.filter(hex => onRail(hex).length > 0);
const cities = new Set(CITIES.filter(c => c.kind !== 'oil').map(c => c.hex));

describe('railways', () => {
  it('8.3 66 chains of neighbours on 391 land hexes with 413 steps', () => {
    expect(RAILS).toHaveLength(66);
    for (const chain of RAILS) for (const [a, b] of steps(chain)) expect([a, b, apart(a, b)]).toEqual([a, b, 1]);
    expect(railHexes.filter(isLand)).toHaveLength(391);
    expect(railHexes.flatMap(onRail).length / 2).toBe(413);
  });

  it('8.3 only the causeway to the Crimea leads over water', () => {
    expect(railHexes.filter(hex => !isLand(hex))).toEqual([CAUSEWAY]);
    expect(onRail(CAUSEWAY).sort()).toEqual(['GG20', 'HH21']);
  });

  it('8.3 form one net that reaches every city but Tallinn', () => {
    const net = flood('R9', onRail);
    expect(net.size).toBe(392);
    expect([...cities].filter(hex => !net.has(hex))).toEqual([cityNamed('Tallinn').hex]);
  });

  it('8.3 junctions outside of cities', () => {
    const junctions = railHexes.filter(hex => onRail(hex).length > 2 && !cities.has(hex));
    expect(junctions.join(' ')).toBe(
      'F11 F10 F9 J33 J15 K3 L28 L27 L24 O23 O17 R10 R8 S13 S12 T9 W16 X22 X21 X8 Y9 CC16 EE17 FF3 HH13',
    );
  });

  it('8.3.7 lines end in cities or leave the map at their edge', () => {
    const ends = railHexes.filter(hex => onRail(hex).length === 1 && !cities.has(hex));
    const exits = RAIL_EXITS.map(e => e.hex);
    expect(ends.filter(hex => !exits.includes(hex))).toEqual([]);
    for (const { hex, edge } of RAIL_EXITS) expect([hex, EDGES[edge].includes(hex)]).toEqual([hex, true]);
  });

  it('8.3.6 west exits and the Finnish one are Axis, the others Soviet', () => {
    for (const exit of RAIL_EXITS)
      expect([exit.hex, exit.side]).toEqual([exit.hex, isSoviet(exit.hex) ? 'soviet' : 'axis']);
  });

  it('Q2 K3 lies on a railway from Moscow to Leningrad without a city between', () => {
    const free = flood('K3', onRail, hex => !cities.has(hex) || hex === 'R9' || hex === 'E11');
    expect([free.has('R9'), free.has('E11')]).toEqual([true, true]);
  });

  it('8.3 reconstructed steps are steps of the net', () => {
    for (const side of RECONSTRUCTED_RAILS) {
      const [a = '', b = ''] = side.split('-');
      expect([side, linkBetween(a, b).includes('rail')]).toEqual([side, true]);
    }
  });
});

describe('rivers', () => {
  it('9.8.2 29 chains of neighbours', () => {
    expect(RIVERS).toHaveLength(29);
    expect(RIVERS.reduce((n, r) => n + r.hexes.length, 0)).toBe(286);
    expect(new Set(RIVERS.map(r => r.id)).size).toBe(29);
    for (const river of RIVERS)
      for (const [a, b] of steps(river.hexes)) expect([river.id, a, b, apart(a, b)]).toEqual([river.id, a, b, 1]);
  });

  it('9.8.2 each ends in water, in another river, at the map edge, or beside a lake', () => {
    const edges = new Set([...EDGES.west, ...EDGES.east, ...EDGES.north, ...EDGES.south]);
    for (const river of RIVERS) {
      const mouth = river.hexes.at(-1) ?? '';
      const meets = (RIVERS_AT.get(mouth) ?? []).length > 1;
      const wet = !isLand(mouth) || around(mouth).some(hex => !isLand(hex));
      expect([river.id, meets || wet || edges.has(mouth)]).toEqual([river.id, true]);
    }
  });

  it('9.8.2 cities on rivers', () => {
    const wet = CITIES.filter(c => RIVERS_AT.has(c.hex)).map(c => c.en);
    const named = `Kiev Moscow Stalingrad Rostov Dnepropetrovsk Voronezh Saratov Warsaw Breslau Riga Vitebsk Kaunas
      Smolensk Kalinin Gorki Krasnodar Astrakhan`;
    expect(wet).toEqual(expect.arrayContaining(named.split(/\s+/)));
    expect(wet.filter(name => !named.includes(name))).toEqual(['Leningrad', 'Archangel']);
  });

  it('9.8.2 rivers at confluences', () => {
    expect(RIVERS_AT.get('V19')).toEqual(['dnieper', 'pripyat']);
    expect(RIVERS_AT.get('II13')).toEqual(['don', 'donets']);
    expect(RIVERS_AT.get('W20')).toEqual(['dnieper']);
  });
});
