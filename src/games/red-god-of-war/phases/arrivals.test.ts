/** What comes, leaves and returns in its time: 9.1, 9.16, 10.11, 11.4. */
import { describe, expect, it } from 'vitest';
import { act, acts, can, eventsOf, placeOf, refused, type Trial } from '../../../kit/trial.ts';
import { fight, fighting, moving, position } from '../testing.ts';

const box = { box: 'reinforcements' };
const code = (t: Trial, said: Parameters<typeof refused>[1]) => refused(t, said).code;

describe('9.11 13.3 German arrivals', () => {
  const HQ = { 'XX HQ': '2028' };
  const enter = (unit: string, hex = '2030') => ({ type: 'enter', unit, hex });
  const at = (turn: number, unit: string, more = {}) => moving('XX', { ...HQ, [unit]: box }, { turn, ...more });

  it('13.3 each from its own turn on, and 9.15 later, too', () => {
    for (const [unit, turn] of [
      ['163/52', 9],
      ['181/52', 10],
      ['258 ID', 12],
    ] as const) {
      expect(code(at(turn - 1, unit), enter(unit)), unit).toBe('not-yet');
      expect([can(at(turn, unit), enter(unit)), can(at(turn + 2, unit), enter(unit))], unit).toEqual([true, true]);
    }
  });

  it('9.11 at the south edge, where it is German', () => {
    const t = at(12, '258 ID', { control: { '2130': 'soviet' } });
    expect(code(t, enter('258 ID', '2029'))).toBe('not-entry-hex');
    expect(code(t, enter('258 ID', '2130'))).toBe('entry-not-held');
  });

  it('9.11 the 267th Division not before turn 12, even after its trigger', () => {
    expect(code(at(11, '267 ID', { breakthrough: true }), enter('267 ID'))).toBe('not-yet');
    expect(can(at(12, '267 ID', { breakthrough: true }), enter('267 ID'))).toBe(true);
  });

  it('9.11 its trigger is a Soviet unit within two hexes of either place, and no German one', () => {
    const gone = (unit: string, army: string, from: string, hex: string): Trial =>
      act(moving(army, { [`${army} HQ`]: from, [unit]: from }), { type: 'move', unit, hex });
    expect(eventsOf(gone('50 RD', '33A', '2621', '2622'), 'breakthrough')).toHaveLength(1);
    expect(eventsOf(gone('50 RD', '33A', '2620', '2621'), 'breakthrough')).toHaveLength(0);
    expect(eventsOf(gone('98 ID', 'XX', '2621', '2622'), 'breakthrough')).toHaveLength(0);
    // Once is enough.
    const t = moving('33A', { '33A HQ': '2621', '50 RD': '2621' }, { breakthrough: true });
    expect(eventsOf(act(t, { type: 'move', unit: '50 RD', hex: '2622' }), 'breakthrough')).toHaveLength(0);
  });
});

describe('9.12 Soviet arrivals', () => {
  const at = (turn: number, units: object): Trial =>
    position({ phase: 'reinforce', turn, chits: { VI: 'cup' }, units: { '20A HQ': '3101', ...units } });

  it('9.12 13.3 the division from turn 2, the regiment from turn 3 on', () => {
    const t = at(3, { '215 TR': box });
    expect(can(t, { type: 'reinforce', unit: '215 TR', card: '20A' })).toBe(true);
    expect(code(at(2, { '215 TR': box, '19(b) RD': box }), { type: 'reinforce', unit: '215 TR', card: '20A' })).toBe(
      'not-coming',
    );
  });

  it('9.12 5.1 not where there is no room', () => {
    const t = at(2, { '19(b) RD': box, '243 RD': '3101', '247 RD': '3101' });
    expect(refused(t, { type: 'reinforce', unit: '19(b) RD', card: '20A' })).toMatchObject({ rule: '5.1' });
  });
});

describe('9.16 the Third Tank Army', () => {
  const released = (t: Trial) => eventsOf(t, 'released').length;

  it('9.16 a German unit within two hexes of one of its units releases it, three hexes away does not', () => {
    const to = (hex: string) =>
      act(moving('XX', 'XX HQ@3301, 72 ID@3621, 7 RD@3625'), { type: 'move', unit: '72 ID', hex });
    expect([
      released(to('3622')),
      released(act(moving('XX', 'XX HQ@3301, 72 ID@3622, 7 RD@3625'), { type: 'move', unit: '72 ID', hex: '3623' })),
    ]).toEqual([0, 1]);
  });

  it('9.16 a Soviet unit within two hexes of Viaz’ma, three hexes away not', () => {
    const from = (hex: string, to: string) =>
      act(moving('20A', { '20A HQ': hex, '243 RD': hex }), { type: 'move', unit: '243 RD', hex: to });
    expect([released(from('2217', '2218')), released(from('2218', '2219'))]).toEqual([0, 1]);
  });

  it('9.16 the last town may fall to a ZOC, too, when its defenders die', () => {
    const control = { '1507': 'soviet', '2916': 'soviet', '2205': 'soviet', '2206': 'soviet', '1012': 'german' };
    const units = '41A HQ@1210, 1 MC@1013, 65/1@1013, 17G RD@1013, VI HQ@1012';
    const t = fight(fighting('41A', units, { razvedka: ['41A'], control }), '1012', '1 MC, 17G RD', 6);
    expect([placeOf(t, 'VI HQ'), released(t)]).toEqual(['eliminated', 1]);
  });

  it('9.16 released, it has a chit, and its units may change their army', () => {
    const units = { '3TA HQ': '3625', '7 RD': '3625', '20A HQ': '3101' };
    const put = { type: 'put-chits', cards: ['3TA'] };
    const cup = (more: object): Trial => position({ phase: 'chits', active: 'soviet', turn: 2, units, ...more });
    const own = (t: Trial) => can(t, put, 'soviet');
    expect([own(cup({ released: true })), own(cup({}))]).toEqual([true, false]);
    const t = position({ phase: 'transfer', turn: 4, units, released: true });
    expect(can(t, { type: 'transfer', unit: '7 RD', card: '20A' })).toBe(true);
  });
});

describe('10.11 headquarters', () => {
  it('10.11 lost in turn 3 it comes back in turn 5, with its one step, and has to be placed', () => {
    const units = { '20A HQ': { box: 'eliminated' }, '31A HQ': '2501', 'XX HQ': '0130' };
    const at = (turn: number): Trial =>
      position({ phase: 'return', active: 'soviet', turn, units, returns: { '20A': 5 } });
    const t = at(5);
    expect(refused(t, { type: 'end-phase' })).toMatchObject({ rule: '10.11', code: 'must-return' });
    expect(code(t, { type: 'return', card: '31A', hex: '3101' })).toBe('hq-not-lost');
    const back = act(t, { type: 'return', card: '20A', hex: '3101' });
    expect(placeOf(back, '20A HQ')).toBe('3101');
    expect(back.s.flow.at(-1)?.phase).not.toBe('return');
    expect(at(4).s.flow.at(-1)?.phase).not.toBe('return');
  });

  it('10.11 a German one at the west or south edge', () => {
    const units = { 'XX HQ': { box: 'eliminated' }, '20A HQ': '3101' };
    const t = position({ phase: 'return', active: 'german', turn: 5, units, returns: { XX: 5 } });
    const to = (hex: string) => can(t, { type: 'return', card: 'XX', hex });
    expect(['0127', '2030', '2001', '3101'].map(to)).toEqual([true, true, false, false]);
  });
});

describe('11.4 bills', () => {
  it('11.4 11.1 two corps with their brigades, two divisions and three brigades leave before anybody moves', () => {
    const units =
      '20A HQ@3101, 5 TC@3103, 5/5@3103, 6 TC@3104, 6/6@3104, 243 RD@3105, 247 RD@3105, 11 TB@3202, 17 TB@3202, 18 TB@3202';
    const t = position({ phase: 'withdraw', impulse: '20A', units, bill: { corps: 2, divisions: 2, brigades: 3 } });
    const names = ['5 TC', '6 TC', '243 RD', '247 RD', '11 TB', '17 TB', '18 TB'];
    // The last one has no choice.
    const gone = acts(t, ...names.slice(0, 6).map(unit => ({ type: 'withdraw', unit })));
    expect([...names, '5/5', '6/6'].map(unit => placeOf(gone, unit))).toEqual(Array(9).fill('withdrawn'));
    expect(gone.s.flow.at(-1)?.phase).toBe('move');
  });

  it('11.4 what nobody can pay now is owed in the next impulse', () => {
    const units = { '20A HQ': '3101', '243 RD': '3105', '11 TB': { hex: '3202', supply: 'isolated' } };
    const t = position({ phase: 'withdraw', impulse: '20A', units, bill: { divisions: 1, brigades: 1 } });
    const gone = act(t, { type: 'withdraw', unit: '243 RD' });
    expect([gone.s.flow.at(-1)?.phase, Object(gone.s).bill]).toEqual(['move', [0, 0, 1, 0]]);
  });
});
