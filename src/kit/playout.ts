/** Random play through the whole contract, for fuzzing, simulation and benchmarks. */
import type { Dice } from './dice.ts';
import type { Action, AnyGame, BaseState, Role } from './game.ts';
import { completionsOf, legalOf, type Step, tryApply } from './play.ts';

/** A uniformly random choice, then a uniformly random completion. Choices that only revise are left out. */
export function randomAction(game: AnyGame, s: BaseState, role: Role, next: () => number): Action {
  const choices = legalOf(game, s, role);
  let choice = at(choices, next);
  for (let tries = 0; choice.revises && tries < 1000; tries++) choice = at(choices, next);
  const actions = completionsOf(game, s, role, choice);
  if (actions.length === 0) throw new Error(`dead end: ${JSON.stringify(choice)} has no completion`);
  return at(actions, next);
}

const at = <T>(list: readonly T[], next: () => number): T => {
  const item = list[Math.floor(next() * list.length)];
  if (item === undefined) throw new Error('dead end: nothing is legal');
  return item;
};

export interface PlayoutEnd {
  readonly state: BaseState;
  readonly actions: number;
}

export interface PlayoutSpec {
  readonly dice: Dice;
  /** Source of the random choices, 0 to 1. */
  readonly next: () => number;
  /** More actions than this mean that the game does not end. */
  readonly most?: number;
  readonly each?: (role: Role, step: Step, before: BaseState) => void;
}

/** Plays random actions until the game is over. */
export function playout(game: AnyGame, start: BaseState, spec: PlayoutSpec): PlayoutEnd {
  const { dice, next, most = 50_000, each } = spec;
  let s = start;
  for (let n = 0; ; n++) {
    const role = game.active(s)[0];
    if (role === undefined) return { state: s, actions: n };
    if (n === most) throw new Error(`the game did not end within ${most} actions`);
    const step = tryApply(game, s, role, randomAction(game, s, role, next), dice);
    if (!step.ok) throw new Error(`a legal action was refused: ${JSON.stringify(step.error)}`);
    each?.(role, step.value, s);
    s = step.value.state;
  }
}
