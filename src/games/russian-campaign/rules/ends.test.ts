/** S4 The two ends whose line is not looked at elsewhere: when they come, and what is won beyond the line. */
import { describe, expect, it } from 'vitest';
import { ofBothSides, type Side } from '../../../kit/sides.ts';
import { monthsOf, yearOf } from '../data/calendar.ts';
import { cityNamed } from '../data/cities.ts';
import { AXIS_LAND, REGIONS } from '../data/regions.ts';
import { ENDS } from '../data/scenarios.ts';
import { AXIS, enemyOf, hex, roleOf, SOVIET } from '../pieces.ts';
import { stateOf } from '../testing.ts';
import { victoryPoints } from './victory.ts';

/** Points that holding a city adds for a side at an end. */
function worth(id: string, side: Side, city: string): number {
  const end = ENDS.find(e => e.id === id)!;
  const at = hex(cityNamed(city).hex);
  const owned = (of: Side) => {
    const s = stateOf({ units: 'Hitler@E32, Stalin@U2' }, {}, `kursk-${id}`);
    s.owner = s.owner.with(at, of);
    return victoryPoints(s, side, end);
  };
  return owned(side) - owned(enemyOf(side));
}

const date = (id: string): string => {
  const { turn } = ENDS.find(e => e.id === id)!;
  return `${yearOf(turn)} ${monthsOf(turn)}`;
};

describe('S4 ends', () => {
  it('S4.4 September and October 1943, beyond the blue line', () => {
    expect(date('ukraine')).toBe('1943 9/10');
    expect([worth('ukraine', AXIS, 'Kharkov'), worth('ukraine', AXIS, 'Kiev')]).toEqual([2, 0]);
    expect([worth('ukraine', SOVIET, 'Kharkov'), worth('ukraine', SOVIET, 'Vitebsk')]).toEqual([0, 1]);
  });
  it('S4.5 March and April 1944, beyond the green line', () => {
    expect(date('thaw')).toBe('1944 3/4');
    expect([worth('thaw', AXIS, 'Kiev'), worth('thaw', AXIS, 'Minsk')]).toEqual([2, 0]);
    expect([worth('thaw', SOVIET, 'Kiev'), worth('thaw', SOVIET, 'Riga')]).toEqual([0, 2]);
  });
  it('S4.5 in the north the Finnish border is the line', () => {
    expect(REGIONS.finland.hexes.filter(h => !AXIS_LAND.green.has(h))).toEqual([]);
    expect(ofBothSides(side => [roleOf(side), worth('thaw', side, 'Helsinki')])).toEqual([
      ['axis', 0],
      ['soviet', 2],
    ]);
  });
});
