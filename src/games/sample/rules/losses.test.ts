import { describe, expect, it } from 'vitest';
import { act, actionsOf, active, acts, eventsOf, hexesFor, placeOf, refused, type Trial } from '../../../kit/trial.ts';
import { combat, fight, look } from '../testing.ts';

/** Red owes 1 for R1 in 0503. */
const owing = (units = 'B1@0502, R1@0503, R2@0605', die = 6): Trial => fight(combat(units), '0503', die);
const lose = (unit: string) => ({ type: 'lose-step', unit });

describe('5.5 paying for a result', () => {
  it('5.5 the owner chooses, among units that fought', () => {
    const t = owing();
    expect(active(t)).toBe('red');
    expect(refused(t, lose('R2'))).toMatchObject({ rule: '5.5', code: 'not-in-battle' });
    expect(eventsOf(act(t, lose('R1')), 'reduced')).toEqual([{ type: 'reduced', rule: '5.5', unit: 'R1' }]);
  });

  it('5.5 the last step of a unit pays 2: too much where 1 is owed and it can retreat', () => {
    const t = owing('B1@0502*, R1@0503*, R2@0605');
    expect(refused(t, lose('R1'))).toMatchObject({ rule: '5.5', code: 'pays-too-much' });
    const back = act(t, { type: 'retreat', unit: 'R1', hex: '0504' });
    expect(placeOf(back, 'R1')).toBe('0504');
  });

  it('5.5 where nothing smaller is left it may be paid all the same', () => {
    const t = fight(combat('B1@0501*, B2@0502*, R1@0601*, R2@0605'), '0601', 6);
    expect(eventsOf(t, 'eliminated')).toEqual([{ type: 'eliminated', rule: '5.5', unit: 'R1', hex: '0601' }]);
    expect(placeOf(t, 'R1')).toBe('lost');
  });

  it('5.5 what is owed is paid bit by bit, by steps and hexes', () => {
    const t = fight(combat('B1@0502, B2@0602, B3@0603, R1@0503, R2@0605'), '0503', 6);
    const one = act(t, { type: 'retreat', unit: 'R1', hex: '0403' });
    expect(look(one).bill).toMatchObject({ owed: 2, paid: 1 });
    const two = act(one, lose('R1'));
    expect([placeOf(two, 'R1'), active(two)]).toEqual(['0403', 'red']);
    expect(look(two).bill).toBeUndefined();
  });

  it('5.5 what nobody is left to pay is forgiven', () => {
    const t = fight(combat('B1@0501, B2@0502, R2@0601*, R1@0605'), '0601', 6);
    expect(eventsOf(t, 'eliminated')).toMatchObject([{ unit: 'R2' }]);
    expect(active(t)).toBe('red');
    expect(actionsOf(t, 'lose-step')).toEqual([]);
  });
});

describe('5.6 retreat', () => {
  it('5.6 hex by hex: not onto units, not next to enemies, not across the river', () => {
    const t = owing();
    expect(hexesFor(t, 'retreat', 'R1').sort()).toEqual(['0403', '0504', '0603']);
    const codeOf = (hex: string): string => refused(t, { type: 'retreat', unit: 'R1', hex }).code;
    expect(['0502', '0602', '0305'].map(codeOf)).toEqual(['occupied', 'to-enemy', 'far-retreat']);
    const bank = fight(combat('B1@0503, R1@0403, R2@0605'), '0403', 6);
    expect(refused(bank, { type: 'retreat', unit: 'R1', hex: '0303' })).toMatchObject({
      rule: '5.6',
      code: 'over-river',
    });
  });

  it('5.6 each hex leads farther from where the unit fought', () => {
    const t = fight(combat('B1@0502, B2@0602, B3@0501, R2@0503, R1@0605'), '0503', 6);
    const one = act(t, { type: 'retreat', unit: 'R2', hex: '0504' });
    expect(refused(one, { type: 'retreat', unit: 'R2', hex: '0403' })).toMatchObject({
      rule: '5.6',
      code: 'turns-back',
    });
    expect(placeOf(acts(one, { type: 'retreat', unit: 'R2', hex: '0505' }), 'R2')).toBe('0505');
  });

  it('5.6 a unit without a hex to retreat to is refused with that reason', () => {
    const put = combat('B1@0501, B2@0603, R1@0601, R2@0401');
    const t = fight(acts(put, { type: 'propose' }), '0401', 6);
    expect(refused(t, { type: 'retreat', unit: 'R1', hex: '0602' })).toMatchObject({ rule: '5.6', code: 'no-retreat' });
    expect(hexesFor(t, 'retreat', 'R2')).toEqual(['0402']);
  });
});
