/**
 * A guided first game, as data: where it begins, and steps with a text and the moves made in them. Everything uses
 * printed names and the dice are given, so a lesson is a replay that waits for the player's moves. The log alone
 * determines the current step and what may come next.
 */
import type { Script } from './dice.ts';
import type { Action, AnyGame, Bilingual, Options, Position, Role } from './game.ts';
import { readAction } from './names.ts';
import { sameAction } from './play.ts';
import { fail, ok, type Result } from './result.ts';

export interface Lesson {
  readonly scenario: string;
  readonly options: Options;
  /** The player's side; the others are played automatically. */
  readonly role: Role;
  /** The dice of the setup, where it rolls any. */
  readonly setup?: readonly Script[];
  /** Where it begins, if not with the setup of the scenario: a scene that rolls no dice. */
  readonly position?: Position;
  readonly steps: readonly LessonStep[];
}

/** One idea. Without moves it is text only. */
export interface LessonStep {
  /** Set where a new part begins. */
  readonly part?: Bilingual;
  readonly title: Bilingual;
  /** Paragraphs and lists in the Markdown of rulebooks: `[8.2]` opens the rule. */
  readonly text: Bilingual;
  readonly point?: LessonPoint;
  /** In sequence; the members of a group in any order. */
  readonly moves?: readonly (LessonMove | readonly LessonMove[])[];
}

/** What the step points at, besides what its moves name. */
export interface LessonPoint {
  readonly hexes?: readonly string[];
  readonly units?: readonly string[];
  /** A tab of the panel beside the map. */
  readonly tab?: string;
  /** An overlay of the map, e.g. `zoc`. */
  readonly overlay?: string;
}

export interface LessonMove {
  readonly type: string;
  readonly unit?: string;
  readonly units?: readonly string[];
  readonly hex?: string;
  readonly hexes?: readonly string[];
  readonly card?: string;
  readonly cards?: readonly string[];
  readonly n?: number;
  /** The role that makes the move, if it is not the player. */
  readonly by?: Role;
  /** Exactly the dice it asks for. Members of a group have none. */
  readonly rolls?: readonly Script[];
}

export interface PlannedMove {
  readonly role: Role;
  readonly action: Action;
  readonly rolls: readonly Script[];
}

/** A lesson by internal numbers: steps of groups of moves. */
export interface Plan {
  readonly steps: readonly (readonly (readonly PlannedMove[])[])[];
}

export function planOf(game: Pick<AnyGame, 'names'>, lesson: Lesson): Result<Plan, string> {
  const steps: PlannedMove[][][] = [];
  for (const [i, { moves = [] }] of lesson.steps.entries()) {
    const groups: PlannedMove[][] = [];
    for (const group of moves.map(listed)) {
      const read = group.map(move => planned(game, lesson.role, move));
      const wrong = read.find(one => !one.ok);
      if (wrong && !wrong.ok) return fail(`step ${i + 1}: ${wrong.error}`);
      groups.push(read.flatMap(one => (one.ok ? [one.value] : [])));
    }
    steps.push(groups);
  }
  return ok({ steps });
}

/** How many actions have been played when a step begins. */
export const startOf = (plan: Plan, step: number): number => flat(plan.steps.slice(0, step)).length;

export const lengthOf = (plan: Plan): number => flat(plan.steps).length;

/** The dice of the nth action, counted from 1. Members of a group roll none, so their order does not matter. */
export const rollsAt = (plan: Plan, n: number): readonly Script[] => flat(plan.steps)[n - 1]?.rolls ?? [];

/** The step in which an action after the first `n` belongs; the last step when all is played. */
export function stepAt(plan: Plan, n: number): number {
  const at = plan.steps.findIndex((_, step) => startOf(plan, step + 1) > n);
  return at < 0 ? plan.steps.length - 1 : at;
}

/** The moves that may come next, of any role: of a group, those that were not played yet. */
export function wanted(plan: Plan, played: readonly Action[]): readonly PlannedMove[] {
  let from = 0;
  for (const group of plan.steps.flat()) {
    if (played.length < from + group.length) {
      const done = played.slice(from);
      return group.filter(move => !done.some(action => sameAction(action, move.action)));
    }
    from += group.length;
  }
  return [];
}

const flat = (steps: Plan['steps']): readonly PlannedMove[] => steps.flat(2);

const listed = (moves: LessonMove | readonly LessonMove[]): readonly LessonMove[] => (isList(moves) ? moves : [moves]);

const isList = (moves: LessonMove | readonly LessonMove[]): moves is readonly LessonMove[] => Array.isArray(moves);

function planned(
  game: Pick<AnyGame, 'names'>,
  role: Role,
  { by, rolls, ...named }: LessonMove,
): Result<PlannedMove, string> {
  const action = readAction(game.names, named);
  return action.ok ? ok({ role: by ?? role, action: action.value, rolls: rolls ?? [] }) : action;
}
