import { describe, expect, it } from 'vitest';
import type { Json } from '../../../kit/game.ts';
import { act, type Said, type Trial } from '../../../kit/trial.ts';
import { AXIS, hex, SOVIET } from '../pieces.ts';
import type { State } from '../state.ts';
import { position, stateOf } from '../testing.ts';
import { CALM } from '../testingArrivals.ts';
import { cityCount, controller } from './control.ts';

/** Who controls a hex; Minsk is O20. */
const holder = (units: string, at = 'O20', owner: Record<string, Json> = {}): number =>
  controller(stateOf({ turn: 7, units, owner }), hex(at));
const AXIS_MINSK = { O20: 'axis' };

describe('5.5 control', () => {
  it('5.5 at the start the Soviets hold the Soviet Union, the Axis all the rest', () => {
    const s = stateOf({ units: '' });
    expect(['O20', 'O19', 'L26', 'A10', 'BB31', 'S32'].map(h => controller(s, hex(h)))).toEqual([
      SOVIET,
      SOVIET,
      AXIS,
      AXIS,
      AXIS,
      AXIS,
    ]);
    expect([cityCount(s, AXIS), cityCount(s, SOVIET)]).toEqual([
      { cities: 7, major: 4 },
      { cities: 28, major: 17 },
    ]);
  });

  it('5.5 a unit in the hex comes before everything else', () =>
    expect(holder('24Pz@O20, 8A@O21, 11A@O19, 3A@N20')).toBe(AXIS));

  it('5.5 a ZOC of only one side comes next, even if the other side was there last', () => {
    expect(holder('24Pz@O21')).toBe(AXIS);
    expect(holder('8A@O21', 'O20', AXIS_MINSK)).toBe(SOVIET);
  });

  it.each(['HQ-C', 'Hitler', 'SSRes'])('5.5 that of %s will do', name => expect(holder(`${name}@O21`)).toBe(AXIS));

  it('5.5 with ZOCs of both sides, it stays with the side that was there last', () => {
    expect(holder('24Pz@O21, 8A@O19')).toBe(SOVIET);
    expect(holder('24Pz@O21, 8A@O19', 'O20', AXIS_MINSK)).toBe(AXIS);
  });

  it('5.5 two hexes away there is no ZOC', () => expect(holder('24Pz@O22')).toBe(SOVIET));

  it('5.5 7.1 nor is there one over water: from F18 to Riga, from C3 to Archangel', () => {
    expect([holder('24Pz@F18', 'F17'), holder('24Pz@C3', 'C2')]).toEqual([SOVIET, SOVIET]);
    expect(holder('24Pz@F16', 'F17')).toBe(AXIS);
  });

  it('5.5 11.2.2 partisans control nothing, neither where they are nor beside it', () => {
    expect([holder('Par1@O20', 'O20', AXIS_MINSK), holder('Par1@O19', 'O20', AXIS_MINSK)]).toEqual([AXIS, AXIS]);
  });
});

describe('5.5 who was there last', () => {
  const move = (unit: string, to: string): Said => ({ type: 'move', unit, hex: to });
  const stateIn = (t: Trial): State => Object(t.s);
  const holds = (t: Trial, at: string): number => controller(stateIn(t), hex(at));
  const axis = (at: string): Trial => position({ turn: 7, units: { ...CALM, '24Pz': at } });

  it('5.5 control by ZOC ends with the ZOC', () =>
    expect(holds(act(axis('O21'), move('24Pz', 'O24')), 'O20')).toBe(SOVIET));

  it('5.5 what a unit passed through stays with its side', () => {
    // The whole way along DD; the ZOC of the last hex does not reach back so far.
    const t = act(axis('DD14'), move('24Pz', 'DD9'));
    expect([holds(t, 'DD12'), holds(t, 'CC12')]).toEqual([AXIS, SOVIET]);
  });
});
