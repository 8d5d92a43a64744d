import { describe, expect, it } from 'vitest';
import { STARTS } from '../data/scenarios.ts';
import { UNITS } from '../data/units.ts';
import { BOARD, unit } from '../pieces.ts';
import { BOXES, GONE, PARA, POOL, TO_COME, TO_SET_UP, UNDERGROUND } from '../state.ts';
import { forcesOf } from './forces.ts';

const start = (id: string) => {
  const found = STARTS.find(s => s.id === id);
  if (!found) throw new Error(id);
  return forcesOf(found);
};
const box = (id: string, name: string): string | undefined => BOXES[start(id).place[unit(name)]!];
const inBox = (id: string, where: number, side: string): string[] =>
  UNITS.filter((u, n) => u.side === side && start(id).place[n] === where).map(u => u.name);
const LATER = ['blau', 'caucasus', 'uranus', 'kursk', 'steamroller', 'bagration'];

describe('Barbarossa', () => {
  it('3.1.2 what has a code or a city is set up, the rest comes later', () => {
    expect(box('barbarossa', '24Pz')).toBe('set-up');
    expect(box('barbarossa', 'W-Moscow')).toBe('set-up');
    expect(box('barbarossa', '40Pz')).toBe('order-of-battle');
    expect(box('barbarossa', '15Mtn')).toBe('order-of-battle');
    expect(box('barbarossa', '11PzGr')).toBe('order-of-battle');
  });
  it('9.12 remnants lie ready', () => expect(box('barbarossa', 'RemInf-1')).toBe('remnants'));
  it('11.2 partisans are underground', () => expect(inBox('barbarossa', UNDERGROUND, 'soviet')).toHaveLength(3));
  it('S3.1 nobody is lost', () => expect(inBox('barbarossa', POOL, 'axis')).toEqual([]));
});

describe('S2.0 later starts', () => {
  it('S2.0 units of that turn and after come as reinforcements', () => {
    // The 6th Guards come in 5/6 1942, the 5th Guards before.
    expect(box('blau', '6Gd')).toBe('order-of-battle');
    expect(box('blau', '5Gd')).toBe('set-up');
    expect(box('blau', '59Inf')).toBe('order-of-battle');
    expect(box('blau', '51Inf')).toBe('set-up');
  });
  it.each(LATER)('S2.1 %s: Soviet tank and cavalry corps are all in the pool', id => {
    const corps = UNITS.filter(
      (u, n) =>
        ['armour', 'cavalry'].includes(u.type) &&
        u.size === 'XXX' &&
        u.side === 'soviet' &&
        start(id).place[n] !== TO_COME,
    );
    expect(corps.map(u => box(id, u.name))).toEqual(corps.map(() => 'replacement-pool'));
  });
  it.each([
    ['blau', 36],
    ['caucasus', 39],
    ['uranus', 43],
    ['kursk', 45],
    ['steamroller', 51],
    ['bagration', 54],
  ])('S2.1 %s: %i armies are set up', (id, count) =>
    expect(start(id).quotas.find(q => q.id === 'armies')?.count).toBe(count),
  );
  it.each([
    ['blau', 3],
    ['kursk', 3],
    ['steamroller', 2],
    ['bagration', 2],
  ])('S2.1 %s: %i paratroop corps are in their box, the others out', (id, count) => {
    expect(inBox(id, PARA, 'soviet')).toHaveLength(count);
    expect(inBox(id, GONE, 'soviet').filter(name => name.startsWith('Para'))).toHaveLength(3 - count);
  });
  it('S2.1 workers of a city of their own, and those for any', () => {
    const { workers, place } = start('blau');
    expect([...workers].map(([u, h]) => `${UNITS[u]!.strength}@${BOARD.names[h]}`).sort()).toEqual([
      '1@II8',
      '1@JJ23',
      '2@E11',
      '3@R9',
    ]);
    const free = UNITS.flatMap((u, n) =>
      u.type === 'worker' && place[n] === TO_SET_UP && !workers.has(n) ? [u.strength] : [],
    );
    expect(free.sort()).toEqual([1, 1, 2]);
  });
  it('S2.1 workers that are not listed are out of the game', () =>
    expect(['W-Kiev', 'W-Kharkov', 'W-Stalino', 'W-Archangel'].map(name => box('kursk', name))).toEqual(
      new Array(4).fill('out-of-game'),
    ));
});

describe('S2.2 Axis losses', () => {
  it('S2.2 units that are named are in the pool', () =>
    expect(['SSRes', 'Rom1', 'Rom2', 'RomCav'].map(name => box('blau', name))).toEqual(
      new Array(4).fill('replacement-pool'),
    ));
  it('S2.2 of a class the player chooses', () => {
    const infantry = start('blau').quotas.find(q => q.id === '5-4');
    expect([infantry?.units.length, infantry?.count]).toEqual([5, 3]);
  });
  it('S2.2 a class that is lost whole leaves nothing to choose', () => {
    expect(start('blau').quotas.some(q => q.id === '3-6')).toBe(false);
    expect(box('blau', '52PzGr')).toBe('replacement-pool');
  });
  it('S3.7 all four 5-4 that are left are lost', () =>
    expect(['4Inf', '7Inf', '9Inf', '44Inf'].map(name => box('bagration', name))).toEqual(
      new Array(4).fill('replacement-pool'),
    ));
  it('12.8.1 S3.7 converted corps stand in for their infantry', () => {
    expect(['11Inf', '26Inf', '29Inf', '43Inf'].map(name => box('bagration', name))).toEqual(
      new Array(4).fill('out-of-game'),
    );
    expect(box('bagration', '43PzGr')).toBe('set-up');
  });
  it('S3.5 of the allies only the Romanian 2-2 and the Finns are left', () => {
    const left = UNITS.filter(
      (u, n) => u.side === 'axis' && u.nation !== 'german' && start('kursk').place[n] === TO_SET_UP,
    );
    expect(left.map(u => u.name)).toEqual(['Fin2', 'Fin4', 'Fin6', 'Fin7', 'Rom3']);
  });
});
