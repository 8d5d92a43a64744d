/** Games that come to the host as files of any origin: read and played within limits, with progress. */
import type { GameEntry } from '../games/index.ts';
import type { AnyGame } from '../kit/game.ts';
import { fail, ok, type Result } from '../kit/result.ts';
import type { Ask, Tell } from '../protocol/link.ts';
import { readReplay, readReplayText } from './hostReplay.ts';
import { TOO_SLOW, watchFor } from './limits.ts';
import { type LoadParts, loadTable, type SavedTable, withoutHashes } from './save.ts';
import { type DiceSource, seeded } from './source.ts';
import type { Table } from './table.ts';

export interface FileParts {
  readonly games: readonly GameEntry[];
  readonly now?: () => number;
  /** Called while a file is being played. */
  progress?(done: number, all: number): void;
}

export interface Unread {
  readonly code: string;
  readonly message: string;
}

/** The content of a file, with its game. */
export interface ReadFile {
  readonly saved: SavedTable;
  readonly entry: GameEntry;
  readonly game: AnyGame;
}

/** The replay itself, or the text of its file. */
interface Given {
  readonly replay?: unknown;
  readonly text?: string;
}

export async function readFile({ games }: FileParts, { replay, text }: Given): Promise<Result<ReadFile, Unread>> {
  const saved = text === undefined ? readValue(replay) : readReplayText(text);
  if (!saved.ok) return saved;
  const entry = games.find(known => known.id === saved.value.game);
  return entry ? ok({ saved: saved.value, entry, game: await entry.rules() }) : unknownGame(games, saved.value.game);
}

function readValue(replay: unknown): Result<SavedTable, Unread> {
  const saved = readReplay(replay);
  const message = saved.ok ? '' : `this is not a replay that can be read: ${saved.error}`;
  return saved.ok ? saved : fail({ code: 'bad-replay', message });
}

export function unknownGame(games: readonly GameEntry[], id: string): Result<never, Unread> {
  const known = games.filter(game => !game.hidden).map(game => game.id);
  const message = `there is no game ${JSON.stringify(id)}; there is ${known.join(', ')}`;
  return fail({ code: 'unknown-game', message });
}

/** The answer for a file recorded under other rules than today's. */
export const otherRules = ({ saved, game }: ReadFile): Extract<Tell, { type: 'other-rules' }> | undefined =>
  saved.rulesVersion === game.rulesVersion
    ? undefined
    : { type: 'other-rules', saved: saved.rulesVersion, now: game.rulesVersion };

/** A file may make the rules themselves throw; that, too, only means that it cannot be played. */
export async function playFile(parts: FileParts, file: ReadFile, dice: DiceSource): Promise<Result<Table, Unread>> {
  const unplayable = (why: string): Result<never, Unread> =>
    fail({ code: 'bad-replay', message: `the replay cannot be played: ${why}` });
  const shape = file.saved.start && (await file.entry.shape?.());
  const scenes = file.saved.start && (await file.entry.scenes());
  const saved = otherRules(file) ? withoutHashes(file.saved) : file.saved;
  const { words } = file.entry;
  const load = (spoken: LoadParts['words'] = {}): Result<Table, string> =>
    loadTable(file.game, saved, { dice, shape, scenes, watch: watchFor(parts), words: spoken });
  try {
    let table = load(saved.start ? { ja: await words.ja(), en: await words.en() } : {});
    // Words are loaded, and the file is played again, only if a refusal has to be reported.
    if (!table.ok && !isSlow(table.error)) table = load({ en: await words.en() });
    if (table.ok) return table;
    return isSlow(table.error) ? fail({ code: 'too-slow', message: TOO_SLOW }) : unplayable(table.error);
  } catch (error) {
    return unplayable(error instanceof Error ? error.message : String(error));
  }
}

const isSlow = (error: string): boolean => error.startsWith(TOO_SLOW);

export async function checked(parts: FileParts, ask: Extract<Ask, { type: 'check' }>): Promise<Tell> {
  const file = await readFile(parts, ask);
  if (!file.ok) return { type: 'failed', ...file.error };
  const other = otherRules(file.value);
  if (other && !ask.agreed) return other;
  const table = await playFile(parts, file.value, seeded('check'));
  if (!table.ok) return { type: 'failed', ...table.error };
  const { game, scenario, hash, entries, start } = file.value.saved;
  return {
    type: 'checked',
    file: { game, scenario, n: entries.length, hash, ...(start ? { isGiven: true } : {}) },
  };
}
