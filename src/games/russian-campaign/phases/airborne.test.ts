import { describe, expect, it } from 'vitest';
import type { Json } from '../../../kit/game.ts';
import { act, acts, can, placeOf, refused, type Said, type Trial } from '../../../kit/trial.ts';
import { position } from '../testing.ts';
import { arriving, boxed, CALM } from '../testingArrivals.ts';

const END: Said = { type: 'end-movement' };
const drop = (hex: string): Said => ({ type: 'drop', unit: '11FJ', hex });

const JUMP = { type: 'drop', unit: 'Para5' };

/** German paratroops wait off the map, a headquarters near by. */
const air = (turn: number, units: Record<string, Json>): Trial =>
  position(
    { turn, adopted: ['no-balkans'], units: { ...CALM, ...boxed('paratroops', '11FJ'), ...units } },
    { 'what-ifs': true },
  );

describe('11.1 Soviet paratroops', () => {
  const hold: Said = { type: 'hold', unit: 'Para5' };
  it('11.1.3 they do not jump onto an enemy who stands alone', () => {
    const units = { ...CALM, Stavka: 'R9', ...boxed('paratroops', 'Para5') };
    const at = (enemy: Record<string, Json>): Trial =>
      position({ turn: 5, active: 'soviet', weather: 'snow', units: { ...units, ...enemy } });
    expect([can(at({}), { ...JUMP, hex: 'R14' }), can(at({}), { ...JUMP, hex: 'R15' })]).toEqual([false, true]);
    expect(can(at({ '24Pz': 'R15' }), { ...JUMP, hex: 'R15' })).toBe(false);
  });
  it('11.1.2 on its first arrival a corps may go to the holding box', () =>
    expect(can(position({ turn: 6, active: 'soviet', units: { ...CALM, ...arriving('Para5') } }), hold)).toBe(true));
  it('11.1.5 a paratroop that left the map by sea returns like any unit, not to its box', () => {
    const t = position({ turn: 7, active: 'soviet', units: { ...CALM, Stavka: 'U3', Para5: 'JJ23' } });
    const back = acts(act(t, { type: 'evacuate', unit: 'Para5' }, [1]), END);
    expect(placeOf(back, 'Para5')).toBe('arriving');
    expect(refused(back, hold)).toMatchObject({ rule: '11.1.5', code: 'box-once' });
  });
});

describe('V3.1 German paratroops', () => {
  it('V3.1 in the first impulse of the game, too, they may jump onto the enemy', () => {
    expect(can(air(0, { 'HQ-C': 'N25', Cav3: 'N22' }), drop('N22'))).toBe(true);
  });
  it('3.3.4 V3.1 but not onto the garrison of a spared city', () =>
    expect(refused(air(0, { 'HQ-C': 'O24', '13A': 'O20' }), drop('O20'))).toMatchObject({
      rule: '3.3.4',
      code: 'spared-city',
    }));
  it('V3.1 nobody retreats into the hex they jumped into', () => {
    const t = air(2, { 'HQ-C': 'O20', Cav3: 'O12', Cav7: 'O13', '24Pz': 'O14', '41Pz': 'N13', '47Pz': 'P13' });
    const fought = acts(t, drop('O12'), END, { type: 'commit' });
    const back = act(fought, { type: 'fight', hex: 'O13' }, [1, 4]);
    expect([placeOf(back, 'Cav7'), placeOf(back, 'Cav3')]).toEqual(['replacement-pool', 'O12']);
  });
  it('V3.1 a paratroop that leaves the map jumps in a later impulse', () => {
    const t = position(
      { turn: 2, adopted: ['no-balkans'], units: { ...CALM, 'HQ-C': 'O20', '11FJ': 'E33' } },
      { 'what-ifs': true },
    );
    const home = act(t, { type: 'leave-map', unit: '11FJ' });
    expect(placeOf(home, '11FJ')).toBe('paratroops');
    expect(refused(home, drop('O12'))).toMatchObject({ rule: 'V3.1', code: 'already-moved' });
    expect(can(air(3, { 'HQ-C': 'O20' }), drop('O12'))).toBe(true);
  });
});
