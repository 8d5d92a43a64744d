/**
 * Tables to files and back. A save is a replay; where the table began from a given position rather than a setup, the
 * save also carries that position. Loading plays everything through the gate again, so a save cannot smuggle in a move.
 */
import { type AnyGame, type BaseState, readOptions } from '../kit/game.ts';
import { hashOf } from '../kit/hash.ts';
import { makeReplay, type Played, playReplay, type Recorded, type Replay } from '../kit/replay.ts';
import { fail, ok, type Result } from '../kit/result.ts';
import type { DiceSource } from './source.ts';
import { KEEP_EVERY, type Table, tableAfter } from './table.ts';

export interface Start {
  readonly state: unknown;
  readonly hash: string;
}

export interface SavedTable extends Replay {
  readonly start?: Start;
}

type RecordedTable = Recorded & Pick<SavedTable, 'start'>;

export function saveTable(table: Table): SavedTable {
  const replay = makeReplay(table.game, table.scenario, table.options, playedOf(table));
  if (table.setup) return replay;
  const state = table.kept[0];
  return { ...replay, start: { state, hash: hashOf(state) } };
}

/** Whatever does not fit, it is also said when the save comes from other rules: that is then most likely why. */
export function loadTable(game: AnyGame, saved: RecordedTable, dice: DiceSource): Result<Table, string> {
  const table = loaded(game, saved, dice);
  return table.ok ? table : fail(`${table.error}${versionNote(game, saved)}`);
}

/** What was recorded by other rules, to be played by today's: its fingerprints are of positions that may look different now. */
export function withoutHashes({ hash: _hash, entries, ...saved }: SavedTable): RecordedTable {
  return { ...saved, entries: entries.map(({ hash: _own, ...entry }) => entry) };
}

function loaded(game: AnyGame, saved: RecordedTable, dice: DiceSource): Result<Table, string> {
  const options = readOptions(game, saved.options);
  if (!options.ok) return options;
  const from = beginning(game, saved);
  if (!from.ok) return from;
  const played = playReplay(from.value, { ...saved, options: options.value });
  if (!played.ok) return played;
  const { states, steps, setup } = played.value;
  const base = { game, scenario: saved.scenario, options: options.value, setup: saved.start ? undefined : setup, dice };
  return ok(tableAfter(base, states[0]!, steps));
}

/**
 * What was played, as a replay wants it. A replay looks only at the last state and at every 20th, which are those the
 * table keeps; so nothing is played again, and a long game is saved as fast as a short one.
 */
function playedOf(table: Table): Played {
  const steps = table.log.map((entry, i) => ({ ...entry, state: table.kept[Math.floor((i + 1) / KEEP_EVERY)]! }));
  return { states: [table.state], steps, setup: table.setup ?? [] };
}

/** The game as it began: by its setup, or from the position that was kept. Only the latter may do without a scenario. */
function beginning(game: AnyGame, { scenario, start }: RecordedTable): Result<AnyGame, string> {
  if (scenario !== '' && !game.scenarios.some(s => s.id === scenario))
    return fail(`${game.id} has no scenario ${JSON.stringify(scenario)}`);
  if (start) return startOf(game, start);
  return scenario === '' ? fail('there is neither a scenario nor a start position') : ok(game);
}

/** The game as it is played from a given position: its setup is that position. */
function startOf(game: AnyGame, start: Start): Result<AnyGame, string> {
  const { state } = start;
  if (!isState(state) || hashOf(state) !== start.hash) return fail('the start position is damaged');
  const wrong = faultOf(game, state);
  return wrong === undefined
    ? ok({ ...game, setup: () => state })
    : fail(`the start position is not possible: ${wrong}`);
}

/** A position from outside may lack anything the rules count on, so a check that trips over it is an answer too. */
function faultOf(game: AnyGame, state: BaseState): string | undefined {
  try {
    const [first] = game.check(state);
    return first && `${first.rule} ${first.message}`;
  } catch {
    return 'it does not have the shape of this game';
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFrame = (value: unknown): boolean => isRecord(value) && typeof value.phase === 'string';

const isState = (value: unknown): value is BaseState =>
  isRecord(value) && Number.isInteger(value.turn) && Array.isArray(value.flow) && value.flow.every(isFrame);

const versionNote = (game: AnyGame, saved: Recorded): string =>
  saved.rulesVersion === game.rulesVersion
    ? ''
    : ` (recorded with rules version ${saved.rulesVersion}, this is ${game.rulesVersion})`;
