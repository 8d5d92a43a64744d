import { describe, expect, it } from 'vitest';
import { battlesNow, type Declared, type Engagement, faultsNow, openDeclared } from './declare.ts';
import { assignHexes, declareChoices } from './declareChoices.ts';
import { assign, release, unassign } from './declareMoves.ts';
import { declarePhase } from './declarePhase.ts';
import { isPossibleNow } from './declareScope.ts';
import { random } from './dice.ts';
import type { Io } from './flow.ts';
import type { Action, BaseState, Choice, Frame, GameEvent } from './game.ts';
import type { Problem } from './grouping.ts';
import { BUDGET, type Budget } from './groupingBudget.ts';
import { solve } from './groupingSolve.ts';

/** No question is thought about, so that whatever is not told at a glance is offered. */
const HASTY: Budget = { ...BUDGET, list: 0 };

/**
 * A ring of 24 hexes with a unit between each two. A unit can hold one hex and not two, so that once one has gone left, all
 * have to; it takes half the ring to see that another cannot go right.
 */
const RING = 24;
function ring(budget?: Budget): Engagement {
  const hexes = Array.from({ length: RING }, (_, i) => 10 * (i + 1));
  const holds: Problem['holds'] = (targets, attackers) => targets.length <= attackers.length;
  return {
    units: hexes.map((_, i) => i + 1),
    near: hexes.map((h, i) => [h, hexes[(i + 1) % RING]!].sort((a, b) => a - b)),
    bound: hexes.map(() => true),
    hexes,
    owed: hexes.map(() => true),
    terms: () => ({ holds }),
    ...(budget && { budget }),
  };
}

/** The first goes left, one on the far side right: now there is one too many between them, and one too few. */
const stuck = (e: Engagement): Declared => assign(e, assign(e, openDeclared(e), 1, 10), 13, 140);

type F = Frame & Declared;
const phaseOf = (e: Engagement) =>
  declarePhase<BaseState, F>({
    rule: '9',
    actsBy: '9',
    unable: () => undefined,
    far: () => undefined,
    untouched: () => undefined,
    role: () => 'attacker',
    engagement: () => e,
    propose: (_s, _f, problem, partial) => solve(problem, partial),
    commit: () => undefined,
  });
const STATE = {} as BaseState;

/** The frame and what was told after an action. */
function acted(e: Engagement, d: Declared, action: Action): { readonly f: F; readonly told: readonly string[] } {
  const f: F = { phase: 'declare', ...d };
  const events: GameEvent[] = [];
  const io = { emit: (event: GameEvent) => events.push(event) } as unknown as Io;
  phaseOf(e).on?.[action.type]?.(STATE, f, action, io);
  return { f, told: events.map(event => event.type) };
}

describe('a declaration that was not thought through', () => {
  it('is not come by as long as the budget lasts', () => {
    const e = ring({ ...BUDGET, list: 200_000 });
    const d = assign(e, openDeclared(e), 1, 10);
    expect(assignHexes(e, d, 13)).toEqual([130]);
    expect(isPossibleNow(e, stuck(e))).toBe(false);
  });

  it('may be put together where it does not, and never refuses what leaves a whole', () => {
    const e = ring(HASTY);
    const d = assign(e, openDeclared(e), 1, 10);
    expect(assignHexes(e, d, 13)).toEqual([130, 140]);
  });

  it('offers to take back, and a proposal, and nothing that leads further astray', () => {
    const e = ring(HASTY);
    const types = declareChoices(e, stuck(e)).map(c => c.type);
    expect(new Set(types)).toEqual(new Set(['propose', 'unassign', 'clear']));
    expect(isPossibleNow(e, unassign(e, stuck(e), 13))).toBe(true);
  });

  it('is taken back by a proposal, which says so, and only then', () => {
    const e = ring(HASTY);
    const { f, told } = acted(e, stuck(e), { type: 'propose' });
    expect(told).toEqual(['clear', 'propose']);
    expect(faultsNow(e, f)).toEqual([]);
    const good = acted(e, assign(e, openDeclared(e), 1, 10), { type: 'propose' });
    expect(good.told).toEqual(['propose']);
    expect(good.f.battles[0]).toBe(10);
  });

  it('answers the same after many questions as after none', () => {
    for (const budget of [HASTY, { ...BUDGET, list: 300 }, { ...BUDGET, list: 3000 }])
      for (let seed = 0; seed < 5; seed++) {
        const next = random(`hasty ${seed}`);
        const e = ring(budget);
        let d = openDeclared(e);
        for (let step = 0; step < 12; step++) {
          const all = actionsOf(e, d);
          expect(actionsOf({ ...e }, structuredClone(d))).toEqual(all);
          const open = all.filter(a => a.type === 'assign');
          const { unit, hex } = open[Math.floor(next() * open.length)] ?? {};
          d = unit === undefined ? release(e, d, () => true) : assign(e, d, unit, hex!);
        }
      }
  });

  it('is never a dead end for who plays at random', () => {
    const next = random('at random');
    const e = ring(HASTY);
    let d = openDeclared(e);
    for (let step = 0; step < 200; step++) {
      const all = actionsOf(e, d).filter(a => !a.revises);
      expect(all.length).toBeGreaterThan(0);
      const action = all[Math.floor(next() * all.length)]!;
      if (action.type === 'commit') break;
      d = acted(e, d, action).f;
    }
    expect(battlesNow(d)).toHaveLength(RING);
  });
});

/** Every choice completed; each open one has to be. */
function actionsOf(e: Engagement, d: Declared): (Action & Pick<Choice, 'revises'>)[] {
  return declareChoices(e, d).flatMap(choice => {
    if (choice.open === undefined) return [choice];
    const hexes = assignHexes(e, d, choice.unit!);
    expect(hexes.length).toBeGreaterThan(0);
    return hexes.map(hex => ({ type: 'assign', unit: choice.unit!, hex }));
  });
}
