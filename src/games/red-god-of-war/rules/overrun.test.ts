import { describe, expect, it } from 'vitest';
import { act, actionsOf, acts, can, eventsOf, placeOf, refused, type Trial } from '../../../kit/trial.ts';
import { fighting, moving, odds, position, reach, shifts } from '../testing.ts';

const NINTH = '33/9@3104, 10/9@3104, 11/9@3104';
const german = (units: string, more = {}) => moving('XX', `XX HQ@3102, ${units}`, more);
const run = (hex: string, n = 0, unit = '33/9') => ({ type: 'overrun', unit, hex, n });

describe('8.6 overruns', () => {
  it('8.6 a whole formation, active and in supply', () => {
    const t = german(`${NINTH}, 148 RB@3105`);
    expect(can(t, run('3105'))).toBe(true);
    expect(refused(german('33/9@3104, 10/9@3104, 11/9@3103, 148 RB@3105'), run('3105'))).toMatchObject({
      rule: '8.6',
      code: 'not-whole',
    });
    expect(refused(german(`${NINTH}, 148 RB@3105`, { fed: [] }), run('3105'))).toMatchObject({
      rule: '8.6',
      code: 'overrun-unsupplied',
    });
    expect(refused(german('72 ID@3104, 148 RB@3105'), run('3105', 0, '72 ID'))).toMatchObject({
      rule: '8.6',
      code: 'no-formation',
    });
  });

  it('8.6 3.0 7.21 7.23 a formation that is not active names the rule about the unit', () => {
    const late = (t: Trial) => refused(t, run('3105'));
    const acted = { 'XX HQ': '3102', '33/9': '3104', '10/9': { hex: '3104', acted: true }, '11/9': '3104' };
    expect(late(moving('XX', { ...acted, '148 RB': '3105' }))).toMatchObject({
      rule: '3.0',
      code: 'activated-before',
      about: { unit: expect.anything() },
    });
    const far = moving('XX', `XX HQ@3109, IX HQ@3102, ${NINTH}, 148 RB@3105`);
    expect(late(far)).toMatchObject({ rule: '7.21', code: 'nearer-hq' });
    const other = moving('31A', '31A HQ@3102, 5 TC@3104, 5/5@3104, 205/52@3105');
    expect(refused(other, run('3105', 0, '5 TC'))).toMatchObject({ rule: '7.23', code: 'other-army' });
  });

  it('8.61 for three points more than the hex, by the weather', () => {
    const t = act(german(`${NINTH}, 39 TR@3105`), run('3105'), [3]);
    const gone = act(t, { type: 'occupy' });
    // 10 less 2 for clear ground and 3 for the overrun.
    expect([placeOf(gone, '33/9'), reach(gone, '33/9').hexes.length > 0]).toEqual(['3105', true]);
    expect(refused(german(`${NINTH}, 148 RB@3105`, { weather: 'mud' }), run('3105'))).toMatchObject({
      rule: '8.61',
      code: 'overrun-too-dear',
    });
    expect(can(german(`${NINTH}, 148 RB@3105`, { weather: 'snow' }), run('3105'))).toBe(true);
  });

  it('8.61 without the ZOC of those who are overrun, but with that of others', () => {
    // Snow: 4 for the hex and 6 for the overrun are all of it.
    expect(can(german(`${NINTH}, 243 RD@3105`, { weather: 'snow' }), run('3105'))).toBe(true);
    expect(refused(german(`${NINTH}, 243 RD@3105, 247 RD@3106`, { weather: 'snow' }), run('3105')).code).toBe(
      'overrun-too-dear',
    );
    expect(refused(german(`${NINTH}, 243 RD@3105, 247 RD@3004`, { weather: 'snow' }), run('3105')).code).toBe(
      'overrun-too-dear',
    );
  });

  it('8.62 Germans fight with what is printed, Soviets with half; only armour, headquarters and terrain shift', () => {
    const t = german(`${NINTH}, 148 RB@3105`, { weather: 'snow' });
    const report = odds(t, run('3105', 1));
    expect([report.strength, shifts(report)]).toEqual([[9, 2], ['hq-attack 1']]);
    const soviet = moving('20A', '20A HQ@3102, 5 TC@3104, 5/5@3104, 205/52@3105');
    const half = odds(soviet, run('3105', 0, '5 TC'));
    // Neither combined arms nor Razvedka.
    expect([half.strength, shifts(half)]).toEqual([[5, 4], []]);
  });

  it('8.62 the attacker pays everything in steps', () => {
    const t = act(german(`${NINTH}, 243 RD@3105, 148 RB@3105`), run('3105'), [2]);
    expect(eventsOf(t, 'battle')).toMatchObject([{ column: '3:2', result: '1/-' }]);
    const worse = act(german(`${NINTH}, 243 RD@3105, 148 RB@3105`), run('3105'), [1]);
    const paid = acts(worse, { type: 'lose-step', unit: '10/9' }, { type: 'lose-step', unit: '11/9' });
    expect(refused(paid, { type: 'move', unit: '33/9', hex: '3103' })).toMatchObject({ rule: '4.53', code: 'halted' });
  });

  it('8.63 8.64 a formation that follows goes on, and overruns again; one that does not has to stop', () => {
    const t = act(german(`${NINTH}, 39 TR@3105, 215 TR@3106`), run('3105'), [3]);
    const on = act(t, { type: 'occupy' });
    expect(can(on, { type: 'move', unit: '10/9', hex: '3005' })).toBe(true);
    expect(can(on, run('3106'))).toBe(false);
    expect(can(on, run('3205'))).toBe(false);
    const stays = act(t, { type: 'stay' });
    expect(refused(stays, { type: 'move', unit: '10/9', hex: '3103' })).toMatchObject({ rule: '4.53', code: 'halted' });
  });

  it('8.72 8.73 an overrun is no attack: those who overran attack in the combat phase', () => {
    const t = acts(
      act(german(`${NINTH}, 39 TR@3105, 150 RB@3103`), run('3105'), [3]),
      { type: 'stay' },
      { type: 'end-phase' },
    );
    expect(actionsOf(t, 'assign').some(({ unit }) => unit === '10/9')).toBe(true);
  });

  it('8.61 4.63 out of the ZOC of others and into it again: 1 for the road, 3, 5 and 1 are all ten points', () => {
    const units = 'XX HQ@2217, 33/9@2214, 10/9@2214, 11/9@2214, 148 RB@2213, 251 RD@2314';
    expect(can(moving('XX', units), run('2213'))).toBe(true);
    // In the open it is 2 for the hex, and too dear. 251 RD has its ZOC in 3104 and 3105.
    const open = german(`${NINTH}, 148 RB@3105, 251 RD@3004`);
    expect(refused(open, run('3105'))).toMatchObject({ rule: '8.61', code: 'overrun-too-dear' });
  });

  it('8.72 a hex is overrun again by another formation, and attacked besides', () => {
    const FIFTH = '31/5@3204, 13/5@3204, 14/5@3204';
    const first = act(german(`${NINTH}, ${FIFTH}, 243 RD@3105`), run('3105'), [5]);
    expect(eventsOf(first, 'battle')).toHaveLength(1);
    expect(can(first, run('3105', 0, '31/5'))).toBe(true);
  });

  it('10.13 10.14 a German headquarters supports two overruns in its impulse, a Soviet one a single one', () => {
    const t = german(`${NINTH}, 39 TR@3105, 31/5@3204, 13/5@3204, 14/5@3204, 148 RB@3205`);
    const one = act(act(t, run('3105', 1), [6]), { type: 'occupy' });
    expect(can(one, run('3205', 1, '31/5'))).toBe(true);
    const soviet = moving('20A', '20A HQ@3102, 5 TC@3104, 5/5@3104, 6 TC@3204, 6/6@3204, 18/18@3105, GD Pz@3205');
    const gone = act(act(soviet, run('3105', 1, '5 TC'), [6]), { type: 'stay' });
    expect(refused(gone, run('3205', 1, '6 TC'))).toMatchObject({ rule: '10.14', code: 'overrun-support-used' });
    expect(can(gone, run('3205', 0, '6 TC'))).toBe(true);
  });

  it('12.3 Soviet corps overrun in the mechanised phase only with the option, for six points', () => {
    const late = (options = {}) =>
      position(
        { phase: 'mech', impulse: '20A', fed: ['20A'], units: '20A HQ@3102, 5 TC@3104, 5/5@3104, 18/18@3105' },
        options,
      );
    expect(refused(late(), run('3105', 0, '5 TC'))).toMatchObject({ rule: '8.6', code: 'no-late-overrun' });
    // 7 points do not pay for 2 and 6.
    expect(refused(late({ mechOverrun: true }), run('3105', 0, '5 TC'))).toMatchObject({
      rule: '8.61',
      code: 'overrun-too-dear',
    });
    const road = position(
      { phase: 'mech', impulse: '20A', fed: ['20A'], units: '20A HQ@2708, 5 TC@2707, 5/5@2707, 18/18@2807' },
      { mechOverrun: true },
    );
    expect(can(road, run('2807', 0, '5 TC'))).toBe(true);
  });

  it('8.65 a headquarters alone is overrun like any other', () => {
    const t = german(`${NINTH}, 31A HQ@3105`);
    expect(odds(t, run('3105')).strength).toEqual([9, 1]);
    expect(fighting('XX', `XX HQ@3102, ${NINTH}, 31A HQ@3105`)).toBeDefined();
  });
});
