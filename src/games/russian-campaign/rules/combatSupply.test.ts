import { describe, expect, it } from 'vitest';
import { act } from '../../../kit/trial.ts';
import { calculation, combatOf, odds } from '../testingCombat.ts';

/** 11/12 1941 in snow. Kursk is X13; W15 is two hexes from it, W14 one. */
const first = { turn: 4, weather: 'snow' } as const;
const second = { turn: 10, weather: 'snow' } as const;
const KURSK = { owner: { X13: 'axis' } } as const;

describe('combat supply', () => {
  it('10.3.1 Axis units far from a city count half in the snow of the first winter', () =>
    expect(odds({ ...first, units: '24Pz@X17, 21A@X16' })).toEqual([4, 4, '1:1']));

  it('10.3.1 not in other weather, nor in later winters', () => {
    expect(odds({ turn: 4, weather: 'mud', units: '24Pz@X17, 21A@X16' })).toEqual([8, 4, '2:1']);
    expect(odds({ turn: 16, weather: 'snow', units: '24Pz@X17, 21A@X16' })).toEqual([8, 4, '2:1']);
  });

  it('10.3.1 snow in March belongs to the winter before', () =>
    expect([6, 12].map(turn => odds({ ...first, turn, units: '24Pz@X17, 21A@X16' })[0])).toEqual([4, 4]));

  it('10.3.1 Soviets and Finns count in full', () => {
    expect(odds({ ...first, active: 'soviet', units: '21A@X16, Fin4@X17' })).toEqual([4, 4, '1:1']);
    expect(odds({ ...first, units: 'Fin4@X17, 21A@X16' })).toEqual([4, 4, '1:1']);
  });

  it('10.3.1 Romanians, Hungarians and Italians are no better off than Germans', () =>
    expect(odds({ ...first, units: 'Rom2@X17, Hun1@X17, Ita3@X17, 21A@X16' })).toEqual([5, 4, '1:1']));

  it('10.3.2 unit by unit, rounded up: 5 counts 3', () =>
    expect(odds({ ...first, units: '7Inf@X17, 9Inf@X17, 21A@X16' })).toEqual([6, 4, '1:1']));

  it('10.3.2 13.3 armour in a wood fight is halved once more: 8 counts 2', () =>
    expect(odds({ ...first, units: '24Pz@S13, 21A@S14' }, { 'armour-limits': true })).toEqual([2, 4, '1:2']));

  it('10.3.2 in defence, too, and before terrain doubles: 5 counts 6', () =>
    expect(odds({ ...first, active: 'soviet', units: '1Gd@K13, 7Inf@K12' })).toEqual([8, 6, '1:1']));

  it('10.3.3 in a city, or next to an own one, they count in full', () => {
    expect(odds({ ...first, units: '24Pz@X13, 21A@X12' })).toEqual([8, 4, '2:1']);
    expect(odds({ ...first, ...KURSK, units: '24Pz@W14, 21A@W15' })).toEqual([8, 4, '2:1']);
  });

  it('10.3.3 next to an enemy city does not help', () =>
    expect(odds({ ...first, units: '24Pz@W14, 21A@W15, 22A@X13' })).toEqual([4, 9, '1:3']));

  it('10.3.3 two hexes from a city is too far in the first winter', () =>
    expect(odds({ ...first, ...KURSK, units: '24Pz@W15, 21A@W16' })).toEqual([4, 4, '1:1']));

  it('10.3.3 outside the Soviet Union nobody needs it', () =>
    expect(odds({ ...first, units: '24Pz@P26, 21A@P25' })).toEqual([8, 4, '2:1']));

  it('10.3.4 two hexes are near enough in the second winter', () =>
    expect(odds({ ...second, ...KURSK, units: '24Pz@W15, 21A@W16' })).toEqual([8, 4, '2:1']));

  it('10.3.4 but not three', () =>
    expect(odds({ ...second, ...KURSK, units: '24Pz@W16, 21A@W17' })).toEqual([4, 4, '1:1']));

  it('10.3.4 nor over hexes that all lie in an enemy ZOC', () => {
    expect(odds({ ...second, ...KURSK, units: '24Pz@W15, 21A@V14, 22A@X15' })).toEqual([4, 9, '1:3']);
    expect(odds({ ...second, ...KURSK, units: '24Pz@W15, 21A@V14' })).toEqual([8, 4, '2:1']);
  });

  it('10.3.5 it is looked at when a battle is fought: those before may change it', () => {
    // Both sides' ZOC lie on Kursk, which is Soviet until 21A falls back.
    const units = '24Pz@W14, 22A@V13, 46Pz@Y12, 47Pz@Y12, 39Pz@Y12, 21A@X12';
    const t = act(combatOf({ ...first, units }), { type: 'commit' });
    expect(calculation(act(t, { type: 'fight', hex: 'V13' }, [5, 3]))).toMatchObject({ attack: 4, ratio: '1:2' });
    const driven = act(t, { type: 'fight', hex: 'X12' }, [5]);
    const later = act(driven, { type: 'retreat', unit: '21A', hex: 'W12' }, [4]);
    expect(calculation(later)).toMatchObject({ attack: 8, ratio: '1:1' });
  });
});
