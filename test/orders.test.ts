/**
 * Attacks are put together in steps. Whatever has been put together in random play can be put together in any other order,
 * and is the same in the end.
 */
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import { diceFrom, random, scriptedDice } from '../src/kit/dice.ts';
import type { Action, AnyGame, BaseState } from '../src/kit/game.ts';
import { allActions, tryApply } from '../src/kit/play.ts';
import { randomAction } from '../src/kit/playout.ts';

/** Where all attacks are declared together, or one after the other; and the steps there. */
const PHASES = ['declare', 'assemble', 'overrun'];
const STEPS = ['assign', 'merge', 'join'];
/** Of two hexes that nobody must attack, one is attacked before they are joined. */
const TOO_EARLY = 'nobody-assigned';

type Next = () => number;
const pick = <T>(next: Next, list: readonly T[]): T => list[Math.floor(next() * list.length)]!;

const isOpen = (s: BaseState): boolean => PHASES.includes(s.flow.at(-1)?.phase ?? '');
const roleOf = (game: AnyGame, s: BaseState): string => game.active(s)[0] ?? '';

function someSteps(game: AnyGame, start: BaseState, next: Next): { readonly end: BaseState; readonly steps: Action[] } {
  const steps: Action[] = [];
  let end = start;
  for (const most = 2 + Math.floor(next() * 12); steps.length < most; ) {
    const open = allActions(game, end, roleOf(game, end)).filter(a => STEPS.includes(a.type));
    if (open.length === 0) break;
    const type = pick(next, [...new Set(open.map(a => a.type))]);
    const step = tryApply(
      game,
      end,
      roleOf(game, end),
      pick(
        next,
        open.filter(a => a.type === type),
      ),
      scriptedDice([]),
    );
    if (!step.ok) throw new Error(`a legal action was refused: ${JSON.stringify(step.error)}`);
    steps.push(step.value.action);
    end = step.value.state;
  }
  return { end, steps };
}

/** The same steps in another order; those that come too early are tried again after the others. */
function shuffled(game: AnyGame, start: BaseState, steps: readonly Action[], next: Next): BaseState {
  let s = start;
  let left = steps.toSorted(() => next() - 0.5);
  while (left.length > 0) {
    const early: Action[] = [];
    for (const action of left) {
      const step = tryApply(game, s, roleOf(game, s), action, scriptedDice([]));
      if (step.ok) s = step.value.state;
      else if (step.error.code === TOO_EARLY) early.push(action);
      else throw new Error(`${JSON.stringify({ action, error: step.error, steps })}`);
    }
    if (early.length === left.length) throw new Error(`never: ${JSON.stringify({ early, steps })}`);
    left = early;
  }
  return s;
}

/** What has been put together; sets are the same in any order. */
const together = ({ flow }: BaseState): unknown =>
  Object.entries(flow.at(-1) ?? {})
    .filter(([field]) => ['hexes', 'leads', 'units', 'battles'].includes(field))
    .map(([field, list]) => (field === 'units' && Array.isArray(list) ? list.toSorted((a, b) => a - b) : list));

/** Random games until there were enough trials; how many there were. */
function trialsOf(game: AnyGame, next: Next): number {
  const dice = diceFrom(next);
  let trials = 0;
  for (let n = 0; n < 120; n++) {
    const options = Object.fromEntries(game.options.map(o => [o.id, pick(next, o.values)]));
    let s = game.setup(pick(next, game.scenarios).id, options, dice);
    for (let actions = 0; actions < 1500 && game.active(s).length > 0; actions++) {
      const { end, steps } = isOpen(s) ? someSteps(game, s, next) : { end: s, steps: [] };
      if (steps.length > 1) {
        expect(together(shuffled(game, s, steps, next))).toEqual(together(end));
        if (++trials === 60) return trials;
      }
      const step = tryApply(game, s, roleOf(game, s), randomAction(game, s, roleOf(game, s), next), dice);
      if (!step.ok) throw new Error(`a legal action was refused: ${JSON.stringify(step.error)}`);
      s = step.value.state;
    }
  }
  return trials;
}

describe.each(GAMES)('$id', ({ id, load }) => {
  it('attacks are the same in whatever order they are put together', async () => {
    expect(trialsOf(await load(), random(`orders of ${id}`))).toBeGreaterThan(15);
  });
});
