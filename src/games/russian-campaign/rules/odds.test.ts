import { describe, expect, it } from 'vitest';
import { eventsOf } from '../../../kit/trial.ts';
import { calculation, fight, odds } from '../testingCombat.ts';

describe('strength and odds', () => {
  it('9.2.1 the strengths of all attackers are added', () =>
    expect(odds({ units: '24Pz@X17, 6Inf@W17, 27A@X16' })).toEqual([12, 4, '3:1']));

  it('9.2.1 the strengths of all defenders are added', () =>
    expect(odds({ units: '24Pz@X17, 27A@X16, 21A@X16' })).toEqual([8, 8, '1:1']));

  it('9.6.1 fractions are dropped in the defender’s favour: 19 to 10 is 1:1', () =>
    expect(odds({ units: '24Pz@X17, 39Pz@X17, 13Inf@X17, 3A@X16, 10A@X16' })).toEqual([19, 10, '1:1']));

  it('9.6.1 24 to 5 is 4:1', () =>
    expect(odds({ units: '24Pz@X17, 39Pz@X17, 41Pz@X17, 3A@X16' })).toEqual([24, 5, '4:1']));

  it('9.6.1 4 to 9 is 1:3', () => expect(odds({ units: '6Inf@X17, 3A@X16, 21A@X16' })).toEqual([4, 9, '1:3']));

  it('9.8.1 a major city doubles its defenders', () =>
    expect(odds({ units: '24Pz@Z15, 21A@AA15' })).toEqual([8, 8, '1:1']));

  it('9.8.1 a minor city does not', () => expect(odds({ units: '24Pz@X14, 21A@X13' })).toEqual([8, 4, '2:1']));

  it('12.7.9 a worker fights with what is printed, even when it gives twice the points', () =>
    expect(odds({ turn: 13, units: '24Pz@X14, W-4a@X13' })).toEqual([8, 1, '8:1']));
  it('9.8.1 mountains double their defenders', () =>
    expect(odds({ units: '24Pz@K13, 21A@K12' })).toEqual([8, 8, '1:1']));

  it('9.8.1 the attacker gains nothing by mountains or a city', () => {
    expect(odds({ units: '24Pz@K12, 21A@K13' })).toEqual([8, 4, '2:1']);
    expect(odds({ units: '24Pz@AA15, 21A@Z15' })).toEqual([8, 4, '2:1']);
  });

  it('9.1.3 a city behind a river is doubled once', () =>
    expect(calculation(fight({ units: '24Pz@HH7, 21A@II8' }, [1]))).toMatchObject({ defence: 8 }));

  it('9.1.3 in a battle with two hexes only the doubled one counts twice', () =>
    expect(odds({ units: '24Pz@Z14, 21A@AA15, 27A@AA14' })).toEqual([8, 12, '1:2']));
});

describe('rivers', () => {
  // X25 lies on the Dniester between W25 and Y25; X26 is on the Prut, X24 on none.
  const against = (units: string): unknown => odds({ units: `${units}, 21A@X25` });

  it('9.8.2 attackers all on a river that the defender is not on: doubled', () =>
    expect(odds({ units: '24Pz@X20, 21A@X19' })).toEqual([8, 8, '1:1']));

  it('9.8.2 one attacker off the river, and nothing is doubled', () =>
    expect(odds({ units: '24Pz@X20, 6Inf@Y19, 21A@X19' })).toEqual([12, 4, '3:1']));

  it('9.8.2 attackers who stand on no river: not doubled', () =>
    expect(odds({ units: '24Pz@X21, 21A@X20' })).toEqual([8, 4, '2:1']));

  it('E9.8 from 1 or 3, along its own river, D is not doubled', () => {
    expect(against('24Pz@W25')).toEqual([8, 4, '2:1']);
    expect(against('24Pz@Y25')).toEqual([8, 4, '2:1']);
  });

  it('E9.8 from 2, across the river, D is doubled', () => expect(against('24Pz@X26')).toEqual([8, 8, '1:1']));

  it('E9.8 from 1 and 2 together D is not doubled', () =>
    expect(against('24Pz@X26, 6Inf@W25')).toEqual([12, 4, '3:1']));

  it('E9.8 from D against 1, 2 and 3 at once only 2 is doubled', () =>
    expect(odds({ active: 'soviet', units: '1Gd@X25, 2Gd@X25, 6Inf@W25, 13Inf@Y25, 5Inf@X26' })).toEqual([
      15,
      15,
      '1:1',
    ]));

  it('3.3.3 in the first impulse of the game rivers double no Soviet unit', () =>
    expect(odds({ turn: 1, units: '54Inf@X26, 26A@X25' })).toEqual([3, 5, '1:2']));

  it('3.3.3 but Axis units in the first Soviet impulse', () =>
    expect(odds({ turn: 1, active: 'soviet', units: '8A@M22, 1Inf@M23' })).toEqual([5, 8, '1:2']));

  it('9.8.3 from the second impulse on they do', () =>
    expect(odds({ turn: 1, impulse: 2, units: '54Inf@X26, 26A@X25' })).toEqual([3, 10, '1:4']));
});

describe('options', () => {
  const tight = { 'armour-limits': true };

  it('13.3 armour against a major city counts half, rounded up', () =>
    expect(odds({ units: '47Pz@Z15, 21A@AA15' }, tight)).toEqual([4, 8, '1:2']));

  it('13.3 and against woods', () => expect(odds({ units: '47Pz@S13, 21A@S14' }, tight)).toEqual([4, 4, '1:1']));

  it('13.3 infantry and mechanized units do not', () =>
    expect(odds({ units: '9Inf@Z15, 50PzGr@Z15, 21A@AA15' }, tight)).toEqual([9, 8, '1:1']));

  it('13.3 elsewhere, or without the option, armour counts in full', () => {
    expect(odds({ units: '47Pz@X17, 21A@X16' }, tight)).toEqual([7, 4, '1:1']);
    expect(odds({ units: '47Pz@Z15, 21A@AA15' })).toEqual([7, 8, '1:2']);
  });

  const corps = { 'artillery-corps': true };
  const shifts = (units: string, rest: object = {}): unknown =>
    calculation(fight({ active: 'soviet', units, ...rest }, [4], corps));

  it('V1 a corps of artillery adds its strength and one column', () =>
    expect(shifts('3A@X17, SovArt1@X17, 24Pz@X16')).toMatchObject({
      attack: 7,
      ratio: '1:2',
      column: '1:1',
      shifts: [{ what: 'artillery-corps', rule: 'V1', value: 1 }],
    }));

  it('V1 three Soviet corps give three columns', () =>
    expect(shifts('3A@X17, SovArt1@X17, SovArt2@W17, SovArt3@W17, 24Pz@X16')).toMatchObject({
      attack: 11,
      ratio: '1:1',
      column: '4:1',
    }));

  it('V1 in defence it counts its strength alone', () =>
    expect(calculation(fight({ units: '24Pz@X17, 21A@X16, SovArt1@X16' }, [3], corps))).toMatchObject({
      attack: 8,
      defence: 6,
      column: '1:1',
      shifts: [],
    }));

  it('9.6 the event of a battle names every unit with what it counts and the rule', () => {
    const [event] = eventsOf(fight({ units: '24Pz@Z15, 21A@AA15' }, [4]), 'combat');
    expect(event).toMatchObject({
      attackers: [{ unit: '24Pz', value: 8, rule: '9.2.1' }],
      defenders: [{ unit: '21A', value: 8, what: 'major-city', rule: '9.8.1' }],
      column: '1:1',
      die: 4,
      result: 'C',
    });
  });
});
