import { describe, expect, it } from 'vitest';
import { act, actionsOf, active, acts, can, type Said, type Trial } from '../../../kit/trial.ts';
import { sequenceOf } from '../sequence.ts';
import { position } from '../testing.ts';
import { phaseIn, stateIn } from '../testingPlay.ts';

const OPTION = { 'move-first': true };
const END_AIR = { type: 'end-air' };
const MOVE_FIRST = { type: 'move-first' };
const FIGHT_FIRST = { type: 'fight-first' };
/** A fight for each phase to wait for: tanks beside tanks and infantry. */
const UNITS = '11Pz/15@0504, 6TK/22@0505, 3MK/1@0404, 106/239@2801, 111R/399@3828';
const air = (turn: number, options: Readonly<Record<string, boolean>> = OPTION): Trial =>
  position({ phase: 'air', turn, units: UNITS }, options);

/** The phases a player turn stops at. */
function phasesAfter(t: Trial, ...said: readonly Said[]): string[] {
  let at = acts(t, ...said);
  const seen: string[] = [];
  for (let n = 0; n < 12 && stateIn(at).turn === stateIn(t).turn; n++) {
    seen.push(`${active(at)} ${phaseIn(at)}`);
    const end = ['end-fire', 'end-movement', 'commit'].find(type => can(at, { type }));
    if (end === undefined) break;
    at = act(at, { type: end });
  }
  return seen;
}

describe('13.6 the order of the German turn', () => {
  it('13.6.1 the Germans are asked after the air phase, from turn 2 on', () => {
    expect([phaseIn(act(air(2), END_AIR)), active(act(air(2), END_AIR))]).toEqual(['order', 'german']);
    expect(phaseIn(act(air(1), END_AIR))).toBe('fire');
    expect(phaseIn(act(air(2, {}), END_AIR))).toBe('fire');
  });

  it('13.6.1 no scene asks them in turn 1, or without the option', () => {
    const asked = (turn: number, options = OPTION): Trial => position({ phase: 'order', turn, units: UNITS }, options);
    expect(can(asked(2), MOVE_FIRST)).toBe(true);
    expect(() => asked(1)).toThrow('13.6.1');
    expect(() => asked(2, { 'move-first': false })).toThrow('13.6.1');
  });

  it('13.6.1 movement comes before fire and assault, recovery stays last', () => {
    const phases = (first: boolean) => sequenceOf(first).map(({ phase, side }) => `${side} ${phase}`);
    expect(phases(true).slice(2, 7)).toEqual(['0 movement', '0 fire', '1 fire', '0 assault', '0 recovery']);
    expect(phases(false).slice(2, 7)).toEqual(['0 fire', '1 fire', '0 assault', '0 movement', '0 recovery']);
  });

  it('13.6.1 the choice is told', () => {
    const asked = act(air(2), END_AIR);
    expect(act(asked, MOVE_FIRST).events).toContainEqual({ type: 'order', rule: '13.6.1', first: true });
    expect(act(asked, FIGHT_FIRST).events).toContainEqual({ type: 'order', rule: '13.6.1', first: false });
  });

  it('13.6.1 and is played so', () => {
    expect(phasesAfter(air(2), END_AIR, MOVE_FIRST).slice(0, 4)).toEqual([
      'german movement',
      'german fire',
      'soviet fire',
      'german declare',
    ]);
    expect(phasesAfter(air(2), END_AIR, FIGHT_FIRST).slice(0, 3)).toEqual([
      'german fire',
      'soviet fire',
      'german declare',
    ]);
  });

  it('13.6.2 the choice is made anew each turn', () => {
    const late = position(
      { turn: 2, phase: 'movement', active: 'soviet', movesFirst: 1, units: '106/239@2801, 111R/399@3828' },
      OPTION,
    );
    const next = act(late, { type: 'end-movement' });
    expect([stateIn(next).turn, stateIn(next).movesFirst, phaseIn(next)]).toEqual([3, 0, 'air']);
    expect(phaseIn(act(next, END_AIR))).toBe('order');
  });

  it('13.6.3 for both maps at once: there is one choice of two', () =>
    expect([actionsOf(act(air(2), END_AIR), 'move-first'), actionsOf(act(air(2), END_AIR), 'fight-first')]).toEqual([
      [MOVE_FIRST],
      [FIGHT_FIRST],
    ]));

  it('13.6.4 the Soviets never change theirs', () =>
    expect(sequenceOf(true).slice(7)).toEqual(sequenceOf(false).slice(7)));
});
