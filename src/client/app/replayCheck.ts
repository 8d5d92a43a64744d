/** Plays a file through the rules before anything on the screen changes. Fetched only when a file comes in. */
import type { AnyGame } from '../../kit/game.ts';
import { fail, ok, type Result } from '../../kit/result.ts';
import { parseLine } from '../../protocol/parse.ts';
import { loadTable } from '../../table/save.ts';
import { seeded } from '../../table/source.ts';

/** The error is a sentence of the engine, in English. */
export function checkReplay(game: AnyGame, replay: unknown): Result<undefined, string> {
  const { command } = parseLine(JSON.stringify({ cmd: 'load', replay }));
  if (!command.ok) return fail(command.error.message);
  if (command.value.cmd !== 'load') return fail('it is no replay');
  const table = loadTable(game, command.value.replay, seeded('replay'));
  return table.ok ? ok(undefined) : fail(table.error);
}
