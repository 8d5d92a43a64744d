import { describe, expect, it } from 'vitest';
import {
  act,
  actionsOf,
  active,
  acts,
  can,
  eventsOf,
  placeOf,
  refused,
  type Trial,
  unitOf,
} from '../../../kit/trial.ts';
import { fight, fighting, hexesOf, look } from '../testing.ts';

const USED = { razvedka: ['20A'] };
const soviet = (units: string, more = {}, options = {}) =>
  fighting('20A', `20A HQ@3102, ${units}`, { ...USED, ...more }, options);
const lose = (unit: string) => ({ type: 'lose-step', unit });
const lostOf = (t: Trial, unit: string): unknown => Object(unitOf(t, unit).values).lost;

/** From one hex: 21 against a regiment is 5:1, and 6:1 with tanks and infantry together. */
const CORPS = '5 TC@3104, 5/5@3104, 6 TC@3104, 6/6@3104, 11 TB@3104';
const FIVE = '5 TC, 5/5, 6 TC, 6/6, 11 TB';
const ONE = `${CORPS}, 205/52@3105`;
const TWO = `${CORPS}, 205/52@3105, 18/6@3105`;

describe('8.2 results', () => {
  it('E8.22 a result of 1/2: each side loses a step, and the defender a second one or a hex', () => {
    const t = fight(soviet(ONE), '3105', FIVE, 2);
    expect(eventsOf(t, 'battle')).toMatchObject([{ column: '6:1', result: '1/2' }]);
    expect([active(t), look(t).bill]).toMatchObject(['soviet', { owed: 1, paid: 0 }]);
    const paid = act(t, lose('11 TB'));
    expect([lostOf(paid, '11 TB'), lostOf(paid, '205/52'), active(paid)]).toEqual([1, 1, 'german']);
    expect(placeOf(act(paid, { type: 'hold' }), '205/52')).toBe('eliminated');
    const back = acts(paid, { type: 'fall-back' }, { type: 'retreat', unit: '205/52', hex: '3106' });
    expect([placeOf(back, '205/52'), lostOf(back, '205/52')]).toEqual(['3106', 1]);
  });

  it('8.22 half of the result, rounded up, in steps; the rest all in steps or all in hexes', () => {
    const t = fight(soviet(TWO), '3105', FIVE, 6);
    expect(eventsOf(t, 'battle')).toMatchObject([{ column: '3:1', result: '-/2' }]);
    expect(actionsOf(t, 'lose-step').map(({ unit }) => unit)).toEqual(['205/52', '18/6']);
    const stands = act(t, lose('18/6'));
    expect([can(stands, { type: 'hold' }), can(stands, { type: 'fall-back' })]).toEqual([true, true]);
    expect(() => act(stands, lose('18/6'))).toThrow();
  });

  it('8.2 a dash costs nothing', () => {
    const t = fight(soviet(ONE), '3105', FIVE, 1);
    expect(eventsOf(t, 'battle')).toMatchObject([{ result: '-/1' }]);
    expect(eventsOf(t, 'reduced')).toMatchObject([{ unit: '205/52' }]);
  });

  it('8.21 a second step eliminates; units of one step go at once', () => {
    const t = fight(soviet('6 TC@3104, 26G RD@3104, 18/18@3105'), '3105', '6 TC, 26G RD', 3);
    expect(eventsOf(t, 'eliminated')).toMatchObject([{ unit: '18/18', rule: '8.21' }]);
  });

  it('8.23 only units of the battle pay; 10.11 a headquarters last', () => {
    const t = fight(soviet(`${TWO}, VI HQ@3105, 37/6@3106`), '3105', FIVE, 6);
    expect(refused(t, lose('VI HQ'))).toMatchObject({ rule: '10.11', code: 'hq-last' });
    expect(refused(t, lose('37/6'))).toMatchObject({ rule: '8.23', code: 'not-in-battle' });
    expect(can(t, lose('205/52'))).toBe(true);
  });

  it('8.24 a side that cannot pay its steps spares the other one', () => {
    // A single step against -/3 owes two: the attacker would have lost nothing anyway; 1/3 becomes -/3.
    const t = fight(soviet('6 TC@3104, 26G RD@3104, 18/18@3105'), '3105', '6 TC, 26G RD', 1);
    expect(eventsOf(t, 'battle')).toMatchObject([{ column: '10:1', result: '1/3' }]);
    expect(eventsOf(t, 'reduced')).toEqual([]);
    expect(placeOf(t, '18/18')).toBe('eliminated');
  });

  it('8.24 looks at the steps alone: who pays half of the result has paid enough', () => {
    const t = fight(soviet('26G RD@3104, 148 RB@3104, 18/18@3105'), '3105', '26G RD, 148 RB', 2);
    // 1/2: the battalion pays its one step and is gone, and the attacker pays all the same.
    expect(eventsOf(t, 'battle')).toMatchObject([{ column: '6:1', result: '1/2' }]);
    expect(active(t)).toBe('soviet');
    expect(placeOf(act(t, lose('148 RB')), '18/18')).toBe('eliminated');
  });

  it('10.11 a lost headquarters returns two turns later at a friendly edge', () => {
    const t = fight(soviet('6 TC@3104, 26G RD@3104, VI HQ@3105', { turn: 3 }), '3105', '6 TC, 26G RD', 6);
    expect(placeOf(t, 'VI HQ')).toBe('eliminated');
    expect(t.game.view(t.s, 'observer')).toMatchObject({ returns: expect.arrayContaining([5]) });
  });
});

describe('8.3 retreats', () => {
  const fallen = (units: string, options = {}): Trial =>
    acts(fight(soviet(units, {}, options), '3105', FIVE, 2), lose('11 TB'), { type: 'fall-back' });

  it('8.31 away from the attacked hex, out of enemy ZOC, hex by hex', () => {
    const t = fallen(ONE);
    expect(hexesOf(t, 'retreat', '205/52')).toEqual(['3005', '3106', '3205']);
    expect(refused(t, { type: 'retreat', unit: '205/52', hex: '3204' })).toMatchObject({
      rule: '8.32',
      code: 'retreat-zoc',
    });
    expect(refused(t, { type: 'retreat', unit: '205/52', hex: '3107' })).toMatchObject({
      rule: '8.3',
      code: 'far-retreat',
    });
    expect(refused(t, { type: 'retreat', unit: '205/52', hex: '3104' })).toMatchObject({
      rule: '8.32',
      code: 'to-enemy',
    });
  });

  it('8.31 into an enemy ZOC only to a friendly unit, and only if nothing better is open', () => {
    const t = fallen(`${ONE}, 18/6@3204`);
    expect(refused(t, { type: 'retreat', unit: '205/52', hex: '3204' })).toMatchObject({
      rule: '8.31',
      code: 'better-retreat',
    });
    // 247 RD and 251 RD cover everything; friends stand in two hexes.
    const closed = fallen(`${ONE}, 247 RD@3206, 251 RD@3006, 18/6@3205, 37/6@3005`);
    expect(hexesOf(closed, 'retreat', '205/52')).toEqual(['3005', '3205']);
  });

  it('8.32 5.3 not into a hex that is full', () => {
    const full = '33/9@3106, 10/9@3106, 11/9@3106, 31/5@3106, 13/5@3106, 14/5@3106, 3/2@3106';
    const t = fallen(`${ONE}, ${full}`);
    expect(refused(t, { type: 'retreat', unit: '205/52', hex: '3106' })).toMatchObject({
      rule: '8.32',
      code: 'retreat-full',
    });
  });

  it('8.33 who cannot retreat pays in steps', () => {
    const t = act(fight(soviet(`${ONE}, 247 RD@3206, 251 RD@3006`), '3105', FIVE, 2), lose('11 TB'));
    expect(placeOf(t, '205/52')).toBe('eliminated');
  });

  it('8.3 the attacker pays and retreats first', () => {
    const t = fight(soviet('243 RD@3104, 247 RD@3104, 72 ID@3105'), '3105', '243 RD, 247 RD', 4);
    expect(eventsOf(t, 'battle')).toMatchObject([{ column: '1:2', result: '1/-' }]);
    const worse = fight(soviet('243 RD@3104, 247 RD@3104, 72 ID@3105'), '3105', '243 RD, 247 RD', 1);
    const steps = act(worse, lose('243 RD'));
    expect(active(steps)).toBe('soviet');
    const back = act(steps, { type: 'fall-back' });
    expect(hexesOf(back, 'retreat', '247 RD')).toEqual(['3003', '3103', '3203']);
    // Both go, each by its own way.
    const gone = acts(
      back,
      { type: 'retreat', unit: '247 RD', hex: '3003' },
      { type: 'retreat', unit: '243 RD', hex: '3203' },
    );
    expect([placeOf(gone, '247 RD'), placeOf(gone, '243 RD')]).toEqual(['3003', '3203']);
  });

  it('12.2 with the option through an empty enemy ZOC, for a step each', () => {
    const units = `${CORPS}, 87 ID@3105, 247 RD@3206, 251 RD@3006`;
    const hit = (options: object): Trial => fight(soviet(units, {}, { ...options }), '3105', FIVE, 6);
    // 21 against 7 is 3:1, 4:1 with combined arms: 1/3.
    const t = acts(hit({ zocRetreat: true }), lose('11 TB'), { type: 'fall-back' });
    expect(hexesOf(t, 'retreat', '87 ID')).toEqual(['3004', '3005', '3106', '3204', '3205']);
    const gone = act(t, { type: 'retreat', unit: '87 ID', hex: '3106' });
    expect([placeOf(gone, '87 ID'), lostOf(gone, '87 ID')]).toEqual(['3106', 3]);
    expect(placeOf(act(hit({}), lose('11 TB')), '87 ID')).toBe('3105');
  });

  it('12.4 with the option the enemy names the second step', () => {
    const t = fight(soviet(TWO, {}, { variableLosses: true }), '3105', FIVE, 6);
    const one = acts(t, lose('205/52'), { type: 'hold' });
    expect(active(one)).toBe('soviet');
    expect(lostOf(act(one, lose('18/6')), '18/6')).toBe(1);
    const plain = acts(fight(soviet(TWO), '3105', FIVE, 6), lose('205/52'), { type: 'hold' });
    expect(active(plain)).toBe('german');
  });
});
