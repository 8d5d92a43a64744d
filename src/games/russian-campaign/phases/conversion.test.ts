import { describe, expect, it } from 'vitest';
import type { Json } from '../../../kit/game.ts';
import { act, actionsOf, eventsOf, placeOf, refused, type Said, type Trial } from '../../../kit/trial.ts';
import { begun, CALM, coming, pooled } from '../testingArrivals.ts';

const convert = (unit: string): Said => ({ type: 'convert', unit });
const choices = (t: Trial): unknown[] => actionsOf(t, 'convert').map(a => a.unit);

/** July 1943, with somebody who can move afterwards. */
const july = (units: Record<string, Json>, more: Record<string, Json> = {}) =>
  begun({
    turn: 14,
    active: 'axis',
    replaced: 1943,
    ...more,
    units: { ...CALM, '24Pz': 'H29', ...coming('11PzGr'), ...units },
  });

describe('12.8 conversions', () => {
  it('12.8.1 the corps is exchanged in place', () => {
    const t = july({ '11Inf': 'L26' });
    expect([placeOf(t, '11PzGr'), placeOf(t, '11Inf')]).toEqual(['L26', 'out-of-game']);
    expect(eventsOf(t, 'convert')).toMatchObject([{ rule: '12.8.1', unit: '11PzGr', units: ['11Inf'], hex: 'L26' }]);
  });
  it('12.8.1 in July 11 and 26, in November 29 and 43', () => {
    const four = coming('11PzGr', '26PzGr', '29PzGr', '43PzGr');
    const infantry = { '11Inf': 'L26', '26Inf': 'L26', '29Inf': 'K31', '43Inf': 'K31' };
    const formed = (turn: number) =>
      eventsOf(july({ ...four, ...infantry }, { turn, weather: 'mud' }), 'convert').map(e => e.unit);
    expect([formed(14), formed(15), formed(16)]).toEqual([['11PzGr', '26PzGr'], [], ['29PzGr', '43PzGr']]);
  });
  it('12.8.1 in the first month', () =>
    expect(placeOf(july({ '11Inf': 'L26' }, { impulse: 2 }), '11PzGr')).toBe('order-of-battle'));
  it('12.8.2 if it is lost, another corps of its strength is named', () => {
    const t = july({ ...pooled('11Inf'), '1Inf': 'L26', '4Inf': 'L26', '10Inf': 'K31', '30Inf': 'K31' });
    expect(choices(t)).toEqual(['1Inf', '30Inf']);
    const done = act(t, convert('30Inf'));
    expect(['11PzGr', '30Inf', '11Inf'].map(u => placeOf(done, u))).toEqual(['K31', 'out-of-game', 'replacement-pool']);
  });
  it('12.8.2 another strength is refused', () => {
    const t = july({ ...pooled('11Inf'), '1Inf': 'L26', '2Inf': 'L26', '4Inf': 'L26' });
    expect(refused(t, convert('4Inf'))).toMatchObject({ rule: '12.8.2', code: 'not-like' });
  });
  it('12.8.2 the SS and allies are no such corps', () =>
    expect(
      choices(july({ ...pooled('11Inf'), '6SSInf': 'L26', Rom2: 'BB31', Hun1: 'T30', '1Inf': 'L26', '2Inf': 'L26' })),
    ).toEqual(['1Inf', '2Inf']));
  it('12.8.2 out of supply, another is named', () => {
    const t = july({ '11Inf': 'OO3', '1Inf': 'L26', '2Inf': 'L26' });
    expect([placeOf(t, '11Inf'), choices(t)]).toEqual(['OO3', ['1Inf', '2Inf']]);
    expect(refused(t, convert('11Inf'))).toMatchObject({ code: 'cut-off' });
  });
  it('12.8.2 shut in by enemy ZOCs, another is named', () => {
    const ring = { '8A': 'L27', '11A': 'L25' };
    const t = july({ '11Inf': 'L26', ...ring, '1Inf': 'H29', '2Inf': 'H29' });
    expect(choices(t)).toEqual(['1Inf', '2Inf']);
  });
  it('12.8.2 an enemy ZOC alone does not matter', () =>
    expect(placeOf(july({ '11Inf': 'L26', '8A': 'L25' }), '11PzGr')).toBe('L26'));
  it('Q6 where nobody can be converted, the new corps is lost', () => {
    const t = july({ ...pooled('11Inf'), '10Inf': 'L26' });
    expect([placeOf(t, '11PzGr'), eventsOf(t, 'conversion-lost')]).toMatchObject(['out-of-game', [{ unit: '11PzGr' }]]);
  });
});
