/**
 * A game that is loaded in two parts. Its opening has the phases before the first turn, enough to show a new table and to
 * set it up; all rules follow (growing.ts). Each is a module by itself, and of what the opening covers both say the same.
 */
import type { Course } from './course.ts';
import { type Phases, topFrame } from './flow.ts';
import type { BaseState, GameModule, Inspect } from './game.ts';
import { answering } from './question.ts';
import { fail } from './result.ts';

export interface Opening<S extends BaseState = BaseState, V = unknown> extends GameModule<S, V> {
  /** Whether a view stands in one of its phases. */
  covers(v: V): boolean;
}

export type AnyOpening = Opening<BaseState, unknown>;

/** What does not depend on how much of a game is loaded. */
export type GameParts<S extends BaseState, V> = Omit<GameModule<S, V>, keyof Course<S> | 'inspect' | 'depict'>;

export const openingOf = <S extends BaseState, V extends Readonly<Pick<BaseState, 'flow'>>>(
  phases: Phases<S>,
  game: GameModule<S, V>,
): Opening<S, V> => ({
  ...answering(game),
  covers({ flow }) {
    const top = flow.at(-1);
    return top === undefined || Object.hasOwn(phases, top.phase);
  },
});

/** Before the first turn nobody moves or fights, and no chart is needed. */
export const openingInspect = <S extends BaseState>(own: Pick<Inspect<S>, 'units' | 'supply'>): Inspect<S> => ({
  ...own,
  tables: () => [],
  reach: s => notYet(s),
  odds: s => notYet(s),
});

const notYet = (s: BaseState) => fail({ rule: '', code: 'not-now', about: { phase: topFrame(s)?.phase } });
