import { describe, expect, it } from 'vitest';
import { readAction } from '../../../kit/names.ts';
import { act, active, can, eventsOf, refused, type Said, type Trial } from '../../../kit/trial.ts';
import { CITY_HEX, hex } from '../pieces.ts';
import { position } from '../testing.ts';

const by = (...hexes: string[]) => ({ type: 'move', unit: '1Inf', hex: hexes.at(-1)!, hexes });
/** May 1942, clear weather, first impulse: the Axis to move on the Don steppe. */
const steppe = (units = '1Inf@DD12, 8A@A1'): Trial => position({ turn: 7, units });

const told = (t: Trial, said: Said): string[][] => {
  const action = readAction(t.game.names, said);
  const ways = action.ok ? (t.game.inspect.ways?.(t.s, active(t) ?? '', action.value) ?? []) : [];
  return ways.map(way => way.effects.map(effect => effect.text.en));
};

describe('8.1.2 a way that the player names', () => {
  const open = steppe('1Inf@DD12');

  it('8.1.2 is taken though it is not the shortest, every hex of it counted', () => {
    const t = act(open, by('EE12', 'DD11'));
    expect(eventsOf(t, 'move')).toMatchObject([{ path: ['EE12', 'DD11'], cost: 2 }]);
    expect(can(t, { type: 'move', unit: '1Inf', hex: 'DD10' })).toBe(true);
  });

  it('8.1.2 is refused where it is longer than the allowance', () => {
    const long = by('DD13', 'EE13', 'EE12', 'EE11', 'DD10', 'DD11');
    expect(refused(open, long)).toMatchObject({ rule: '8.1.2', code: 'too-far' });
  });

  it('8.1.2 leads from hex to hex', () => {
    expect(refused(open, by('DD10', 'DD11'))).toMatchObject({ rule: '8.1.2', code: 'no-way' });
    expect(refused(open, { ...by('EE12'), hex: 'DD11' })).toMatchObject({ rule: '8.1.2', code: 'no-way' });
  });

  it('6.0 does not lead through the enemy', () => {
    const t = steppe('1Inf@DD12, 8A@CC12');
    const through = refused(t, by('CC12', 'DD11'));
    expect(through).toMatchObject({ rule: '6.0', code: 'enemy-there', about: { hex: hex('CC12') } });
  });

  it('7.2 ends in an enemy ZOC', () => {
    const t = steppe('1Inf@DD12, 8A@BB12');
    expect(refused(t, by('CC12', 'DD11'))).toMatchObject({ rule: '7.2', code: 'zoc-stop' });
  });

  it('8.2.3 does not begin from one enemy ZOC straight into another', () => {
    const t = steppe('1Inf@DD12, 8A@CC12');
    expect(refused(t, by('CC13', 'DD13'))).toMatchObject({ rule: '8.2.3', code: 'zoc-to-zoc' });
  });
});

describe('5.5 what the way brings about', () => {
  /** A Soviet city with clear ground on both sides and land beside it. */
  const t = position({ turn: 7, units: '1Inf@DD12' });

  it('5.5 every hex of the way belongs to the side of the unit that took it', () => {
    const owner = (at: Trial, name: string): unknown => Reflect.get(at.s, 'owner')[hex(name)];
    expect(owner(act(t, by('EE12', 'DD11')), 'EE12')).toBe(0);
    expect(owner(act(t, { type: 'move', unit: '1Inf', hex: 'DD11' }), 'EE12')).toBe(owner(t, 'EE12'));
  });

  it('5.5 ways are told apart by the cities they take, and only then', () => {
    const { board, names } = t.game;
    const beside = (h: number): string[] => [...board.next.subarray(h * 6, h * 6 + 6)].map(n => names.hexes[n] ?? '');
    const asked = CITY_HEX.flatMap(city => {
      const from = beside(city)[0];
      const end = beside(city)[2];
      if (!from || !end) return [];
      try {
        return told(position({ turn: 7, units: `1Inf@${from}` }), { type: 'move', unit: '1Inf', hex: end });
      } catch {
        return [];
      }
    });
    expect(asked.flat().some(text => text.startsWith('takes '))).toBe(true);
    expect(told(t, { type: 'move', unit: '1Inf', hex: 'DD10' })).toEqual([]);
  });
});
