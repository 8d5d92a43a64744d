import { describe, expect, it } from 'vitest';
import { rungNamed } from '../../../kit/odds.ts';
import type { TrialPosition } from '../../../kit/trial.ts';
import { unit } from '../pieces.ts';
import { COLUMNS, end, POOL, type State } from '../state.ts';
import { stateOf } from '../testing.ts';
import { clashWorth, clearance } from './clash.ts';
import { evaluate } from './evaluate.ts';

const BASE = '24Pz@L26, 8A@R9, Stalin@R9, Hitler@E32';
const axis = (p: TrialPosition): number => evaluate(stateOf(p), 'axis');
const changed = (change: (d: State) => void): State => {
  const d = COLUMNS.draft(stateOf({ units: BASE, phase: 'supply', impulse: 2 }));
  change(d);
  return d;
};
const before = evaluate(
  changed(() => undefined),
  'axis',
);

describe('evaluate', () => {
  it('is what one side wins and the other loses', () => {
    const s = stateOf({ units: BASE });
    expect(evaluate(s, 'soviet')).toBeCloseTo(-evaluate(s, 'axis'), 9);
  });

  it('puts the end of the game above everything', () => {
    const won = changed(d => end(d, 0, '5.1', 'all-cities'));
    expect(evaluate(won, 'axis')).toBeGreaterThan(before + 1000);
    expect(evaluate(won, 'soviet')).toBeLessThan(-before - 1000);
    expect(
      evaluate(
        changed(d => end(d, 2, '5.3', 'nobody')),
        'axis',
      ),
    ).toBe(0);
  });

  it('a unit lost costs more the stronger it is, and one that can come back costs less', () => {
    const lost = (name: string, to: number): number =>
      evaluate(
        changed(d => {
          d.place = d.place.with(unit(name), to);
        }),
        'axis',
      );
    expect(lost('24Pz', POOL)).toBeLessThan(before);
    expect(lost('24Pz', -2)).toBeLessThan(lost('24Pz', POOL));
    expect(lost('8A', POOL)).toBeGreaterThan(before);
  });

  it('a city taken is worth more than the way to it', () => {
    const near = axis({ units: `${BASE}, 41Pz@P17`, rail: { P17: 'axis' } });
    const inside = axis({ units: `${BASE}, 41Pz@P14`, rail: { P17: 'axis' } });
    expect(inside - near).toBeGreaterThan(3);
  });

  it('10.1 units without supply are as good as lost', () => {
    const vitebsk = { units: `${BASE}, 41Pz@L9`, owner: { L15: 'axis' } };
    const cutOff = { ...vitebsk, units: `${vitebsk.units}, 5A@L12, 3A@J13, 10A@N12` };
    const alike = { ...vitebsk, units: `${vitebsk.units}, 5A@CC8, 3A@CC6, 10A@AA6` };
    expect(axis(cutOff)).toBeLessThan(axis(alike) - 2);
  });

  it('9.1.1 good odds at the end of movement are a promise, bad ones a threat', () => {
    const at = (axisUnits: string): number =>
      axis({ units: `Stalin@R9, Hitler@E32, ${axisUnits}, 27A@X16`, turn: 7, owner: { W20: 'axis' } });
    expect(at('24Pz@X17, 39Pz@W17, 41Pz@W17')).toBeGreaterThan(at('24Pz@X18, 39Pz@X18, 41Pz@X18') + 1);
    expect(at('1Inf@X17')).toBeLessThan(at('1Inf@X18'));
  });
});

describe('clashWorth', () => {
  const one = { all: 8, least: 8 };
  const two = { all: 8, least: 4 };

  it('9.6.2 grows with the odds', () => {
    const worths = ['1:6', '1:4', '1:2', '1:1', '2:1', '3:1', '4:1', '5:1', '7:1'].map(column =>
      clashWorth(rungNamed(column), one, one, 0),
    );
    expect(worths).toEqual(worths.toSorted((a, b) => a - b));
    expect(worths[0]).toBeLessThan(0);
    expect(worths.at(-1)).toBeGreaterThan(0);
  });

  it('9.6.2 is the mean over the die: at 3:1 AR, C, EX, DR, D1, DE', () => {
    // The least units, then those that a retreat ruins: EX and D1 take four and the rest, DR all, DE all.
    expect(clashWorth(rungNamed('3:1'), two, two, 1)).toBeCloseTo((-0.6 + (8 - 4 + 0.6) + 8.6 + 8.6 + 8.6) / 6, 9);
    expect(clashWorth(rungNamed('3:1'), two, two, 0)).toBeCloseTo((-0.6 + (4 - 4 + 0.6) + 0.6 + 4.6 + 8.6) / 6, 9);
  });

  it('9.5 below 1:6 all attackers are lost', () => expect(clashWorth(rungNamed('1:7'), one, one, 1)).toBe(-10));

  it('tells how likely the hex is won', () => {
    expect(clearance(rungNamed('1:1'))).toBeCloseTo(2 / 6, 9);
    expect(clearance(rungNamed('7:1'))).toBe(1);
  });
});
