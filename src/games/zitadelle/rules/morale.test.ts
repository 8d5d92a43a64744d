import { describe, expect, it } from 'vitest';
import { noDice } from '../../../kit/dice.ts';
import { COMMANDS } from '../data/commands.ts';
import { COMMAND, COMMAND_SIDE, GERMAN, SOVIET, unit } from '../pieces.ts';
import type { State } from '../state.ts';
import { stateOf } from '../testing.ts';
import { eliminate, loseStep } from './loss.ts';
import { allowanceOf, moraleOf } from './values.ts';

const io = { dice: noDice, emit: () => undefined };
const moraleIn = (s: State, name: string): number => moraleOf(s, COMMAND[unit(name)]!);

describe('7.7 morale', () => {
  it('7.7.1 ten German corps and eleven Soviet armies, each with its own', () => {
    expect(COMMAND_SIDE.filter(side => side === GERMAN)).toHaveLength(10);
    expect(COMMAND_SIDE.filter(side => side === SOVIET)).toHaveLength(11);
  });

  it('7.7.2 at the start as printed on the markers', () => {
    const s = stateOf({ units: {} });
    expect(s.morale).toEqual(COMMANDS.map(c => c.morale));
    expect(moraleIn(s, '20Pz/21')).toBe(9);
  });

  it('7.7.3 down by one with each unit that is eliminated, of that command alone', () => {
    const s = stateOf({ units: '11Pz/15@0504, LAH/1@0505' });
    eliminate(s, unit('11Pz/15'), '7.5', io);
    expect([moraleIn(s, '11Pz/15'), moraleIn(s, 'LAH/1')]).toEqual([10, 12]);
  });

  it('7.7.3 a step is not enough', () => {
    const s = stateOf({ units: '11Pz/15@0504' });
    loseStep(s, unit('11Pz/15'), '6.6.3', io);
    expect(moraleIn(s, '11Pz/15')).toBe(11);
    loseStep(s, unit('11Pz/15'), '6.6.3', io);
    expect(moraleIn(s, '11Pz/15')).toBe(10);
  });

  it('7.7.3 never below 1', () => {
    const s = stateOf({ units: '51GR/154G@0504', morale: { '6GA': 1 } });
    eliminate(s, unit('51GR/154G'), '7.5', io);
    expect(s.morale[COMMAND[unit('51GR/154G')]!]).toBe(1);
  });

  it('7.7.4 9.2.2 bombs lower it further, never below 1', () => {
    expect(moraleIn(stateOf({ units: {}, bombed: { '6GA': 3 } }), '51GR/154G')).toBe(7);
    const low = stateOf({ units: '51GR/154G@0504', morale: { '6GA': 2 }, bombed: { '6GA': 3 } });
    expect([moraleIn(low, '51GR/154G'), allowanceOf(low, unit('51GR/154G'))]).toEqual([1, 2 * 5]);
  });
});
