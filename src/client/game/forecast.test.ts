import { describe, expect, it } from 'vitest';
import { forecastAt } from './forecast.ts';
import { NOTHING, type Selection } from './select.ts';
import { at, gameNamed, hex, unit } from './testing.ts';

const sixth = await gameNamed('sixth-army');
const c = at(sixth, {
  phase: 'movement',
  units: '6Pz/I/11@0205, 6Pz/4@0306, 6Pz/114@0306, 61C@0405, 85@0404',
  activated: ['6Pz/I/11', '6Pz/4'],
});
const inHand = (name: string): Selection => ({ kind: 'units', units: [unit(c, name)] });
const attackersOf = (sel: Selection): readonly (number | undefined)[] | undefined =>
  forecastAt(c, sel, hex(c, '0405'))?.report.attackers.map(line => line.unit);

describe('a forecast of an attack, while units still move', () => {
  it('counts the units of the operation that stand beside the hex', () => {
    expect(attackersOf(NOTHING)).toEqual([unit(c, '6Pz/4')]);
  });

  it('takes the unit in hand as if it had moved up', () => {
    const told = forecastAt(c, inHand('6Pz/I/11'), hex(c, '0405'));
    expect(told?.report.attackers.map(line => line.unit)).toEqual([unit(c, '6Pz/I/11'), unit(c, '6Pz/4')]);
    expect(told?.after?.unit).toBe(unit(c, '6Pz/I/11'));
    expect(told?.choice).toBeUndefined();
  });

  it('leaves a unit where it is that stands beside the hex already', () => {
    expect(forecastAt(c, inHand('6Pz/4'), hex(c, '0405'))?.after).toBeUndefined();
  });

  it('says nothing of hexes without an enemy, or with nobody beside', () => {
    expect(forecastAt(c, NOTHING, hex(c, '0306'))).toBeUndefined();
    expect(forecastAt(c, NOTHING, hex(c, '0907'))).toBeUndefined();
    expect(forecastAt(c, NOTHING, hex(c, '0404'))).toBeUndefined();
  });
});
