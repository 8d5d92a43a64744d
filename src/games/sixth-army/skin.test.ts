import { describe, expect, it } from 'vitest';
import { compileBoard, dirTo } from '../../kit/board.ts';
import { MAP, thunderLevel } from './data/map.ts';
import { FORMATIONS, NATIONS, UNITS } from './data/units.ts';
import { counterFace, SKIN } from './skin.ts';

const board = compileBoard(MAP);
const at = (name: string): number => board.index.get(name) ?? -1;

/** Whether `A-B` names neighbours, or `A@d` a side with nothing behind it. */
function isSide(side: string): boolean {
  const [outer = '', dir] = side.split('@');
  if (dir !== undefined) return board.next[at(outer) * 6 + Number(dir)] === -1;
  const [a = '', b = ''] = side.split('-');
  return dirTo(board, at(a), at(b)) >= 0;
}

describe('skin', () => {
  it('2.1 names real hexsides in rivers, lines and exits', () => {
    const sides = [...SKIN.rivers, ...SKIN.lines].flatMap(r => r.sides).concat(SKIN.exits.map(e => e.side));
    expect(sides.filter(s => !isSide(s))).toEqual([]);
  });

  it('10.2 draws the Don on along the west edge from row 07 up', () => {
    const don = SKIN.rivers.find(r => r.kind === 'don')?.sides ?? [];
    const rows = new Set(don.filter(s => s.includes('@')).map(s => s.slice(0, 2)));
    expect([...rows].sort()).toEqual(Array.from({ length: 14 }, (_, i) => String(i + 7).padStart(2, '0')));
  });

  it('3.2 the start line runs the whole width of the map', () => {
    const start = SKIN.lines.find(l => l.id === 'start')?.sides ?? [];
    expect(start).toHaveLength(21);
    for (const s of start) expect([s.slice(0, 2), s.slice(5, 7)]).toEqual(['03', '04']);
  });

  it('4.1 thunder lines part lower from higher levels', () => {
    for (const level of [1, 2, 3]) {
      const line = SKIN.lines.find(l => l.id === `thunder-${level}`)?.sides ?? [];
      expect(line.length).toBeGreaterThan(8);
      for (const s of line) {
        const [a = '', b = ''] = s.split('-');
        expect([s, thunderLevel(a) < level, thunderLevel(b) >= level]).toEqual([s, true, true]);
      }
    }
  });

  it('2.2.1 has a colour for each nation and each headquarters', () => {
    for (const nation of NATIONS) expect(SKIN.counters[nation]).toBeDefined();
    for (const f of FORMATIONS) expect([f.id, SKIN.formations[f.colour]]).toEqual([f.id, expect.stringMatching(/^#/)]);
  });
});

describe('counter faces', () => {
  const face = (name: string, exhausted = false) => {
    const u = UNITS.find(one => one.name === name);
    if (!u) throw new Error(`no unit ${name}`);
    return counterFace(u, exhausted);
  };

  it('2.2.1 the active side shows strength, allowance, names and shock', () => {
    expect(face('6Pz/I/11')).toMatchObject({ values: '5-6', left: 'I/11', right: '6Pz', dot: 'red', formation: '6Pz' });
    expect(face('503/91')).toMatchObject({ values: '2-4', left: '503', right: '91', symbol: 'infantry' });
    expect(face('61C')).toMatchObject({ left: '61C', right: '', echelon: 'XX' });
  });

  it('11.7 the exhausted side shows its strength alone', () => {
    const back = face('6Pz/I/11', true);
    expect([back.values, back.reduced, back.dot]).toEqual(['3', true, undefined]);
  });

  it('8.1 white units have no formation colour', () => expect(face('228').formation).toBeUndefined());
});
