/**
 * Any position by printed names, for tests, puzzles, analysis and files: columns as a game declares them, and the phase
 * by its name or the whole stack of frames. The flow then runs on to the first decision; dice rolled on the way are
 * given in `rolls`, all others belong to play.
 */
import type { ColumnsOf } from './columns.ts';
import { type Dice, type Script, ScriptError, scriptedDice } from './dice.ts';
import { activeRole, type Io, type Phases, phaseOf, topFrame } from './flow.ts';
import {
  type BaseState,
  type GameOption,
  type Names,
  type Options,
  type Position,
  readOptions,
  type Violation,
} from './game.ts';
import { fail, ok, type Result } from './result.ts';
import { complain, readList, readRest, type SceneReader, sceneReader } from './sceneReader.ts';

export interface SceneSpec<S extends BaseState> {
  readonly names: Names;
  readonly options: readonly GameOption[];
  /** The first one is the default. */
  readonly scenarios: readonly { readonly id: string }[];
  readonly columns: Pick<ColumnsOf<S, never>, 'read' | 'readKept' | 'readFlow' | 'draft'>;
  readonly phases: Phases<S>;
  empty(options: Options, scenario: string): S;
  /** The game's own parts: before the columns are read, and after them. */
  readFirst?(d: S, r: SceneReader): void;
  readMore?(d: S, r: SceneReader): void;
  /** Pushes the frames of the phase that the position names, as if play had just reached it. */
  begin(d: S, r: SceneReader): void;
  check(s: S): readonly Violation[];
  /** Why no game may begin from a state that is otherwise valid: see kit/layout.ts. */
  unfit(s: S): string | undefined;
}

export type Scene<S> = (position: Position, options?: Options, scenario?: string) => Result<S, string>;

export const sceneBy =
  <S extends BaseState>(spec: SceneSpec<S>): Scene<S> =>
  (position, given = {}, scenario = spec.scenarios[0]?.id ?? '') => {
    const options = readOptions(spec, given);
    if (!options.ok) return options;
    if (!spec.scenarios.some(({ id }) => id === scenario))
      return fail(`there is no scenario ${JSON.stringify(scenario)}`);
    const d = spec.empty(options.value, scenario);
    const r = sceneReader(position, spec.names);
    spec.readFirst?.(d, r);
    spec.columns.read(r, d);
    spec.readMore?.(d, r);
    const dice = scriptedDice(rollsOf(r));
    if (position.flow === undefined) begin(spec, d, r, dice);
    else readFlow(spec, d, r);
    readRest(r);
    if (r.error !== undefined) return fail(r.error);
    const s = settled(spec, d, dice);
    if (!s.ok) return s;
    if (s.value.flow.length === 0) return fail('the game is over before anybody decides');
    if (dice.left() > 0) return fail(`rolls has ${dice.left()} more than are asked for`);
    const [broken] = spec.check(s.value);
    if (broken) return fail(`${broken.rule}: ${broken.message}`);
    // A named phase begins with nothing half done; frames written by hand may be anything.
    const unfit = position.flow === undefined ? undefined : spec.unfit(s.value);
    return unfit === undefined ? s : fail(unfit);
  };

function rollsOf(r: SceneReader): readonly Script[] {
  const rolls: Script[] = [];
  for (const roll of readList(r, 'rolls')) {
    if (typeof roll === 'number' || typeof roll === 'string') rolls.push(roll);
    else complain(r, `rolls are numbers or names, not ${JSON.stringify(roll)}`);
  }
  return rolls;
}

/** Enters the phase; what the position says about things done in it survives that. */
function begin<S extends BaseState>(spec: SceneSpec<S>, d: S, r: SceneReader, dice: Dice): void {
  if (r.error === undefined) spec.begin(d, r);
  const top = topFrame(d);
  if (r.error !== undefined || !top || top.entered === 1) return;
  const next = stepped(spec, d, dice);
  if (!next.ok) complain(r, next.error);
  else Object.assign(d, next.value);
  spec.columns.readKept(r, d);
}

function readFlow<S extends BaseState>({ columns }: SceneSpec<S>, d: S, r: SceneReader): void {
  const { phase, active } = r.position;
  if (phase !== undefined || active !== undefined) complain(r, 'flow says the phase and who is active, too');
  columns.readFlow(r, d);
}

/** Runs on to the next decision. */
function settled<S extends BaseState>(spec: SceneSpec<S>, from: S, dice: Dice): Result<S, string> {
  let d = from;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const top = topFrame(d);
    if (!top || (top.entered === 1 && activeRole(spec.phases, d) !== undefined)) return ok(d);
    const next = stepped(spec, d, dice);
    if (!next.ok) return next;
    d = next.value;
  }
  return fail('nobody ever has anything to decide in it');
}

const MOST_STEPS = 1000;

/** Enters the top frame, or runs it, in a copy. */
function stepped<S extends BaseState>({ columns, phases }: SceneSpec<S>, s: S, dice: Dice): Result<S, string> {
  const d = columns.draft(s);
  const top = topFrame(d);
  if (!top) return ok(d);
  const phase = phaseOf(phases, top);
  const io: Io = { dice, emit: () => undefined };
  try {
    if (top.entered === 1) phase.auto?.(d, top, io);
    else {
      top.entered = 1;
      phase.enter?.(d, top, io);
    }
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    return fail(`${top.phase} rolls dice before anybody decides: say them in rolls (${error.message})`);
  }
  return ok(d);
}
