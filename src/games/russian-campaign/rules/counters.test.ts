/** 2.1.3-2.1.8 What stands on a counter, and what it is good for. */
import { describe, expect, it } from 'vitest';
import { act } from '../../../kit/trial.ts';
import { LAST_TURN } from '../data/calendar.ts';
import { UNIT_TYPES } from '../data/unit.ts';
import { isAtStart, MARKERS, stackSize, UNITS } from '../data/units.ts';
import { SOVIET, unit } from '../pieces.ts';
import { position, stateOf } from '../testing.ts';
import { odds } from '../testingCombat.ts';
import { groundOf } from './ground.ts';

const spec = (name: string) => UNITS[unit(name)]!;

describe('2.1 counters', () => {
  it('2.1.3 number, nation, arm, size, strength, allowance and code are those of the figure', () =>
    expect(spec('24Pz')).toMatchObject({
      id: '24',
      nation: 'german',
      type: 'armour',
      size: 'XXX',
      strength: 8,
      allowance: 7,
      entry: { kind: 'code', code: 'C' },
    }));
  it('2.1.3 there is a unit of every arm', () =>
    expect(UNIT_TYPES.filter(type => !UNITS.some(u => u.type === type))).toEqual([]));

  it.each([
    ['1Inf', 'corps'],
    ['8A', 'army'],
    ['HQ-N', 'none'],
    ['Stavka', 'none'],
  ])('2.1.5 its size is what %s takes of a hex: %s', (name, size) => expect(stackSize(spec(name))).toBe(size));

  it('2.1.6 one strength for attack and defence', () => {
    const units = '47Pz@X17, 8A@X16';
    expect([odds({ units }), odds({ units, active: 'soviet' })]).toEqual([
      [7, 5, '1:1'],
      [5, 7, '1:2'],
    ]);
  });

  it('2.1.7 a letter or a city is for the set-up, a number for a turn of the game', () => {
    const begin = (side: string): number => UNITS.filter(u => u.side === side && isAtStart(u.entry)).length;
    expect([begin('axis'), begin('soviet')]).toEqual([50, 44]);
    const turns = UNITS.flatMap(u => (u.entry.kind === 'turn' ? [u.entry.turn] : []));
    expect([Math.min(...turns), Math.max(...turns) < LAST_TURN]).toEqual([2, true]);
  });

  it('2.1.8 a marker is no unit: it has no ZOC and takes no room', () => {
    const units = { 'HQ-C': 'O20', '8A': 'O16' };
    const t = act(position({ turn: 2, units }), { type: 'stuka', unit: 'HQ-C', hex: 'O16' });
    expect(t.s).toHaveProperty('stukas', [{ unit: unit('HQ-C'), hex: t.game.names.hexes.indexOf('O16') }]);
    const s = stateOf({ turn: 2, units });
    const withStuka = { ...s, stukas: [{ unit: unit('HQ-C'), hex: s.place[unit('8A')]! }] };
    expect(groundOf(withStuka, SOVIET).ezoc.slice()).toEqual(groundOf(s, SOVIET).ezoc.slice());
    expect([MARKERS.stuka, MARKERS.artillery]).toEqual([3, 2]);
  });
});
