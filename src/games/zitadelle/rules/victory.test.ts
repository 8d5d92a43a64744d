import { describe, expect, it } from 'vitest';
import { noDice } from '../../../kit/dice.ts';
import { act, placeOf, type Trial } from '../../../kit/trial.ts';
import { UNITS } from '../data/units.ts';
import { VP_HEXES } from '../data/victory.ts';
import { AIR_UNITS, GERMAN, IS_TROOP, TROOPS_OF, unit } from '../pieces.ts';
import { GONE, SPENT, type State, TO_COME } from '../state.ts';
import { position, stateOf } from '../testing.ts';
import { advance, fought, retreat } from '../testingAssault.ts';
import { move, moving, sovietsMoving, stateIn } from '../testingPlay.ts';
import { eliminate, loseStep } from './loss.ts';
import { levelOf, lostSteps, pointsOf } from './victory.ts';

const io = { dice: noDice, emit: () => undefined };
const prize = (name: string): number => VP_HEXES.findIndex(v => v.hex === name);
const isHeld = (t: Trial, name: string): boolean => stateIn(t).held[prize(name)] === 1;
const BELGOROD = VP_HEXES.length;

/** Points for one victory hex. */
const worth = (s: State, name: string): number => pointsOf(s).places[prize(name)]!;

describe('12.1 points won', () => {
  it('12.1.1 the Germans hold nothing at first but Belgorod', () => {
    const s = stateOf({ units: {} });
    expect(s.held).toEqual([...VP_HEXES.map(() => 0), 1]);
    expect(pointsOf(s).total).toBe(0);
  });

  it('12.1.1 12.2.2 a scene gives a place to who stands in it', () => {
    const s = stateOf({ turn: 5, units: '11Pz/15@1823, 15GR/44G@2611' });
    expect([s.held[prize('1823')], s.held[BELGOROD]]).toEqual([1, 0]);
    expect(stateOf({ turn: 5, held: ['1823'], units: '11Pz/15@1824' }).held[prize('1823')]).toBe(1);
    expect(() => stateOf({ turn: 5, lost: ['1823'], units: '11Pz/15@1823' })).toThrow('1823 is held by');
    expect(() => stateOf({ turn: 5, held: ['1823'], units: '51GR/154G@1823' })).toThrow('1823 is held by');
  });

  it('12.1.1 a hex is taken in passing', () => {
    const t = act(moving('11Pz/15@1822'), move('11Pz/15', '1824'));
    expect([placeOf(t, '11Pz/15'), isHeld(t, '1823')]).toEqual(['1824', true]);
  });

  it('12.1.1 by a battalion as well', () =>
    expect(isHeld(act(moving('48PzK/911@1822'), move('48PzK/911', '1823')), '1823')).toBe(true));

  it('12.1.1 by advance', () => {
    const t = fought({ units: '11Pz/15@1822, 11Pz/110@1822, 51GR/154G@1823*' }, '1823', [12, 12]);
    expect(isHeld(t, '1823')).toBe(false);
    expect(isHeld(act(t, advance('11Pz/15', '1823')), '1823')).toBe(true);
  });

  it('12.1.1 by retreat, on the way too', () => {
    const t = fought({ units: '11Pz/15@2023, 51GR/154G@2022', morale: { '48PzK': 5 } }, '2022', [5, 6]);
    expect(isHeld(act(t, retreat('11Pz/15', '2025')), '2024')).toBe(true);
  });

  it('12.1.1 not by aircraft', () => {
    const t = position({ phase: 'air', turn: 3, units: { '8FgK/DB1': { box: 'air-ready' }, '6TK/22': '1823' } });
    const sent = act(t, { type: 'dive', unit: '8FgK/DB1', hex: '1823' });
    expect(isHeld(sent, '1823')).toBe(false);
  });

  it('12.1.1 a Soviet unit that enters takes it back, one that stands beside it does not', () => {
    const t = sovietsMoving('51GR/154G@1722', { held: ['1823'] });
    expect(isHeld(act(t, move('51GR/154G', '1822')), '1823')).toBe(true);
    expect(isHeld(act(sovietsMoving('3MK/1@1822', { held: ['1823'] }), move('3MK/1', '1823')), '1823')).toBe(false);
  });

  it('12.1.2 the hex counts with a way to the south edge', () => {
    expect(worth(stateOf({ units: 'LAH/1@2220', held: ['2220'] }), '2220')).toBe(5);
    expect(worth(stateOf({ units: 'LAH/1@2220, 51GR/154G@2221, 52GR/151G@2219', held: ['2220'] }), '2220')).toBe(0);
  });

  it('12.1.2 a German unit undoes the Soviet ZOC in its hex', () =>
    expect(
      worth(stateOf({ units: 'LAH/1@2220, LAH/2@2320, 51GR/154G@2221, 52GR/151G@2219', held: ['2220'] }), '2220'),
    ).toBe(5));

  it('12.1.2 a hex that nobody guards is lost to a Soviet ZOC, though held', () => {
    expect(worth(stateOf({ units: '51GR/154G@2222', held: ['2220'] }), '2220')).toBe(5);
    expect(worth(stateOf({ units: '51GR/154G@2221', held: ['2220'] }), '2220')).toBe(0);
  });

  it('12.1.2 aircraft undo nothing', () =>
    expect(worth(stateOf({ units: '51GR/154G@2221, 8FgK/DB1@2220', held: ['2220'] }), '2220')).toBe(0));

  it('12.1.2 on the north map the way leads north', () => {
    const wall = Array.from({ length: 19 }, (_, i) => `${String(2 * i + 1).padStart(2, '0')}48`);
    const rifles = TROOPS_OF[1]!.filter(u => UNITS[u]!.sheet === 'north' && UNITS[u]!.size === 'III').slice(0, 19);
    const line = rifles.map((u, i) => `${UNITS[u]!.name}@${wall[i]}`).join(', ');
    expect(worth(stateOf({ units: '292/507@2040', held: ['2040'] }), '2040')).toBe(10);
    expect(worth(stateOf({ units: `292/507@2040, ${line}`, held: ['2040'] }), '2040')).toBe(0);
  });

  it('12.1.3 what each is worth', () => {
    expect(Object.fromEntries(VP_HEXES.map(v => [v.hex, v.points]))).toMatchObject({
      '2040': 10,
      '3026': 15,
      '0933': 20,
    });
    const all = stateOf({ units: {}, held: VP_HEXES.map(v => v.hex) });
    expect(pointsOf(all)).toMatchObject({ steps: 0, belgorod: 0, total: 155 });
  });

  it('12.1.4 nothing for Soviet losses', () => {
    const s = stateOf({ units: '51GR/154G@2221' });
    eliminate(s, unit('51GR/154G'), '7.5', io);
    expect(pointsOf(s).total).toBe(0);
  });
});

describe('12.2 points lost', () => {
  const lost = (name: string, steps: number): number => {
    const s = stateOf({ units: `${name}@${UNITS[unit(name)]!.sheet === 'north' ? '3033' : '0505'}` });
    for (let n = 0; n < steps; n++) loseStep(s, unit(name), '6.6.3', io);
    return lostSteps(s);
  };

  it.each([
    ['11Pz/15', 1, 1],
    ['86/167', 2, 2],
    ['23AK/185', 1, 1],
    ['10PzB/51', 1, 1],
    ['10PzB/51', 2, 2],
  ])('12.2.1 %s with %i steps gone costs %i', (name, steps, points) => expect(lost(name, steps)).toBe(points));

  it('12.2.1 they are taken off', () => {
    const s = stateOf({ units: '11Pz/15@0505*', held: ['2220'] });
    expect(pointsOf(s)).toMatchObject({ steps: 1, total: 4 });
  });

  it('12.2.1 a unit that a position puts among the eliminated is lost with all its steps', () => {
    const box = { box: 'eliminated' };
    const s = stateOf({
      units: { 'LAH/1': box, '23AK/185': box, '10PzB/51': box, Arko35: box, '8FgK/DB1': box, '51GR/154G': box },
    });
    expect(lostSteps(s)).toBe(2 + 1 + 2);
    expect(stateOf({ units: { 'LAH/1': { ...box, step: 2 } } }).steps[unit('LAH/1')]).toBe(0);
  });

  it('12.2.1 nothing for artillery, engineers, aircraft and units that never arrived', () => {
    const s = stateOf({ units: {} });
    for (const u of [unit('Arko35'), unit('PzPi811')]) s.place = s.place.with(u, SPENT);
    for (const u of AIR_UNITS) s.place = s.place.with(u, GONE);
    s.place = s.place.with(unit('2Pz/3'), TO_COME);
    expect(lostSteps(s)).toBe(0);
    expect(TROOPS_OF[GERMAN]!.every(u => IS_TROOP[u])).toBe(true);
  });

  it('Q11 a unit that is cut off at the end is not lost', () => {
    const s = stateOf({ units: 'LAH/1@2220*, 51GR/154G@2221, 52GR/151G@2219', held: ['2220'] });
    expect(pointsOf(s)).toMatchObject({ steps: 1, total: -1 });
  });

  it('12.2.2 Belgorod costs 20 once a Soviet unit has been there, and a way leads to an edge', () => {
    const t = act(sovietsMoving('6TK/22@2612'), move('6TK/22', '2611'));
    expect(stateIn(t).held[BELGOROD]).toBe(0);
    expect(pointsOf(stateIn(t))).toMatchObject({ belgorod: 20, total: -20 });
    expect(pointsOf(stateOf({ units: '51GR/154G@2612' })).belgorod).toBe(0);
  });

  it('12.2.2 not where Germans and their ZOC close every way', () => {
    const shut = stateOf({ units: 'LAH/1@2612, LAH/2@2610, 51GR/154G@2611', lost: ['2611'] });
    expect(pointsOf(shut).belgorod).toBe(0);
    const open = stateOf({ units: 'LAH/1@2612, 51GR/154G@2611', lost: ['2611'] });
    expect(pointsOf(open).belgorod).toBe(20);
  });

  it('12.2.2 the east edge is as good as the north edge, the others are not', () => {
    /** A line of Germans from the west to the east edge, in every second hex, or from there to the south. */
    const line = (hexes: readonly string[]): string => {
      const guards = TROOPS_OF[GERMAN]!.filter(u => UNITS[u]!.sheet === 'south' && UNITS[u]!.size === 'III');
      return hexes.map((at, i) => `${UNITS[guards[i]!]!.name}@${at}`).join(', ');
    };
    const across = (to: number) => Array.from({ length: to }, (_, i) => `${String(2 * i + 1).padStart(2, '0')}20`);
    const down = Array.from({ length: 10 }, (_, i) => `36${String(20 - 2 * i).padStart(2, '0')}`);
    const at = (hexes: readonly string[]) =>
      pointsOf(stateOf({ units: `${line(hexes)}, 51GR/154G@2611`, lost: ['2611'] })).belgorod;
    expect([at(across(19)), at([...across(18), ...down])]).toEqual([20, 0]);
  });

  it('12.2.2 a German unit makes it German again', () => {
    const t = act(moving('6Pz/11@2610', { lost: ['2611'] }), move('6Pz/11', '2611'));
    expect(pointsOf(stateIn(t)).belgorod).toBe(0);
  });
});

describe('12.3 levels', () => {
  it.each([
    [-60, 'soviet-strategic'],
    [-35, 'soviet-strategic'],
    [-34, 'soviet-operational'],
    [-15, 'soviet-operational'],
    [-14, 'soviet-tactical'],
    [0, 'soviet-tactical'],
    [1, 'german-tactical'],
    [20, 'german-tactical'],
    [21, 'german-operational'],
    [155, 'german-operational'],
  ])('12.3 %i points', (points, code) => expect(levelOf(points).code).toBe(code));

  const last = (held: readonly string[]): Trial =>
    act(position({ turn: 9, phase: 'movement', active: 'soviet', units: '111R/399@3828', held: [...held] }), {
      type: 'end-movement',
    });

  it('12.0 after turn 9 the points decide', () => {
    const t = last(['2220', '1823']);
    expect(stateIn(t).ending).toEqual({ rule: '12.3', code: 'german-tactical', points: 10 });
    expect(t.game.outcome(t.s)).toEqual({ winner: 'german', rule: '12.3', code: 'german-tactical' });
    expect(t.game.outcome(last([]).s)).toMatchObject({ winner: 'soviet', code: 'soviet-tactical' });
  });

  it('12.0 not before', () => {
    const t = position({ turn: 8, phase: 'movement', active: 'soviet', units: '111R/399@3828, 106/239@2801' });
    expect(stateIn(act(t, { type: 'end-movement' })).winner).toBe(-1);
  });
});
