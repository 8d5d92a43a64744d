import { describe, expect, it } from 'vitest';
import { SYMBOLS } from '../../draw/symbols.ts';
import { dirTo } from '../../kit/board.ts';
import { COMMANDS } from './data/commands.ts';
import { BELTS, FORTS, NORTH_SECOND, SOUTH_FIRST, TRENCHES } from './data/forts.ts';
import { rowOf } from './data/grid.ts';
import { PLACES } from './data/places.ts';
import { RIVER_RUNS } from './data/rivers.ts';
import { UNITS } from './data/units.ts';
import { BELGOROD, VP_HEXES } from './data/victory.ts';
import { AREAS } from './data/zones.ts';
import { FORMATIONS, faceOf } from './look/counters.ts';
import { frontOf } from './look/works.ts';
import { switchesOf } from './options.ts';
import { BOARD, hex, unit } from './pieces.ts';
import { SKIN } from './skin.ts';
import { COLUMNS, type State, TO_SET_UP } from './state.ts';

const ends = (side: string): readonly [string, string] => {
  const [a = '', b = ''] = side.split('-');
  return [a, b];
};

describe('skin', () => {
  it('2.1 names real hexes and sides in lines, exits and areas', () => {
    for (const side of SKIN.lines.flatMap(l => l.sides)) {
      const [name = '', dir] = side.split('@');
      const [a, b] = ends(side);
      const isReal =
        dir === undefined ? dirTo(BOARD, hex(a), hex(b)) >= 0 : BOARD.next[hex(name) * 6 + Number(dir)] === -1;
      expect([side, isReal]).toEqual([side, true]);
    }
    for (const { side } of SKIN.exits) {
      const [name = '', dir] = side.split('@');
      expect([side, BOARD.next[hex(name) * 6 + Number(dir)]]).toEqual([side, -1]);
    }
    for (const area of SKIN.areas ?? []) expect(BOARD.index.has(area.hex)).toBe(true);
  });

  it('2.1 lies on two sheets that hold every hex once', () => {
    const sheets = BOARD.map.sheets ?? [];
    expect(sheets.map(sheet => [sheet.id, sheet.hexes.length])).toEqual([
      ['north', 38 * 22],
      ['south', 38 * 28],
    ]);
    expect(new Set(sheets.flatMap(sheet => sheet.hexes)).size).toBe(BOARD.size);
  });

  it('8.1.2 has a look for every kind of ground, side, link and place', () => {
    for (const kind of BOARD.terrains) expect([kind, SKIN.terrain[kind] !== undefined]).toEqual([kind, true]);
    for (const kind of BOARD.links) expect([kind, SKIN.links[kind] !== undefined]).toEqual([kind, true]);
    for (const place of PLACES) expect([place.en, SKIN.places[place.kind] !== undefined]).toEqual([place.en, true]);
    expect(SKIN.rivers.map(r => r.sides)).toEqual(RIVER_RUNS.map(r => r.sides));
    for (const run of SKIN.rivers) expect([run.name.en, run.labels.length > 0]).toEqual([run.name.en, true]);
  });

  it('7.4.3 draws every fort and trench, and nothing else', () => {
    const [forts, trenches] = SKIN.works ?? [];
    expect(forts?.hexes).toEqual(FORTS);
    expect(trenches?.hexes).toEqual(TRENCHES);
  });

  it('7.4.3 the belts face the Germans: northward in the north, southward and westward in the south', () => {
    for (const belt of BELTS) {
      for (const [a, b] of frontOf(belt).map(ends)) {
        expect([a, b, belt.hexes.includes(a) && !belt.hexes.includes(b)]).toEqual([a, b, true]);
      }
    }
    expect(frontOf(NORTH_SECOND)).toContain('1240-1241');
    expect(frontOf(NORTH_SECOND)).not.toContain('1240-1239');
    expect(frontOf(SOUTH_FIRST)).toContain('1218-1217');
    expect(frontOf(SOUTH_FIRST)).toContain('2811-2711');
    expect(frontOf(SOUTH_FIRST).some(side => side === '2811-2911' || side === '1218-1219')).toBe(false);
  });

  it('12.1.1 marks victory hexes with their points, and Belgorod with its loss', () => {
    expect(SKIN.marks.map(m => [m.hex, m.tag.en])).toEqual([
      ...VP_HEXES.map(v => [v.hex, String(v.points)]),
      [BELGOROD, '−20'],
    ]);
  });

  it('11.1.1 every entry area is an edge of its own and has its name beside it', () => {
    for (const { id, hexes } of AREAS) {
      const line = SKIN.lines.find(l => l.id === `area-${id}`);
      expect(new Set(line?.sides.map(side => side.split('@')[0]))).toEqual(new Set(hexes));
      expect(SKIN.areas?.some(a => a.text.en === `Entry ${id}`)).toBe(true);
    }
  });

  it('3.1 the start line runs between the Germans and the first belt, along the whole front', () => {
    const sides = SKIN.lines.find(l => l.id === 'front')?.sides ?? [];
    for (const [a] of sides.map(ends)) expect([a, FORTS.includes(a)]).toEqual([a, true]);
    const north = sides.map(ends).filter(([a]) => rowOf(a) > 28);
    expect(north.length).toBeGreaterThan(60);
    expect(sides.length - north.length).toBeGreaterThan(60);
  });
});

describe('counter faces', () => {
  const start = COLUMNS.empty({ options: switchesOf({ splits: true }) });
  const s: State = { ...start, place: start.place.map(() => hex('2222')) };
  const face = (name: string, state: State = s) => faceOf(state, unit(name));

  it('2.2.1 show anti-tank strength, armour and combat strength of the steps that are left', () => {
    expect(face('11Pz/15')).toMatchObject({
      values: '7-3-3',
      left: '11Pz',
      right: '15',
      echelon: 'III',
      reduced: false,
    });
    const worn = { ...s, steps: s.steps.with(unit('11Pz/15'), 1) };
    expect(face('11Pz/15', worn)).toMatchObject({ values: '4-3-1', reduced: true });
    expect(face('71GR/219G').values).toBe('1-★-2');
    expect([face('Arko35').values, face('1FgD/LB1').values]).toEqual(['R4', 'PM−1']);
  });

  it('2.2.2 have the colour of their service, and a plate where they have vehicles', () => {
    const names = ['11Pz/110', 'LAH/1Pz', 'LAH/I-1Pz', 'Arko35', '8FgK/DB1', '8R/151', '51GR/154G', '2GTK/4Gb'];
    expect(names.map(name => face(name).nation)).toEqual([
      'wehrmacht',
      'ss',
      'ss',
      'support',
      'luftwaffe',
      'soviet',
      'guards',
      'guards',
    ]);
    expect(['11Pz/110', '29TK/31', '8R/151', 'Arko35'].map(name => face(name).plate)).toEqual([
      true,
      true,
      undefined,
      undefined,
    ]);
    for (const u of UNITS) expect([u.name, SYMBOLS.includes(face(u.name).symbol)]).toEqual([u.name, true]);
    for (const u of UNITS) expect([u.name, SKIN.counters[face(u.name).nation] !== undefined]).toEqual([u.name, true]);
  });

  it('2.2.1 every corps and army has a colour of its own', () => {
    expect(Object.keys(FORMATIONS).sort()).toEqual(COMMANDS.map(c => c.id).sort());
    expect(new Set(Object.values(FORMATIONS)).size).toBe(COMMANDS.length);
    expect(face('11Pz/15').formation).toBe('48PzK');
    expect(face('8FgK/DB1').formation).toBeUndefined();
  });

  it('7.8.6, 13.4.6 wear a badge when disrupted, and when Tigers march with them', () => {
    const u = unit('11Pz/15');
    const badges = (state: State): string[] => (face('11Pz/15', state).badges ?? []).map(b => b.text);
    expect(badges(s)).toEqual([]);
    expect(badges({ ...s, disrupted: s.disrupted.with(u, 1) })).toEqual(['D']);
    const led = { ...s, attached: s.attached.with(0, u) };
    expect([badges(led), face('11Pz/15', led).values]).toEqual([['T'], '8-5-3']);
  });

  it('3.1, 11.1 show where they come in only until they have', () => {
    expect(face('11Pz/15').corner).toBeUndefined();
    const off = { ...s, place: s.place.map(() => TO_SET_UP) };
    expect([face('11Pz/15', off).corner, face('29TK/31', off).corner]).toEqual(['F', '7S4']);
  });
});
