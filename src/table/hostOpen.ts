/** The ways to open a game at the host: new, from a file, from a record, or branched off the current one. */
import type { AnyGame } from '../kit/game.ts';
import { growing } from '../kit/growing.ts';
import { fail, ok, type Result } from '../kit/result.ts';
import type { Ask, Seating, Tell } from '../protocol/link.ts';
import { stampsOf, withReasons } from './hostEntries.ts';
import { type FileParts, otherRules, playFile, readFile, unknownGame } from './hostFile.ts';
import type { HostGame } from './hostGame.ts';
import { type Keeping, readKept, unwritten } from './hostKeep.ts';
import { taughtTable } from './hostLesson.ts';
import { type Players, seatAt, seatingFault } from './hostSeats.ts';
import type { Keeper, KeptRecord } from './keeper.ts';
import type { DiceSource } from './source.ts';
import { branch, hasOwnDice, openTable, type Table } from './table.ts';

export interface OpenParts extends FileParts {
  readonly players: Players;
  /** The secret of a new table's dice. */
  seed(): string;
  /** The dice of a table with such a secret. */
  dice(seed: string): DiceSource;
  /** Where games are kept; without it they are lost with the host. */
  readonly keeper?: Keeper;
}

export interface Unopened {
  readonly code: string;
  readonly message: string;
}

type OpenResult = Result<HostGame, Unopened>;

export async function opened(parts: OpenParts, ask: Extract<Ask, { type: 'open' }>): Promise<OpenResult> {
  const entry = parts.games.find(known => known.id === ask.game);
  const first = await entry?.opening?.();
  const rules = entry && first && growing(first, () => entry.rules());
  const game = rules ? seated(parts, rules.game, ask.seating) : await gameOf(parts, ask.game, ask.seating);
  if (!game.ok) return game;
  const seed = ask.seed ?? parts.seed();
  const table = openTable(game.value, ask.scenario, ask.options, parts.dice(seed));
  if (!table.ok) return table;
  return ok({ ...hostGame(table.value, ask.seating, seed), ...recordFor(parts), ...(rules ? { rules } : {}) });
}

/** A file of a table whose dice are kept here continues with them, if they are in it; any other gets new ones. */
export async function loaded(parts: OpenParts, ask: Extract<Ask, { type: 'load' }>): Promise<Result<HostGame, Tell>> {
  const file = await readFile(parts, ask);
  if (!file.ok) return unopened(file.error);
  const fault = seatingFault(file.value.game, ask.seating, parts.players);
  if (fault !== undefined) return unopened({ code: 'bad-seating', message: fault });
  const other = otherRules(file.value);
  if (other && !ask.agreed) return fail(other);
  const { table: id } = file.value.saved;
  const known = await seedOf(parts, id);
  const seed = known ?? parts.seed();
  const table = await playFile(parts, file.value, parts.dice(seed));
  if (!table.ok) return unopened(table.error);
  if (known !== undefined && hasOwnDice(table.value))
    return ok({ ...hostGame(table.value, ask.seating, seed), ...recordFor(parts, id) });
  const made = known === undefined ? hostGame(table.value, ask.seating, seed) : diced(parts, table.value, ask.seating);
  return ok({ ...made, ...recordFor(parts), hasNewDice: true });
}

/** The same game with new dice. */
function diced(parts: OpenParts, table: Table, seating: Seating): HostGame {
  const seed = parts.seed();
  return hostGame(branch(table, table.log.length, parts.dice(seed)) ?? table, seating, seed);
}

/** A game kept under other rules is reported, unless the player has agreed: then a copy continues under today's. */
export async function resumed(
  parts: OpenParts,
  ask: Extract<Ask, { type: 'resume' }>,
): Promise<Result<HostGame, Tell>> {
  const { keeper } = parts;
  if (!keeper) return unopened({ code: 'no-saved', message: 'this host keeps no games' });
  const record = await readKept(keeper, ask.id);
  if (!record.ok) return unopened(record.error);
  const { seating, reasons, seed: known } = record.value;
  const file = await readFile(parts, record.value);
  if (!file.ok) return unopened(file.error);
  const fault = seatingFault(file.value.game, seating, parts.players);
  if (fault !== undefined) return unopened({ code: 'bad-seating', message: fault });
  const other = otherRules(file.value);
  if (other && !ask.agreed) return fail(other);
  const seed = known ?? parts.seed();
  const table = await playFile(parts, file.value, parts.dice(seed));
  if (!table.ok) return unopened(table.error);
  const made = hostGame(table.value, seating, seed);
  const keep = other ? unwritten(keeper, record.value.table) : recordOf(keeper, ask.id, record.value, table.value);
  const marks = known === undefined ? { hasNewDice: true as const } : {};
  return ok({ ...made, stamps: withReasons(made.stamps, reasons), keep, ...marks });
}

const unopened = ({ code, message }: Unopened): Result<never, Tell> => fail({ type: 'failed', code, message });

export async function taught(parts: OpenParts, ask: Extract<Ask, { type: 'teach' }>): Promise<OpenResult> {
  const game = await gameOf(parts, ask.game, ask.seating);
  if (!game.ok) return game;
  const entry = parts.games.find(known => known.id === ask.game);
  const [lesson, scenes] = await Promise.all([entry?.lesson?.(), entry?.scenes()]);
  if (!lesson || !scenes) return fail({ code: 'no-lesson', message: `${ask.game} has no lesson` });
  const made = taughtTable({ ...game.value, ...scenes }, lesson, ask.step);
  if (!made.ok) return fail({ code: 'bad-lesson', message: made.error });
  return ok({
    ...hostGame(made.value.table, ask.seating, parts.seed()),
    lesson: { plan: made.value.plan, step: ask.step },
  });
}

export function branched(parts: OpenParts, from: HostGame, ask: Extract<Ask, { type: 'branch' }>): OpenResult {
  const fault = seatingFault(from.table.game, ask.seating, parts.players);
  if (fault !== undefined) return fail({ code: 'bad-seating', message: fault });
  const seed = parts.seed();
  const table = branch(from.table, ask.n, parts.dice(seed));
  if (!table)
    return fail({ code: 'no-position', message: `the log has ${from.table.log.length} actions, not ${ask.n}` });
  const made = { ...hostGame(table, ask.seating, seed), ...(from.rules ? { rules: from.rules } : {}) };
  return ok({ ...made, stamps: from.stamps.slice(0, ask.n), ...recordFor(parts), hasNewDice: true });
}

const recordFor = ({ keeper }: OpenParts, table?: string): Pick<HostGame, 'keep'> =>
  keeper ? { keep: unwritten(keeper, table) } : {};

/** For a record of an older build nothing counts as written, so that it is rewritten with the next change. */
const recordOf = (keeper: Keeper, id: string, { rev, table, seed }: KeptRecord, { log }: Table): Keeping => ({
  ...unwritten(keeper, table),
  id,
  rev,
  written: rev === 0 ? [] : [...log],
  isSeedKept: seed !== undefined,
});

/** If the store fails, no dice are known. */
async function seedOf({ keeper }: OpenParts, table: string | undefined): Promise<string | undefined> {
  if (!keeper || table === undefined) return undefined;
  return keeper.seedOf(table).catch(() => undefined);
}

async function gameOf(parts: OpenParts, id: string, seating: Seating): Promise<Result<AnyGame, Unopened>> {
  const entry = parts.games.find(known => known.id === id);
  if (!entry) return unknownGame(parts.games, id);
  return seated(parts, await entry.rules(), seating);
}

function seated(parts: OpenParts, game: AnyGame, seating: Seating): Result<AnyGame, Unopened> {
  const fault = seatingFault(game, seating, parts.players);
  return fault === undefined ? ok(game) : fail({ code: 'bad-seating', message: fault });
}

const hostGame = (table: Table, seating: Seating, seed: string): HostGame => ({
  table,
  seating,
  seed,
  stamps: stampsOf(table),
  minds: new Map(),
  seat: seatAt(table.game, table.state, seating),
});
