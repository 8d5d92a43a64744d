/**
 * Leads through a lesson: the current step, whose move is next, and what happens automatically. The host knows what may
 * be played; progress is read from the log, so undo, a demonstrated move and a manual move are treated alike.
 */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { Action } from '../../kit/game.ts';
import { type Lesson, type Plan, type PlannedMove, planOf, startOf, stepAt, wanted } from '../../kit/lesson.ts';
import type { Seating } from '../../protocol/link.ts';
import type { Session } from '../game/session.ts';

/** Nothing to play, the player's move, another side's, or the step is complete. */
export type Turn = 'read' | 'own' | 'other' | 'done';

export interface Task {
  readonly move: PlannedMove;
  readonly isDone: boolean;
}

export interface Tutor {
  readonly lesson: Lesson;
  readonly step: ReadonlySignal<number>;
  readonly turn: ReadonlySignal<Turn>;
  /** What may be played now. */
  readonly moves: ReadonlySignal<readonly PlannedMove[]>;
  /** The moves that belong together now, including those already made. */
  readonly tasks: ReadonlySignal<readonly Task[]>;
  /** How many moves of the step were made, and how many there are. */
  readonly count: ReadonlySignal<readonly [done: number, all: number]>;
  /** Moves are being made for the player. */
  readonly isShowing: ReadonlySignal<boolean>;
  /** How often something else was tried in this step. */
  readonly strays: Signal<number>;
  go(step: number): Promise<void>;
  /** Makes the remaining moves of the step, slowly or all at once. */
  show(ms?: number): Promise<void>;
  stop(): void;
}

export interface TutorParts {
  readonly session: Pick<Session, 'game' | 'log' | 'position' | 'open' | 'show'>;
  readonly lesson: Lesson;
  readonly step: number;
  readonly seating: Seating;
  keep(step: number): void;
  later(ms: number, run: () => void): () => void;
}

/** Long enough to see the effect of a move, and to follow another side's. */
export const SEE_MS = 900;
export const WATCH_MS = 1500;
export const SHOW_MS = 700;

export function makeTutor(parts: TutorParts): Tutor {
  const { session, lesson } = parts;
  const plan = madePlan(parts);
  const step = signal(parts.step);
  const isShowing = signal(false);
  const isMoving = signal(false);
  const strays = signal(0);
  const facts = factsOf(parts, plan, step);

  const go = async (to: number): Promise<void> => {
    if (isMoving.peek() || to < 0 || to >= lesson.steps.length) return;
    isMoving.value = true;
    isShowing.value = false;
    await teach(to);
    enter(to);
    isMoving.value = false;
  };
  // The host restores the position if necessary, and otherwise only records the step.
  const teach = (to: number): Promise<void> =>
    session.open({ type: 'teach', game: session.game.id, step: to, seating: parts.seating });
  const enter = (to: number): void =>
    batch(() => {
      step.value = to;
      strays.value = 0;
      parts.keep(to);
    });
  const show = async (ms?: number): Promise<void> => {
    if (isShowing.peek()) return;
    isShowing.value = true;
    const at = step.peek();
    while (isShowing.peek() && step.peek() === at && facts.moves.peek().length > 0) {
      const before = facts.n.peek();
      await session.show();
      if (facts.n.peek() === before) break;
      if (ms !== undefined) await new Promise<void>(resolve => parts.later(ms, resolve));
    }
    isShowing.value = false;
  };

  const stopFollowing = effect(() => {
    if (isMoving.value || isShowing.value) return undefined;
    const [n, at, turn] = [facts.n.value, step.value, facts.turn.value];
    // An undo may lead back into an earlier step, and fast play into the next one.
    if (n < startOf(plan, at)) return untracked(() => enter(stepAt(plan, n)));
    if (n > startOf(plan, at + 1)) return untracked(() => enter(at + 1));
    if (turn === 'other') return parts.later(WATCH_MS, () => void session.show());
    const isOwn = plan.steps[at]?.at(-1)?.at(-1)?.role === lesson.role;
    return turn === 'done' && isOwn ? parts.later(SEE_MS, () => void go(at + 1)) : undefined;
  });
  const { turn, moves, tasks, count } = facts;
  const stop = (): void => {
    isShowing.value = false;
    stopFollowing();
  };
  return { lesson, step, turn, moves, tasks, count, isShowing, strays, go, show, stop };
}

function madePlan({ session, lesson }: TutorParts): Plan {
  const plan = planOf(session.game, lesson);
  if (!plan.ok) throw new Error(plan.error);
  return plan.value;
}

type Facts = Pick<Tutor, 'turn' | 'moves' | 'tasks' | 'count'> & { readonly n: ReadonlySignal<number> };

function factsOf({ session, lesson }: TutorParts, plan: Plan, step: ReadonlySignal<number>): Facts {
  const n = computed(() => session.position.value?.n ?? 0);
  const isHere = computed(() => n.value >= startOf(plan, step.value) && n.value < startOf(plan, step.value + 1));
  const moves = computed(() =>
    isHere.value
      ? wanted(
          plan,
          session.log.value.map(entry => entry.action),
        )
      : [],
  );
  const turn = computed((): Turn => {
    if (plan.steps[step.value]?.length === 0) return 'read';
    const [next] = moves.value;
    if (!next) return 'done';
    return next.role === lesson.role ? 'own' : 'other';
  });
  const tasks = computed(() => tasksIn(plan, step.value, moves.value));
  const count = computed((): readonly [number, number] => {
    const [from, to] = [startOf(plan, step.value), startOf(plan, step.value + 1)];
    return [Math.max(0, Math.min(n.value, to) - from), to - from];
  });
  return { n, turn, moves, tasks, count };
}

function tasksIn(plan: Plan, step: number, moves: readonly PlannedMove[]): readonly Task[] {
  const group = plan.steps[step]?.find(one => one.some(move => moves.includes(move))) ?? [];
  return group.map(move => ({ move, isDone: !moves.includes(move) }));
}

/** What the player has to do now; nothing while another side plays. */
export const ownActions = ({ turn, moves }: Tutor): readonly Action[] =>
  turn.value === 'own' ? moves.value.map(move => move.action) : [];
