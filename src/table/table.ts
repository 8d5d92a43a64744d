/**
 * The authority for one game in play: the log, the resulting position, and the dice. A plain object with free
 * functions, so it runs unchanged in a browser worker, in the server and behind the engine protocol. The log is the
 * game; only every 20th state is kept, the others are replayed on demand.
 */
import { type Dice, type Roll, recordedDice, type Script, ScriptError, scriptedDice } from '../kit/dice.ts';
import {
  type Action,
  type AnyGame,
  type BaseState,
  type LogEntry,
  type Options,
  type Refusal,
  type Role,
  readOptions,
} from '../kit/game.ts';
import { hashOf } from '../kit/hash.ts';
import { headOf, itemAt, lastOf } from '../kit/list.ts';
import { namedAction } from '../kit/names.ts';
import { bare, type Step, tryApply } from '../kit/play.ts';
import { fail, ok, type Result } from '../kit/result.ts';
import { notActive } from './refusal.ts';
import { rearrangedEnough, runWith } from './run.ts';
import type { DiceSource } from './source.ts';

/** `G` says how much of the game was loaded. */
export interface Table<G extends AnyGame = AnyGame> {
  readonly game: G;
  /** Empty if the table began from a position that belongs to no scenario. */
  readonly scenario: string;
  readonly options: Options;
  /** The dice of the setup; undefined where the table began from a given position. */
  readonly setup: readonly Roll[] | undefined;
  readonly dice: DiceSource;
  readonly log: LogEntry[];
  /** A link for the opening and one for each entry, each depending on all before it: dice are bound to the last. */
  readonly chain: string[];
  /** After each entry, how many could be undone one after the other: see run.ts. */
  readonly runs: number[];
  /** The states after 0, 20, 40, … actions. */
  readonly kept: BaseState[];
  state: BaseState;
}

export interface OpenError {
  readonly code: 'unknown-scenario' | 'bad-option';
  readonly message: string;
}

export type ActError =
  | { readonly code: 'illegal'; readonly refusal: Refusal }
  | { readonly code: 'bad-rolls'; readonly message: string };

export const KEEP_EVERY = 20;

export function openTable<G extends AnyGame>(
  game: G,
  scenario: string,
  given: Readonly<Record<string, unknown>>,
  dice: DiceSource,
): Result<Table<G>, OpenError> {
  if (!game.scenarios.some(s => s.id === scenario)) {
    const known = game.scenarios.map(s => s.id).join(', ');
    const message = `${game.id} has no scenario ${JSON.stringify(scenario)}; there is ${known}`;
    return fail({ code: 'unknown-scenario', message });
  }
  const options = readOptions(game, given);
  if (!options.ok) return fail({ code: 'bad-option', message: options.error });
  const setup: Roll[] = [];
  const chain = dice.link('', { game: game.id, scenario, options: options.value });
  const state = game.setup(scenario, options.value, recordedDice(dice.dice({ n: 0, chain }), setup));
  return ok(tableAt({ game, scenario, options: options.value, setup, dice }, state));
}

/** A table that begins from a position no setup leads to. */
export function tableFromState<G extends AnyGame>(
  game: G,
  state: BaseState,
  dice: DiceSource,
  about: { readonly scenario?: string; readonly options: Options },
): Table<G> {
  return tableAt({ game, scenario: about.scenario ?? '', options: about.options, setup: undefined, dice }, state);
}

type Base<G extends AnyGame> = Pick<Table<G>, 'game' | 'scenario' | 'options' | 'setup' | 'dice'>;

const tableAt = <G extends AnyGame>(base: Base<G>, state: BaseState): Table<G> => ({
  ...base,
  log: [],
  chain: chainOf(base, state, []),
  runs: [],
  kept: [state],
  state,
});

/** The chain of a table that began with this state and has played this log. */
function chainOf(base: Base<AnyGame>, start: BaseState, log: readonly LogEntry[]): string[] {
  const { game, scenario, options, setup, dice } = base;
  const opening = { game: game.id, scenario, options };
  const began = setup ? { setup: valuesOf(setup) } : { start: hashOf(start) };
  const chain = [dice.link(dice.link('', opening), began)];
  for (const entry of log) chain.push(linked(game, dice, chain, entry));
  return chain;
}

const linked = (game: AnyGame, dice: DiceSource, chain: readonly string[], entry: LogEntry): string =>
  dice.link(lastOf(chain), [entry.role, namedAction(game.names, entry.action), valuesOf(entry.rolls)]);

const valuesOf = (rolls: readonly Roll[]): number[] => rolls.map(roll => roll.value);

/** A table whose actions have been played already. */
export function tableAfter<G extends AnyGame>(
  base: Base<G>,
  start: BaseState,
  steps: readonly (Step & { readonly role: Role })[],
): Table<G> {
  const table = tableAt(base, start);
  for (const step of steps) record(table, step.role, step);
  return table;
}

/** Takes one action. With a script its dice must be exactly those asked for, or nothing happens. */
export function act(table: Table, role: Role, input: Action, script?: readonly Script[]): Result<LogEntry, ActError> {
  const refusal = notActive(table.game, table.state, role);
  if (refusal) return fail({ code: 'illegal', refusal });
  const step = script ? scripted(table, role, input, script) : rolled(table, role, input);
  if (!step.ok) return step;
  const enough = rearrangedEnough(table, step.value.action);
  return enough ? fail({ code: 'illegal', refusal: enough }) : ok(record(table, role, step.value));
}

/** The position after `n` actions; undefined where the log is shorter. */
export function stateAt(table: Table, n: number): BaseState | undefined {
  if (n === table.log.length) return table.state;
  if (!Number.isInteger(n) || n < 0 || n > table.log.length) return undefined;
  const from = Math.floor(n / KEEP_EVERY);
  let s = itemAt(table.kept, from);
  for (const entry of table.log.slice(from * KEEP_EVERY, n)) s = again(table.game, s, entry);
  return s;
}

/** Plays a logged action again, with the dice it had. */
export function again(game: AnyGame, s: BaseState, entry: LogEntry): BaseState {
  const dice = scriptedDice(valuesOf(entry.rolls));
  return game.apply(s, entry.role, entry.action, dice).state;
}

/** Resets the table to where it was after `n` actions, for undo and for callers that cannot finish their work. */
export function rewind(table: Table, n: number): void {
  const state = stateAt(table, n);
  if (!state) throw new RangeError(`there is no position after ${n} actions`);
  table.log.length = n;
  table.chain.length = n + 1;
  table.runs.length = n;
  table.kept.length = Math.floor(n / KEEP_EVERY) + 1;
  table.state = state;
}

/**
 * Whether the last dice of the log are those of the table's own source; where there are none, those of the setup. As
 * dice are bound to everything before them, nothing before them was changed either.
 */
export function hasOwnDice(table: Table): boolean {
  const { game, scenario, options, setup = [], dice, log, chain } = table;
  const at = log.findLastIndex(entry => entry.rolls.length > 0);
  if (at < 0) return areDrawn(setup, dice.dice({ n: 0, chain: dice.link('', { game: game.id, scenario, options }) }));
  const { role, action, rolls } = itemAt(log, at);
  const named = namedAction(game.names, action);
  return areDrawn(rolls, dice.dice({ n: at + 1, chain: itemAt(chain, at), role, action: named }));
}

const areDrawn = (rolls: readonly Roll[], dice: Dice): boolean =>
  rolls.every(({ kind, of, value, rule }) => value === (kind === 'roll' ? dice.roll(of, rule) : dice.pick(of, rule)));

/** A separate table that shares the first `n` actions. It needs other dice, or it would predict those to come. */
export function branch<G extends AnyGame>(table: Table<G>, n: number, dice: DiceSource): Table<G> | undefined {
  const state = stateAt(table, n);
  if (!state) return undefined;
  const kept = table.kept.slice(0, Math.floor(n / KEEP_EVERY) + 1);
  const log = table.log.slice(0, n);
  const chain = chainOf({ ...table, dice }, headOf(kept), log);
  return { ...table, dice, log, chain, runs: table.runs.slice(0, n), kept, state };
}

function rolled(table: Table, role: Role, input: Action): Result<Step, ActError> {
  const { game, state, log, chain, dice } = table;
  const step = tryApply(game, state, role, input, action =>
    dice.dice({ n: log.length + 1, chain: lastOf(chain), role, action: namedAction(game.names, bare(action)) }),
  );
  return step.ok ? step : fail({ code: 'illegal', refusal: step.error });
}

function scripted(table: Table, role: Role, input: Action, script: readonly Script[]): Result<Step, ActError> {
  const dice = scriptedDice(script);
  try {
    const step = tryApply(table.game, table.state, role, input, dice);
    if (!step.ok) return fail({ code: 'illegal', refusal: step.error });
    if (dice.left() === 0) return step;
    return fail({
      code: 'bad-rolls',
      message: `only ${script.length - dice.left()} of ${script.length} rolls were asked for`,
    });
  } catch (error) {
    if (error instanceof ScriptError) return fail({ code: 'bad-rolls', message: error.message });
    throw error;
  }
}

function record(table: Table, role: Role, step: Step): LogEntry {
  const entry = { role, action: bare(step.action), rolls: step.rolls, events: step.events };
  table.runs.push(runWith(table, entry, step.state));
  table.log.push(entry);
  table.chain.push(linked(table.game, table.dice, table.chain, entry));
  table.state = step.state;
  if (table.log.length % KEEP_EVERY === 0) table.kept.push(step.state);
  return entry;
}
