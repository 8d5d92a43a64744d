import { describe, expect, it } from 'vitest';
import type { TrialPosition } from '../../../kit/trial.ts';
import { GERMAN, SOVIET, unit } from '../pieces.ts';
import { COLUMNS, GONE, type State } from '../state.ts';
import { stateOf } from '../testing.ts';
import { evaluate } from './evaluate.ts';

const BASE = '11Pz/15@1717, 11Pz/110@1717, 67GR/196G@1820';
const german = (p: TrialPosition): number => evaluate(stateOf(p), 'german');
const changed = (change: (d: State) => void): number => {
  const d = COLUMNS.draft(stateOf({ units: BASE }));
  change(d);
  return evaluate(d, 'german');
};
const before = changed(() => undefined);

describe('evaluate', () => {
  it('is what one side wins and the other loses', () => {
    const s = stateOf({ units: BASE });
    expect(evaluate(s, 'soviet')).toBeCloseTo(-evaluate(s, 'german'), 9);
  });

  it('12.3 puts the end of the game above everything', () => {
    const ended = (winner: number, points: number): number =>
      changed(d => {
        d.winner = winner;
        d.ending = { rule: '12.3', code: '', points };
      });
    expect(ended(GERMAN, 1)).toBeGreaterThan(before + 500);
    expect(ended(SOVIET, 0)).toBeLessThan(before - 500);
  });

  it('12.2.1 a German step counts more than a Soviet one, and a lost unit more than a step', () => {
    const step = (name: string): number =>
      changed(d => {
        d.steps = d.steps.with(unit(name), d.steps[unit(name)]! - 1);
      });
    const gone = (name: string): number =>
      changed(d => {
        d.place = d.place.with(unit(name), GONE);
        d.steps = d.steps.with(unit(name), 0);
      });
    expect(before - step('11Pz/110')).toBeGreaterThan(step('67GR/196G') - before);
    expect(step('67GR/196G')).toBeGreaterThan(before);
    expect(gone('11Pz/110')).toBeLessThan(step('11Pz/110') - 1);
  });

  it('12.1 counts a victory hex in full, 12.1.2 and not at all when it is cut off', () => {
    const far = { units: `${BASE}, 71GR/210G@0122` };
    expect(german({ ...far, held: ['2220'] }) - german(far)).toBeGreaterThan(4);
    const ring = '51GR/154G@2120, 51GR/156G@2219, 51GR/158G@2320, 89GR/267G@2321, 89GR/270G@2221, 89GR/273G@2121';
    const cut = { units: `${BASE}, ${ring}` };
    expect(Math.abs(german({ ...cut, held: ['2220'] }) - german(cut))).toBeLessThan(1);
  });

  it('likes troops near what is to be won', () =>
    expect(german({ units: BASE.replaceAll('1717', '1820').replace('G@1820', 'G@0122') })).toBeGreaterThan(
      german({ units: BASE.replace('G@1820', 'G@0122') }),
    ));
});
