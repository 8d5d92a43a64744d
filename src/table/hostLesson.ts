/** A guided first game at the host: its table uses the dice of the lesson, and takes only what the lesson asks for. */
import { scriptedDice } from '../kit/dice.ts';
import { type Action, type AnyGame, type Refusal, type Role, readOptions, type Scenes } from '../kit/game.ts';
import { type Lesson, type Plan, type PlannedMove, planOf, rollsAt, startOf, stepAt, wanted } from '../kit/lesson.ts';
import { sameAction } from '../kit/play.ts';
import { fail, ok, type Result } from '../kit/result.ts';
import type { Ask } from '../protocol/link.ts';
import { type DiceSource, seeded } from './source.ts';
import { act, openTable, type Table, tableFromState } from './table.ts';

/** How far the page has come in its lesson. The page reports it, since a step without moves changes no position. */
export interface LessonProgress {
  readonly plan: Plan;
  step: number;
}

export interface Taught {
  readonly table: Table;
  readonly plan: Plan;
}

/** A lesson may begin from a position by printed names. */
type Posed = AnyGame & Pick<Scenes, 'scene'>;

/** The table at the beginning of a step. */
export function taughtTable(game: Posed, lesson: Lesson, step: number): Result<Taught, string> {
  const plan = planOf(game, lesson);
  if (!plan.ok) return plan;
  const steps = plan.value.steps.length;
  if (step >= steps) return fail(`the lesson has ${steps} steps, not ${step + 1}`);
  const dice: DiceSource = {
    ...seeded('lesson'),
    dice: ({ n }) => scriptedDice(n === 0 ? (lesson.setup ?? []) : rollsAt(plan.value, n)),
  };
  const table = begun(game, lesson, dice);
  if (!table.ok) return table;
  const end = startOf(plan.value, step);
  while (table.value.log.length < end) {
    const move = nextMove(table.value, plan.value);
    const taken = move && act(table.value, move.role, move.action);
    if (!taken?.ok) return fail(`the lesson cannot be played beyond ${table.value.log.length} actions`);
  }
  return ok({ table: table.value, plan: plan.value });
}

function begun(game: Posed, { scenario, options, position }: Lesson, dice: DiceSource): Result<Table, string> {
  if (!position) {
    const table = openTable(game, scenario, options, dice);
    return table.ok ? table : fail(table.error.message);
  }
  const read = readOptions(game, options);
  if (!read.ok) return read;
  const scene = game.scene(position, read.value, scenario);
  return scene.ok ? ok(tableFromState(game, scene.value, dice, { scenario, options: read.value })) : scene;
}

export const nextMove = (table: Table, plan: Plan): PlannedMove | undefined => wantedAt(table, plan)[0];

/**
 * Refuses what is legal but not what the lesson asks for now; illegal actions are left to the rules. A player may go
 * ahead into the next step, but not past one that is only text.
 */
export function besideLesson(table: Table, progress: LessonProgress, role: Role, action: Action): Refusal | undefined {
  const { plan, step } = progress;
  const isAsked = wantedAt(table, plan).some(move => move.role === role && sameAction(move.action, action));
  const isRead = plan.steps[step]?.length === 0;
  const isTime = stepAt(plan, table.log.length) <= (isRead ? step : step + 1);
  return isAsked && isTime ? undefined : { rule: table.game.rule(table.state), code: 'lesson' };
}

/** Notes the step if the table is already at its beginning; otherwise the lesson has to be opened there. */
export function atStep(game: Lessoned | undefined, { game: id, step }: Extract<Ask, { type: 'teach' }>): boolean {
  if (!game?.lesson || game.table.game.id !== id) return false;
  const { plan } = game.lesson;
  if (step >= plan.steps.length || startOf(plan, step) !== game.table.log.length) return false;
  game.lesson.step = step;
  return true;
}

interface Lessoned {
  readonly table: Table;
  readonly lesson?: LessonProgress;
}

const wantedAt = ({ log }: Table, plan: Plan): readonly PlannedMove[] =>
  wanted(
    plan,
    log.map(entry => entry.action),
  );
