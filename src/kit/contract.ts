/**
 * Checks by random play that a game keeps its contract; both the tests and the fuzzer run this. Every step goes through
 * the game's own lists; at intervals the position is inspected closely (contractLook.ts, contractSecrets.ts). A fault
 * comes with a replay that leads to it.
 */
import { inspectProblems } from './contractInspect.ts';
import {
  choiceProblems,
  crashText,
  eventProblems,
  type FaultKind,
  type Look,
  type Problem,
  pick,
  stateProblems,
} from './contractLook.ts';
import { nearProblems } from './contractNear.ts';
import { secretProblems } from './contractSecrets.ts';
import { strangeProblems } from './contractStrange.ts';
import { wayProblems } from './contractWays.ts';
import { type Dice, type Roll, random, recordedDice, seededDice } from './dice.ts';
import type { Action, BaseState, Choice, Options, Role, WholeGame } from './game.ts';
import { namedAction } from './names.ts';
import { bare, completionsOf, legalOf, type Step } from './play.ts';
import { makeReplay, playReplay, type Replay } from './replay.ts';
import type { Shape } from './shape.ts';

export type { FaultKind };

export interface Fault extends Problem {
  /** How many actions had been played. */
  readonly at: number;
  /** Leads to the position; after a crash its last entry is the action that crashed. */
  readonly replay: Replay;
}

export interface CheckSpec {
  readonly scenario: string;
  readonly options: Options;
  readonly seed: number | string;
  /** More actions than this mean that the game does not end. */
  readonly most?: number;
  /** A close look every so many actions; 0 looks only at the end. */
  readonly thorough?: number;
  /** How many actions are tried at a close look; Infinity tries them all. */
  readonly breadth?: number;
  /** The shape that every state must have. */
  readonly shape?: Shape<BaseState>;
  /** The game ends with the first fault of this kind; without one it is played to its end. */
  readonly until?: FaultKind;
}

/** Plays one random game and returns the first fault of each kind; a correct game has none. */
export function checkGame(game: WholeGame, spec: CheckSpec): Fault[] {
  const run = begin(game, spec);
  try {
    play(run);
  } catch (error) {
    found(run, { kind: 'crash', message: crashText(error) });
  }
  return run.faults;
}

interface Run {
  readonly game: WholeGame;
  readonly spec: CheckSpec;
  readonly dice: Dice;
  readonly next: () => number;
  readonly setup: Roll[];
  readonly states: BaseState[];
  readonly steps: (Step & { readonly role: Role })[];
  readonly faults: Fault[];
  readonly spelled: Set<string>;
  /** The action being tried, for the replay of a crash. */
  trying: { readonly role: Role; readonly action: Action; readonly rolls: Roll[] } | undefined;
}

const begin = (game: WholeGame, spec: CheckSpec): Run => ({
  game,
  spec,
  dice: seededDice(`dice ${spec.seed}`),
  next: random(`choices ${spec.seed}`),
  setup: [],
  states: [],
  steps: [],
  faults: [],
  spelled: new Set(),
  trying: undefined,
});

function play(run: Run): void {
  const { game, spec, next } = run;
  const { most = 50_000, thorough = 0 } = spec;
  // Games with different seeds inspect different steps, so that many games together miss none.
  const offset = Math.floor(next() * thorough);
  let s = game.setup(spec.scenario, spec.options, recordedDice(run.dice, run.setup));
  run.states.push(s);
  for (let n = 0; n <= most; n++) {
    const role = pick(game.active(s), next);
    if (role === undefined || (thorough > 0 && (n === 0 || n % thorough === offset))) lookClosely(run, s);
    if (role === undefined) {
      finish(run);
      return;
    }
    const action = randomChoice(run, s, role);
    if (!action || isFound(run)) return;
    s = step(run, s, role, action);
  }
  found(run, { kind: 'endless', message: `the game did not end within ${most} actions` });
}

function lookClosely(run: Run, s: BaseState): void {
  const { game, next, spec } = run;
  const look: Look = { game, s, next, breadth: spec.breadth ?? 4, spelled: run.spelled };
  for (const problem of stateProblems(look)) found(run, problem);
  for (const problem of inspectProblems(look)) found(run, problem);
  for (const role of game.active(s)) {
    for (const problem of choiceProblems(look, role)) found(run, problem);
    for (const problem of wayProblems(look, role)) found(run, problem);
    for (const problem of nearProblems(look, role)) found(run, problem);
  }
  for (const problem of secretProblems(look)) found(run, problem);
  for (const problem of strangeProblems(look)) found(run, problem);
}

/** Choices that only revise are tried too, but rarely, so that the game progresses. */
function randomChoice(run: Run, s: BaseState, role: Role): Action | undefined {
  const { game, next } = run;
  const choices = legalOf(game, s, role);
  let choice: Choice | undefined = pick(choices, next);
  for (let tries = 0; choice?.revises && next() < 0.9 && tries < 100; tries++) choice = pick(choices, next);
  const action = choice && pick(completionsOf(game, s, role, choice), next);
  if (!choice) found(run, { kind: 'dead-end', message: `${role} is active and has no choice` });
  else if (!action) found(run, { kind: 'completion', message: `${JSON.stringify(choice)} has no completion` });
  return action && bare(action);
}

function step(run: Run, s: BaseState, role: Role, action: Action): BaseState {
  const rolls: Roll[] = [];
  run.trying = { role, action, rolls };
  const { state, events } = run.game.apply(s, role, action, recordedDice(run.dice, rolls));
  run.trying = undefined;
  run.steps.push({ state, events, action, rolls, role });
  run.states.push(state);
  if (run.steps.length % SHAPE_EVERY === 0) checkShape(run, state);
  return state;
}

/** Most columns change rarely, but each changes many times in a game. */
const SHAPE_EVERY = 5;

function checkShape(run: Run, s: BaseState): void {
  const misshapen = run.spec.shape?.fault(s, 'state');
  if (misshapen !== undefined) found(run, { kind: 'shape', message: misshapen });
}

/** The last events tell how the game ended, which no earlier look has seen; and the log must play back. */
function finish(run: Run): void {
  const { game, spec, steps, states } = run;
  const last = states.at(-1);
  if (last) checkShape(run, last);
  for (const problem of eventProblems(game, steps.at(-1)?.events ?? [])) found(run, problem);
  if (!spec.thorough) return;
  const back = playReplay(game, replayOf(run), { words: game.words });
  if (!back.ok) found(run, { kind: 'replay', message: back.error });
}

const isFound = ({ faults, spec }: Run): boolean => faults.some(({ kind }) => kind === spec.until);

function found(run: Run, { kind, message }: Problem): void {
  if (run.faults.some(fault => fault.kind === kind)) return;
  run.faults.push({ kind, message, at: run.steps.length, replay: replayOf(run) });
}

function replayOf(run: Run): Replay {
  const { game, spec, trying } = run;
  const replay = makeReplay(game, spec.scenario, spec.options, run);
  if (!trying) return replay;
  const { role, action, rolls } = trying;
  const last = { role, action: namedAction(game.names, action), rolls: rolls.map(roll => roll.value) };
  return { ...replay, entries: [...replay.entries, last] };
}
