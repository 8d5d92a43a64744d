import { describe, expect, it } from 'vitest';
import { dirTo } from '../../kit/board.ts';
import { CITIES, PORTS } from './data/cities.ts';
import { AXIS_LAND, countryOf, DISTRICT, DISTRICTS, FRONTS } from './data/regions.ts';
import { RIVERS } from './data/rivers.ts';
import { LAND } from './data/terrain.ts';
import { UNITS } from './data/units.ts';
import { faceOf } from './look/counters.ts';
import { BOARD, hex } from './pieces.ts';
import { SKIN } from './skin.ts';

const linesOf = (id: string): readonly string[] => SKIN.lines.find(l => l.id === id)?.sides ?? [];
const ends = (side: string): readonly [string, string] => {
  const [a = '', b = ''] = side.split('-');
  return [a, b];
};

describe('skin', () => {
  it('2.2 names real hexes and sides in rivers, lines, exits and areas', () => {
    for (const side of SKIN.lines.flatMap(l => l.sides)) {
      const [a, b] = ends(side);
      expect([side, dirTo(BOARD, hex(a), hex(b)) >= 0]).toEqual([side, true]);
    }
    for (const { side } of SKIN.exits) {
      const [name = '', dir] = side.split('@');
      expect([side, BOARD.next[hex(name) * 6 + Number(dir)]]).toEqual([side, -1]);
    }
    for (const area of SKIN.areas ?? []) expect(BOARD.index.has(area.hex)).toBe(true);
  });

  it('9.8.2 draws every river through its hexes, from the mouth', () => {
    for (const river of RIVERS.filter(r => r.id !== 'neva')) {
      const drawn = SKIN.rivers.find(r => r.hexes?.at(-1) === river.hexes[0] && r.name.en === river.en);
      expect([river.id, drawn?.hexes?.toReversed()]).toEqual([river.id, river.hexes]);
    }
    const neva = SKIN.rivers.find(r => r.name.en === 'Neva')?.hexes ?? [];
    expect(neva.filter(name => LAND.includes(name))).toEqual(['E11', 'D10']);
  });

  it('3.2 borders part countries, limits part districts, on land', () => {
    for (const side of linesOf('countries')) {
      const [a, b] = ends(side);
      expect([side, countryOf(a) !== countryOf(b)]).toEqual([side, true]);
    }
    const rims = new Set(
      [...linesOf('countries'), ...linesOf('districts')].flatMap(s => [s, ends(s).toReversed().join('-')]),
    );
    for (const district of DISTRICTS) {
      const inside = new Set(DISTRICT[district].hexes);
      for (const name of inside) {
        for (let dir = 0; dir < 6; dir++) {
          const to = BOARD.names[BOARD.next[hex(name) * 6 + dir] ?? -1];
          const isRim = to !== undefined && LAND.includes(to) && !inside.has(to);
          if (isRim) expect([`${name}-${to}`, rims.has(`${name}-${to}`)]).toEqual([`${name}-${to}`, true]);
        }
      }
    }
  });

  it('S2.0 a scenario line parts Axis from Soviet land and is drawn only when asked for', () => {
    for (const front of FRONTS) {
      const line = SKIN.lines.find(l => l.id === `front-${front}`);
      expect([front, line?.asked, (line?.sides.length ?? 0) > 30]).toEqual([front, true, true]);
      for (const side of line?.sides ?? []) {
        const [a, b] = ends(side);
        expect([side, AXIS_LAND[front].has(a), AXIS_LAND[front].has(b)]).toEqual([side, true, false]);
      }
    }
  });

  it('8.4.3 marks every port with an anchor, and has a sign for every place', () => {
    expect(SKIN.marks.map(m => m.hex)).toEqual(PORTS.map(p => CITIES.find(c => c.en === p.city)?.hex));
    for (const city of CITIES)
      expect([city.en, SKIN.places[city.kind]?.name?.en]).toEqual([city.en, expect.any(String)]);
  });

  it('8.2.2 has water for seas, lakes, blocked sides and the strait', () => {
    expect(SKIN.water?.kinds).toEqual(['sea', 'lake']);
    expect(Object.keys(SKIN.inlets ?? {}).sort()).toEqual(Object.keys(BOARD.map.sides).sort());
    for (const kind of BOARD.terrains) expect([kind, SKIN.terrain[kind] !== undefined]).toEqual([kind, true]);
  });
});

describe('counter faces', () => {
  const face = (name: string) => {
    const u = UNITS.find(one => one.name === name);
    if (!u) throw new Error(`no unit ${name}`);
    return faceOf(u);
  };

  it('2.1 show strength, allowance, number, size and code', () => {
    expect(face('24Pz')).toMatchObject({ values: '8-7', left: '24', echelon: 'XXX', corner: 'C', symbol: 'armour' });
    expect(face('40Pz')).toMatchObject({ corner: '2' });
    expect(face('Stavka')).toMatchObject({ echelon: 'XXXXXX', left: 'Stavka', symbol: 'headquarters' });
    expect(face('W-Moscow')).toMatchObject({ values: '3', symbol: 'worker', echelon: '' });
    expect(face('Par1').values).toBe('');
  });

  it('2.1.2 have the colour of army, service and size', () => {
    const colours = [
      '7Inf',
      'HQ-N',
      'Hitler',
      '2SSPz',
      '3Lw',
      'Fin2',
      'Rom1',
      '8A',
      'Tk1',
      'Stavka',
      '1Gd',
      '1GdCav',
      'Stalin',
    ];
    expect(colours.map(name => face(name).nation)).toEqual([
      'german',
      'german-hq',
      'ss',
      'ss',
      'luftwaffe',
      'finnish',
      'romanian',
      'soviet',
      'soviet-corps',
      'soviet-hq',
      'guards',
      'guards-corps',
      'stalin',
    ]);
    for (const u of UNITS) expect([u.name, SKIN.counters[faceOf(u).nation] !== undefined]).toEqual([u.name, true]);
  });

  it('2.1 four infantry corps wear the band of conversion', () => {
    expect(UNITS.filter(u => faceOf(u).band !== undefined).map(u => u.name)).toEqual([
      '26Inf',
      '43Inf',
      '29Inf',
      '11Inf',
    ]);
  });

  it('9.12 remnants have neither size nor number; brackets mean no more than defence', () => {
    expect(face('RemInf-1')).toMatchObject({ echelon: '', left: '', values: '2-3' });
    expect(face('SovArt1').values).toBe('(2)-3');
    expect(face('W-Archangel').values).toBe('(2)');
  });
});
