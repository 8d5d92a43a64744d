/** S3 Who is there and who is lost in each start, as the scenarios list it. */
import { describe, expect, it } from 'vitest';
import { monthsOf, yearOf } from '../data/calendar.ts';
import { STARTS } from '../data/scenarios.ts';
import { UNITS } from '../data/units.ts';
import { IS_WORKER } from '../pieces.ts';
import { PARA, POOL, TO_SET_UP } from '../state.ts';
import { forcesOf } from './forces.ts';

/** Losses of Germans by values, workers by points, armies, paratroops. */
function told(rule: string) {
  const start = STARTS.find(s => s.rule === rule)!;
  const { place, quotas, workers } = forcesOf(start);
  const lost = new Map<string, number>();
  const add = (id: string, n: number): unknown => n > 0 && lost.set(id, (lost.get(id) ?? 0) + n);
  for (const [u, spec] of UNITS.entries())
    if (spec.nation === 'german' && place[u] === POOL) add(`${spec.strength}-${spec.allowance}`, 1);
  for (const q of quotas) if (q.rule === 'S2.2') add(q.id, q.units.length - q.count);
  const free = UNITS.flatMap((spec, u) =>
    IS_WORKER[u] && place[u] === TO_SET_UP && !workers.has(u) ? [spec.strength] : [],
  );
  return {
    date: `${yearOf(start.turn)} ${monthsOf(start.turn)}`,
    front: start.position?.front,
    armies: quotas.find(q => q.id === 'armies')?.count,
    paratroops: UNITS.filter((_, u) => place[u] === PARA).length,
    cities: workers.size,
    free: free.sort().join(' '),
    lost: [...lost].map(([id, n]) => `${id}x${n}`).sort(),
    allies: UNITS.filter((spec, u) => spec.side === 'axis' && spec.nation !== 'german' && place[u] === POOL).length,
  };
}

describe('S3 starts', () => {
  it('S3.2 Blau', () =>
    expect(told('S3.2')).toEqual({
      date: '1942 5/6',
      front: 'black',
      armies: 36,
      paratroops: 3,
      cities: 4,
      free: '1 1 2',
      lost: ['2-7x1', '3-4x5', '3-6x1', '4-4x2', '5-4x2', '8-7x1'],
      allies: 3,
    }));
  it('S3.3 the advance to the Caucasus', () =>
    expect(told('S3.3')).toEqual({
      date: '1942 9/10',
      front: 'red',
      armies: 39,
      paratroops: 3,
      cities: 2,
      free: '1 1 1 2 2',
      lost: ['3-4x3', '3-6x1', '4-4x1', '5-4x2'],
      allies: 3,
    }));
  it('S3.4 Uranus', () =>
    expect(told('S3.4')).toEqual({
      date: '1942 11/12',
      front: 'red',
      armies: 43,
      paratroops: 3,
      cities: 2,
      free: '1 1 1 2 2',
      lost: ['3-4x3', '3-6x1', '4-4x2', '5-4x2', '6-7x1'],
      allies: 3,
    }));
  it('S3.5 Kursk', () =>
    expect(told('S3.5')).toEqual({
      date: '1943 5/6',
      front: 'black',
      armies: 45,
      paratroops: 3,
      cities: 2,
      free: '1 1 1 1 1 2 2',
      lost: ['2-7x1', '3-4x6', '3-6x1', '4-4x5', '4-7x1', '5-4x4', '6-7x1', '7-7x1', '8-7x1', '9-8x1'],
      allies: 14,
    }));
  it('S3.6 the steamroller', () =>
    expect(told('S3.6')).toEqual({
      date: '1943 11/12',
      front: 'blue',
      armies: 51,
      paratroops: 2,
      cities: 2,
      free: '1 1 1 1 1 2 2',
      // Seven 4-4 of the army and the 6 SS.
      lost: ['10-8x1', '2-7x1', '3-4x4', '3-6x1', '4-4x8', '4-7x1', '5-4x4', '6-7x1', '7-7x1', '8-7x1'],
      allies: 14,
    }));
});
