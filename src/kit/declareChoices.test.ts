import { describe, expect, it } from 'vitest';
import { type Declared, type Engagement, isTied, makeGrouping, makeProblem, openDeclared } from './declare.ts';
import { assignHexes, declareChoices } from './declareChoices.ts';
import { assign, merge, release, unassign } from './declareMoves.ts';
import { random } from './dice.ts';
import type { Action, Choice } from './game.ts';
import { solve } from './groupingSolve.ts';

const HEXES = [10, 20, 30, 40, 50, 60];

/** Several parts of a front, some hexes and units free; whoever must attack is near one who must be attacked. */
function someEngagement(next: () => number): Engagement {
  const near = Array.from({ length: 9 }, () => {
    const from = Math.floor(next() * HEXES.length);
    return HEXES.slice(from, from + 1 + Math.floor(next() * 3));
  });
  const hexes = HEXES.filter(h => near.some(list => list.includes(h)));
  const owed = hexes.map(() => next() < 0.7);
  const isOwed = (h: number): boolean => owed[hexes.indexOf(h)]!;
  const bound = near.map(list => next() < 0.5 && list.some(isOwed));
  return {
    units: near.map((_, a) => a + 1),
    near,
    bound,
    hexes,
    owed: owed.map((is, t) => is && near.some((list, a) => bound[a] && list.includes(hexes[t]!))),
  };
}

const hasWhole = (e: Engagement, d: Declared): boolean => solve(makeProblem(e, d), makeGrouping(d)) !== undefined;

function taking(e: Engagement, d: Declared, { type, unit, hex, hexes }: Action): Declared {
  if (type === 'assign') return assign(e, d, unit!, hex!);
  if (type === 'split') return release(e, d, lead => lead === hex);
  if (type === 'clear') return release(e, d, () => true);
  return type === 'merge' ? merge(e, d, hexes![0]!, hexes![1]!) : unassign(e, d, unit!);
}

const actionsOf = (e: Engagement, d: Declared, choice: Choice): Action[] =>
  choice.open ? assignHexes(e, d, choice.unit!).map(hex => ({ type: 'assign', unit: choice.unit!, hex })) : [choice];

describe('declareChoices', () => {
  it('offers whatever leaves a whole, and nothing else, wherever one has got to', () => {
    const next = random('choices');
    const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
    let missed = 0;
    for (let game = 0; game < 40; game++) {
      const e = someEngagement(next);
      let d = openDeclared(e);
      if (!hasWhole(e, d)) continue;
      for (let step = 0; step < 25; step++) {
        const actions = declareChoices(e, d)
          .filter(c => !['propose', 'commit'].includes(c.type))
          .flatMap(c => actionsOf(e, d, c));
        expect(actions.filter(action => !hasWhole(e, taking(e, d, action)))).toEqual([]);
        const put = d.units.filter((u, i) => d.battles[i]! >= 0 && !isTied(e, u));
        const spared = put.filter(u => hasWhole(e, unassign(e, d, u)));
        expect(actions.flatMap(a => (a.type === 'unassign' ? [a.unit!] : []))).toEqual(spared);
        missed += put.length - spared.length;
        const out = e.units.filter(u => !d.units.includes(u));
        const fitting = (u: number) => e.near[e.units.indexOf(u)]!.filter(h => hasWhole(e, assign(e, d, u, h)));
        expect(out.map(u => assignHexes(e, d, u))).toEqual(out.map(fitting));
        const onward = actions.filter(a => a.type !== 'clear' && (a.type === 'assign' || next() < 0.3));
        if (onward.length === 0) break;
        d = taking(e, d, pick(onward));
      }
    }
    expect(missed).toBeGreaterThan(50);
  });

  it('leaves one who must attack with the free hex that others, too, have no other way than to attack', () => {
    // 8 has to take on 40 and 50 alone, so that nobody but 60 is left to 1 and 3.
    const e: Engagement = {
      units: [1, 3, 8],
      near: [
        [50, 60],
        [50, 60],
        [40, 50, 60],
      ],
      bound: [true, true, true],
      hexes: [40, 50, 60],
      owed: [true, true, false],
    };
    const d = assign(e, assign(e, openDeclared(e), 1, 60), 8, 50);
    expect(hasWhole(e, d)).toBe(true);
    const back = declareChoices(e, d).flatMap(c => (c.type === 'unassign' ? [c.unit] : []));
    expect(back).toEqual([8]);
  });
});
