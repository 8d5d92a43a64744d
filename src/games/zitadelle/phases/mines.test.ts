import { describe, expect, it } from 'vitest';
import { act, can, eventsOf, hexesFor, placeOf, type Trial } from '../../../kit/trial.ts';
import { chancesOf } from '../chances.ts';
import { hex, unit } from '../pieces.ts';
import { assaulting, move, moving, sovietsMoving, stateIn } from '../testingPlay.ts';

/** 219G in the fort of 2120, its army at morale 1: five points, of which 2019 takes three. */
const weak = (more = ''): Trial => sovietsMoving(`71GR/219G@2120${more}`, { morale: { '6GA': 1 } });
const strong = (more = ''): Trial => sovietsMoving(`71GR/219G@2120${more}`);
const stepOut = (t: Trial, die: number): Trial => act(t, move('71GR/219G', '2019'), [die]);
const goesOn = (t: Trial, name = '71GR/219G'): boolean => hexesFor(t, 'move', name).length > 0;

describe('8.3.3 mines', () => {
  it('8.3.3 who leaves a fort rolls a die and pays it on top', () => {
    const t = stepOut(strong(), 6);
    expect(eventsOf(t, 'mines')).toMatchObject([{ rule: '8.3.3', unit: '71GR/219G', hex: '2019', die: 6 }]);
    // Twelve points less three and six.
    expect([can(t, move('71GR/219G', '1920')), can(t, move('71GR/219G', '1821'))]).toEqual([true, false]);
  });

  it('8.3.3 the die can be looked at before the step, with the points that are left to pay it', () => {
    const ask = (t: Trial, to: string) =>
      chancesOf(stateIn(t), 'soviet', { type: 'move', unit: unit('71GR/219G'), hex: hex(to) });
    expect(ask(strong(), '2019')).toMatchObject({
      ok: true,
      value: { hex: hex('2019'), attackers: [{ what: 'points', rule: '8.3.3', value: 9 }] },
    });
    const found = ask(strong(), '2019');
    expect(found?.ok && found.value.results.map(({ result }) => result)).toEqual(['-1', '-2', '-3', '-4', '-5', '-6']);
    // Two points are left of five.
    expect(ask(weak(), '2019')).toMatchObject({ value: { attackers: [{ value: 2 }] } });
    expect([ask(strong(), '2018'), ask(stepOut(strong(), 1), '2018')]).toEqual([undefined, undefined]);
  });

  it('8.3.3 nobody is sent further than the first hex before the die', () => {
    expect(hexesFor(strong(), 'move', '71GR/219G').sort()).toEqual(['2019', '2020', '2119', '2121', '2219', '2220']);
  });

  it('8.3.3 one point must be left after the hex', () => {
    const t = (morale: number) =>
      sovietsMoving({ '71GR/219G': { hex: '2120', disrupted: true } }, { morale: { '6GA': morale } });
    // Four points: 2019 costs three, the woods of 2119 four.
    expect(['2019', '2119'].map(to => can(t(4), move('71GR/219G', to)))).toEqual([true, false]);
    expect(goesOn(t(3))).toBe(false);
  });

  it('8.3.3 a point, and not a half: on a road from 2220 a vehicle needs one and a half', () => {
    const t = moving({ '11Pz/15': { hex: '2319', disrupted: true } }, { morale: { '48PzK': 1 } });
    // Two points: a half for 2320 and another for the fort of 2220, and one is left.
    const there = act(act(t, move('11Pz/15', '2320')), move('11Pz/15', '2220'));
    expect(goesOn(there, '11Pz/15')).toBe(false);
    const fresh = moving({ '11Pz/15': { hex: '2320', disrupted: true } }, { morale: { '48PzK': 1 } });
    expect(can(act(fresh, move('11Pz/15', '2220')), move('11Pz/15', '2221'))).toBe(true);
  });

  it('8.3.3 mines are rolled for along roads, too', () => {
    const t = act(moving('11Pz/15@2220'), move('11Pz/15', '2221'), [3]);
    expect(eventsOf(t, 'mines')).toMatchObject([{ hex: '2221', die: 3 }]);
  });

  it('8.3.3 by both sides, and only for forts', () => {
    const german = act(moving('11Pz/15@2120'), move('11Pz/15', '2121'), [1]);
    expect(eventsOf(german, 'mines')).toHaveLength(1);
    const trench = act(moving('11Pz/15@2126'), move('11Pz/15', '2025'));
    expect(eventsOf(trench, 'mines')).toEqual([]);
  });

  it('8.3.3 a unit that enters a fort may stop there, and continues as another step', () => {
    const t = act(strong(), move('71GR/219G', '2020'), [1]);
    expect([placeOf(t, '71GR/219G'), goesOn(t)]).toEqual(['2020', true]);
  });

  it('8.3.3 a way past the forts is taken without a die', () => {
    const t = act(moving('11Pz/15@2419'), move('11Pz/15', '2418'));
    expect(eventsOf(t, 'mines')).toEqual([]);
  });

  it('8.3.3 a retreat rolls for nothing', () => {
    const t = assaulting('german', '71GR/219G@2120, GD/Pz@2121, GD/PG@2121', { morale: { '6GA': 1 } });
    const beaten = act(act(t, { type: 'commit' }), { type: 'fight', hex: '2120' }, [5, 5, 1, 1]);
    const fled = act(beaten, { type: 'retreat', unit: '71GR/219G', hex: '1919' });
    expect([placeOf(fled, '71GR/219G'), eventsOf(fled, 'mines')]).toEqual(['1919', []]);
  });

  it('8.3.3 out of a ZOC both are paid', () => {
    const t = sovietsMoving('71GR/219G@2120, 11Pz/110@2121');
    const out = act(t, move('71GR/219G', '2019'), [2]);
    // Six for the ZOC, three for the hex, two for the mines: one left.
    expect([eventsOf(out, 'move')[0]?.cost, goesOn(out)]).toEqual([9, false]);
  });

  it('Q7 who cannot pay the die stops in the first hex outside', () => {
    const t = stepOut(weak(), 6);
    expect([placeOf(t, '71GR/219G'), goesOn(t)]).toEqual(['2019', false]);
    // Nine points less three: after a 3 three are left, after a 4 two.
    const nine = sovietsMoving('71GR/219G@2120', { morale: { '6GA': 5 } });
    expect([goesOn(stepOut(nine, 3)), goesOn(stepOut(nine, 4))]).toEqual([true, false]);
  });

  it('Q8 where there is no room he goes back to the fort, and has had his move', () => {
    const t = stepOut(weak(', 71GR/210G@2019, 71GR/213G@2019'), 6);
    expect(placeOf(t, '71GR/219G')).toBe('2120');
    expect(eventsOf(t, 'mined-back')).toMatchObject([{ rule: 'Q8', from: '2019', to: '2120' }]);
    expect(goesOn(t)).toBe(false);
  });

  it('Q8 so he does when the die leaves him too few points to go on', () => {
    // Seven points: three for the hex, and after a 2 two are left, which lead nowhere.
    const t = sovietsMoving('71GR/219G@2120, 71GR/210G@2019, 71GR/213G@2019', { morale: { '6GA': 4 } });
    const out = stepOut(t, 3);
    expect(placeOf(out, '71GR/219G')).toBe('2120');
    expect(can(out, { type: 'end-movement' })).toBe(true);
  });

  it('Q8 with points left he must go on', () => {
    const t = stepOut(strong(', 71GR/210G@2019, 71GR/213G@2019'), 1);
    expect([placeOf(t, '71GR/219G'), can(t, { type: 'end-movement' })]).toEqual(['2019', false]);
    const on = act(t, move('71GR/219G', '1920'));
    expect(can(on, { type: 'end-movement' })).toBe(true);
  });

  it('Q8 nobody steps out where he would have to stop in a full hex, whatever the die', () => {
    // 2019 lies in the ZOC of 1919; those who stand there cannot leave it with two points, but with twelve.
    const t = (disrupted: boolean) => {
      const there = { hex: '2019', disrupted };
      const units = { '71GR/219G': '2120', '71GR/210G': there, '71GR/213G': there, '11Pz/110': '1919' };
      return sovietsMoving(units, { morale: { '6GA': disrupted ? 1 : 10 } });
    };
    expect([can(t(true), move('71GR/219G', '2019')), can(t(false), move('71GR/219G', '2019'))]).toEqual([false, true]);
  });

  it('Q9 every fort that is left asks for a die', () => {
    const first = act(strong(), move('71GR/219G', '2020'), [1]);
    const second = act(first, move('71GR/219G', '2021'), [2]);
    expect([eventsOf(first, 'mines'), eventsOf(second, 'mines')].map(list => list.length)).toEqual([1, 1]);
    expect(placeOf(second, '71GR/219G')).toBe('2021');
  });
});
