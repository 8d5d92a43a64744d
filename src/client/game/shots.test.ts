import { describe, expect, it } from 'vitest';
import type { ShotShown } from '../../kit/depict.ts';
import { salvosOf, seenShots, sightOf } from './shots.ts';

const shot = (unit: number, target: number, hex: number, chance: number): ShotShown => ({
  action: { type: 'fire', unit, n: target },
  unit,
  target,
  hex,
  chance,
  needs: { ja: '', en: '' },
  lines: [],
});

const SHOTS = [shot(1, 10, 5, 0.2), shot(1, 11, 6, 0.5), shot(2, 10, 5, 0.7), shot(2, 12, 6, 0.5), shot(3, 11, 6, 0.4)];
const NOBODY = { pointed: {}, held: [], watched: {} };

describe('shots', () => {
  it('are folded by target, the best first, equal ones as the game told them', () => {
    const salvos = salvosOf(SHOTS);
    expect(salvos.map(s => [s.target, s.best.unit, s.others.map(o => o.unit)])).toEqual([
      [10, 2, [1]],
      [11, 1, [3]],
      [12, 2, []],
    ]);
  });

  it('are all in sight while nothing is pointed at, held or clicked', () => {
    expect(sightOf(SHOTS, NOBODY)).toBeUndefined();
    expect(seenShots(SHOTS, undefined)).toBe(SHOTS);
  });

  it('are those of the unit pointed at, or those at the hex', () => {
    const firer = sightOf(SHOTS, { ...NOBODY, pointed: { unit: 2, hex: 90 } });
    expect(seenShots(SHOTS, firer).map(s => s.target)).toEqual([10, 12]);
    const enemy = sightOf(SHOTS, { ...NOBODY, pointed: { unit: 11, hex: 6 } });
    expect(seenShots(SHOTS, enemy).map(s => [s.unit, s.target])).toEqual([
      [1, 11],
      [2, 12],
      [3, 11],
    ]);
  });

  it('are those of what is held or was clicked, where pointing says nothing', () => {
    expect(sightOf(SHOTS, { ...NOBODY, held: [3, 77] })).toEqual({ kind: 'firers', units: [3] });
    expect(sightOf(SHOTS, { ...NOBODY, watched: { unit: 12, hex: 6 } })).toEqual({ kind: 'hex', hex: 6 });
    expect(sightOf(SHOTS, { pointed: { hex: 5 }, held: [3], watched: { unit: 1 } })).toEqual({ kind: 'hex', hex: 5 });
  });

  it('are all in sight again when the unit that was clicked has fired', () => {
    expect(sightOf(SHOTS, { ...NOBODY, watched: { unit: 77, hex: 90 } })).toBeUndefined();
  });
});
