import { describe, expect, it } from 'vitest';
import { noDice } from '../../../kit/dice.ts';
import { act, actionsOf, acts, can, hexesFor, placeOf, type Said, type Trial } from '../../../kit/trial.ts';
import { UNITS } from '../data/units.ts';
import { BATTALIONS, HAS_ZOC, ROOM, unit } from '../pieces.ts';
import { SPARE, TO_SET_UP } from '../state.ts';
import { position } from '../testing.ts';
import { morale, stateIn } from '../testingPlay.ts';
import { game } from '../whole.ts';
import { eliminate } from './loss.ts';
import { lostSteps } from './victory.ts';

const SPLITS = { splits: true };
const io = { dice: noDice, emit: () => undefined };
const split = (name: string): Said => ({ type: 'split', unit: name });
const join = (name: string): Said => ({ type: 'join', unit: name });
const place = (name: string, hex: string): Said => ({ type: 'place', unit: name, hex });

/** The German set-up, with or without the option, Model holding back or not. */
function setUp(options = SPLITS as Readonly<Record<string, boolean>>, model = 'hold-back'): Trial {
  const start: Trial = { game, s: game.setup('zitadelle', options, noDice), events: [] };
  return acts(start, { type: 'historical-set-up' }, { type: 'ready' }, { type: model });
}

/** German movement of turn 3. */
const moving = (units: Parameters<typeof position>[0]['units'], options = SPLITS): Trial =>
  position({ turn: 3, units }, options);

describe('13.4.2 battalions at set-up', () => {
  it('13.4.2 any panzer regiment may be set up as its two battalions', () => {
    expect(actionsOf(setUp(), 'split').map(a => a.unit)).toHaveLength(
      [...BATTALIONS.keys()].filter(u => stateIn(setUp()).place[u] === TO_SET_UP).length,
    );
    const t = act(setUp(), split('11Pz/15'));
    expect(stateIn(t).place[unit('11Pz/15')]).toBe(SPARE);
    expect([can(t, place('11Pz/I-15', '1617')), can(t, place('11Pz/II-15', '1817'))]).toEqual([true, false]);
  });

  it('13.4.2 they stand apart, or stacked with others of their corps within the limit', () => {
    const t = acts(setUp(), split('11Pz/15'), place('11Pz/I-15', '1617'), place('11Pz/II-15', '1517'));
    const more = acts(t, place('11Pz/110', '1617'));
    expect(placeOf(more, '11Pz/I-15')).toBe('1617');
    expect([can(more, place('11Pz/111', '1617')), can(more, place('10PzB/51', '1617'))]).toEqual([false, true]);
  });

  it('13.4.2 11.2.2 those of Model’s divisions may stand wherever their regiment may', () => {
    const t = setUp(SPLITS, 'attack-early');
    const whole = hexesFor(t, 'place', '2Pz/3');
    expect(hexesFor(act(t, split('2Pz/3')), 'place', '2Pz/I-3')).toEqual(whole);
  });

  it('13.4.2 each has one step, no ZOC, and takes a third of a unit', () => {
    const battalions = UNITS.flatMap((u, i) => (u.entry.kind === 'split' ? [i] : []));
    expect(battalions).toHaveLength(30);
    for (const u of battalions) expect([UNITS[u]!.back, HAS_ZOC[u], ROOM[u]]).toEqual([undefined, false, 1]);
  });

  it('13.4.2 7-3-3 makes 4-3-2 and 3-3-1', () =>
    expect(BATTALIONS.get(unit('11Pz/15'))!.map(u => UNITS[u]!.front)).toEqual([
      { at: 4, armour: 3, combat: 2 },
      { at: 3, armour: 3, combat: 1 },
    ]));

  it('13.4.2 what is not set up yet may be joined again', () => {
    const apart = act(setUp(), split('11Pz/15'));
    expect(apart.events).toEqual([
      { type: 'split', rule: '13.4.2', unit: '11Pz/15', units: ['11Pz/I-15', '11Pz/II-15'] },
    ]);
    const t = act(apart, join('11Pz/15'));
    expect(t.events).toEqual([{ type: 'join', rule: '13.4.2', unit: '11Pz/15' }]);
    expect(stateIn(t).place[unit('11Pz/15')]).toBe(TO_SET_UP);
  });

  it('13.4.2 without the option nobody splits', () => expect(actionsOf(setUp({}), 'split')).toEqual([]));
});

describe('13.4.3 battalions later', () => {
  it('13.4.3 a regiment splits at the start of movement', () => {
    const t = act(moving('11Pz/15@0504'), split('11Pz/15'));
    expect(['11Pz/15', '11Pz/I-15', '11Pz/II-15'].map(u => placeOf(t, u))).toEqual(['spare', '0504', '0504']);
    expect(can(t, { type: 'move', unit: '11Pz/I-15', hex: '0503' })).toBe(true);
  });

  it('13.4.3 as many as one likes, but before anybody has moved', () => {
    const units = '11Pz/15@0504, 3Pz/6@0508, 11Pz/110@0302';
    expect(can(act(moving(units), split('11Pz/15')), split('3Pz/6'))).toBe(true);
    expect(can(act(moving(units), { type: 'move', unit: '11Pz/110', hex: '0303' }), split('11Pz/15'))).toBe(false);
  });

  it('13.4.3 not in a Soviet ZOC', () =>
    expect(can(moving('11Pz/15@0504, 51GR/154G@0505'), split('11Pz/15'))).toBe(false));

  it('13.4.3 not disrupted', () =>
    expect(can(moving({ '11Pz/15': { hex: '0504', disrupted: true } }), split('11Pz/15'))).toBe(false));

  it('13.4.3 a regiment with Tigers stays whole', () => {
    const p = { turn: 3, units: '6Pz/11@0504, 7Pz/25@0508', attached: { '503/1': '6Pz/11' } };
    const t = position(p, SPLITS);
    expect([can(t, split('6Pz/11')), can(t, split('7Pz/25'))]).toEqual([false, true]);
  });

  it('13.4.3 its two battalions in one hex make it whole again', () => {
    const t = act(moving('11Pz/I-15@0504, 11Pz/II-15@0504'), join('11Pz/I-15'));
    expect(['11Pz/15', '11Pz/I-15', '11Pz/II-15'].map(u => placeOf(t, u))).toEqual(['0504', 'spare', 'spare']);
    expect(stateIn(t).steps[unit('11Pz/15')]).toBe(2);
  });

  it.each([
    ['apart', '11Pz/I-15@0504, 11Pz/II-15@0503'],
    ['of different regiments', '11Pz/I-15@0504, 3Pz/II-6@0504'],
    ['in a Soviet ZOC', '11Pz/I-15@0504, 11Pz/II-15@0504, 51GR/154G@0505'],
  ])('13.4.3 not %s', (_what, units) => expect(actionsOf(moving(units), 'join')).toEqual([]));

  it('13.4.3 nor disrupted, either of them', () => {
    const units = { '11Pz/I-15': '0504', '11Pz/II-15': { hex: '0504', disrupted: true } };
    expect(actionsOf(moving(units), 'join')).toEqual([]);
  });

  it('13.4.3 12.2.1 a reduced regiment splits into battalion I; its lost step stays lost', () => {
    const t = act(moving('11Pz/15@0504*'), split('11Pz/15'));
    expect(['11Pz/I-15', '11Pz/II-15'].map(u => placeOf(t, u))).toEqual(['0504', 'eliminated']);
    expect([lostSteps(stateIn(t)), morale(t, '48PzK')]).toEqual([1, 11]);
    const s = stateIn(t);
    eliminate(s, unit('11Pz/I-15'), '6.6.3', io);
    expect([lostSteps(s), morale(t, '48PzK')]).toEqual([2, 10]);
  });

  it('12.2.1 counters that others stand for are no loss', () =>
    expect(lostSteps(stateIn(act(moving('11Pz/15@0504'), split('11Pz/15'))))).toBe(0));

  it('13.4.3 the Soviets never do', () =>
    expect(
      actionsOf(position({ turn: 3, active: 'soviet', units: '11Pz/15@0504, 51GR/154G@0808' }, SPLITS), 'split'),
    ).toEqual([]));
});
