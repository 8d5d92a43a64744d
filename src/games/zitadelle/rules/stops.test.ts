import { describe, expect, it } from 'vitest';
import { act, actionsOf, active, acts, can, hexesFor, placeOf } from '../../../kit/trial.ts';
import { stateOf } from '../testing.ts';
import { morale, move, moving, phaseIn, sovietsMoving, unitsIn } from '../testingPlay.ts';
import { surplusUnits } from './surplus.ts';

const END = { type: 'end-movement' };

describe('5.1.1, 8.2.8 stacking during movement', () => {
  it('8.2.8 any number may pass', () => {
    const t = moving('11Pz/110@0503, 3Pz/3@0504, 3Pz/394@0504');
    expect(can(t, move('11Pz/110', '0505'))).toBe(true);
  });

  it('8.2.8 a unit may stop where there is no room while it can go on, and has to', () => {
    const t = act(moving('11Pz/110@0503, 3Pz/3@0504, 3Pz/394@0504, 48PzK/911@0105'), move('11Pz/110', '0504'));
    expect(can(t, END)).toBe(false);
    expect(can(act(t, move('11Pz/110', '0505')), END)).toBe(true);
  });

  it('8.2.8 or while somebody who stands there can leave', () => {
    const t = moving('11Pz/110@0503, 3Pz/3@0504, 3Pz/394@0504', { morale: { '48PzK': 1 } });
    const there = act(t, move('11Pz/110', '0504'));
    expect(can(there, END)).toBe(false);
    expect(can(act(there, move('3Pz/3', '0505')), END)).toBe(true);
  });

  it('8.2.8 it may not where nobody can leave any more', () => {
    // 0504 lies in the ZOC of 0505; two points do not suffice to leave it.
    const held = { hex: '0504', disrupted: true };
    const units = { '167/315': '0502', '167/331': held, '167/339': held, '51GR/154G': '0505' };
    const t = moving(units, { morale: { '48PzK': 3 } });
    expect(can(t, move('167/315', '0504'))).toBe(false);
    const one = moving({ ...units, '167/339': '0101' }, { morale: { '48PzK': 3 } });
    expect(can(one, move('167/315', '0504'))).toBe(true);
  });

  it('8.2.8 nor where they could leave, but only for places that are full', () => {
    // Three points take those in the corner 0101 into one of two hexes beside it, and no farther.
    const held = (hex: string) => ({ hex, disrupted: true });
    const units = {
      '11Pz/110': held('0103'),
      '167/331': held('0101'),
      '167/339': held('0101'),
      '3Pz/3': '0102',
      '3Pz/394': '0102',
      '11Pz/111': '0201',
    };
    const morale = { '48PzK': 3 };
    expect(can(moving(units, { morale }), move('11Pz/110', '0101'))).toBe(true);
    expect(can(moving({ ...units, '167/315': '0201' }, { morale }), move('11Pz/110', '0101'))).toBe(false);
  });

  it('8.2.8 a unit that left a ZOC does not count as able to continue into another', () => {
    // 0503 is full of units that cannot move; beyond it there is nothing but the ZOC of 0501 and 0505.
    const held = (hex: string) => ({ hex, disrupted: true });
    const t = moving(
      {
        '11Pz/110': '0504',
        '167/315': held('0503'),
        '167/331': held('0503'),
        '51GR/154G': '0505',
        '51GR/156G': '0501',
        '52GR/151G': '0303',
        '52GR/153G': '0703',
      },
      { morale: { '48PzK': 2 } },
    );
    expect(can(t, move('11Pz/110', '0503'))).toBe(false);
  });

  it('5.1.1 the limit holds again at the end of the phase', () => {
    const t = acts(moving('11Pz/110@0503, 3Pz/3@0504, 3Pz/394@0504'), move('11Pz/110', '0504'), move('3Pz/3', '0505'));
    expect(phaseIn(act(t, END))).not.toBe('surplus');
  });
});

describe('5.1.7 too many in a hex', () => {
  /** Three regiments that cannot move in one hex, as a retreat or a way that was closed may leave them. */
  const crowd = sovietsMoving(
    {
      '51GR/154G': { hex: '0505', disrupted: true },
      '51GR/156G': { hex: '0505', disrupted: true },
      '51GR/158G': { hex: '0505', disrupted: true },
      '11Pz/110': '0101',
    },
    { morale: { '6GA': 1 } },
  );

  it('5.1.7 the enemy takes the surplus, one of his choice', () => {
    const t = act(crowd, END);
    expect([phaseIn(t), active(t)]).toEqual(['surplus', 'german']);
    expect(unitsIn(actionsOf(t, 'remove'))).toEqual(['51GR/154G', '51GR/156G', '51GR/158G']);
    const done = act(t, { type: 'remove', unit: '51GR/156G' });
    expect([placeOf(done, '51GR/156G'), placeOf(done, '51GR/154G'), phaseIn(done)]).toEqual([
      'eliminated',
      '0505',
      'air',
    ]);
  });

  it('5.1.7 it lowers morale like any loss', () => {
    const strong = sovietsMoving(
      { '51GR/154G': '0505', '51GR/156G': '0505', '51GR/158G': '0505', '11Pz/110': '0504', '11Pz/111': '0506' },
      { morale: { '6GA': 5 } },
    );
    const t = act(act(strong, END), { type: 'remove', unit: '51GR/156G' });
    expect(morale(t, '6GA')).toBe(4);
  });

  it('5.1.7 guns that take no room are no surplus', () => {
    const s = stateOf({ units: '86/167@3033, 86/184@3033, 86/216@3033, Arko35@3033' });
    expect(surplusUnits(s, 0)).toHaveLength(3);
  });

  it('5.1.7 of a stack that fits nobody is', () => {
    const s = stateOf({ units: '86/167@3033, 86/184@3033, Arko35@3033' });
    expect(surplusUnits(s, 0)).toEqual([]);
    expect(hexesFor(crowd, 'move', '51GR/154G')).toEqual([]);
  });
});
