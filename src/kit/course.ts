/**
 * The part of the contract that follows from a game's phases alone: who decides, what may be chosen, and what it does.
 */
import type { Board } from './board.ts';
import {
  activeRoles,
  completeNow,
  derivedNow,
  explainNow,
  followsNow,
  legalNow,
  meantNow,
  type Phases,
  perform,
  phaseOf,
  topFrame,
  wayNow,
} from './flow.ts';
import type { BaseState, GameEvent, GameModule } from './game.ts';

export type Course<S extends BaseState> = Pick<
  GameModule<S>,
  | 'board'
  | 'actions'
  | 'active'
  | 'rule'
  | 'legal'
  | 'complete'
  | 'meant'
  | 'way'
  | 'follows'
  | 'apply'
  | 'explain'
  | 'derived'
>;

/** `clone` makes a draft that handlers may change; `ended` is the section of a game that is over. */
export const courseOf = <S extends BaseState>(
  board: Board,
  phases: Phases<S>,
  clone: (s: S) => S,
  ended: string,
): Course<S> => ({
  board,
  actions: [...new Set(Object.values(phases).flatMap(phase => Object.keys(phase.on ?? {})))],
  active: s => activeRoles(phases, s),
  rule(s) {
    const f = topFrame(s);
    return f ? phaseOf(phases, f).rule : ended;
  },
  legal: (s, role) => legalNow(phases, s, role),
  derived: (s, role) => derivedNow(phases, s, role),
  complete: (s, role, choice) => completeNow(phases, s, choice, role),
  meant: (s, _role, action) => meantNow(phases, s, action),
  way: (s, _role, action) => wayNow(phases, s, action),
  follows: (s, _role, action) => followsNow(phases, s, action),
  explain: (s, role, action) => explainNow(phases, s, { role, action, ended }),
  apply(s, role, action, dice) {
    const state = clone(s);
    const events: GameEvent[] = [];
    perform(phases, state, action, { dice, role, emit: event => events.push(event) });
    return { state, events };
  },
});
