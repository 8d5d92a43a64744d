import { describe, expect, it } from 'vitest';
import { compileBoard, dirTo, hexDistance, linkKinds, sideKinds } from '../../../kit/board.ts';
import { opposite } from '../../../kit/hex.ts';
import {
  isSouthOfStartLine,
  MAP,
  NORTH_EDGE,
  RIVER_NAMES,
  ROUTES,
  RULEBOOK_HEXES,
  RULEBOOK_SIDES,
  rowOf,
  SOUTH_EDGE,
  SUPPLY_HEXES,
  thunderLevel,
} from './map.ts';

const board = compileBoard(MAP);
const at = (name: string): number => {
  const h = board.index.get(name);
  if (h === undefined) throw new Error(`no hex ${name}`);
  return h;
};
const apart = (a: string, b: string): number => hexDistance(board, at(a), at(b));
const between = (a: string, b: string): string[] => sideKinds(board, at(a), dirTo(board, at(a), at(b)));
const pairs = (text: string): (readonly [string, string])[] =>
  text.split(' ').map(pair => [pair.slice(0, 4), pair.slice(5)] as const);

describe('grid', () => {
  it('2.1 has 186 hexes in 20 rows', () => {
    const counts = Array.from({ length: 20 }, (_, i) => board.names.filter(n => rowOf(n) === i + 1).length);
    expect(counts).toEqual([11, 11, 11, 11, 11, 11, 10, 10, 10, 10, 10, 10, 9, 9, 9, 9, 8, 7, 6, 3]);
    expect(board.size).toBe(186);
  });

  it('2.1 holds every hex the rulebook names', () => {
    for (const name of RULEBOOK_HEXES) expect(board.names).toContain(name);
  });

  const neighbours = '0306-0405 0409-0410 0404-0304 0404-0403 0406-0506 0912-0811 0811-0711 0605-0705 0705-0604';
  it.each(pairs(neighbours))('2.1 %s and %s are neighbours', (a, b) => expect(apart(a, b)).toBe(1));

  it.each(pairs('0506-0705 0705-0906'))('11.11 a retreat of two hexes leads from %s to %s', (a, b) =>
    expect(apart(a, b)).toBe(2),
  );

  it('14.2 the north edge is the last hex of each column as seen from the south', () => {
    expect(NORTH_EDGE).toEqual(['2008', '2009', '2010', '1911', '1912', '1913']);
    for (const name of NORTH_EDGE) {
      expect([4, 5].some(dir => board.next[at(name) * 6 + dir] === -1)).toBe(true);
    }
  });

  it('13.3.1 the south edge is row 01', () => {
    expect(SOUTH_EDGE).toHaveLength(11);
    for (const name of SOUTH_EDGE) expect(board.next[at(name) * 6 + 1]).toBe(-1);
  });
});

describe('hexsides', () => {
  it('10.2 count 12 of the Don and 58 of other rivers, none twice', () => {
    expect(MAP.sides.don).toHaveLength(12);
    expect(MAP.sides.river).toHaveLength(58);
    const sorted = [...(MAP.sides.don ?? []), ...(MAP.sides.river ?? [])].map(s => s.split('-').sort().join('-'));
    expect(new Set(sorted).size).toBe(70);
  });

  it('10.2 look the same from both hexes', () => {
    for (const [edge, to] of board.next.entries()) {
      if (to >= 0) expect(board.side[edge]).toBe(board.side[to * 6 + opposite(edge % 6)]);
    }
  });

  it('10.2 the sides the rulebook states are so', () => {
    for (const [side, kind] of Object.entries(RULEBOOK_SIDES)) {
      const [a = '', b = ''] = side.split('-');
      expect([side, between(a, b)]).toEqual([side, kind === 'none' ? [] : [kind]]);
    }
  });

  it.each(RIVER_NAMES.map(r => [r.en, r.sides] as const))(
    '10.2 %s runs from side to side without a gap',
    (_, sides) => {
      const ends = sides.map(s => s.split('-').map(at));
      for (const [i, here] of ends.entries()) {
        const after = ends[i + 1];
        if (!after) continue;
        const [a = -1, b = -1] = here;
        const shared = after.filter(h => here.includes(h));
        const other = after.find(h => !here.includes(h)) ?? -1;
        // Two sides meet in a corner when their three hexes are neighbours of one another.
        expect(shared).toHaveLength(1);
        expect([hexDistance(board, a, other), hexDistance(board, b, other)]).toEqual([1, 1]);
      }
    },
  );

  it('7.0 the Don parts six hexes from all others', () => {
    const west = ['0103', '0203', '0303', '0403', '0503', '0603'];
    for (const a of west) {
      for (let dir = 0; dir < 6; dir++) {
        const to = board.next[at(a) * 6 + dir] ?? -1;
        const b = board.names[to];
        if (b !== undefined) expect([a, b, between(a, b)]).toEqual([a, b, west.includes(b) ? [] : ['don']]);
      }
    }
  });

  it('13.2 the bridgehead 0809 lies north of the Aksai and touches it on three sides', () => {
    expect(['0709', '0710', '0810'].map(b => between('0809', b))).toEqual([['river'], ['river'], ['river']]);
    expect(['0808', '0909', '0910'].map(b => between('0809', b))).toEqual([[], [], []]);
  });
});

describe('links', () => {
  it('10.2 roads have 61 steps, the railway 14', () => {
    const steps = (kind: string): number =>
      [...board.next.entries()].filter(([e, to]) => to > Math.trunc(e / 6) && kindsAt(e).includes(kind)).length;
    const kindsAt = (e: number): string[] => linkKinds(board, Math.trunc(e / 6), e % 6);
    expect([steps('road'), steps('rail')]).toEqual([61, 14]);
  });

  it('10.6 no road follows the sides of the interdiction example', () => {
    for (const [a, b] of pairs('0912-0811 0811-0711')) {
      expect(linkKinds(board, at(a), dirTo(board, at(a), at(b)))).toEqual([]);
    }
  });

  it('13.2.4 every supply hex is tied to its own map edge by road or rail', () => {
    for (const { hex, role } of SUPPLY_HEXES) {
      const edge = role === 'axis' ? SOUTH_EDGE : NORTH_EDGE;
      expect([hex, edge.some(e => linked(hex).has(e))]).toEqual([hex, true]);
    }
  });

  it('2.1 every route is marked with its source', () => {
    for (const route of ROUTES) expect(['rulebook', 'public', 'reconstructed']).toContain(route.source);
  });
});

function linked(from: string): Set<string> {
  const seen = new Set([from]);
  for (const name of seen) {
    for (let dir = 0; dir < 6; dir++) {
      const to = board.names[board.next[at(name) * 6 + dir] ?? -1];
      if (to !== undefined && board.link[at(name) * 6 + dir] !== 0) seen.add(to);
    }
  }
  return seen;
}

describe('lines and places', () => {
  it('3.2 the start line has rows 01-03 to its south', () => {
    expect(board.names.filter(isSouthOfStartLine)).toHaveLength(33);
    expect(['0205', '0306', '0309'].every(isSouthOfStartLine)).toBe(true);
    expect(['0404', '0405', '0410'].some(isSouthOfStartLine)).toBe(false);
  });

  it('4.1 the first thunder line follows the Myshkova to the east of 1411', () => {
    expect(['1310', '1412', '1413'].map(thunderLevel)).toEqual([0, 0, 0]);
    expect(['1405', '1411', '1512', '1613'].map(thunderLevel)).toEqual([1, 1, 1, 1]);
    const river = RIVER_NAMES.find(r => r.id === 'myshkova')?.sides ?? [];
    for (const side of river) {
      const levels = side.split('-').map(thunderLevel).sort();
      expect([side, levels]).toEqual([side, [0, 1]]);
    }
  });

  it('4.2 the second thunder line lies before row 17', () =>
    expect(['1613', '1706', '1813'].map(thunderLevel)).toEqual([1, 2, 2]));

  it('4.3 the third thunder line lies before row 19', () =>
    expect(['1813', '1908', '2010'].map(thunderLevel)).toEqual([2, 3, 3]));

  it('13.2 there are three Axis supply hexes and a Soviet one, all named places', () => {
    expect(SUPPLY_HEXES.map(s => `${s.hex} ${s.role} ${s.dice}`)).toEqual([
      '0604 axis 1',
      '0911 axis 1',
      '1212 axis 2',
      '1611 soviet 2',
    ]);
    const depots = MAP.places.filter(p => p.kind === 'depot').map(p => p.hex);
    expect(depots.sort()).toEqual(SUPPLY_HEXES.map(s => s.hex));
  });

  it('10.2 every town hex has a name in both languages', () => {
    expect(MAP.terrain.town).toHaveLength(15);
    for (const hex of MAP.terrain.town ?? []) {
      const place = MAP.places.find(p => p.hex === hex);
      expect([hex, /^[ァ-ヴー・]+$/.test(place?.ja ?? ''), /^[A-Z][\w-]+$/.test(place?.en ?? '')]).toEqual([
        hex,
        true,
        true,
      ]);
    }
  });
});
