/**
 * The position that a file begins from without a setup. Nothing of it is trusted: it must have the exact shape of the
 * game's states, the options and the scenario of the file, violate no invariant, and be one that `scene` can lay out,
 * with a decision pending.
 */
import { topFrame } from '../kit/flow.ts';
import type { AnyGame, AnyWords, BaseState, Options, Scenes } from '../kit/game.ts';
import { hashOf, sameJson } from '../kit/hash.ts';
import { fail, type Result } from '../kit/result.ts';
import { depictionFor } from '../kit/seat.ts';
import { readShape, type StateShape } from '../kit/shape.ts';

export interface Start {
  readonly state: unknown;
  readonly hash: string;
}

/** What the file says of the game besides the position. */
export interface StartHead {
  /** Empty where the game belongs to none. */
  readonly scenario: string;
  readonly options: Options;
  /** Lays positions out: what it would lay out otherwise is refused. */
  readonly scenes?: Pick<Scenes, 'scene' | 'position'> | undefined;
  /** The words that must be able to describe the position. */
  readonly words?: readonly AnyWords[];
}

export function readStart(
  game: AnyGame,
  shape: StateShape<BaseState>,
  start: Start,
  head: StartHead,
): Result<BaseState, string> {
  const state = readShape(shape.columns, start.state, 'start');
  if (!state.ok) return fail(`the start position cannot be read: ${state.error}`);
  if (hashOf(state.value) !== start.hash) return fail('the start position is damaged');
  const wrong =
    unsettled(shape, state.value, head) ??
    impossible(game, shape, state.value, head.words ?? []) ??
    unlaid(state.value, head);
  return wrong === undefined ? state : fail(`the start position is not possible: ${wrong}`);
}

/** Options and scenario are given twice, and must agree. */
function unsettled(shape: StateShape<BaseState>, s: BaseState, { options, scenario }: StartHead): string | undefined {
  const own = new Map<string, unknown>(Object.entries(s));
  const settled = Object.entries(shape.settled(options, scenario === '' ? undefined : scenario));
  const other = settled.find(([column, value]) => !sameJson(own.get(column), value));
  return other && `its ${other[0]} are not those of the file's options and scenario`;
}

function impossible(
  game: AnyGame,
  shape: StateShape<BaseState>,
  s: BaseState,
  words: readonly AnyWords[],
): string | undefined {
  try {
    const [first] = shape.check(s);
    if (first) return `${first.rule} ${first.message}`;
    // Entered after its first action, a phase would undo what was done in it.
    if (topFrame(s)?.entered !== 1) return 'its phase has not begun';
    if (game.active(s).length === 0) return 'nobody has anything to decide in it';
    return shape.unfit(s) ?? unplayable(game, s, words);
  } catch (error) {
    return `the rules cannot go on from it (${error instanceof Error ? error.message : String(error)})`;
  }
}

/** A column may hold what no position can say: it is not what a scene of it would be. */
function unlaid(s: BaseState, { scenes, options, scenario }: StartHead): string | undefined {
  if (!scenes?.position) return undefined;
  const laid = scenes.scene(scenes.position(s), options, scenario === '' ? undefined : scenario);
  if (!laid.ok) return laid.error;
  return hashOf(laid.value) === hashOf(s) ? undefined : 'no scene is like it';
}

/** Tries everything that a screen asks for at once. */
function unplayable(game: AnyGame, s: BaseState, words: readonly AnyWords[]): string | undefined {
  for (const role of game.active(s)) if (game.legal(s, role).length === 0) return `${role} has no choice`;
  for (const seat of [...game.roles, 'observer']) depictionFor(game, s, seat);
  for (const one of words) one.prompt(s);
  return undefined;
}
