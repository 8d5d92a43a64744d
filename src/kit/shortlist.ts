/**
 * What a bot should consider if the whole list is too long: with hundreds of units there are thousands of moves, but
 * only a few belong to a plan. A game has a chooser for such phases; in all others the whole list is used.
 */
import { type Phases, phaseOf, topFrame } from './flow.ts';
import type { Action, BaseState, Choice, Frame, Role } from './game.ts';
import { entryOf } from './phrase.ts';

/** A method, so that a chooser may be written for the frame of its own phase. */
interface Planner<S> {
  choose(s: S, f: Frame, choices: readonly Choice[]): readonly Action[];
}

/** Chooses among the legal choices that do not only revise; everything it returns is legal. */
export type Chooser<S> = Planner<S>['choose'];

export const shortlistOf =
  <S extends BaseState>(phases: Phases<S>, choosers: Readonly<Record<string, Chooser<S>>>) =>
  (s: S, role: Role): readonly Action[] => {
    const f = topFrame(s);
    const choose = entryOf(choosers, f?.phase);
    if (!f || !choose) return [];
    const phase = phaseOf(phases, f);
    if (phase.actor(s, f) !== role) return [];
    const choices = phase.legal?.(s, f) ?? [];
    return choose(
      s,
      f,
      choices.filter(choice => !choice.revises),
    );
  };

/** Chooses the first of the given types that is available. */
export const firstOf =
  <S>(...types: readonly string[]): Chooser<S> =>
  (_s, _f, choices) => {
    for (const type of types) {
      const found = choices.find(choice => choice.type === type);
      if (found) return [found];
    }
    return [];
  };
