import { describe, expect, it } from 'vitest';
import {
  battleFor,
  battlesNow,
  type Declared,
  type DeclaredBattle,
  type Engagement,
  isTied,
  leadMeant,
  openDeclared,
} from './declare.ts';
import { assignHexes, declareChoices } from './declareChoices.ts';
import { assign, merge, release, unassign } from './declareMoves.ts';
import { allWholes, someEngagement } from './declareSamples.ts';
import { random } from './dice.ts';
import type { Action, Choice } from './game.ts';

/** Whether a whole keeps all that is decided. */
const hasWhole = (wholes: readonly DeclaredBattle[][], d: Declared): boolean =>
  wholes.some(battles => battlesNow(d).every(b => isKept(battles, b)));

/** A hex that nobody is put to, and that stands alone, says nothing. */
const isKept = (whole: readonly DeclaredBattle[], { hexes, units }: DeclaredBattle): boolean =>
  whole.some(b => hexes.every(h => b.hexes.includes(h)) && units.every(u => b.units.includes(u)));

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
    let refused = 0;
    for (let game = 0; game < 60; game++) {
      const e = someEngagement(next, { units: 5, hexes: 4 });
      const wholes = allWholes(e);
      const leaves = (d: Declared): boolean => hasWhole(wholes, d);
      let d = openDeclared(e);
      for (let step = 0; step < 15; step++) {
        const actions = declareChoices(e, d)
          .filter(c => !['propose', 'commit'].includes(c.type))
          .flatMap(c => actionsOf(e, d, c));
        expect(actions.filter(action => !leaves(taking(e, d, action)))).toEqual([]);
        const put = d.units.filter((u, i) => d.battles[i]! >= 0 && !isTied(e, u));
        expect(actions.flatMap(a => (a.type === 'unassign' ? [a.unit!] : []))).toEqual(put);
        const waiting = e.units.filter(u => battleFor(d, u) < 0 || isTied(e, u));
        const further = (u: number) => e.near[e.units.indexOf(u)]!.filter(h => leadMeant(d, h) !== battleFor(d, u));
        const fitting = (u: number) => further(u).filter(h => leaves(assign(e, d, u, h)));
        expect(waiting.map(u => assignHexes(e, d, u))).toEqual(waiting.map(fitting));
        const listed = actions.filter(a => a.type === 'assign' && !waiting.includes(a.unit!));
        expect(listed).toEqual([]);
        refused += waiting.filter(u => fitting(u).length < e.near[e.units.indexOf(u)]!.length).length;
        const onward = actions.filter(a => a.type !== 'clear' && (a.type === 'assign' || next() < 0.3));
        if (onward.length === 0) break;
        d = taking(e, d, pick(onward));
      }
    }
    expect(refused).toBeGreaterThan(50);
  });

  it('leaves a unit that must attack the free hex that is also the only one left for others', () => {
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
    expect(assignHexes(e, d, 3)).toEqual([60]);
    const back = declareChoices(e, d).flatMap(c => (c.type === 'unassign' ? [c.unit] : []));
    expect(back).toEqual([1, 8]);
    expect(assignHexes(e, unassign(e, d, 1), 1)).toEqual([60]);
  });
});
