import { describe, expect, it } from 'vitest';
import {
  battlesNow,
  type Declared,
  type Engagement,
  faultsNow,
  groupingNow,
  isTied,
  openDeclared,
  problemNow,
  unmetNow,
  withGrouping,
} from './declare.ts';
import { assignHexes, declareChoices } from './declareChoices.ts';
import { filled, proposable } from './declareFill.ts';
import { assign, merge, release, unassign } from './declareMoves.ts';
import { random } from './dice.ts';
import { solve } from './groupingSolve.ts';

/** Units 1, 2, … by the hexes they are near; a question mark makes a unit or a hex free to stay out. */
function engagement(units: Readonly<Record<string, readonly number[]>>, free: readonly number[] = []): Engagement {
  const entries = Object.entries(units);
  const hexes = [...new Set(Object.values(units).flat())].sort((a, b) => a - b);
  return {
    units: entries.map(([name]) => Number.parseInt(name, 10)),
    near: entries.map(([, near]) => near),
    bound: entries.map(([name]) => !name.endsWith('?')),
    hexes,
    owed: hexes.map(h => !free.includes(h)),
  };
}

const types = (e: Engagement, d: Declared): string[] => declareChoices(e, d).map(c => c.type);
const isWhole = (e: Engagement, d: Declared): boolean => faultsNow(e, d).length === 0;

describe('declare', () => {
  it('begins with units that must attack, and assigns those next to one enemy', () => {
    const e = engagement({ '1': [10], '2': [10, 20], '3?': [20] });
    const d = openDeclared(e);
    expect(d).toEqual({ hexes: [10, 20], leads: [10, 20], units: [1, 2], battles: [10, -1] });
    expect(isTied(e, 1)).toBe(true);
    expect(isTied(e, 2)).toBe(false);
  });

  it('offers only what leaves a whole', () => {
    const e = engagement({ '1': [10], '2': [10, 20] });
    // Somebody must be left for hex 20, and only 2 is near it.
    expect(assignHexes(e, openDeclared(e), 2)).toEqual([20]);
  });

  it('lets a free unit join a battle whose hexes it is all near, and no other', () => {
    const e = engagement({ '1': [10, 20], '3?': [10], '4?': [10, 20] });
    const joined = merge(e, assign(e, openDeclared(engagement({ '1': [10, 20] })), 1, 10), 10, 20);
    expect(assignHexes(e, joined, 3)).toEqual([]);
    expect(assignHexes(e, joined, 4)).toEqual([10, 20]);
  });

  it('brings a free hex in with the unit that attacks it, and lets it go again', () => {
    const e = engagement({ '1': [10], '2?': [10, 20] }, [20]);
    const start = openDeclared(e);
    expect(start.hexes).toEqual([10]);
    const d = assign(e, start, 2, 20);
    expect(battlesNow(d)).toEqual([
      { hexes: [10], units: [1] },
      { hexes: [20], units: [2] },
    ]);
    expect(isWhole(e, d)).toBe(true);
    expect(unassign(e, d, 2)).toEqual(start);
  });

  it('lets a unit that must attack take a free hex only if it is not needed elsewhere', () => {
    const alone = engagement({ '1': [10, 20], '2': [10] }, [20]);
    expect(assignHexes(alone, openDeclared(alone), 1)).toEqual([10, 20]);
    // Whoever else is near hex 10 need not attack: then 1 takes both on, one with the other.
    const needed = engagement({ '1': [10, 20], '2?': [10] }, [20]);
    const d = assign(needed, openDeclared(needed), 1, 20);
    expect(assignHexes(needed, openDeclared(needed), 1)).toContain(20);
    expect(isWhole(needed, d)).toBe(false);
    expect(isWhole(needed, merge(needed, d, 10, 20))).toBe(true);
  });

  it('joins a free hex to a battle whose units are all near it, and lets it go again', () => {
    const e = engagement({ '1?': [10, 20, 30], '2?': [20] }, [10, 20, 30]);
    const merges = (d: Declared) => declareChoices(e, d).flatMap(c => (c.type === 'merge' ? [c.hexes] : []));
    const start = openDeclared(e);
    expect(merges(start)).toEqual([]);
    const one = assign(e, start, 1, 20);
    expect(merges(one)).toEqual([
      [10, 20],
      [20, 30],
    ]);
    expect(merges(assign(e, one, 2, 20))).toEqual([]);
    const joined = merge(e, one, 10, 20);
    expect(battlesNow(joined)).toEqual([{ hexes: [10, 20], units: [1] }]);
    expect(isWhole(e, joined)).toBe(true);
    expect(unassign(e, joined, 1)).toEqual(start);
  });

  it('joins no free hex to a battle that needs a unit not next to it', () => {
    const e = engagement({ '1': [10, 20], '2': [10, 30], '3': [30] }, [20]);
    const merges = (d: Declared) => declareChoices(e, d).flatMap(c => (c.type === 'merge' ? [c.hexes] : []));
    const d = assign(e, openDeclared(e), 1, 10);
    expect(merges(d)).toContainEqual([10, 20]);
    expect(merges(assign(e, d, 2, 10))).not.toContainEqual([10, 20]);
  });

  it('keeps a free hex joined to one that must be attacked until they are taken apart', () => {
    const e = engagement({ '1': [10, 20], '2?': [10, 20] }, [10]);
    const d = merge(e, assign(e, assign(e, openDeclared(e), 1, 20), 2, 10), 10, 20);
    expect(battlesNow(d)).toEqual([{ hexes: [10, 20], units: [1, 2] }]);
    const bare = unassign(e, unassign(e, d, 1), 2);
    expect(battlesNow(bare)).toEqual([{ hexes: [10, 20], units: [] }]);
    expect(battlesNow(release(e, bare, lead => lead === 10))).toEqual([{ hexes: [20], units: [] }]);
  });

  it('counts on free units that are not in yet, and lets them be taken back', () => {
    const e = engagement({ '1': [10, 20], '2': [10], '3?': [20] });
    // With 1 and 2 on hex 10, only 3 is left for hex 20.
    const relied = assign(e, openDeclared(e), 1, 10);
    expect(assignHexes(e, openDeclared(e), 1)).toEqual([10, 20]);
    expect(isWhole(e, relied)).toBe(false);
    const whole = assign(e, relied, 3, 20);
    expect(isWhole(e, whole)).toBe(true);
    expect(declareChoices(e, whole).flatMap(c => (c.type === 'unassign' ? [c.unit] : []))).toEqual([1, 3]);
    expect(filled(e, relied)).toEqual(whole);
  });

  it('brings no unit into a proposal that is not needed', () => {
    const e = engagement({ '1': [10, 20], '2': [10], '3?': [20], '4?': [10, 20], '5': [30, 40], '6?': [30] }, [40]);
    const start = openDeclared(e);
    expect(filled(e, start)).toEqual(start);
    expect(battlesNow(filled(e, assign(e, start, 1, 10))!)).toMatchObject([{}, { units: [3] }, { units: [] }]);
    expect(battlesNow(filled(e, assign(e, assign(e, start, 1, 10), 5, 40))!)).toMatchObject([
      { hexes: [10], units: [1, 2] },
      { hexes: [20], units: [3] },
      { hexes: [30], units: [] },
      { hexes: [40], units: [5] },
    ]);
  });

  it('knows hexes that meet nobody’s duty: they are joined to others, or left to those who are free', () => {
    const e = { ...engagement({ '1': [10, 20], '2?': [20] }, [20]), meets: [true, false] };
    const start = openDeclared(e);
    // 1 has no choice.
    expect([start.battles, isTied(e, 1)]).toEqual([[10], true]);
    expect(battlesNow(assign(e, start, 2, 20))).toHaveLength(2);
    const joint = merge(e, start, 10, 20);
    expect(battlesNow(joint)).toEqual([{ hexes: [10, 20], units: [1] }]);
    // But it may take on another hex as well, which is the same.
    expect([assignHexes(e, start, 1), assignHexes(e, joint, 1)]).toEqual([[20], []]);
    expect(assign(e, start, 1, 20)).toEqual(joint);
    const two = { ...engagement({ '1': [10, 20, 30], '2': [10], '3?': [20] }, [20, 30]), meets: [true, false, true] };
    // Not with hex 10, as 2 is not near hex 20; but with hex 30.
    expect(assignHexes(two, openDeclared(two), 1)).toEqual([10, 20, 30]);
    const astray = assign(two, openDeclared(two), 1, 20);
    expect([isWhole(two, astray), unmetNow(two, astray)]).toEqual([true, [1]]);
    expect(types(two, astray)).not.toContain('commit');
    const joins = declareChoices(two, astray).flatMap(c => (c.type === 'merge' ? [c.hexes] : []));
    expect(joins).toEqual([[20, 30]]);
    expect(assignHexes(two, astray, 3)).toEqual([]);
    expect(battlesNow(filled(two, astray)!)).toEqual([
      { hexes: [10], units: [2] },
      { hexes: [20, 30], units: [1] },
    ]);
  });

  it('takes apart what was joined, all or one battle', () => {
    const e = engagement({ '1': [10, 20], '2': [30, 40], '3': [30, 40] });
    const d = merge(e, merge(e, assign(e, assign(e, openDeclared(e), 1, 10), 2, 30), 10, 20), 30, 40);
    expect(release(e, d, lead => lead === 30).battles).toEqual([10, -1, -1]);
    expect(release(e, d, () => true)).toEqual(openDeclared(e));
  });

  it('is committed only when whole, and proposed only while it is not', () => {
    const e = engagement({ '1': [10, 20], '2': [10, 20] });
    const d = openDeclared(e);
    expect(types(e, d)).toContain('propose');
    const whole = withGrouping(d, solve(problemNow(e, d), groupingNow(d))!);
    expect(types(e, whole)).toContain('commit');
    expect(types(e, whole)).not.toContain('propose');
  });

  it('never gets stuck, whatever is chosen', () => {
    const next = random('declare');
    const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
    for (let game = 0; game < 300; game++) {
      const names = Array.from({ length: 6 }, (_, i) => `${i + 1}${next() < 0.4 ? '?' : ''}`);
      const near = (): number[] => [10, 20, 30, 40].filter(() => next() < 0.5);
      const units = Object.fromEntries(
        names.map(name => [name, near()] as const).filter(([, list]) => list.length > 0),
      );
      const owed = new Set(Object.entries(units).flatMap(([name, list]) => (name.endsWith('?') ? [] : list)));
      const e = engagement(
        units,
        [10, 20, 30, 40].filter(h => !owed.has(h) || next() < 0.2),
      );
      // A hex that is free presses nobody: whoever is near free ones alone is free.
      const bound = e.units.map((_, a) => e.bound[a]! && e.near[a]!.some(h => e.owed[e.hexes.indexOf(h)]));
      const fair = { ...e, bound };
      let d = openDeclared(fair);
      for (let step = 0; step < 40; step++) {
        const choices = declareChoices(fair, d).filter(c => !c.revises);
        expect(choices.length).toBeGreaterThan(0);
        const choice = pick(choices);
        if (choice.type === 'commit') break;
        if (choice.type === 'merge') d = merge(fair, d, choice.hexes![0]!, choice.hexes![1]!);
        else if (choice.type === 'assign') {
          const hexes = assignHexes(fair, d, choice.unit!);
          expect(hexes.length).toBeGreaterThan(0);
          d = assign(fair, d, choice.unit!, pick(hexes));
        } else {
          d = filled(fair, d)!;
          d = withGrouping(d, solve(proposable(fair, d), groupingNow(d))!);
        }
      }
      expect(isWhole(fair, d)).toBe(true);
    }
  });
});
