import { describe, expect, it } from 'vitest';
import { act, can, hexesFor, placeOf, type Said, type Trial, type TrialPosition } from '../../../kit/trial.ts';
import { position } from '../testing.ts';
import { sums } from '../testingAssault.ts';

const PUSH = { 'push-on': true };
const pushOn = (name: string, hex: string): Said => ({ type: 'push-on', unit: name, hex });
const moving = (p: TrialPosition, options: Readonly<Record<string, boolean>> = PUSH): Trial =>
  position({ turn: 3, ...p }, options);

/** The river, the fort and its ground cost infantry ten points, and there are six. */
const DONETS = { units: '168/417@2807', morale: { '3PzK': 3 } };
const over = pushOn('168/417', '2908');

describe('13.7 a minimum move', () => {
  it('13.7.1 who lacks the points may try for a neighbouring hex', () => {
    expect(hexesFor(moving(DONETS), 'move', '168/417')).not.toContain('2908');
    expect([can(moving(DONETS), over), can(moving(DONETS, {}), over)]).toEqual([true, false]);
  });

  it('13.7.1 without the option no unit pushes on anywhere', () => {
    const pushes = (t: Trial) => t.game.answers?.travels?.(t.s, t.game.names.units.indexOf('168/417')) ?? [];
    expect([pushes(moving(DONETS)).length, pushes(moving(DONETS, {})).length]).toEqual([1, 0]);
  });

  it('13.7.1 up to morale it goes, above it stays; either way it is done', () => {
    const goes = act(moving(DONETS), over, sums(3));
    const stays = act(moving(DONETS), over, sums(4));
    expect([placeOf(goes, '168/417'), placeOf(stays, '168/417')]).toEqual(['2908', '2807']);
    const told = { type: 'push-on', rule: '13.7.1', unit: '168/417', from: '2807', to: '2908' };
    expect(goes.events).toContainEqual({ ...told, dice: 3, success: true });
    expect(stays.events).toContainEqual({ ...told, dice: 4, success: false });
    for (const t of [goes, stays])
      expect([hexesFor(t, 'move', '168/417'), hexesFor(t, 'push-on', '168/417')]).toEqual([[], []]);
  });

  it('13.7.1 not where the points are enough', () =>
    expect(hexesFor(moving(DONETS), 'push-on', '168/417')).not.toContain('2808'));

  it.each([
    ['1026', '1025', false],
    ['2127', '2226', true],
    ['1917', '2017', false],
    ['2713', '2612', true],
    ['2810', '2710', true],
  ])('13.7.1 8.3.3 out of a fort a point more is needed: from %s to %s %s', (from, to, isPush) => {
    const t = moving({ ...DONETS, units: `168/417@${from}` });
    expect([can(t, pushOn('168/417', to)), can(t, { type: 'move', unit: '168/417', hex: to })]).toEqual([
      isPush,
      !isPush,
    ]);
  });

  it('13.7.1 8.2.4 who breaks away has half its points left', () => {
    const from = (hex: string, enemy: string): string[] =>
      hexesFor(moving({ ...DONETS, units: `168/417@${hex}, 72GR/222G@${enemy}` }), 'push-on', '168/417');
    expect([from('2127', '2027'), from('2127', '2025')]).toEqual([['2227', '2126', '2226'], ['2226']]);
    expect([from('2807', '2707'), from('2807', '2605')]).toEqual([['2908'], ['2908']]);
  });

  it('13.7.1 not after it has moved', () => {
    const t = act(moving({ ...DONETS, units: '168/417@2707' }), { type: 'move', unit: '168/417', hex: '2807' });
    expect(can(t, over)).toBe(false);
  });

  it('13.7.1 8.2.1 not into a hex with an enemy', () =>
    expect(can(moving({ ...DONETS, units: '168/417@2807, 72GR/222G@2908' }), over)).toBe(false));

  it('13.7.1 8.2.4 not from one enemy ZOC into another', () => {
    expect(can(moving({ ...DONETS, units: '168/417@2807, 72GR/222G@3008' }), over)).toBe(true);
    expect(can(moving({ ...DONETS, units: '168/417@2807, 72GR/222G@2907' }), over)).toBe(false);
  });

  it('13.7.1 8.2.8 not above the limit', () => {
    // Disrupted units stay in an enemy ZOC (13.5), so they cannot make room.
    const stuck = { hex: '2908', disrupted: true };
    const beside = (more: object) => ({ '168/417': '2807', '72GR/222G': '3008', '6Pz/4': stuck, ...more });
    const both = { ...PUSH, disruption: true };
    expect(can(moving({ ...DONETS, units: beside({}) }, both), over)).toBe(true);
    expect(can(moving({ ...DONETS, units: beside({ '6Pz/114': stuck }) }, both), over)).toBe(false);
  });

  it('13.7.1 13.5.1 disrupted units try for no enemy ZOC where that option is used, too', () => {
    const units = { '168/417': { hex: '2807', disrupted: true }, '72GR/222G': '3008' };
    expect(can(moving({ ...DONETS, units }), over)).toBe(true);
    expect(can(moving({ ...DONETS, units }, { ...PUSH, disruption: true }), over)).toBe(false);
  });
});

it('13.7.1 13.5.1 nor do they get out of one that way', () => {
  const units = { '168/417': { hex: '2807', disrupted: true }, '72GR/222G': '2707' };
  expect(can(moving({ ...DONETS, units }), over)).toBe(true);
  expect(can(moving({ ...DONETS, units }, { ...PUSH, disruption: true }), over)).toBe(false);
});

describe('13.5 disrupted units keep away', () => {
  const options = { disruption: true };
  const shy = (hex: string) => ({ '11Pz/110': { hex, disrupted: true }, '51GR/154G': '0505' });

  it('13.5.1 they enter no enemy ZOC', () => {
    expect(hexesFor(moving({ units: shy('0503') }, {}), 'move', '11Pz/110')).toContain('0504');
    expect(hexesFor(moving({ units: shy('0503') }, options), 'move', '11Pz/110')).not.toContain('0504');
    expect(hexesFor(moving({ units: shy('0503') }, options), 'move', '11Pz/110')).toContain('0502');
  });

  it('13.5.1 and do not leave one', () => {
    expect(hexesFor(moving({ units: shy('0504') }, {}), 'move', '11Pz/110')).toContain('0503');
    expect(hexesFor(moving({ units: shy('0504') }, options), 'move', '11Pz/110')).toEqual([]);
  });

  it('13.5.1 others move as ever', () =>
    expect(hexesFor(moving({ units: '11Pz/110@0503, 51GR/154G@0505' }, options), 'move', '11Pz/110')).toContain(
      '0504',
    ));

  it('13.5.1 5.2.3 armour still does not mind a ZOC without anti-tank strength', () => {
    const units = { '11Pz/15': { hex: '0503', disrupted: true }, '9GV/23G': '0505' };
    expect(hexesFor(moving({ units }, options), 'move', '11Pz/15')).toContain('0504');
  });
});
