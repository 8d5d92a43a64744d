import { describe, expect, it } from 'vitest';
import { act, active, acts, placeOf, type Trial } from '../../../kit/trial.ts';
import { roleOf } from '../pieces.ts';
import { sequenceOf } from '../sequence.ts';
import { position } from '../testing.ts';
import { isDisrupted, moving, phaseIn, stateIn } from '../testingPlay.ts';

const END_AIR = { type: 'end-air' };
const END_FIRE = { type: 'end-fire' };
const END_MOVE = { type: 'end-movement' };

/** Tanks on either side, so that every phase but the assaults asks somebody. */
const start = position({ turn: 3, phase: 'air', units: '11Pz/15@0505, 6TK/22@0504' });

/** What is asked after each of these actions. */
function walk(t: Trial, ...types: readonly string[]): string[] {
  let at = t;
  return types.map(type => {
    at = act(at, { type });
    return `${active(at)} ${phaseIn(at)} ${stateIn(at).turn}`;
  });
}

describe('4.0 the turn', () => {
  it('4.0 twelve steps in their order', () => {
    const steps = sequenceOf(false).filter(step => step.phase !== 'order');
    expect(steps.map(({ phase, side }) => `${phase} ${roleOf(side)}`)).toEqual([
      'air german',
      'fire german',
      'fire soviet',
      'assault german',
      'movement german',
      'recovery german',
      'dive soviet',
      'fire soviet',
      'fire german',
      'assault soviet',
      'movement soviet',
      'recovery soviet',
    ]);
  });

  it('4.0 is played so, and the next turn follows', () => {
    const fires = ['end-fire', 'end-fire'];
    expect(walk(start, 'end-air', ...fires, 'end-movement', ...fires, 'end-movement')).toEqual([
      'german fire 3',
      'soviet fire 3',
      'german movement 3',
      'soviet fire 3',
      'german fire 3',
      'soviet movement 3',
      'german air 4',
    ]);
  });

  it('4.0 assaults come between fire and movement', () => {
    const t = position({ turn: 3, phase: 'fire', units: '11Pz/110@0505, 51GR/154G@0504, 6TK/22@0404' });
    expect(walk(t, 'end-fire', 'commit')).toEqual(['german declare 3', 'german resolve 3']);
  });

  it('4.0 German disruption ends with German recovery, before the Soviets fire', () => {
    const t = moving({ '11Pz/15': { hex: '0505', disrupted: true }, '6TK/22': { hex: '0504', disrupted: true } });
    expect([isDisrupted(t, '11Pz/15'), isDisrupted(t, '6TK/22')]).toEqual([true, true]);
    const soviet = act(t, END_MOVE);
    expect([isDisrupted(soviet, '11Pz/15'), isDisrupted(soviet, '6TK/22')]).toEqual([false, true]);
    const next = acts(soviet, END_FIRE, END_MOVE);
    expect([stateIn(next).turn, isDisrupted(next, '6TK/22')]).toEqual([4, false]);
  });

  it('4.0 after turn 9 there is no other', () => {
    const t = act(moving('6TK/22@0505', { turn: 9, active: 'soviet' }), END_MOVE);
    expect([t.game.active(t.s), stateIn(t).turn, stateIn(t).winner >= 0]).toEqual([[], 9, true]);
  });
});

describe('10.1.1, 10.2.1 the end of turn 1', () => {
  const guns = 'Arko35@3033, PzPi811@3033, 292/507@3033, 6TK/22@0505';

  it('10.1.1 guns that were not used leave with it', () => {
    const t = act(moving(guns, { turn: 1 }), END_MOVE);
    expect(placeOf(t, 'Arko35')).toBe('3033');
    expect(placeOf(act(t, END_MOVE), 'Arko35')).toBe('spent');
  });

  it('10.2.1 so do engineers', () => {
    const t = acts(moving(guns, { turn: 1 }), END_MOVE, END_MOVE);
    expect([placeOf(t, 'PzPi811'), placeOf(t, '292/507')]).toEqual(['spent', '3033']);
  });
});

describe('the air', () => {
  it('9.2.6 9.3.1 all of it has gone home when the next turn begins', () => {
    const t = moving({ '8FgK/DB1': '0505', '8FgK/LB1': { box: 'hangar', over: '6GA' }, '3MK/1': '0101' }, BOMBED);
    const next = acts(t, END_MOVE);
    expect(stateIn(next).turn).toBe(4);
    expect([placeOf(next, '8FgK/DB1'), stateIn(next).pm.every(n => n === 0)]).toEqual(['air-ready', true]);
    expect(phaseIn(act(next, END_AIR))).not.toBe('air');
  });
});

const BOMBED = { active: 'soviet', bombed: { '6GA': 1 } };
