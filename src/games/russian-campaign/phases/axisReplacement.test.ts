import { describe, expect, it } from 'vitest';
import type { Json, Options } from '../../../kit/game.ts';
import {
  act,
  actionsOf,
  active,
  acts,
  can,
  eventsOf,
  placeOf,
  refused,
  type Said,
  type Trial,
} from '../../../kit/trial.ts';
import { begun, CALM, pooled } from '../testingArrivals.ts';

const take = (unit: string): Said => ({ type: 'replace', unit });
const END: Said = { type: 'end-replacement' };
const taken = (t: Trial): unknown[] => actionsOf(t, 'replace').map(a => a.unit);
const OIL = { PP13: 'axis', QQ8: 'axis' };

/** May 1942 by default. */
const yearly = (
  units: Record<string, Json>,
  more: Record<string, Json> = {},
  options: Options = {},
): ReturnType<typeof begun> =>
  begun({ turn: 7, active: 'axis', ...more, units: { ...CALM, '28Inf': 'H29', ...units } }, { options });

describe('12.6.2 when', () => {
  const waiting = pooled('1Inf');
  it('12.6.2 in the first clear impulse of the year', () => expect(taken(yearly(waiting))).toEqual(['1Inf']));
  it('12.6.2 not in mud', () => expect(taken(yearly(waiting, { turn: 6, weather: 'mud' }))).toEqual([]));
  it('12.6.2 a clear March comes before May', () => expect(taken(yearly(waiting, { turn: 6 }))).toEqual(['1Inf']));
  it('12.6.2 once a year', () => expect(taken(yearly(waiting, { replaced: 1942 }))).toEqual([]));
  it('12.6.2 the year is noted, whatever is taken', () =>
    expect([yearly({}).s.replaced, yearly({}).s.staffs]).toEqual([1942, 7]));
  it('12.6.3 what is left over does not wait for the next year', () => {
    const t = act(yearly(waiting), END);
    expect([placeOf(t, '1Inf'), Object(t.s).replaced]).toEqual(['replacement-pool', 1942]);
  });
  it('12.6.5 none in 1945', () => expect(taken(yearly(waiting, { turn: 25 }))).toEqual([]));
  it('S3.1 none in 1941', () => expect(taken(yearly(waiting, { turn: 2 }))).toEqual([]));
  it('12.6.2 13.6 the second impulse may be the first clear one', () =>
    expect(
      taken(yearly(waiting, { turn: 6, impulse: 2, weather: ['mud', 'clear'] }, { weather: 'per-impulse' })),
    ).toEqual(['1Inf']));
  it('12.6.1 they arrive like reinforcements, in this impulse', () => {
    const t = acts(yearly(waiting), take('1Inf'), END);
    expect([placeOf(t, '1Inf'), can(t, { type: 'arrive', unit: '1Inf', hex: 'E34' })]).toEqual(['arriving', true]);
  });
  it('12.6.2 headquarters come in the second impulse of that turn', () => {
    const units = pooled('HQ-N', 'HQ-C');
    expect(refused(yearly({ ...units, ...waiting }), take('HQ-N'))).toMatchObject({ code: 'staff-second-impulse' });
    expect(eventsOf(yearly(units, { impulse: 2, replaced: 1942, staffs: 7 }), 'staffs-replaced')[0]?.units).toEqual([
      'HQ-N',
      'HQ-C',
    ]);
    expect(eventsOf(yearly(units, { turn: 8, impulse: 2, replaced: 1942, staffs: 7 }), 'staffs-replaced')).toEqual([]);
  });
});

describe('12.6.4 what', () => {
  it('12.6.4 all of the SS', () => {
    const t = yearly(pooled('1SSPz', '2SSPz', '6SSInf', 'SSRes'), { turn: 19, withdrawn: 0 });
    expect(taken(acts(t, take('1SSPz'), take('2SSPz'), take('6SSInf')))).toEqual(['SSRes']);
  });
  it('12.6.4 all Luftwaffe infantry, without any oil', () =>
    expect(taken(yearly(pooled('3Lw'), { owner: { AA30: 'soviet' } }))).toEqual(['3Lw']));
  it('12.6.4 Hermann Göring needs oil as panzers do', () => {
    expect(taken(yearly(pooled('HG'), { owner: { AA30: 'soviet' } }))).toEqual([]);
    expect(taken(yearly(pooled('HG')))).toEqual(['HG']);
  });
  it.each([
    ['5-4', '4Inf', '7Inf'],
    ['4-4', '1Inf', '2Inf'],
    ['3-4', '10Inf', '13Inf'],
  ])('12.6.4 one %s infantry corps', (_, one, other) => {
    const more = pooled('4Inf', '1Inf', '10Inf', '50PzGr', '49Mtn', '41Pz');
    const t = act(yearly({ ...more, ...pooled(one, other) }), take(one));
    expect(can(t, take(other))).toBe(false);
    expect(refused(t, take(other))).toMatchObject({ rule: '12.6.4', code: 'share-used' });
  });
  it('12.6.4 one panzergrenadier and one mountain corps', () => {
    const t = acts(yearly(pooled('50PzGr', '52PzGr', '49Mtn', '22Mtn')), take('50PzGr'), take('49Mtn'));
    expect(taken(t)).toEqual([]);
  });
  it('12.6.4 a panzer corps for each oil field', () => {
    const pool = pooled('41Pz', '56Pz', '24Pz', '39Pz');
    expect(taken(act(yearly(pool), take('41Pz')))).toEqual([]);
    expect(taken(acts(yearly(pool, { owner: OIL }), take('41Pz'), take('56Pz')))).toEqual(['24Pz', '39Pz']);
    expect(taken(acts(yearly(pool, { owner: OIL }), take('41Pz'), take('56Pz'), take('24Pz')))).toEqual([]);
  });
  it('12.6.4 German cavalry never', () =>
    expect(refused(yearly(pooled('1Cav', '1Inf')), take('1Cav'))).toMatchObject({
      rule: '12.6.4',
      code: 'never-replaced',
    }));
  it('12.6.4 one unit of each ally', () => {
    const t = yearly(pooled('Rom1', 'RomCav', 'Hun1', 'Hun2', 'Fin2', 'Fin4', 'Ita3', 'Ita4'));
    expect(taken(acts(t, take('RomCav'), take('Hun1'), take('Fin4'), take('Ita3')))).toEqual([]);
  });
  it('12.6.5 Italians in 1942 only', () => {
    const t = yearly(pooled('Ita3', '1Inf'), { turn: 13 });
    expect(refused(t, take('Ita3'))).toMatchObject({ rule: '12.6.5', code: 'no-italians' });
  });
  it('12.6.3 nobody who surrendered', () =>
    expect(refused(yearly({ ...pooled('1Inf'), '2Inf': { box: 'out-of-game' } }), take('2Inf'))).toMatchObject({
      rule: '9.6.2',
      code: 'gone-for-good',
    }));
  it.each([
    ['E32', ['Rom1', 'Fin2', 'Hun1']],
    ['BB31', ['1Inf', 'Fin2', 'Hun1']],
    ['B14', ['1Inf', 'Rom1', 'Hun1']],
  ])('12.6.3 not with the capital %s lost', (capital, left) => {
    const t = yearly({ ...pooled('1Inf', 'Rom1', 'Fin2', 'Hun1'), Hitler: 'E34' }, { owner: { [capital]: 'soviet' } });
    expect(taken(t).filter(u => left.includes(String(u)))).toEqual(taken(t));
  });
  it('12.6.4 a choice may be taken back', () => {
    const one = act(yearly(pooled('1Inf', '2Inf')), take('1Inf'));
    expect(one.events).toMatchObject([{ type: 'replace', rule: '12.6.4', role: 'axis', unit: '1Inf' }]);
    const t = act(one, { type: 'take-back', unit: '1Inf' });
    expect(t.events).toEqual([{ type: 'take-back', rule: '12.6.4', role: 'axis', unit: '1Inf' }]);
    expect([placeOf(t, '1Inf'), taken(t)]).toEqual(['replacement-pool', ['1Inf', '2Inf']]);
  });
  it('12.6.3 nothing has to be taken', () => expect(active(act(yearly(pooled('1Inf')), END))).toBe('axis'));
});

describe('12.6.6 a 3-4 instead', () => {
  const LINE = ['10Inf', '13Inf', '17Inf', '20Inf', '38Inf', '42Inf', '54Inf'];
  it('12.6.6 for each share that nobody in the pool could fill', () => {
    const t = yearly(pooled(...LINE));
    // Their own place, 5-4, 4-4, panzergrenadier, mountain, and one oil field.
    expect(taken(acts(t, ...LINE.slice(0, 5).map(take)))).toHaveLength(2);
    expect(taken(acts(t, ...LINE.slice(0, 6).map(take)))).toEqual([]);
  });
  it.each(['4Inf', '1Inf', '50PzGr', '49Mtn', '41Pz'])('12.6.6 not while %s is in the pool', name => {
    const t = acts(yearly(pooled(...LINE, name)), ...LINE.slice(0, 5).map(take));
    expect(taken(t)).toEqual([name]);
  });
  it('12.6.6 not for the SS, the Luftwaffe or allies', () => {
    const t = acts(yearly(pooled(...LINE)), ...LINE.slice(0, 6).map(take));
    expect(can(t, take('54Inf'))).toBe(false);
  });
  it('12.6.6 for panzers, as many as there is oil', () => {
    const t = acts(yearly(pooled(...LINE, '29Inf', '55Inf'), { owner: OIL }), ...LINE.map(take));
    expect(taken(act(t, take('29Inf')))).toEqual([]);
  });
});

describe('13.2 SS equipment', () => {
  const on = { 'ss-equipment': true };
  const POOL = pooled('41Pz', '56Pz', '50PzGr', '52PzGr', '10Inf', '13Inf', '4Inf', '1Inf', '49Mtn');
  it('13.2.2 the SS Reserve on the map gives a panzergrenadier', () => {
    const t = act(yearly({ ...POOL, SSRes: 'O20' }, {}, on), take('50PzGr'));
    expect([can(t, take('52PzGr')), can(act(t, take('41Pz')), take('56Pz'))]).toEqual([true, false]);
  });
  it('13.2.2 or a 3-4', () => {
    const t = act(yearly({ ...POOL, SSRes: 'O20' }, {}, on), take('10Inf'));
    expect([can(t, take('13Inf')), can(acts(t, take('13Inf'), take('50PzGr')), take('52PzGr'))]).toEqual([true, false]);
  });
  it('13.2.2 not without the option', () =>
    expect(can(act(yearly({ ...POOL, SSRes: 'O20' }), take('50PzGr')), take('52PzGr'))).toBe(false));
  it('13.2.2 not from the pool', () =>
    expect(can(act(yearly({ ...POOL, ...pooled('SSRes') }, {}, on), take('50PzGr')), take('52PzGr'))).toBe(false));
  it.each([
    ['1SSPz', 13, true],
    ['2SSPz', 13, true],
    ['3SSPz', 13, false],
    ['3SSPz', 19, true],
  ])('13.2.2 %s in turn %i adds a panzer: %s', (name, turn, adds) =>
    expect(can(act(yearly({ ...POOL, [name]: 'O20' }, { turn }, on), take('41Pz')), take('56Pz'))).toBe(adds),
  );
  it('13.2.2 each piece of equipment serves once, and the one that suits fewest goes first', () => {
    const t = yearly({ ...POOL, ...pooled('17Inf'), SSRes: 'O20', '1SSPz': 'O20' }, { turn: 13 }, on);
    const line = acts(t, take('10Inf'), take('13Inf'));
    expect(can(acts(line, take('41Pz')), take('56Pz'))).toBe(true);
    expect(can(acts(line, take('50PzGr')), take('52PzGr'))).toBe(true);
    expect(can(acts(line, take('41Pz'), take('56Pz'), take('50PzGr')), take('52PzGr'))).toBe(false);
    expect(can(acts(line, take('17Inf'), take('41Pz')), take('56Pz'))).toBe(false);
  });
  it('13.2.2 6 SS gives a 3-4 in 1944', () => {
    const t = yearly({ ...POOL, '6SSInf': 'O20' }, { turn: 19 }, on);
    expect([can(act(t, take('10Inf')), take('13Inf')), can(act(t, take('41Pz')), take('56Pz'))]).toEqual([true, false]);
  });
  it('13.2.2 6 SS gives the 3-4, and the SS Reserve is left for a panzergrenadier', () => {
    const t = yearly({ ...POOL, SSRes: 'O20', '6SSInf': 'O20' }, { turn: 19 }, on);
    expect(can(acts(t, take('10Inf'), take('13Inf'), take('50PzGr')), take('52PzGr'))).toBe(true);
  });
  it('13.2.2 the order in which units are named does not matter', () => {
    const t = yearly({ ...POOL, SSRes: 'O20', '1SSPz': 'O20' }, { turn: 13 }, on);
    const wish = ['10Inf', '50PzGr', '52PzGr', '41Pz', '56Pz'];
    for (const order of [wish, wish.toReversed()]) expect(taken(acts(t, ...order.map(take)))).not.toContain('13Inf');
    expect(can(acts(t, take('10Inf'), take('13Inf'), take('41Pz')), take('56Pz'))).toBe(true);
  });
});
