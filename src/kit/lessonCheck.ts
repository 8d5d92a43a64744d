/** Lists the faults of a lesson, as sentences: for the tests of every game that has one. */
import { type Dice, type Script, ScriptError, scriptedDice } from './dice.ts';
import { type BaseState, LANGS, type Options, readOptions, type WholeGame } from './game.ts';
import { type Lesson, type LessonStep, type Plan, type PlannedMove, planOf } from './lesson.ts';
import { numberOf } from './names.ts';
import { tryApply } from './play.ts';
import { linkedSections } from './section.ts';

/** `sections` are those of the game's rulebook. */
export function lessonFaults(game: WholeGame, lesson: Lesson, sections: ReadonlySet<string>): string[] {
  const head = headFaults(game, lesson);
  const steps = lesson.steps.flatMap((step, i) =>
    [...textFaults(step, sections), ...pointFaults(game, step)].map(fault => `step ${i + 1}: ${fault}`),
  );
  const plan = planOf(game, lesson);
  if (!plan.ok) return [...head, ...steps, plan.error];
  return [...head, ...steps, ...(head.length > 0 ? [] : playFaults(game, lesson, plan.value))];
}

function headFaults(game: WholeGame, { scenario, role, options, steps }: Lesson): string[] {
  const read = readOptions(game, options);
  return [
    ...(game.scenarios.some(s => s.id === scenario) ? [] : [`no scenario ${scenario}`]),
    ...(game.roles.includes(role) ? [] : [`no role ${role}`]),
    ...(read.ok ? [] : [read.error]),
    ...(steps.length > 0 ? [] : ['no steps']),
  ];
}

function textFaults({ part, title, text }: LessonStep, sections: ReadonlySet<string>): string[] {
  const empty = [part, title, text].some(words => words && LANGS.some(lang => words[lang].trim() === ''));
  const [ja, en] = [linkedSections(text.ja), linkedSections(text.en)];
  return [
    ...(empty ? ['a text is missing in one language'] : []),
    ...(ja.toSorted().join() === en.toSorted().join() ? [] : [`the rules differ: ja ${ja}; en ${en}`]),
    ...en.filter(section => !sections.has(section)).map(section => `there is no section ${section}`),
  ];
}

function pointFaults(game: WholeGame, { point = {} }: LessonStep): string[] {
  const { hexes = [], units = [] } = point;
  const read = [
    ...hexes.map(name => numberOf(game.names, 'hexes', name)),
    ...units.map(name => numberOf(game.names, 'units', name)),
  ];
  return read.flatMap(one => (one.ok ? [] : [one.error]));
}

/** Plays the lesson twice: its groups in the order written, and in reverse. */
function playFaults(game: WholeGame, lesson: Lesson, plan: Plan): string[] {
  return [...faultsPlaying(game, lesson, plan, group => group), ...faultsPlaying(game, lesson, plan, reversed)];
}

const reversed = <T>(list: readonly T[]): readonly T[] => list.toReversed();

type Order = (group: readonly PlannedMove[]) => readonly PlannedMove[];

function faultsPlaying(game: WholeGame, lesson: Lesson, { steps }: Plan, order: Order): string[] {
  const options = readOptions(game, lesson.options);
  if (!options.ok) return [options.error];
  const first = begun(game, lesson, options.value);
  if (typeof first === 'string') return [`setup: ${first}`];
  let s = first;
  for (const [i, groups] of steps.entries())
    for (const group of groups) {
      if (group.length > 1 && group.some(move => move.rolls.length > 0)) return [`step ${i + 1}: a group rolls dice`];
      for (const move of order(group)) {
        const next = played(game, s, move);
        if (typeof next === 'string') return [`step ${i + 1}: ${move.action.type} ${next}`];
        s = next;
      }
    }
  return [];
}

function begun(game: WholeGame, { scenario, setup = [], position }: Lesson, options: Options): BaseState | string {
  if (!position) return rolled(setup, dice => game.setup(scenario, options, dice));
  const scene = game.scene(position, options, scenario);
  return scene.ok ? scene.value : scene.error;
}

/** The next state, or the fault. */
function played(game: WholeGame, s: BaseState, { role, action, rolls }: PlannedMove): BaseState | string {
  if (!game.active(s).includes(role)) return `is not for ${role} to decide`;
  return rolled(rolls, dice => {
    const step = tryApply(game, s, role, action, dice);
    return step.ok ? step.value.state : `is refused: ${game.words.en.refusal(step.error)}`;
  });
}

/** The script must hold exactly the dice that are asked for. */
function rolled(script: readonly Script[], work: (dice: Dice) => BaseState | string): BaseState | string {
  const dice = scriptedDice(script);
  try {
    const done = work(dice);
    return typeof done !== 'string' && dice.left() > 0 ? `leaves ${dice.left()} dice` : done;
  } catch (error) {
    if (error instanceof ScriptError) return error.message;
    throw error;
  }
}
