/** Files given to the command line. They are read through the engine protocol, the one door for input from outside. */
import { readFileSync } from 'node:fs';
import type { Position, WholeGame } from '../kit/game.ts';
import { parseLine } from '../protocol/parse.ts';
import { readReplay } from '../table/hostReplay.ts';
import { loadTable, type SavedTable } from '../table/save.ts';
import { seeded } from '../table/source.ts';
import type { Table } from '../table/table.ts';
import { findGame, loadShape, reasonOf } from './input.ts';
import { Failure } from './io.ts';

/** A replay file, replayed to its end; the first mismatch ends it with a message. */
export async function playFile(file: string): Promise<Table<WholeGame>> {
  const saved = readReplayFile(file);
  const game = await findGame(saved.game);
  if (!game) throw new Failure(`${file} is of the game '${saved.game}', which is not here`);
  const parts = { dice: seeded('replay'), shape: await loadShape(saved.game), scenes: game, words: game.words };
  const table = loadTable(game, saved, parts);
  if (!table.ok) throw new Failure(`${file}: ${table.error}`);
  return table.value;
}

export function readReplayFile(file: string): SavedTable {
  const saved = readReplay(readJson(file));
  if (!saved.ok) throw new Failure(`${file} is not a replay: ${saved.error}`);
  return saved.value;
}

export function readPosition(file: string): Position {
  const { command } = parseLine(JSON.stringify({ cmd: 'scene', game: '', position: readJson(file) }));
  if (!command.ok) throw new Failure(`${file} is not a position: ${command.error.message}`);
  if (command.value.cmd !== 'scene') throw new Failure(`${file} is not a position`);
  return command.value.position;
}

/** A JSON file, or standard input for `-`. */
function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    throw new Failure(`cannot read ${file}: ${reasonOf(error)}`);
  }
  try {
    return file.endsWith('.jsonl') ? joinLines(text) : JSON.parse(text);
  } catch (error) {
    throw new Failure(`${file} is not JSON: ${reasonOf(error)}`);
  }
}

/**
 * Golden games have one action per line, so that a diff is readable: head, entries, end (with an outcome for readers).
 */
function joinLines(text: string): unknown {
  const lines: unknown[] = text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line));
  const { outcome: _outcome, ...end } = Object(lines.at(-1));
  return { ...Object(lines[0]), ...end, entries: lines.slice(1, -1) };
}
