/**
 * Tables to files and back. A save is a replay; if the table began from a given position instead of a setup, the save
 * also carries that position. Loading plays everything through the gate again, so a save cannot smuggle in a move.
 */
import { type AnyGame, type BaseState, readOptions } from '../kit/game.ts';
import { hashOf } from '../kit/hash.ts';
import { headOf, itemAt } from '../kit/list.ts';
import { makeReplay, type Played, playReplay, type Recorded, type Replay, type ReplayParts } from '../kit/replay.ts';
import { fail, ok, type Result } from '../kit/result.ts';
import type { StateShape } from '../kit/shape.ts';
import type { DiceSource } from './source.ts';
import { readStart, type Start, type StartHead } from './start.ts';
import { KEEP_EVERY, type Table, tableAfter } from './table.ts';

export interface SavedTable extends Replay {
  readonly start?: Start;
}

export type RecordedTable = Recorded & Pick<SavedTable, 'start'>;

export function saveTable(table: Table): SavedTable {
  const replay = makeReplay(table.game, table.scenario, table.options, playedOf(table));
  if (table.setup) return replay;
  const state = table.kept[0];
  return { ...replay, start: { state, hash: hashOf(state) } };
}

export interface LoadParts extends ReplayParts {
  readonly dice: DiceSource;
  /** The shape of the game's states; without it a save may not begin from a given position. */
  readonly shape?: StateShape<BaseState> | undefined;
  /** Lays out the position that a save begins from. */
  readonly scenes?: StartHead['scenes'];
}

/** Every error also mentions if the save comes from other rules, as that is then the likely cause. */
export function loadTable<G extends AnyGame>(
  game: G,
  saved: RecordedTable,
  parts: LoadParts,
): Result<Table<G>, string> {
  const table = loaded(game, saved, parts);
  return table.ok ? table : fail(`${table.error}${versionNote(game, saved)}`);
}

/** A save recorded under other rules, to be played under today's: without hashes, as positions may differ now. */
export function withoutHashes({ hash: _hash, entries, ...saved }: SavedTable): RecordedTable {
  return { ...saved, entries: entries.map(({ hash: _own, ...entry }) => entry) };
}

function loaded<G extends AnyGame>(game: G, saved: RecordedTable, parts: LoadParts): Result<Table<G>, string> {
  const options = readOptions(game, saved.options);
  if (!options.ok) return options;
  const head = { ...saved, options: options.value };
  const begun = beginning(game, head, parts);
  if (!begun.ok) return begun;
  const played = playReplay(begun.value, head, parts);
  if (!played.ok) return played;
  const { states, steps, setup } = played.value;
  const base = { game, scenario: saved.scenario, options: options.value, setup: saved.start ? undefined : setup };
  return ok(tableAfter({ ...base, dice: parts.dice }, headOf(states), steps));
}

/**
 * The game played, as a replay needs it. A replay uses only the last state and every 20th, which the table keeps; so
 * nothing is played again, and a long game is saved as fast as a short one.
 */
function playedOf(table: Table): Played {
  const steps = table.log.map((entry, i) => ({
    ...entry,
    state: itemAt(table.kept, Math.floor((i + 1) / KEEP_EVERY)),
  }));
  return { states: [table.state], steps, setup: table.setup ?? [] };
}

/** The beginning of the game: its setup, or the stored position. Only the latter may be without a scenario. */
function beginning(
  game: AnyGame,
  saved: RecordedTable,
  { shape, scenes, words = {} }: LoadParts,
): Result<AnyGame, string> {
  const { scenario, start } = saved;
  if (scenario !== '' && !game.scenarios.some(s => s.id === scenario))
    return fail(`${game.id} has no scenario ${JSON.stringify(scenario)}`);
  if (!start) return scenario === '' ? fail('there is neither a scenario nor a start position') : ok(game);
  if (!shape) return fail(`a file of ${game.id} cannot begin from a given position`);
  const state = readStart(game, shape, start, { ...saved, scenes, words: Object.values(words) });
  return state.ok ? ok(from(game, state.value)) : state;
}

/** The game with a given position as its setup. */
function from(game: AnyGame, state: BaseState): AnyGame {
  return { ...game, setup: () => state };
}

const versionNote = (game: AnyGame, saved: Recorded): string =>
  saved.rulesVersion === game.rulesVersion
    ? ''
    : ` (recorded with rules version ${saved.rulesVersion}, this is ${game.rulesVersion})`;
