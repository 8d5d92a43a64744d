import { describe, expect, it } from 'vitest';
import { noDice } from '../../../kit/dice.ts';
import type { Side } from '../../../kit/sides.ts';
import { act, active, eventsOf, type Trial } from '../../../kit/trial.ts';
import { turnOf } from '../data/calendar.ts';
import type { TurnFrame } from '../frames.ts';
import { AXIS, SOVIET } from '../pieces.ts';
import { frameOf, SEQUENCE } from '../sequence.ts';
import type { State } from '../state.ts';
import { position, stateOf } from '../testing.ts';
import { game } from '../whole.ts';
import { turnPhase } from './turn.ts';

/** With nobody but the dictators on the map, each side has a choice in its first impulse only (8.6.2). */
const ALONE = 'Hitler@E32, Stalin@U2';
const END = { type: 'end-movement' };
const stateIn = (t: Trial): State => Object(t.s);
const phases = (side: Side): string =>
  SEQUENCE.filter(step => step.side === side && step.phase !== 'weather')
    .map(step => `${step.phase} ${step.impulse}`)
    .join(', ');

describe('4.0 the sequence', () => {
  it('4.0 the weather comes first, then the Axis, then the Soviets', () => {
    expect(SEQUENCE[0]).toEqual({ phase: 'weather', side: AXIS, impulse: 1 });
    const firstSoviet = SEQUENCE.findIndex(step => step.side === SOVIET);
    expect(SEQUENCE.slice(firstSoviet).every(step => step.side === SOVIET)).toBe(true);
  });
  it('4.0 the Axis: two impulses, railways, cities, supply', () =>
    expect(phases(AXIS)).toBe(
      'begin 1, movement 1, sweep 1, combat 1, begin 2, movement 2, sweep 2, combat 2, rail-possession 2, minimum 2, supply 2',
    ));
  it('4.0 11.2.4 the Soviets: two impulses, railways, supply, partisans', () =>
    expect(phases(SOVIET)).toBe(
      'begin 1, movement 1, combat 1, begin 2, movement 2, combat 2, rail-possession 2, supply 2, partisans 2',
    ));
  it('4.0 the Axis player turn leads to the Soviet one', () => {
    const t = act(position({ turn: 1, units: ALONE }), END);
    expect([active(t), t.s.turn]).toEqual(['soviet', 1]);
  });
  it('4.0 the Soviet player turn leads to the next turn and its weather', () => {
    const t = act(position({ turn: 1, active: 'soviet', units: ALONE }), END);
    expect([active(t), t.s.turn]).toEqual(['axis', 2]);
    expect(eventsOf(t, 'turn')).toEqual([{ type: 'turn', rule: '4.0', turn: 2 }]);
    expect(eventsOf(t, 'weather')).toMatchObject([{ weather: 'clear' }]);
  });
  it('4.0 the weather of September is rolled for', () => {
    const t = act(position({ turn: 2, active: 'soviet', units: ALONE }), END, [5]);
    expect(stateIn(t).weather).toEqual([2, 2]);
  });
});

describe('the end of a turn', () => {
  const next = (turn: number, rolls: readonly number[] = []): State =>
    stateIn(
      act(position({ turn, active: 'soviet', units: ALONE, railed: { axis: 6, soviet: 5 }, gunsUsed: 1 }), END, rolls),
    );
  it('8.3.1 rail capacity is whole again', () => expect(next(1).railed).toEqual([0, 0]));
  it('9.10.2 artillery is counted by the year', () => {
    const counted = (turn: number): number => {
      const d = stateOf({ turn, units: ALONE, gunsUsed: 1 });
      const frame: TurnFrame = { phase: 'turn', at: SEQUENCE.length, entered: 1 };
      turnPhase(SEQUENCE, frameOf).auto?.(d, frame, { dice: noDice, emit: () => undefined });
      return d.gunsUsed;
    };
    expect([counted(turnOf(1943, 7)), counted(turnOf(1943, 11))]).toEqual([1, 0]);
  });
});

describe('the end of the game', () => {
  const last = (scenario: string, turn: number): State => {
    const d = stateOf({ turn, units: ALONE }, {}, scenario);
    const frame: TurnFrame = { phase: 'turn', at: SEQUENCE.length, entered: 1 };
    turnPhase(SEQUENCE, frameOf).auto?.(d, frame, { dice: noDice, emit: () => undefined });
    return d;
  };
  it('5.3 the campaign ends after 5/6 1945', () => {
    expect(last('campaign', 24).turn).toBe(25);
    expect(last('campaign', 25).ending?.rule).toBe('5.3');
  });
  it('S4.1 a scenario ends with its last turn', () => {
    expect(last('barbarossa-winter', 5).turn).toBe(6);
    expect(last('barbarossa-winter', 6).ending?.rule).toBe('S4.1');
  });
  it('S1.0 a scenario may last for a single turn', () => {
    expect(game.scenarios.find(s => s.id === 'caucasus-high-tide')?.turns).toBe(1);
    expect(last('caucasus-high-tide', 9).ending?.rule).toBe('S4.2');
  });
  it('S1.0 every start goes with every end that is not before it', () => {
    const ids = game.scenarios.map(s => s.id);
    expect(ids).toHaveLength(1 + 6 + 5 + 5 + 4 + 4 + 2 + 1);
    expect(ids).not.toContain('kursk-winter');
  });
  it('5.5 what a loss does to control is seen before the next step', () => {
    // The last Soviet unit at Moscow is gone: an Axis ZOC alone lies on it, and Stalin is gone, too.
    const d = stateOf({ turn: 3, units: 'Hitler@E32, 24Pz@R10' });
    const frame: TurnFrame = { phase: 'turn', at: 3, entered: 1 };
    turnPhase(SEQUENCE, frameOf).auto?.(d, frame, { dice: noDice, emit: () => undefined });
    expect(d.ending?.rule).toBe('5.1');
  });
});
