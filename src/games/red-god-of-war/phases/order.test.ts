/** Sections whose effect is the order of things, or that follow from others. */
import { describe, expect, it } from 'vitest';
import { act, acts, can, eventsOf, placeOf, refused, unitOf } from '../../../kit/trial.ts';
import { assigned, fight, fighting, look, moving, odds, oddsAt, position } from '../testing.ts';

const NINTH = '33/9@3104, 10/9@3104, 11/9@3104';
const USED = { razvedka: ['20A'] };

describe('3.2 the phases of an impulse', () => {
  it('3.21 rail and strategic movement first, then tactical; overruns while moving', () => {
    const t = moving('XX', `XX HQ@3102, ${NINTH}, 39 TR@3105, 72 ID@3103`);
    expect([
      can(t, { type: 'march', unit: '72 ID', hex: '3003' }),
      can(t, { type: 'overrun', unit: '33/9', hex: '3105', n: 0 }),
    ]).toEqual([false, true]);
  });

  it('3.22 all hexes, then support and supply points, then the attacks in any order', () => {
    const units = '20A HQ@3102, 243 RD@3104, 247 RD@3304, 87 ID@3105, 95 ID@3303';
    const t = fighting('20A', units, { ...USED, supply: { soviet: 1 } });
    const all = acts(
      assigned(assigned(t, '3105', '243 RD'), '3303', '247 RD'),
      { type: 'support', hex: '3105' },
      { type: 'spend', hex: '3105' },
      { type: 'commit' },
    );
    expect(['3105', '3303'].map(hex => can(all, { type: 'fight', hex }))).toEqual([true, true]);
    expect(refused(all, { type: 'support', hex: '3303' })).toMatchObject({ code: 'not-now' });
  });

  it('8.1 one attack is fought to its end before the next', () => {
    const units = '20A HQ@3102, 243 RD@3104, 247 RD@3304, 251 RD@3304, 87 ID@3105, 95 ID@3303';
    const t = acts(assigned(assigned(fighting('20A', units, USED), '3105', '243 RD'), '3303', '247 RD, 251 RD'), {
      type: 'commit',
    });
    const one = act(t, { type: 'fight', hex: '3303' }, [1]);
    expect(refused(one, { type: 'fight', hex: '3105' })).toMatchObject({ code: 'not-now' });
  });

  it('8.16 retreats come before advances', () => {
    const corps = '5 TC@3104, 5/5@3104, 6 TC@3104, 6/6@3104, 11 TB@3104';
    const t = fight(
      fighting('20A', `20A HQ@3102, ${corps}, 205/52@3105`, USED),
      '3105',
      '5 TC, 5/5, 6 TC, 6/6, 11 TB',
      2,
    );
    const back = acts(t, { type: 'lose-step', unit: '11 TB' }, { type: 'fall-back' });
    expect(back.s.flow.at(-1)?.phase).toBe('retreat');
    expect(act(back, { type: 'retreat', unit: '205/52', hex: '3106' }).s.flow.at(-1)?.phase).toBe('advance');
  });
});

describe('8.12 defence', () => {
  it('8.12 all units in the hex defend together', () => {
    const t = fighting('20A', '20A HQ@3102, 243 RD@3104, 87 ID@3105, 205/52@3105, 18/18@3105', USED);
    expect(oddsAt(t, '3105', '243 RD').strength[1]).toBe(12);
  });

  it('5.41 a whole German division is doubled in attack and defence', () => {
    const t = fighting('20A', `20A HQ@3102, 243 RD@3105, ${NINTH}`, USED);
    expect(oddsAt(t, '3104', '243 RD').strength[1]).toBe(18);
  });

  it('5.3 nobody advances or retreats into a hex that is full', () => {
    const full = '33/9@3106, 10/9@3106, 11/9@3106, 31/5@3106, 13/5@3106, 14/5@3106, 3/2@3106';
    const corps = '5 TC@3104, 5/5@3104, 6 TC@3104, 6/6@3104, 11 TB@3104';
    const t = fight(
      fighting('20A', `20A HQ@3102, ${corps}, 205/52@3105, ${full}`, USED),
      '3105',
      '5 TC, 5/5, 6 TC, 6/6, 11 TB',
      2,
    );
    const back = acts(t, { type: 'lose-step', unit: '11 TB' }, { type: 'fall-back' });
    expect(can(back, { type: 'retreat', unit: '205/52', hex: '3106' })).toBe(false);
  });
});

describe('6.14 7.23 8.6', () => {
  it('6.14 counters show that they lack supply', () => {
    const t = position({
      phase: 'draw',
      units: { '243 RD': { hex: '3103', supply: 'isolated' }, '247 RD': '3103' },
      chits: { VI: 'cup' },
    });
    const badges = look(t)
      .counters.filter(({ hex }) => hex !== undefined)
      .map(({ face }) => face.badges?.length ?? 0);
    expect(badges).toEqual([1, 0]);
  });

  it('7.23 a unit of another army in range stays passive', () => {
    expect(
      refused(moving('20A', '20A HQ@3102, 88 RD@3103'), { type: 'move', unit: '88 RD', hex: '3104' }),
    ).toMatchObject({ rule: '7.23', code: 'other-army' });
  });

  it('8.64 who does not follow an overrun has to stop, with points left', () => {
    const t = act(
      moving('XX', `XX HQ@3102, ${NINTH}, 39 TR@3105`),
      { type: 'overrun', unit: '33/9', hex: '3105', n: 0 },
      [3],
    );
    expect(refused(act(t, { type: 'stay' }), { type: 'move', unit: '33/9', hex: '3103' })).toMatchObject({
      code: 'halted',
    });
  });

  it('8.73 a unit attacks once a turn', () => {
    const t = fighting(
      '20A',
      { '20A HQ': '3102', '243 RD': { hex: '3104', acted: true }, '247 RD': '3004', '87 ID': '3105' },
      USED,
    );
    expect(refused(t, { type: 'assign', unit: '243 RD', hex: '3105' })).toMatchObject({
      rule: '3.0',
      code: 'activated-before',
    });
    expect(odds(assigned(t, '3105', '247 RD'), { type: 'fight', hex: '3105' }).strength[0]).toBe(3);
  });
});

describe('9.1 in supply at once', () => {
  it('9.13 reinforcements are supplied in the turn in which they come', () => {
    const t = position({
      ...{ phase: 'reinforce', turn: 2, chits: { VI: 'cup' } },
      units: { '20A HQ': '3101', '19(b) RD': { box: 'reinforcements', supply: 'isolated' } },
    });
    const joined = act(t, { type: 'reinforce', unit: '19(b) RD', card: '20A' });
    expect(Object(unitOf(joined, '19(b) RD').values).supply).toBe('supplied');
  });

  it('9.22 no unit is rebuilt beyond its full strength', () => {
    const t = position({
      phase: 'replace',
      turn: 3,
      units: { 'XX HQ': '0130', '72 ID': '0129', '87 ID': { hex: '0128', step: 2 } },
    });
    expect(refused(t, { type: 'replace', unit: '72 ID' })).toMatchObject({ rule: '9.22', code: 'at-full-strength' });
  });
});

describe('8.45 the example', () => {
  const broken = (more: string) =>
    fight(
      fighting('20A', `20A HQ@3102, 6 TC@3104, 26G RD@3104, 2G CC@3004, 18/18@3105${more}`, USED),
      '3105',
      '6 TC, 26G RD, 2G CC',
      6,
    );

  it('E8.45 three hexes without an enemy ZOC to leave, two if one is left', () => {
    expect(can(broken(''), { type: 'advance', unit: '6 TC', hex: '3107' })).toBe(true);
    const t = broken(', 72 ID@3205');
    expect([
      can(t, { type: 'advance', unit: '6 TC', hex: '3005' }),
      can(t, { type: 'advance', unit: '6 TC', hex: '2906' }),
    ]).toEqual([true, false]);
  });

  it('8.15 the log has the whole battle', () => {
    expect(eventsOf(broken(''), 'battle')).toMatchObject([{ hex: '3105', defenders: ['18/18'] }]);
    expect(placeOf(broken(''), '18/18')).toBe('eliminated');
  });
});

it('8.0 a scene takes the phase by its own name, too, and says the impulse only beside a phase', () => {
  const units = '20A HQ@3102, 243 RD@3104, 87 ID@3105';
  const t = position({ phase: 'declare', impulse: '20A', fed: ['20A'], units });
  expect(t.s).toEqual(position({ phase: 'combat', impulse: '20A', fed: ['20A'], units }).s);
  expect(() => position({ flow: [{ phase: 'turn', at: 14 }], impulse: '20A', units })).toThrow('flow says');
});
