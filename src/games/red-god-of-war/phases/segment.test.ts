import { describe, expect, it } from 'vitest';
import { act, actionsOf, acts, can, eventsOf, placeOf, refused, type Trial, unitOf } from '../../../kit/trial.ts';
import { position } from '../testing.ts';

const HQS = '20A HQ@3101, XX HQ@0130';

/**
 * The last chit of a turn is that of a headquarters off the map: its impulse ends at once, and the next turn begins with
 * the dice given: weather, German supply, OKW, intent.
 */
const nextTurn = (turn: number, rolls: readonly number[], more = {}, units: string | object = HQS): Trial =>
  act(
    position({
      phase: 'draw',
      units: Object(units) === units ? Object(units) : String(units),
      chits: { '33A': 'cup' },
      turn,
      ...more,
    }),
    { type: 'draw' },
    ['33A', ...rolls],
  );
const state = (t: Trial) => Object(t.game.view(t.s, 'observer'));

describe('11.5 weather', () => {
  const weather = (turn: number, die: number, before: string) =>
    eventsOf(nextTurn(turn, [die, 3, 3, 3], { weather: before }), 'weather')[0]?.weather;

  it('11.5 a die from the second turn on; up to 1 mud, from 6 on snow', () => {
    expect([1, 2, 5, 6].map(die => weather(1, die, 'frozen'))).toEqual(['mud', 'frozen', 'frozen', 'snow']);
  });
  it('11.5 mud before lowers it, snow raises it', () => {
    expect([weather(1, 2, 'mud'), weather(1, 5, 'snow')]).toEqual(['mud', 'snow']);
  });
  it('11.5 later turns add one, then two', () => {
    expect([weather(2, 5, 'frozen'), weather(3, 5, 'frozen'), weather(10, 4, 'frozen')]).toEqual([
      'frozen',
      'snow',
      'snow',
    ]);
  });
});

describe('11.3 German supply', () => {
  it('11.3 a die of points each turn, which are kept', () => {
    expect(state(nextTurn(1, [3, 5, 3, 3], { supply: { german: 2 } })).supply[0]).toBe(7);
  });
});

describe('11.2 OKW', () => {
  const okw = (turn: number, die: number, more = {}) => state(nextTurn(turn, [3, 3, die, 3], more)).okw;
  it('11.2 up to 1 to the left, from 5 on to the right', () => {
    expect([1, 2, 4, 5].map(die => okw(1, die))).toEqual([1, 2, 2, 3]);
  });
  it('11.2 Stalin’s marker in box 2 or 3 lowers the die, as it stood before its own move', () => {
    expect([okw(1, 2, { intent: 2 }), okw(1, 2, { intent: 4 })]).toEqual([1, 2]);
  });
  it('11.2 two prize hexes lower it from turn 4 on; dates raise it', () => {
    const control = { '1507': 'soviet', '2211': 'soviet' };
    expect([okw(3, 2, { control }), okw(2, 2, { control })]).toEqual([1, 2]);
    expect([okw(7, 4, {}), okw(11, 3, {})].map(box => box)).toEqual([3, 3]);
  });
  it('11.2 in the last box a second die of 5 or 6 calls a mechanised division away', () => {
    const called = nextTurn(1, [3, 3, 3, 5, 3], { okw: 5 });
    expect([eventsOf(called, 'hilfe').length, state(called).bill[3]]).toEqual([1, 1]);
    expect(state(nextTurn(1, [3, 3, 3, 4, 3], { okw: 5 })).bill[3]).toBe(0);
  });
});

describe('11.1 Stalin’s intent', () => {
  const intent = (turn: number, die: number, more = {}, units: string | object = HQS) =>
    state(nextTurn(turn, [3, 3, 3, die], more, units));
  it('11.1 up to 1 to the left, from 4 on to the right; the box gives supply points', () => {
    expect([1, 3, 4].map(die => intent(1, die).intent)).toEqual([3, 4, 5]);
    expect([1, 3, 4].map(die => intent(1, die).supply[1])).toEqual([11, 10, 9]);
  });
  it('11.1 prizes lower it, losses and a German Rzhev raise it', () => {
    expect(intent(1, 2, { control: { '2122': 'soviet', '2221': 'soviet' } }).intent).toBe(3);
    expect([intent(4, 3).intent, intent(5, 3).intent]).toEqual([4, 5]);
    const lost = '243 247 251 326 331 88 118 133 139 239 246 336'
      .split(' ')
      .map(id => [`${id} RD`, { box: 'eliminated' }] as const);
    const units = { '20A HQ': '3101', 'XX HQ': '0130', ...Object.fromEntries(lost) };
    expect(intent(1, 3, {}, units).intent).toBe(5);
    const eleven = {
      '20A HQ': '3101',
      'XX HQ': '0130',
      ...Object.fromEntries(lost.slice(1)),
      '148 RB': { box: 'eliminated' },
      '150 RB': { box: 'eliminated' },
    };
    expect(intent(1, 3, {}, eleven).intent).toBe(4);
    expect(intent(1, 3, {}, { ...eleven, '11 TB': { box: 'eliminated' } }).intent).toBe(5);
  });
  it('11.1 marked boxes call units away, every turn the marker is there', () => {
    expect(intent(1, 4, { intent: 6 }).bill).toEqual([0, 1, 1, 0]);
    expect(intent(1, 4, { intent: 7 }).bill).toEqual([1, 1, 1, 0]);
    expect(intent(1, 4, { intent: 9 }).bill).toEqual([2, 2, 3, 0]);
  });
});

describe('11.4 withdrawals', () => {
  const UNITS = '20A HQ@3101, 5 TC@3103, 5/5@3103, 243 RD@3104, 11 TB@3105, 148 RB@3105, 247 RD@3104';
  const called = (bill: object, units: object | string = UNITS) =>
    position({
      phase: 'withdraw',
      impulse: '20A',
      units: Object(units) === units ? Object(units) : String(units),
      bill: { ...bill },
    });

  it('11.4 at the start of a friendly impulse; a corps takes its brigade along', () => {
    const t = called({ corps: 1, divisions: 1 });
    const gone = act(act(t, { type: 'withdraw', unit: '5 TC' }), { type: 'withdraw', unit: '243 RD' });
    expect(['5 TC', '5/5', '243 RD'].map(unit => placeOf(gone, unit))).toEqual(['withdrawn', 'withdrawn', 'withdrawn']);
    expect(refused(t, { type: 'withdraw', unit: '11 TB' })).toMatchObject({ rule: '11.4', code: 'not-called-away' });
  });

  it('11.4 at full strength and not isolated; otherwise those with the fewest steps lost, and the isolated later', () => {
    const t = called(
      { divisions: 1 },
      {
        '20A HQ': '3101',
        '243 RD': { hex: '3104', step: 2 },
        '247 RD': '3104',
        '251 RD': { hex: '3105', supply: 'isolated' },
        '326 RD': '3105',
      },
    );
    expect(actionsOf(t, 'withdraw').map(({ unit }) => unit)).toEqual(['247 RD', '326 RD']);
    expect(refused(t, { type: 'withdraw', unit: '243 RD' })).toMatchObject({ rule: '11.4', code: 'others-stronger' });
    expect(refused(t, { type: 'withdraw', unit: '251 RD' })).toMatchObject({ rule: '11.4', code: 'isolated-stays' });
  });

  it('9.16 units of the Third Tank Army may go although it is not released', () => {
    expect(
      can(called({ divisions: 1 }, '20A HQ@3101, 7 RD@3625, 243 RD@3104'), { type: 'withdraw', unit: '7 RD' }),
    ).toBe(true);
  });

  it('11.2 the German chooses a whole division; without one the Soviet player chooses', () => {
    const whole = position({
      phase: 'withdraw',
      impulse: 'XX',
      units: 'XX HQ@0130, 33/9@0129, 10/9@0129, 11/9@0129, 31/5@0128, 13/5@0128, 2/2@0127',
      bill: { panzer: 1 },
    });
    expect([whole.game.active(whole.s), actionsOf(whole, 'withdraw').map(({ unit }) => unit)]).toEqual([
      ['german'],
      ['33/9', '10/9', '11/9'],
    ]);
    const gone = act(whole, { type: 'withdraw', unit: '10/9' });
    expect(['33/9', '10/9', '11/9'].map(unit => placeOf(gone, unit))).toEqual(['withdrawn', 'withdrawn', 'withdrawn']);
    const none = position({
      phase: 'withdraw',
      impulse: 'XX',
      units: 'XX HQ@0130, 31/5@0128, 13/5@0128, 2/2@0127',
      bill: { panzer: 1 },
    });
    expect(none.game.active(none.s)).toEqual(['soviet']);
  });
});

describe('9.2 replacements', () => {
  const replace = (units: object, turn = 3) =>
    position({ phase: 'replace', turn, units: { 'XX HQ': '0130', ...units } });

  it('9.2 one German step in given turns', () => {
    const t = act(replace({ '72 ID': { hex: '0129', step: 2 }, '87 ID': { hex: '0128', step: 3 } }), {
      type: 'replace',
      unit: '87 ID',
    });
    expect(Object(unitOf(t, '87 ID').values).lost).toBe(1);
    expect(() => act(t, { type: 'replace', unit: '72 ID' })).toThrow();
    expect(() => replace({}, 4)).toThrow('there is no phase');
  });

  it('9.21 not next to an enemy, not isolated, not tanks; 9.22 not beyond full strength', () => {
    const t = replace({
      '72 ID': { hex: '3104', step: 2 },
      '243 RD': '3105',
      '33/9': { hex: '0129', step: 2 },
      '87 ID': '0128',
      '95 ID': { hex: '3101', step: 2 },
      '98 ID': { hex: '0127', step: 2 },
    });
    const code = (unit: string) => refused(t, { type: 'replace', unit }).code;
    expect(['72 ID', '33/9', '87 ID'].map(code)).toEqual(['near-enemy', 'not-replaced', 'at-full-strength']);
    expect(can(t, { type: 'replace', unit: '98 ID' })).toBe(true);
    const cut = replace({
      '95 ID': { hex: '3104', step: 2 },
      '243 RD': '3102',
      '247 RD': '3106',
      '251 RD': '3306',
      '326 RD': '3303',
      '331 RD': '2903',
      '88 RD': '2905',
      '98 ID': { hex: '0127', step: 2 },
    });
    expect(refused(cut, { type: 'replace', unit: '95 ID' })).toMatchObject({ rule: '9.21', code: 'isolated' });
  });

  it('9.23 what is not used is lost', () => {
    const t = acts(replace({ '72 ID': { hex: '0129', step: 2 } }), { type: 'end-phase' });
    expect(t.s.flow.at(-1)?.phase).not.toBe('replace');
  });
});

describe('9.1 reinforcements', () => {
  it('9.12 9.13 Soviet ones join a supplied headquarters, whose army they belong to', () => {
    const t = position({
      phase: 'reinforce',
      turn: 2,
      chits: { VI: 'cup' },
      units: {
        '20A HQ': '3101',
        '31A HQ': { hex: '2501', supply: 'unsupplied' },
        '19(b) RD': { box: 'reinforcements' },
        '215 TR': { box: 'reinforcements' },
      },
    });
    expect(refused(t, { type: 'reinforce', unit: '19(b) RD', card: '31A' })).toMatchObject({
      rule: '9.12',
      code: 'hq-without-supply',
    });
    expect(refused(t, { type: 'reinforce', unit: '215 TR', card: '20A' })).toMatchObject({
      rule: '9.12',
      code: 'not-coming',
    });
    const joined = act(t, { type: 'reinforce', unit: '19(b) RD', card: '20A' });
    expect([placeOf(joined, '19(b) RD'), Object(unitOf(joined, '19(b) RD').values).army]).toEqual(['3101', '20A']);
  });

  it('9.15 they may come later', () => {
    const t = position({
      phase: 'reinforce',
      turn: 5,
      chits: { VI: 'cup' },
      units: { '20A HQ': '3101', '19(b) RD': { box: 'reinforcements' } },
    });
    expect(placeOf(act(t, { type: 'end-phase' }), '19(b) RD')).toBe('reinforcements');
  });
});

describe('7.22 transfers', () => {
  const t = position({
    phase: 'transfer',
    turn: 4,
    units: '20A HQ@3101, 31A HQ@2501, 5 TC@3103, 5/5@3103, 243 RD@3104, 11 TB@3105, 17 TB@3105, 18 TB@3105, 7 RD@3625',
  });
  const to = (unit: string, card = '31A') => ({ type: 'transfer', unit, card });

  it('7.22 one corps or division, or two brigades, at the start of turn 4', () => {
    const corps = act(t, to('5 TC'));
    expect(['5 TC', '5/5'].map(unit => Object(unitOf(corps, unit).values).army)).toEqual(['31A', '31A']);
    expect(refused(corps, to('11 TB'))).toMatchObject({ rule: '7.22', code: 'transfer-done' });
    const two = acts(t, to('11 TB'), to('17 TB'));
    expect(refused(two, to('18 TB'))).toMatchObject({ rule: '7.22', code: 'transfer-done' });
    expect(refused(act(t, to('11 TB')), to('243 RD'))).toMatchObject({ code: 'transfer-done' });
  });

  it('9.16 not from the Third Tank Army before its release', () => {
    expect(refused(t, to('7 RD'))).toMatchObject({ rule: '9.16', code: 'in-reserve' });
  });
});

describe('10.11 returning headquarters', () => {
  it('10.11 at a friendly edge that is held, without enemies near', () => {
    const t = position({
      phase: 'return',
      active: 'soviet',
      turn: 5,
      units: { '20A HQ': { box: 'eliminated' }, 'XX HQ': '0130', '72 ID': '3302' },
      returns: { '20A': 5 },
      control: { '3101': 'german' },
    });
    const code = (hex: string) => refused(t, { type: 'return', card: '20A', hex }).code;
    expect(['3101', '3105', '3301'].map(code)).toEqual(['not-friendly-edge', 'not-friendly-edge', 'return-near-enemy']);
    expect(placeOf(act(t, { type: 'return', card: '20A', hex: '2501' }), '20A HQ')).toBe('2501');
  });
});
