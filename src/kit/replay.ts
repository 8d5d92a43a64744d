/**
 * The replay file: the log of a game by printed names, with every die, so that it plays back without a generator and
 * survives renumbering. Hashes at intervals show where a replay and today's rules diverge.
 */
import { type Roll, recordedDice, ScriptError, scriptedDice } from './dice.ts';
import type { AnyGame, AnyWords, BaseState, Json, Lang, Options, Refusal, Role } from './game.ts';
import { hashOf } from './hash.ts';
import { namedAction, readAction } from './names.ts';
import { type Step, tryApply } from './play.ts';
import { fail, ok, type Result } from './result.ts';

export const REPLAY_FORMAT = 'hexfront-replay-1';

export interface ReplayEntry {
  readonly role: Role;
  readonly action: Json;
  readonly rolls?: readonly number[];
  readonly hash?: string;
}

export interface Replay {
  readonly format: typeof REPLAY_FORMAT;
  readonly game: string;
  readonly rulesVersion: number;
  /** Empty where the game began from a position that belongs to no scenario. */
  readonly scenario: string;
  readonly options: Options;
  readonly setup: readonly number[];
  readonly entries: readonly ReplayEntry[];
  readonly hash: string;
  /** The table it was played at: a device that keeps that table's dice continues with them. */
  readonly table?: string;
}

/** A replay without a required final position: one recorded under other rules and replayed under today's. */
export type Recorded = Omit<Replay, 'hash'> & Partial<Pick<Replay, 'hash'>>;

export interface Played {
  readonly states: readonly BaseState[];
  readonly steps: readonly (Step & { readonly role: Role })[];
  readonly setup: readonly Roll[];
}

export function makeReplay(game: AnyGame, scenario: string, options: Options, played: Played): Replay {
  const last = played.states[played.states.length - 1];
  return {
    format: REPLAY_FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    scenario,
    options,
    setup: played.setup.map(r => r.value),
    entries: played.steps.map((step, i) => ({
      role: step.role,
      action: namedAction(game.names, step.action),
      ...(step.rolls.length ? { rolls: step.rolls.map(r => r.value) } : {}),
      ...(i % 20 === 19 ? { hash: hashOf(step.state) } : {}),
    })),
    hash: hashOf(last),
  };
}

/** Called before each entry, with how many of how many have been played; a returned sentence ends the replay there. */
export type Watch = (done: number, all: number) => string | undefined;

export interface ReplayParts {
  readonly watch?: Watch;
  /** A refused action is reported in English, or by its code if English was not loaded. */
  readonly words?: Readonly<Partial<Record<Lang, AnyWords>>>;
}

/**
 * Plays a replay through the same gate as live play; the first mismatch is reported with its entry, counted from 1 as
 * in logs.
 */
export function playReplay(game: AnyGame, replay: Recorded, parts: ReplayParts = {}): Result<Played, string> {
  const setup: Roll[] = [];
  const first = placed('setup', () => setUp(game, replay, setup));
  if (!first.ok) return first;
  let s = first.value;
  const states = [s];
  const steps: (Step & { role: Role })[] = [];
  for (const [i, entry] of replay.entries.entries()) {
    const stop = parts.watch?.(i, replay.entries.length);
    if (stop !== undefined) return fail(stop);
    const step = placed(`entry ${i + 1}`, () => playEntry(game, s, entry, parts));
    if (!step.ok) return step;
    s = step.value.state;
    states.push(s);
    steps.push({ ...step.value, role: entry.role });
  }
  if (replay.hash !== undefined && replay.hash !== hashOf(s)) return fail('the last position is not the recorded one');
  return ok({ states, steps, setup });
}

function setUp(game: AnyGame, replay: Recorded, rolls: Roll[]): Result<BaseState, string> {
  const script = scriptedDice(replay.setup);
  const s = game.setup(replay.scenario, replay.options, recordedDice(script, rolls));
  return script.left() > 0 ? fail(unasked(script.left())) : ok(s);
}

function playEntry(game: AnyGame, s: BaseState, entry: ReplayEntry, parts: ReplayParts): Result<Step, string> {
  const action = readAction(game.names, entry.action);
  if (!action.ok) return action;
  const dice = scriptedDice(entry.rolls ?? []);
  const step = tryApply(game, s, entry.role, action.value, dice);
  if (!step.ok) return fail(refusedText(step.error, parts));
  if (dice.left() > 0) return fail(unasked(dice.left()));
  if (entry.hash !== undefined && entry.hash !== hashOf(step.value.state))
    return fail('the position is not the recorded one');
  return step;
}

const refusedText = (refusal: Refusal, { words }: ReplayParts): string =>
  `${refusal.rule} ${words?.en?.refusal(refusal) ?? refusal.code}`;

const unasked = (many: number): string => `${many} rolls were not asked for`;

/** Adds the place in the replay to an error, including dice that run out. */
function placed<T>(where: string, play: () => Result<T, string>): Result<T, string> {
  try {
    const played = play();
    return played.ok ? played : fail(`${where}: ${played.error}`);
  } catch (error) {
    if (error instanceof ScriptError) return fail(`${where}: ${error.message}`);
    throw error;
  }
}
