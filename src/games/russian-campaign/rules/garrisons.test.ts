import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../kit/game.ts';
import { act, eventsOf, placeOf } from '../../../kit/trial.ts';
import { SPECIAL_REINFORCEMENTS } from '../data/schedule.ts';
import { hex, unit } from '../pieces.ts';
import type { State } from '../state.ts';
import { position, stateOf } from '../testing.ts';
import { begun, CALM, coming } from '../testingArrivals.ts';
import { noticeGarrisons } from './garrisons.ts';

const io = { dice: { roll: () => 1, pick: () => 0 }, emit: () => undefined };
const SPECIALS = SPECIAL_REINFORCEMENTS.map(special => special.id);

/** Events set off by a unit that goes through hexes, with the turn in which they bring somebody. */
function setOff(turn: number, name: string, ...path: string[]): Record<string, number> {
  const d = stateOf({ turn, units: { ...CALM } });
  noticeGarrisons(d, unit(name), path.map(hex), io);
  return Object.fromEntries(SPECIALS.map((id, n) => [id, d.due[n]!]).filter(([, due]) => due !== 0));
}

describe('12.4.2 the garrison of Bucharest', () => {
  it('12.4.2 comes in the next turn when a Soviet unit is within five hexes, from January 1943', () =>
    expect(setOff(11, '8A', 'BB26')).toEqual({ 'bucharest-1943': 12 }));
  it('12.4.2 six hexes are too far', () => expect(setOff(11, '8A', 'BB25')).toEqual({}));
  it('12.4.2 not before', () => expect(setOff(10, '8A', 'BB26')).toEqual({}));
  it('12.4.2 passing is enough', () =>
    expect(setOff(11, '8A', 'BB25', 'BB26', 'AA26', 'AA25')).toEqual({ 'bucharest-1943': 12 }));
  it('12.4.2 Axis units do not count', () => expect(setOff(11, '1Inf', 'BB26')).toEqual({}));
  it('12.4.2 from January 1944 three more come', () =>
    expect(setOff(17, '8A', 'BB26')).toEqual({ 'bucharest-1943': 18, 'bucharest-1944': 18 }));
  it('12.4.2 a unit that is near in January counts as well', () => {
    const t = begun({ turn: 11, active: 'soviet', weather: 'snow', units: { ...CALM, '8A': 'BB26' } }, { rolls: [1] });
    expect(eventsOf(t, 'garrison-called')).toMatchObject([{ event: 'bucharest-1943', role: 'axis', hex: 'BB31' }]);
  });
  it('12.4.2 a march sets it off', () => {
    const t = act(position({ turn: 11, active: 'soviet', weather: 'snow', units: { ...CALM, '8A': 'BB25' } }), {
      type: 'move',
      unit: '8A',
      hex: 'BB26',
    });
    expect(Object(t.s).due[SPECIALS.indexOf('bucharest-1943')]).toBe(12);
  });
  it('12.4.2 it comes to stay, in the first impulse', () => {
    const at = (impulse: number) =>
      begun({
        turn: 12,
        active: 'axis',
        impulse,
        weather: 'mud',
        due: { 'bucharest-1943': 12 },
        units: { ...CALM, ...coming('15Mtn', '21Mtn', '91Mtn') },
      });
    expect([placeOf(at(1), '15Mtn'), placeOf(at(1), '91Mtn')]).toEqual(['arriving', 'order-of-battle']);
    expect(placeOf(at(2), '15Mtn')).toBe('order-of-battle');
  });
});

describe('12.4.3 the garrison of Warsaw', () => {
  it('12.4.3 comes from January 1944, when a Soviet unit is within two hexes', () =>
    expect(setOff(17, '8A', 'L24')).toEqual({ 'warsaw-1944': 18 }));
  it('12.4.3 three hexes are too far', () => expect(setOff(17, '8A', 'L23')).toEqual({}));
  it('12.4.3 not in 1943', () => expect(setOff(16, '8A', 'L24')).toEqual({}));
});

describe('12.4.1 the north', () => {
  const beginning = (side: string, owner: Record<string, string>): State =>
    begun({ turn: 8, active: side, owner, units: { ...CALM } }, { rolls: side === 'soviet' && !owner.C2 ? [1] : [] }).s;
  it('12.4.1 14 A comes in the turn after Helsinki fell', () =>
    expect(beginning('soviet', { B14: 'soviet' }).due[SPECIALS.indexOf('helsinki')]).toBe(9));
  it('5.5 12.4.1 a ZOC alone may have taken it, in the last battle of the turn', () => {
    const units = { ...CALM, Fin2: 'B14', '1GdTk': 'B13', '2GdTk': 'B13', 'HQ-N': 'E33' };
    const t = position({ phase: 'combat', active: 'soviet', impulse: 2, turn: 7, units });
    const next = Object(act(t, { type: 'commit' }, [6]).s);
    expect([next.turn, next.due[SPECIALS.indexOf('helsinki')]]).toEqual([8, 8]);
  });
  it('12.4.1 the mountain corps come in the turn after Archangel fell', () =>
    expect(beginning('axis', { C2: 'axis' }).due[SPECIALS.indexOf('archangel')]).toBe(9));
  it('12.4.1 nobody comes before', () => expect(beginning('axis', {}).due.every(turn => turn === 0)).toBe(true));
  it('12.7.8 Archangel once lost is lost for lend-lease', () =>
    expect(beginning('soviet', { C2: 'axis' }).archangelLost).toBe(1));
  it('12.7.8 control by ZOC alone is enough', () => {
    const d = stateOf({ turn: 8, units: { ...CALM, '24Pz': 'D2' } });
    const events: GameEvent[] = [];
    noticeGarrisons(d, unit('24Pz'), [hex('D2')], { ...io, emit: e => events.push(e) });
    expect(d.archangelLost).toBe(1);
    expect(events).toContainEqual({ type: 'archangel-lost', rule: '12.7.8', hex: expect.any(Number) });
  });
});
