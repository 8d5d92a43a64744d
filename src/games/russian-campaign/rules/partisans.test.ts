import { describe, expect, it } from 'vitest';
import {
  act,
  active,
  acts,
  can,
  hexesFor,
  placeOf,
  refused,
  type Trial,
  type TrialPosition,
} from '../../../kit/trial.ts';
import { UNITS } from '../data/units.ts';
import { AXIS, BOARD, hex, unit } from '../pieces.ts';
import { type State, UNDERGROUND } from '../state.ts';
import { position, stateOf, work } from '../testing.ts';
import { partisanHexes, partisansOf } from './partisans.ts';

/** The railway from Brest to Minsk in Axis hands. */
const HELD = { owner: { O24: 'axis', O20: 'axis' }, rail: { O23: 'axis', O22: 'axis', O21: 'axis', O19: 'axis' } };
const open = (p: Partial<TrialPosition> = {}): string =>
  partisanHexes(stateOf({ turn: 4, units: '', ...HELD, ...p }))
    .map(h => BOARD.names[h])
    .join(' ');

describe('where', () => {
  it('11.2.1 in Axis cities of the Soviet Union and on Axis railway between them', () =>
    expect(open()).toBe('O24 O23 O22 O21 O20'));
  it('11.2.1 not in oil fields, which are no cities', () =>
    expect(open({ owner: { PP13: 'axis' }, rail: {} })).toBe(''));
  it('11.2.1 not on railway that leads no further', () => expect(open()).not.toContain('O19'));
  it('11.2.1 not on railway the Soviets possess', () =>
    expect(open({ rail: { O23: 'axis', O21: 'axis' } })).toBe('O24 O20'));
  it('11.2.1 not outside the Soviet Union', () => expect(open({ owner: {}, rail: {} })).toBe(''));
  it('11.2.1 railway in the Soviet Union to a city abroad counts', () =>
    expect(open({ owner: { J21: 'axis' }, rail: { J22: 'axis' } })).toBe('J22 J21'));
  it('11.2.1 a ring that leads back to the same city lies between none', () => {
    const ring = 'P13 Q13 Q12 Q11 R10 S11 S12 S13 R13 Q14'.split(' ');
    const rail = Object.fromEntries(ring.map(name => [name, 'axis']));
    expect(open({ owner: { P14: 'axis' }, rail })).toBe('P14');
    // With Moscow both arcs lead from the one city to the other.
    const both = [...ring, 'P14', 'R9'].sort((a, b) => hex(a) - hex(b));
    expect(open({ owner: { P14: 'axis', R9: 'axis' }, rail })).toBe(both.join(' '));
  });
  const LINE = Object.fromEntries('O23 O22 O21 O20 O19 O18 O17 O16 P15'.split(' ').map(name => [name, 'axis']));
  it('11.2.1 nor does a line that runs through a Soviet city', () =>
    expect(open({ owner: { O24: 'axis', P14: 'axis' }, rail: LINE })).toBe('O24 P14'));
  it('11.2.4 not in an Axis ZOC, nor where an Axis unit stands', () => {
    expect(open({ units: '24Pz@N21' })).toBe('O24 O23 O20');
    expect(open({ units: '24Pz@O22' })).toBe('O24 O20');
  });
  it('11.2.4 not within five hexes of the SS', () => {
    expect(open({ units: 'SSRes@O18' })).toBe('O24');
    expect(open({ units: 'SSRes@O17' })).toBe('O24 O23');
  });
  it('11.2.4 Hitler is no SS unit', () => expect(open({ units: 'Hitler@O17' })).toBe('O24 O23 O22 O21 O20'));
});

describe('who', () => {
  const there = (turn: number): string[] => {
    const s = stateOf({ turn, units: '' });
    for (const u of UNITS.keys()) if (UNITS[u]!.type === 'partisan') s.place = s.place.with(u, UNDERGROUND);
    return partisansOf(s).map(u => UNITS[u]!.name);
  };
  it('11.2.4 those whose turn has come', () =>
    expect([2, 3, 4].map(there)).toEqual([[], ['Par1'], ['Par1', 'Par2', 'Par3']]));
});

describe('11.2.3 driven off', () => {
  const swept = (units: string): State => work(stateOf({ turn: 4, units, ...HELD }), 'sweep', AXIS).s;
  const place = (units: string): number | undefined => swept(units).place[unit('Par1')];
  it('11.2.3 by an Axis ZOC', () => expect(place('Par1@O22, 24Pz@N21')).toBe(UNDERGROUND));
  it('11.2.3 by an Axis unit in the hex', () => expect(place('Par1@O22, 24Pz@O22')).toBe(UNDERGROUND));
  it('11.2.3 by the SS five hexes away', () => expect(place('Par1@O22, SSRes@O17')).toBe(UNDERGROUND));
  it('11.2.3 not by the SS six hexes away', () => expect(place('Par1@O22, SSRes@O16')).toBeGreaterThanOrEqual(0));
  it('11.2.3 not by an army unit two hexes away', () => expect(place('Par1@O22, 24Pz@O20')).toBeGreaterThanOrEqual(0));
  it('11.2.3 after the movement of either Axis impulse', () => {
    const t = position({ turn: 4, units: 'Par1@O22, 24Pz@O19, Stalin@U2, Hitler@E32', ...HELD, weather: 'clear' });
    expect(placeOf(acts(t, { type: 'move', unit: '24Pz', hex: 'O21' }, { type: 'end-movement' }), 'Par1')).toBe(
      'underground',
    );
  });
});

describe('11.2.4 placed anew', () => {
  const turn = (units: string): Trial =>
    position({ turn: 4, phase: 'partisans', active: 'soviet', impulse: 2, units, ...HELD });
  const place = (hex: string) => ({ type: 'place', unit: 'Par1', hex });
  it('11.2.4 a partisan on the map may go anywhere else', () => {
    expect(hexesFor(turn('Par1@O22'), 'place', 'Par1')).toEqual(['O24', 'O23', 'O21', 'O20']);
    expect(placeOf(act(turn('Par1@O22'), place('O24')), 'Par1')).toBe('O24');
  });
  it('11.2.4 or stay', () => {
    const t = turn('Par1@O22, Stalin@U2, Hitler@E32');
    expect(active(t)).toBe('soviet');
    expect(can(t, { type: 'end-partisans' })).toBe(true);
  });
  it('11.2.4 each once', () => {
    const t = act(turn('Par1@O22, Par2@O21'), place('O24'));
    expect(refused(t, place('O23'))).toMatchObject({ rule: '11.2.4', code: 'partisan-placed' });
    expect(can(t, { type: 'place', unit: 'Par2', hex: 'O23' })).toBe(true);
  });
  it('11.2.4 after the last one the player says that he is done', () =>
    expect(can(act(turn('Par1@O22'), place('O24')), { type: 'end-partisans' })).toBe(true));
  it('11.2.1 11.2.4 refusals', () => {
    const t = turn('Par1@O22, 24Pz@O25');
    expect(refused(t, place('O24'))).toMatchObject({ rule: '11.2.4', code: 'partisan-watched' });
    expect(refused(t, place('R9'))).toMatchObject({ rule: '11.2.1', code: 'partisan-place' });
    expect(refused(t, place('O22'))).toMatchObject({ rule: '11.2.4', code: 'already-there' });
    expect(refused(t, { type: 'place', unit: '8A', hex: 'O24' }).code).toBe('not-partisan');
  });
});
