import { describe, expect, it } from 'vitest';
import { act, actionsOf, active, can, eventsOf, hexesFor, placeOf, type Trial, unitOf } from '../../../kit/trial.ts';
import { position } from '../testing.ts';
import {
  advance,
  assaultOf,
  commit,
  fight,
  fought,
  merge,
  retreat,
  type Scene,
  sums,
  support,
  told,
} from '../testingAssault.ts';

/** 167/315 and 154G have 3 each and no armour: 1:1. */
const EVEN = '167/315@0504, 51GR/154G@0505';
const checks = (t: Trial): unknown[] => eventsOf(t, 'check').map(({ unit, plus }) => [unit, plus]);

describe('7.5 results', () => {
  it.each([
    [7, 'AC', [['167/315', 0]]],
    [5, 'A1', [['167/315', 1]]],
    [4, 'A2', [['167/315', 2]]],
    [2, 'A3', [['167/315', 3]]],
    [12, 'DC', [['51GR/154G', 0]]],
  ])('7.5 a %i at 1:1 is %s', (dice, result, who) => {
    const t = fought({ units: EVEN }, '0505', [dice, 2]);
    expect([told(t, 'assault').result, checks(t)]).toEqual([result, who]);
  });

  it('7.5 7.6.4 BC: both check, the defenders first', () =>
    expect(checks(fought({ units: EVEN }, '0505', [9, 2, 2]))).toEqual([
      ['51GR/154G', 0],
      ['167/315', 0],
    ]));

  it.each([
    [3, 'D1', 1],
    [6, 'D2', 2],
    [9, 'D3', 3],
  ])('7.5 a %i at 9:1 is %s', (dice, result, plus) => {
    const units = 'GD/Pz@0504, GD/PG@0504, GD/Fus@0404, 51GR/154G@0505';
    const t = fought({ units }, '0505', [dice, 2]);
    expect([told(t, 'assault').result, checks(t)]).toEqual([result, [['51GR/154G', plus]]]);
  });

  it('7.5 AE: all attackers are eliminated, each at the cost of morale', () => {
    const lost = fought({ units: '167/315@0504*, 167/331@0504*, 3MK/1@0505, 3MK/3@0505' }, '0505', [2]);
    expect([placeOf(lost, '167/315'), placeOf(lost, '167/331')]).toEqual(['eliminated', 'eliminated']);
    expect(eventsOf(lost, 'morale').map(e => e.morale)).toEqual([10, 9]);
  });

  it('7.5 10.1.4 AE: artillery is used up, and no loss', () => {
    const p = { turn: 1, units: '167/315@1721*, Arko132@1721, 51GR/154G@1820, 51GR/156G@1820' };
    const t = fought(p, '1820', [2], support('Arko132', '1820'));
    expect([told(t, 'assault').result, placeOf(t, '167/315'), placeOf(t, 'Arko132')]).toEqual([
      'AE',
      'eliminated',
      'spent',
    ]);
    expect(eventsOf(t, 'morale').map(e => e.morale)).toEqual([10]);
  });

  it('7.5 7.1.5 DE: the defenders are eliminated, not the armour beside them', () => {
    const units = 'LAH/1@0504, LAH/2@0504, DR/D@0404, DR/DF@0404, 51GR/154G@0505*, 6GA/96@0505';
    const t = fought({ units }, '0505', [12]);
    expect([told(t, 'assault').result, placeOf(t, '51GR/154G'), placeOf(t, '6GA/96')]).toEqual([
      'DE',
      'eliminated',
      '0505',
    ]);
  });

  it('7.5 7.8.5 DE: who had fled there is gone, too', () => {
    const units = {
      'LAH/1': '0508',
      'LAH/2': '0508',
      'LAH/1Pz': '0608',
      '51GR/156G': { hex: '0507', step: 2 },
      '51GR/154G': { hex: '0507', routed: true },
    };
    const t = fought({ units }, '0507', [12]);
    expect([told(t, 'assault').result, placeOf(t, '51GR/156G'), placeOf(t, '51GR/154G')]).toEqual([
      'DE',
      'eliminated',
      'eliminated',
    ]);
  });
});

describe('7.6.4 the order at BC', () => {
  it('7.6.4 defenders have retreated before the attackers roll', () => {
    const t = fought({ units: '11Pz/15@0504, 51GR/154G@0505', morale: { '6GA': 5 } }, '0505', [7, 6]);
    expect(active(t)).toBe('soviet');
    const then = act(t, retreat('51GR/154G', '0507'), sums(2));
    expect(checks(then)).toEqual([['11Pz/15', 0]]);
  });

  it('7.6.4 7.6.5 whether an attacker is surrounded is seen after that', () => {
    const units = '11Pz/15@0505, 51GR/154G@0506, 6GA/96@0504';
    const stays = fought({ units, morale: { '6GA': 5 } }, '0506', [7, 2, 2]);
    expect(eventsOf(stays, 'check')[1]).toMatchObject({ unit: '11Pz/15', surrounded: 2 });
    const t = fought({ units, morale: { '6GA': 5 } }, '0506', [7, 6]);
    expect(told(act(t, retreat('51GR/154G', '0508'), sums(2)), 'check')).toMatchObject({
      unit: '11Pz/15',
      surrounded: 0,
    });
  });
});

describe('7.9 advance', () => {
  /** 3:1, and the defenders check. */
  const won = (p: Scene, total = 12): Trial => fought({ ...p }, '0505', [8, total]);

  it('7.9.1 attackers enter a hex that is empty, in any enemy ZOC', () => {
    const t = won({ units: '11Pz/15@0504, 51GR/154G@0505*, 52GR/151G@0507' });
    expect(hexesFor(t, 'advance', '11Pz/15')).toEqual(['0505']);
    expect(placeOf(act(t, advance('11Pz/15', '0505')), '11Pz/15')).toBe('0505');
  });

  it('7.9.1 not where armour is left', () => {
    const units = 'LAH/1@0504, LAH/2@0504, 51GR/154G@0505*, 6GA/96@0505';
    expect(actionsOf(fought({ units }, '0505', [10, 12]), 'advance')).toEqual([]);
    const alone = 'LAH/1@0504, LAH/2@0504, 51GR/154G@0505*';
    expect(actionsOf(fought({ units: alone }, '0505', [10, 12]), 'advance')).toHaveLength(2);
  });

  it('7.9.1 some or all, within the limit', () => {
    const units = 'LAH/1@0504, LAH/2@0504, DR/D@0404, 51GR/154G@0505*';
    const t = fought({ units }, '0505', [10]);
    const two = act(act(t, advance('LAH/1', '0505')), advance('DR/D', '0505'));
    expect(can(two, advance('LAH/2', '0505'))).toBe(false);
    expect(can(act(t, { type: 'end-advance' }), advance('LAH/1', '0505'))).toBe(false);
  });

  it('7.9.1 only those of this assault', () => {
    const units = 'LAH/1@0504, LAH/2@0606, 51GR/154G@0505*, 52GR/151G@0605';
    const t = fight(commit(assaultOf({ units })), '0505', 9, 12);
    expect(new Set(actionsOf(t, 'advance').map(a => a.unit))).toEqual(new Set(['LAH/1']));
  });

  it('7.9.2 nobody must, and it is done before the next assault', () => {
    const units = 'LAH/1@0504, LAH/2@0404, 51GR/154G@0505*, 52GR/151G@0304';
    const t = fight(commit(assaultOf({ units })), '0505', 9, 12);
    expect(can(t, { type: 'fight', hex: '0304' })).toBe(false);
    const next = act(t, { type: 'end-advance' });
    expect([can(next, { type: 'fight', hex: '0304' }), placeOf(next, 'LAH/1')]).toEqual([true, '0504']);
  });

  it('7.9.3 no new assault in this phase', () => {
    const t = won({ units: '11Pz/15@0504, 51GR/154G@0505*, 52GR/151G@0506' });
    const gone = act(t, advance('11Pz/15', '0505'));
    expect(gone.events).toContainEqual({ type: 'advance', rule: '7.9.1', unit: '11Pz/15', from: '0504', to: '0505' });
    const on = act(gone, { type: 'end-advance' });
    expect(can(on, { type: 'end-movement' })).toBe(true);
  });

  it('7.9.3 but their ZOC is in the way of later retreats', () => {
    const units = '11Pz/15@0504, 51GR/154G@0505*, 11Pz/110@0707, 52GR/151G@0706';
    const t = fight(commit(assaultOf({ units, morale: { '6GA': 5 } })), '0505', 8, 12);
    const ends = (u: Trial) => hexesFor(fight(act(u, { type: 'end-advance' }), '0706', 10, 6), 'retreat', '52GR/151G');
    expect(ends(t)).toContain('0506');
    expect(ends(act(t, advance('11Pz/15', '0505')))).not.toContain('0506');
  });

  it('7.9.5 no points are spent: over a river into a fort', () => {
    const units = '168/417@2808, 168/429@2808, 6Pz/11@2809, 72GR/222G@2909*';
    const t = fought({ units, morale: { '3PzK': 1, '7GA': 1 } }, '2909', [12, 12]);
    expect(new Set(actionsOf(t, 'advance').map(a => a.unit))).toEqual(new Set(['168/417', '168/429', '6Pz/11']));
  });

  it('7.9.6 disrupted attackers do not', () => {
    const units = {
      '11Pz/15': '0504',
      '11Pz/110': { hex: '0504', disrupted: true },
      '51GR/154G': { hex: '0505', step: 2 },
    };
    expect(actionsOf(fought({ units }, '0505', [12, 12]), 'advance').map(a => a.unit)).toEqual(['11Pz/15']);
  });

  it('7.9.6 defenders never do', () => {
    const units = '167/315@0504*, 167/331@0504*, 3MK/1@0505, 3MK/3@0505';
    const t = fought({ units }, '0505', [2]);
    expect([eventsOf(t, 'eliminated').length, actionsOf(t, 'advance'), placeOf(t, '3MK/1')]).toEqual([2, [], '0505']);
  });

  it('7.9.7 with a step lost they may, unless they went back', () => {
    // BC: the defender is gone, and the attacker loses a step without having to go.
    const t = fought({ units: '11Pz/15@0504, 51GR/154G@0505*' }, '0505', [6, 12, 11]);
    const stays = act(t, { type: 'stand', unit: '11Pz/15' });
    expect(can(stays, advance('11Pz/15', '0505'))).toBe(true);
    const goes = act(t, retreat('11Pz/15', '0502'));
    expect(can(goes, advance('11Pz/15', '0505'))).toBe(false);
  });

  it('7.9.7 who was made to retreat does not', () => {
    const t = fought({ units: '11Pz/15@0504, 11Pz/110@0504, 51GR/154G@0505*' }, '0505', [3, 12, 12, 2]);
    const gone = act(t, retreat('11Pz/15', '0502'));
    expect(actionsOf(gone, 'advance').map(a => a.unit)).toEqual(['11Pz/110']);
  });

  it('7.9.8 of several hexes only into those that are empty', () => {
    const units = 'LAH/1@0504, LAH/2@0504, 51GR/154G@0505, 51GR/156G@0604*';
    const t = fought({ units }, '0505', [9, 2, 12], merge('0505', '0604'));
    expect(hexesFor(t, 'advance', 'LAH/1')).toEqual(['0604']);
  });
});

describe('E1 Grossdeutschland at 2120', () => {
  const units = 'GD/3@2121, GD/Fus@2121, GD/Pz@2219, GD/PG@2219, 71GR/219G@2120, 106/239@2801';
  const morale = { '6GA': 8 };

  it('E1 the fire of 219G misses the Panthers', () => {
    const t = position({ phase: 'fire', active: 'soviet', during: 'german', turn: 2, units, morale });
    const fired = act(t, { type: 'fire', unit: '71GR/219G', hex: '2121' }, sums(4));
    expect(told(fired, 'fire')).toMatchObject({ target: 'GD/3', at: 1, armour: 4, dice: 4, modifier: 0, hit: false });
  });

  it('E1 7:1, and 9:1 in the end: a 7 is D3, and 219G loses a step and goes to Olkhovka', () => {
    const t = fought({ turn: 2, units, morale }, '2120', [7, 8]);
    expect(told(t, 'assault')).toMatchObject({ attack: 15, defence: 2, column: '9:1', result: 'D3' });
    expect(told(t, 'check')).toMatchObject({ dice: 8, plus: 3, morale: 8, retreats: true, loses: true });
    expect(new Set(hexesFor(t, 'retreat', '71GR/219G'))).toEqual(new Set(['1919', '1920', '2018']));
    const back = act(t, retreat('71GR/219G', '1919'));
    expect(unitOf(back, '71GR/219G')).toMatchObject({ hex: '1919', values: { steps: 1, disrupted: 1 } });
    const on = act(act(back, advance('GD/Pz', '2120')), advance('GD/PG', '2120'));
    expect([placeOf(on, 'GD/Pz'), placeOf(on, 'GD/PG')]).toEqual(['2120', '2120']);
    expect(can(on, advance('GD/Fus', '2120'))).toBe(false);
  });
});
