/** The ways in which a game comes to the host: new, from a replay, or branched off the one in play. */
import type { GameEntry } from '../games/index.ts';
import type { AnyGame } from '../kit/game.ts';
import { fail, ok, type Result } from '../kit/result.ts';
import type { Ask, Seating } from '../protocol/link.ts';
import { stampsOf, withReasons } from './hostEntries.ts';
import type { HostGame } from './hostGame.ts';
import { taughtTable } from './hostLesson.ts';
import { readReplay } from './hostReplay.ts';
import { type Players, seatAt, seatingFault } from './hostSeats.ts';
import { loadTable, type SavedTable } from './save.ts';
import type { DiceSource } from './source.ts';
import { branch, openTable, type Table } from './table.ts';

export interface OpenParts {
  readonly games: readonly GameEntry[];
  readonly players: Players;
  /** The secret of a new table's dice. */
  seed(): string;
  /** The dice of a table with such a secret. */
  dice(seed: string): DiceSource;
}

export interface Unopened {
  readonly code: string;
  readonly message: string;
}

type Opening = Result<HostGame, Unopened>;

export async function opened(parts: OpenParts, ask: Extract<Ask, { type: 'open' }>): Promise<Opening> {
  const game = await gameOf(parts, ask.game, ask.seating);
  if (!game.ok) return game;
  const seed = ask.seed ?? parts.seed();
  const table = openTable(game.value, ask.scenario, ask.options, parts.dice(seed));
  return table.ok ? ok(hostGame(table.value, ask.seating, seed)) : table;
}

export async function loaded(parts: OpenParts, ask: Extract<Ask, { type: 'load' }>): Promise<Opening> {
  const saved = readReplay(ask.replay);
  if (!saved.ok) return fail({ code: 'bad-replay', message: saved.error });
  const game = await gameOf(parts, saved.value.game, ask.seating);
  if (!game.ok) return game;
  const seed = parts.seed();
  const table = played(game.value, saved.value, parts.dice(seed));
  if (!table.ok) return fail({ code: 'bad-replay', message: `the replay cannot be played: ${table.error}` });
  const made = hostGame(table.value, ask.seating, seed);
  return ok({ ...made, stamps: withReasons(made.stamps, ask.reasons) });
}

export async function taught(parts: OpenParts, ask: Extract<Ask, { type: 'teach' }>): Promise<Opening> {
  const game = await gameOf(parts, ask.game, ask.seating);
  if (!game.ok) return game;
  const lesson = await parts.games.find(known => known.id === ask.game)?.lesson?.();
  if (!lesson) return fail({ code: 'no-lesson', message: `${ask.game} has no lesson` });
  const made = taughtTable(game.value, lesson, ask.step);
  if (!made.ok) return fail({ code: 'bad-lesson', message: made.error });
  return ok({
    ...hostGame(made.value.table, ask.seating, parts.seed()),
    lesson: { plan: made.value.plan, step: ask.step },
  });
}

export function branched(parts: OpenParts, from: HostGame, ask: Extract<Ask, { type: 'branch' }>): Opening {
  const fault = seatingFault(from.table.game, ask.seating, parts.players);
  if (fault !== undefined) return fail({ code: 'bad-seating', message: fault });
  const seed = parts.seed();
  const table = branch(from.table, ask.n, parts.dice(seed));
  if (!table)
    return fail({ code: 'no-position', message: `the log has ${from.table.log.length} actions, not ${ask.n}` });
  return ok({ ...hostGame(table, ask.seating, seed), stamps: from.stamps.slice(0, ask.n) });
}

/** A file may hold what trips the rules themselves; that too only means that it cannot be played. */
function played(game: AnyGame, saved: SavedTable, dice: DiceSource): Result<Table, string> {
  try {
    return loadTable(game, saved, dice);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

async function gameOf(parts: OpenParts, id: string, seating: Seating): Promise<Result<AnyGame, Unopened>> {
  const entry = parts.games.find(known => known.id === id);
  if (!entry) {
    const known = parts.games.filter(game => !game.hidden).map(game => game.id);
    return fail({
      code: 'unknown-game',
      message: `there is no game ${JSON.stringify(id)}; there is ${known.join(', ')}`,
    });
  }
  const game = await entry.load();
  const fault = seatingFault(game, seating, parts.players);
  return fault === undefined ? ok(game) : fail({ code: 'bad-seating', message: fault });
}

const hostGame = (table: Table, seating: Seating, seed: string): HostGame => ({
  table,
  seating,
  seed,
  stamps: stampsOf(table),
  seat: seatAt(table.game, table.state, seating),
});
