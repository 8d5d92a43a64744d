import { describe, expect, it } from 'vitest';
import type { Json } from '../../../kit/game.ts';
import { act, acts, can, eventsOf, hexesFor, placeOf, type Trial } from '../../../kit/trial.ts';
import { HEX_SHEET, hex } from '../pieces.ts';
import { position } from '../testing.ts';
import { allowance, assaulting, firing, move, moving, phaseIn, sovietsMoving } from '../testingPlay.ts';

const END = { type: 'end-movement' };

/** Points that the last leg cost. */
const cost = (t: Trial): Json | undefined => eventsOf(t, 'move')[0]?.cost;

/** Whether a unit that goes to a hex may go on from there. */
const goesOn = (t: Trial, name: string, to: string): boolean =>
  hexesFor(act(t, move(name, to)), 'move', name).length > 0;

describe('8.0 the movement phase', () => {
  it('8.0 one side moves, as many of its units as it likes', () => {
    const t = moving('11Pz/15@0505, 11Pz/110@0506, 51GR/154G@0101');
    expect([can(t, move('11Pz/15', '0504')), can(t, move('51GR/154G', '0102')), can(t, END)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('8.0 in no other phase', () => {
    expect(can(firing('german', '11Pz/15@0505, 6TK/22@0506'), move('11Pz/15', '0504'))).toBe(false);
    expect(can(assaulting('german', '11Pz/15@0505, 51GR/154G@0506'), move('11Pz/15', '0504'))).toBe(false);
  });
});

describe('8.1 how units move', () => {
  it('8.1.1 each for itself, in any order, from hex to neighbouring hex', () => {
    const t = acts(moving('11Pz/15@0505, 11Pz/110@0505'), move('11Pz/110', '0503'), move('11Pz/15', '0507'));
    expect([placeOf(t, '11Pz/110'), placeOf(t, '11Pz/15')]).toEqual(['0503', '0507']);
    expect(eventsOf(t, 'move')).toMatchObject([{ from: '0505', to: '0507', path: ['0506', '0507'], cost: 2 }]);
  });

  it('8.1.1 in legs, each by its cheapest way, until the points are spent', () => {
    const first = act(moving('11Pz/15@0505', { morale: { '48PzK': 1 } }), move('11Pz/15', '0502'));
    const second = act(first, move('11Pz/15', '0503'));
    expect([cost(first), cost(second), hexesFor(second, 'move', '11Pz/15')]).toEqual([3, 1, []]);
  });

  it('8.1.3 the allowance is that of the morale of the command', () => {
    const at = (points: number) => allowance(moving('6Pz/11@0505', { morale: { '3PzK': points } }), '6Pz/11');
    expect([1, 4, 8, 9, 10].map(at)).toEqual([4, 7, 11, 12, 12]);
    const soviet = (points: number) => allowance(moving('51GR/154G@0505', { morale: { '6GA': points } }), '51GR/154G');
    expect([1, 3, 5, 8, 10].map(soviet)).toEqual([5, 7, 9, 12, 12]);
  });

  it('8.1.3 no unit goes further', () => {
    const t = moving('6Pz/11@0501', { morale: { '3PzK': 4 } });
    expect([can(t, move('6Pz/11', '0508')), can(t, move('6Pz/11', '0509'))]).toEqual([true, false]);
  });

  it('8.1.3 a loss in the fighting before counts at once', () => {
    const t = position({ turn: 3, phase: 'fire', active: 'soviet', during: 'german', units: UNDER_FIRE, ...WEARY });
    const hit = act(act(t, { type: 'fire', unit: '6TK/22', hex: '0505' }, [1, 1]), { type: 'end-fire' });
    expect([phaseIn(hit), allowance(t, '11Pz/15'), allowance(hit, '11Pz/15')]).toEqual(['movement', 7, 6]);
  });

  it('8.1.4 disrupted units have half of it, rounded down', () => {
    const t = moving({ '6Pz/11': { hex: '0505', disrupted: true } }, { morale: { '3PzK': 4 } });
    expect(allowance(t, '6Pz/11')).toBe(3);
    expect([can(t, move('6Pz/11', '0502')), can(t, move('6Pz/11', '0501'))]).toEqual([true, false]);
  });

  it('8.1.5 points left go to nobody, and are not kept', () => {
    const t = acts(moving('11Pz/15@0505, 11Pz/110@0506', { morale: { '48PzK': 1 } }), move('11Pz/110', '0507'));
    expect([can(t, move('11Pz/15', '0501')), can(t, move('11Pz/15', '0901'))]).toEqual([true, false]);
  });

  it('8.1.6 a move is over when the next unit begins', () => {
    const t = moving('11Pz/15@0505, 11Pz/110@0506');
    expect(goesOn(t, '11Pz/15', '0504')).toBe(true);
    const next = acts(t, move('11Pz/15', '0504'), move('11Pz/110', '0507'));
    expect(hexesFor(next, 'move', '11Pz/15')).toEqual([]);
    expect(hexesFor(next, 'move', '11Pz/110')).not.toEqual([]);
  });
});

const UNDER_FIRE = '11Pz/15@0606, 48PzK/911@0505, 6TK/22@0504';
const WEARY = { morale: { '48PzK': 4 } };

describe('8.2 limits', () => {
  it('8.2.1 no unit enters a hex with an enemy, whatever he is', () => {
    const t = sovietsMoving('8R/151@3034, Arko35@3033', { turn: 1 });
    expect(can(t, move('8R/151', '3033'))).toBe(false);
  });

  it('8.2.1 aircraft do not count', () => {
    expect(can(sovietsMoving('51GR/154G@0506, 8FgK/DB1@0505'), move('51GR/154G', '0505'))).toBe(true);
  });

  it('8.2.2 an enemy ZOC ends the move, for the whole phase', () => {
    const t = moving('11Pz/110@0502, 11Pz/111@0502, 51GR/154G@0505');
    expect(goesOn(t, '11Pz/110', '0504')).toBe(false);
    const later = acts(t, move('11Pz/110', '0504'), move('11Pz/111', '0501'));
    expect(hexesFor(later, 'move', '11Pz/110')).toEqual([]);
  });

  it('8.2.2 nobody passes through one', () => {
    const t = moving('11Pz/110@0503, 51GR/154G@0505');
    expect(hexesFor(t, 'move', '11Pz/110')).toContain('0504');
    const path = eventsOf(act(t, move('11Pz/110', '0507')), 'move')[0]?.path;
    expect(path).not.toContain('0504');
    expect(cost(act(t, move('11Pz/110', '0507')))).toBe(6);
  });

  it('8.2.2 armour takes no notice of units without anti-tank strength', () => {
    const t = moving('11Pz/15@0503, 9GV/23G@0505');
    expect(cost(act(t, move('11Pz/15', '0506')))).toBe(4);
  });

  it('8.2.3 who begins in an enemy ZOC pays half his allowance to leave it', () => {
    const t = act(moving('11Pz/15@0504, 51GR/154G@0505'), move('11Pz/15', '0503'));
    expect([cost(t), can(t, move('11Pz/15', '0301')), can(t, move('11Pz/15', '0303'))]).toEqual([7, true, true]);
    expect(hexesFor(act(t, move('11Pz/15', '0501')), 'move', '11Pz/15').length).toBeGreaterThan(0);
  });

  it('8.2.3 rounded down: 3 of 7', () => {
    const t = act(moving('6Pz/11@0504, 51GR/154G@0505', { morale: { '3PzK': 4 } }), move('6Pz/11', '0503'));
    expect(cost(t)).toBe(4);
    expect([can(t, move('6Pz/11', '0203')), can(t, move('6Pz/11', '0103'))]).toEqual([true, false]);
  });

  it('8.2.3 half of what the disrupted have', () => {
    const t = moving({ '11Pz/15': { hex: '0504', disrupted: true }, '51GR/154G': '0505' });
    expect(cost(act(t, move('11Pz/15', '0503')))).toBe(4);
  });

  it('8.2.3 its cost is added to that of the hex, and a unit that cannot pay both stays', () => {
    const t = (morale: number) => sovietsMoving('51GR/154G@2222, 11Pz/110@2322', { morale: { '6GA': morale } });
    expect(['2223', '2122'].map(to => can(t(1), move('51GR/154G', to)))).toEqual([true, false]);
    expect(['2223', '2122'].map(to => can(t(10), move('51GR/154G', to)))).toEqual([true, true]);
  });

  it('8.2.3 a ZOC that armour does not mind costs it nothing to leave', () => {
    const t = moving('11Pz/15@0504, 9GV/23G@0505');
    expect(cost(act(t, move('11Pz/15', '0404')))).toBe(1);
  });

  it('8.2.4 not straight into another one', () => {
    const t = moving('11Pz/15@0504, 51GR/154G@0505');
    expect(['0404', '0604', '0503'].map(to => can(t, move('11Pz/15', to)))).toEqual([false, false, true]);
  });

  it('8.2.4 and into none for the rest of the phase', () => {
    const t = act(moving('11Pz/15@0504, 51GR/154G@0505'), move('11Pz/15', '0503'));
    expect(['0404', '0504', '0604', '0402'].map(to => can(t, move('11Pz/15', to)))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it('8.2.4 those it never minds are open to it', () => {
    const t = act(moving('11Pz/15@0504, 51GR/154G@0505, 9GV/23G@0301'), move('11Pz/15', '0503'));
    expect(can(t, move('11Pz/15', '0302'))).toBe(true);
  });

  it('8.2.5 who cannot pay for a hex does not enter it', () => {
    const t = (morale: number) => moving('167/315@2222', { morale: { '48PzK': morale } });
    expect([can(t(1), move('167/315', '2122')), can(t(2), move('167/315', '2122'))]).toEqual([false, true]);
  });

  it('8.2.5 there is no least move', () => {
    const t = moving({ '292/507': { hex: '3033', disrupted: true } }, { morale: { '41PzK': 2 } });
    expect(hexesFor(t, 'move', '292/507')).toEqual([]);
  });

  it('8.2.6 nobody leaves his half of the map', () => {
    const t = sovietsMoving('3MK/1@1528, 3TK/50@1529');
    const sheets = (name: string) => new Set(hexesFor(t, 'move', name).map(to => HEX_SHEET[hex(to)]));
    expect([[...sheets('3MK/1')], [...sheets('3TK/50')]]).toEqual([[1], [0]]);
  });

  it('8.2.7 friends on the way cost nothing, nor does their ZOC', () => {
    const free = act(moving('11Pz/15@0505'), move('11Pz/15', '0502'));
    const past = act(moving('11Pz/15@0505, 3Pz/3@0504, 3Pz/394@0504, 3Pz/6@0503, GD/PG@0503'), move('11Pz/15', '0502'));
    expect([cost(free), cost(past), eventsOf(past, 'move')[0]?.path]).toEqual([3, 3, ['0504', '0503', '0502']]);
  });

  it('8.2.7 nor do those of another corps', () => {
    const t = act(moving('11Pz/15@0505, LAH/1@0504'), move('11Pz/15', '0503'));
    expect(eventsOf(t, 'move')[0]?.path).toEqual(['0504', '0503']);
  });
});

describe('8.4 aircraft against movement', () => {
  const tank = { '3MK/1': '0507', '8FgK/DB1': '0505' };

  it('8.4.1 level bombing lowers the allowance', () => {
    const t = sovietsMoving('51GR/154G@0505', { morale: { '6GA': 5 }, bombed: { '6GA': 2 } });
    expect(allowance(t, '51GR/154G')).toBe(7);
  });

  it('8.4.2 each hex of an air zone costs 3 more to enter', () => {
    const first = act(sovietsMoving(tank), move('3MK/1', '0506'));
    const second = act(first, move('3MK/1', '0605'));
    const out = act(second, move('3MK/1', '0706'));
    expect([first, second, out].map(cost)).toEqual([4, 4, 1]);
  });

  it('8.4.2 two zones on a hex are no more than one', () => {
    const t = sovietsMoving({ ...tank, '8FgK/DB2': '0505', '8FgK/DB3': '0405' });
    expect(cost(act(t, move('3MK/1', '0506')))).toBe(4);
  });

  it('8.4.2 on roads, too', () => {
    const t = sovietsMoving('3MK/1@0809, 8FgK/DB1@1010');
    expect(cost(act(t, move('3MK/1', '0910')))).toBe(3.5);
  });

  it('8.4.2 Germans pay nothing', () => {
    expect(cost(act(moving('11Pz/15@0507, 8FgK/DB1@0505'), move('11Pz/15', '0505')))).toBe(2);
  });

  it('8.4.2 a retreat costs nothing there', () => {
    const t = assaulting('german', '11Pz/15@0504, 11Pz/111@0504, 51GR/154G@0505, 8FgK/DB1@0506', {
      morale: { '6GA': 1 },
    });
    const fled = act(act(t, { type: 'commit' }), { type: 'fight', hex: '0505' }, [5, 5, 2, 2]);
    expect(hexesFor(fled, 'retreat', '51GR/154G')).toContain('0507');
  });
});

describe('8.5 the reserve', () => {
  const RESERVE = { '3TK/50': '2030', '6GR/4G': '2032', '2TA/11G': '2034', '13A/129': '2036', '16TK/15': '1830' };
  const movers = (more: Readonly<Record<string, Json>>): string[] => {
    const t = sovietsMoving(RESERVE, more);
    return Object.keys(RESERVE).filter(name => hexesFor(t, 'move', name).length > 0);
  };

  it('8.5.1 stays where it is on turn 1', () => {
    expect(movers({ turn: 1, model: 0 })).toEqual(['2TA/11G', '13A/129']);
  });

  it('8.5.1 moves from turn 2 on', () => {
    expect(movers({ turn: 2, model: 0 })).toEqual(Object.keys(RESERVE));
  });

  it('8.5.1 fires on turn 1 like anybody', () => {
    const t = firing('soviet', '3TK/50@3033, 23AK/185@3032', { turn: 1 });
    expect(can(t, { type: 'fire', unit: '3TK/50', hex: '3032' })).toBe(true);
  });

  it('11.2.3 is free from the start if Model attacks with everything', () => {
    expect(movers({ turn: 1, model: 1 })).toEqual(Object.keys(RESERVE));
  });
});

describe('10.3 new tanks', () => {
  const start = (name: string) => ({ type: 'start', unit: name });

  it('10.3.1 Panthers and Elefants start their engines, nobody else does', () => {
    const south = moving('10PzB/51@0505, 10PzB/52@0303, GD/3@0707, 3PzK/503@0105, GD/Pz@0101');
    expect(['10PzB/51', '10PzB/52', 'GD/3', '3PzK/503', 'GD/Pz'].map(name => can(south, start(name)))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    const north = moving('656PJ/653@3033, 656PJ/654@3031, 656PJ/216@2831');
    expect(['656PJ/653', '656PJ/654', '656PJ/216'].map(name => can(north, start(name)))).toEqual([true, true, false]);
  });

  it('10.3.2 they do not move before', () => {
    expect(hexesFor(moving('10PzB/51@0505'), 'move', '10PzB/51')).toEqual([]);
  });

  it('10.3.2 the die is subtracted from the allowance', () => {
    const t = act(moving('10PzB/51@0505', { morale: { '48PzK': 3 } }), start('10PzB/51'), [4]);
    expect([can(t, move('10PzB/51', '0503')), can(t, move('10PzB/51', '0502'))]).toEqual([true, false]);
  });

  it('10.3.2 with 6 points and a 6 they do not move at all', () => {
    const t = act(moving('10PzB/51@0505', { morale: { '48PzK': 3 } }), start('10PzB/51'), [6]);
    expect(hexesFor(t, 'move', '10PzB/51')).toEqual([]);
  });

  it('10.3.2 once a phase; starting another unit ends the move of the first', () => {
    const t = act(moving('10PzB/51@0505, 10PzB/52@0707'), start('10PzB/51'), [1]);
    expect(can(t, start('10PzB/51'))).toBe(false);
    const next = act(t, start('10PzB/52'), [1]);
    expect([can(next, start('10PzB/51')), hexesFor(next, 'move', '10PzB/51')]).toEqual([false, []]);
  });

  it('10.3.2 halved by disruption before the die', () => {
    const units = { '10PzB/51': { hex: '0505', disrupted: true } };
    const t = act(moving(units), start('10PzB/51'), [4]);
    expect([can(t, move('10PzB/51', '0503')), can(t, move('10PzB/51', '0502'))]).toEqual([true, false]);
  });

  it('10.3.2 to leave a ZOC costs half of what the die has left', () => {
    const t = act(moving('10PzB/51@0504, 51GR/154G@0505'), start('10PzB/51'), [4]);
    expect(cost(act(t, move('10PzB/51', '0503')))).toBe(5);
  });

  it('10.3.3 Elefants mind the ZOC of units without anti-tank strength', () => {
    const t = act(moving('656PJ/653@3031, 3GV/2G@3033'), start('656PJ/653'), [1]);
    expect(goesOn(t, '656PJ/653', '3032')).toBe(false);
    expect(goesOn(moving('656PJ/216@3031, 3GV/2G@3033'), '656PJ/216', '3032')).toBe(true);
    const panther = act(moving('10PzB/51@0503, 9GV/23G@0505'), start('10PzB/51'), [1]);
    expect(goesOn(panther, '10PzB/51', '0504')).toBe(true);
  });
});

describe('guns and engineers', () => {
  it('10.1.1 they do not move', () => {
    const t = moving('Arko35@3033, PzPi811@3033, 292/507@3033', { turn: 1 });
    expect(['Arko35', 'PzPi811', '292/507'].map(name => hexesFor(t, 'move', name).length > 0)).toEqual([
      false,
      false,
      true,
    ]);
  });
});
