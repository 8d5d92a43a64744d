import { describe, expect, it } from 'vitest';
import type { Json } from '../../../kit/game.ts';
import { act, actionsOf, can, eventsOf, placeOf, refused, type Said, type Trial } from '../../../kit/trial.ts';
import type { State } from '../state.ts';
import { position } from '../testing.ts';
import { begun, boxed, CALM } from '../testingArrivals.ts';

const END: Said = { type: 'end-movement' };
const withdraw = (unit: string): Said => ({ type: 'withdraw', unit });
const may = (units: Record<string, string>, more: Record<string, Json> = {}): Trial =>
  position({ turn: 19, ...more, units: { ...CALM, ...units } });
const leaving = (t: Trial): unknown[] => actionsOf(t, 'withdraw').map(a => a.unit);
const stateIn = (t: Trial): State => Object(t.s);

describe('12.5 withdrawals', () => {
  it('12.5 in May 1944 two panzer corps leave, over the west edge', () => {
    const t = act(may({ '24Pz': 'E34', '46Pz': 'F33' }), withdraw('24Pz'));
    expect([placeOf(t, '24Pz'), can(t, END)]).toEqual(['withdrawn', false]);
    expect(can(act(t, withdraw('46Pz')), END)).toBe(true);
  });
  it('12.5 movement may not end while one is owed and can go', () =>
    expect(refused(may({ '24Pz': 'E34' }), END)).toMatchObject({ rule: '12.5', code: 'withdrawal-first' }));
  it('12.5 infantry will not do', () =>
    expect(refused(may({ '24Pz': 'E34', '1Inf': 'E34' }), withdraw('1Inf'))).toMatchObject({
      code: 'no-panzer-corps',
    }));
  it('12.5 nor allies', () => expect(leaving(may({ RomPz: 'BB33', '24Pz': 'E34' }))).toEqual(['24Pz']));
  it('12.5 nor panzergrenadiers', () => expect(leaving(may({ '52PzGr': 'E34', '24Pz': 'E34' }))).toEqual(['24Pz']));
  it('12.5 Hermann Göring is a panzer corps', () => expect(leaving(may({ HG: 'E34' }))).toEqual(['HG']));
  it('12.5 the SS go first', () => {
    const t = may({ '24Pz': 'E34', '1SSPz': 'E34', '2SSPz': 'F33' });
    expect(leaving(t)).toEqual(['2SSPz', '1SSPz']);
    expect(refused(t, withdraw('24Pz'))).toMatchObject({ rule: '12.5', code: 'ss-first' });
  });
  it('12.5 others only as far as the SS cannot', () =>
    expect(leaving(may({ '24Pz': 'E34', '1SSPz': 'E34', '2SSPz': 'X16' }))).toEqual(['24Pz', '1SSPz']));
  it('12.5 corps that are needed for it do nothing else', () => {
    const t = may({ '24Pz': 'E34', '1SSPz': 'F33' });
    expect(refused(t, { type: 'move', unit: '1SSPz', hex: 'F31' })).toMatchObject({ code: 'kept-for-withdrawal' });
  });
  it('12.5 where there are enough, each is free', () =>
    expect(
      can(may({ '1SSPz': 'E34', '2SSPz': 'F33', '3SSPz': 'F32' }), { type: 'move', unit: '1SSPz', hex: 'E31' }),
    ).toBe(true));
  it('12.5 the step over the edge costs a hex', () => {
    const from = (hex: string): unknown[] => leaving(may({ '24Pz': hex }, { railed: { axis: 6 } }));
    expect([from('E28'), from('E27')]).toEqual([['24Pz'], []]);
  });
  it('12.5 it may leave by rail, which takes a place of the capacity', () => {
    const t = act(
      may({ '24Pz': 'L26', '46Pz': 'O24' }, { rail: { O24: 'axis' }, owner: { O24: 'axis' } }),
      withdraw('24Pz'),
    );
    expect([eventsOf(t, 'withdraw')[0]?.by, stateIn(t).railed[0]]).toEqual(['rail', 1]);
  });
  it('8.3.1 not beyond the capacity', () =>
    expect(leaving(may({ '24Pz': 'L26' }, { railed: { axis: 6 } }))).toEqual([]));
  it('12.5 the last trains are kept for it', () => {
    const t = may({ '24Pz': 'L26', '46Pz': 'L26', '1Inf': 'L26' }, { railed: { axis: 4 } });
    expect(refused(t, { type: 'rail', unit: '1Inf', hex: 'K31' })).toMatchObject({ code: 'kept-for-withdrawal' });
  });
  it.each([
    ['who march', { '24Pz': 'E34', '46Pz': 'F33' }, [true, true, false]],
    ['one of whom rides', { '24Pz': 'E34', '46Pz': 'L26', '3Pz': 'L26' }, [true, false, false]],
    ['who ride', { '24Pz': 'L26', '46Pz': 'L26', '3Pz': 'L26' }, [false, false, false]],
  ])('12.5 no more trains are kept than corps need them, of those %s', (_who, units, free) => {
    const rides = (railed: number): boolean =>
      can(may({ ...units, '1Inf': 'L26' }, { railed: { axis: railed } }), { type: 'rail', unit: '1Inf', hex: 'K31' });
    expect([4, 5, 6].map(rides)).toEqual(free);
  });
  it('12.5 trains are kept for the SS and for those who go in their place', () => {
    const t = may({ '1SSPz': 'L26', '24Pz': 'L26', '46Pz': 'L26', '1Inf': 'L26' }, { railed: { axis: 3 } });
    const ride: Said = { type: 'rail', unit: '1Inf', hex: 'K31' };
    expect([can(t, ride), can(act(t, { ...ride, unit: '46Pz' }), ride)]).toEqual([true, false]);
  });
  it('12.5 it may leave by sea, if the sea lets it', () => {
    const t = may({ '24Pz': 'D15' }, { owner: { D15: 'axis' } });
    const away = act(t, { type: 'withdraw-by-sea', unit: '24Pz' }, [3]);
    const lost = act(t, { type: 'withdraw-by-sea', unit: '24Pz' }, [4]);
    expect([placeOf(away, '24Pz'), stateIn(away).withdrawn]).toEqual(['withdrawn', 1]);
    expect(eventsOf(away, 'withdraw')).toEqual([{ type: 'withdraw', rule: '12.5', unit: '24Pz', by: 'sea' }]);
    expect([placeOf(lost, '24Pz'), stateIn(lost).withdrawn]).toEqual(['replacement-pool', 0]);
  });
  it('12.5 in other turns nobody leaves', () =>
    expect(refused(may({ '24Pz': 'E34' }, { turn: 18, weather: 'mud' }), withdraw('24Pz'))).toMatchObject({
      code: 'no-withdrawal',
    }));
  it('12.5 nor in the second impulse', () => expect(leaving(may({ '24Pz': 'E34' }, { impulse: 2 }))).toEqual([]));
  it.each([24, 25])('12.5 in turn %i any one corps goes, but no remnant and no staff', turn => {
    const t = may({ '1Inf': 'E34', 'RemInf-1': 'E34', 'HQ-C': 'E34', Rom1: 'BB33' }, { turn });
    expect(leaving(t)).toEqual(['1Inf', 'Rom1']);
    expect(can(act(t, withdraw('1Inf')), END)).toBe(true);
  });
});

describe('12.5 what is owed', () => {
  const june = (withdrawn: number) =>
    begun({ turn: 19, active: 'axis', impulse: 2, withdrawn, units: { ...CALM, '1Inf': 'H29' } });
  it.each([0, 1])('12.5 with %i of two withdrawn the Axis lose at once', n =>
    expect(june(n).game.outcome(june(n).s)).toEqual({ winner: 'soviet', rule: '12.5', code: 'withdrawal' }),
  );
  it('12.5 with both the game goes on', () => expect(june(2).game.outcome(june(2).s)).toBeUndefined());
  /** At 1:2 a three is AR. */
  const beaten = (turn: number, hex: string, enemy: string): Trial => {
    const units = { ...CALM, '24Pz': hex, '8A': enemy, '11A': enemy, 'HQ-C': 'E33' };
    return act(position({ turn, phase: 'combat', withdrawn: 1, units }), { type: 'commit' }, [3]);
  };
  it('12.5 an own retreat may lead off the west edge, and counts', () => {
    const t = act(beaten(19, 'H33', 'H32'), withdraw('24Pz'));
    expect(t.events).toContainEqual({ type: 'withdraw', rule: '12.5', unit: '24Pz', by: 'retreat', path: [] });
    expect([placeOf(t, '24Pz'), t.game.outcome(t.s)]).toEqual(['withdrawn', undefined]);
  });
  it('12.5 the SS go first in a retreat as well', () => {
    const units = { ...CALM, '24Pz': 'H33', '1SSPz': 'H33', '8A': 'H32', '11A': 'H32', 'HQ-C': 'E33' };
    const t = act(position({ turn: 19, phase: 'combat', withdrawn: 1, units }), { type: 'commit' }, [3]);
    expect(leaving(t)).toEqual(['1SSPz']);
    expect(refused(t, withdraw('24Pz'))).toMatchObject({ rule: '12.5', code: 'ss-first' });
  });
  it('12.5 the corps need not take that way', () =>
    expect(can(beaten(19, 'H33', 'H32'), { type: 'retreat', unit: '24Pz', hex: 'G34' })).toBe(true));
  it('12.5 it is a way where there is no other', () =>
    expect(placeOf(beaten(19, 'G34', 'G33'), '24Pz')).toBe('withdrawn'));
  it('9.7.2 without a withdrawal nobody retreats off the map', () =>
    expect(placeOf(beaten(20, 'G34', 'G33'), '24Pz')).toBe('replacement-pool'));
  it('8.4.3 nobody who landed this turn', () => {
    const units = { ...CALM, '24Pz': 'G34', '8A': 'G33', '11A': 'G33', 'HQ-C': 'E33' };
    const t = position({ turn: 19, phase: 'combat', withdrawn: 1, landed: ['24Pz'], units });
    expect(placeOf(act(t, { type: 'commit' }, [3]), '24Pz')).toBe('replacement-pool');
  });
  it('12.5 the enemy cannot drive a corps off the map', () => {
    const units = { ...CALM, '1Inf': 'G34', '8A': 'G33', '11A': 'G33', Stavka: 'R9', 'HQ-C': 'E33' };
    const t = position({ turn: 24, active: 'soviet', phase: 'combat', units });
    // At 2:1 a five is DR.
    expect(placeOf(act(t, { type: 'commit' }, [5]), '1Inf')).toBe('replacement-pool');
  });
  it('12.5 each withdrawal is counted anew', () =>
    expect(begun({ turn: 24, active: 'axis', withdrawn: 2, units: { ...CALM, '1Inf': 'H29' } }).s.withdrawn).toBe(0));
  it('12.5 what was withdrawn stays away', () => {
    const t = begun({
      turn: 21,
      active: 'axis',
      weather: 'mud',
      units: { ...CALM, ...boxed('withdrawn', '24Pz'), '1Inf': 'H29' },
    });
    expect(placeOf(t, '24Pz')).toBe('withdrawn');
  });
});
