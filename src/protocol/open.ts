/** The commands that open, store and close tables. */
import { type BaseState, type Json, type Options, type Position, readOptions, type WholeGame } from '../kit/game.ts';
import { ok, type Result } from '../kit/result.ts';
import { watchFor } from '../table/limits.ts';
import { loadTable, saveTable } from '../table/save.ts';
import { branch, type OpenError, openTable, tableFromState } from '../table/table.ts';
import type { Command } from './commands.ts';
import { didYouMean } from './near.ts';
import { readGame, readName, shapeOf } from './read.ts';
import { type Answer, type Fields, type ProtocolError, problem, shown } from './reply.ts';
import { addTable, dropTable, type Opened, type Session, type WholeTable } from './session.ts';
import { both, statusOf } from './show.ts';

type Of<C extends Command['cmd']> = Extract<Command, { cmd: C }>;

export async function listGames(session: Session, command: Of<'games'>): Promise<Answer> {
  const listed = session.parts.games.filter(entry => !entry.hidden || command.hidden);
  const games = await Promise.all(listed.map(entry => entry.load()));
  return ok({ games: games.map(showGame), levels: Object.keys(session.parts.players) });
}

export async function openNew(session: Session, command: Of<'new'>): Promise<Answer> {
  const game = await readGame(session.parts.games, command.game);
  if (!game.ok) return game;
  const scenario = command.scenario ?? game.value.scenarios[0]?.id ?? '';
  const opened = addTable(session, command.seed, dice =>
    coded(openTable(game.value, scenario, command.options ?? {}, dice)),
  );
  return announced(session, opened);
}

export async function openScene(session: Session, command: Of<'scene'>): Promise<Answer> {
  const game = await readGame(session.parts.games, command.game);
  if (!game.ok) return game;
  const { scenario } = command;
  if (scenario !== undefined && !game.value.scenarios.some(known => known.id === scenario)) {
    const known = game.value.scenarios.map(s => s.id).join(', ');
    return problem('unknown-scenario', `${game.value.id} has no scenario ${shown(scenario)}; there is ${known}`);
  }
  const options = readOptions(game.value, command.options ?? {});
  if (!options.ok) return problem('bad-option', options.error);
  const state = sceneOf(game.value, command.position, options.value, scenario);
  if (!state.ok) return state;
  const about = { options: options.value, ...(scenario === undefined ? {} : { scenario }) };
  const opened = addTable(session, command.seed, dice => ok(tableFromState(game.value, state.value, dice, about)));
  return announced(session, opened);
}

export async function openSaved(session: Session, command: Of<'load'>): Promise<Answer> {
  const { games, now } = session.parts;
  const { replay } = command;
  const game = await readGame(games, replay.game);
  if (!game.ok) return game;
  const shape = await shapeOf(games, replay.game);
  const watch = watchFor(now ? { now } : {});
  const opened = addTable(session, command.seed, dice => {
    const table = loadTable(game.value, replay, { dice, shape, scenes: game.value, watch, words: game.value.words });
    return table.ok ? table : problem('bad-replay', table.error);
  });
  return announced(session, opened);
}

/** If there is no scenario, the replay says so like `status`. */
export const saveOpened = ({ table }: Opened): Answer =>
  ok({ replay: { ...saveTable(table), scenario: table.scenario || null } });

export function openBranch(session: Session, from: Opened, command: Of<'branch'>): Answer {
  const { table } = from;
  const n = command.n ?? table.log.length;
  const opened = addTable(session, command.seed, dice => {
    const made = branch(table, n, dice);
    return made ? ok(made) : problem('bad-field', `field n: the log has ${table.log.length} actions, not ${n}`);
  });
  return announced(session, opened);
}

export function closeOpened(session: Session, opened: Opened): Answer {
  dropTable(session, opened.id);
  return ok({ closed: opened.id, table: session.current ?? null });
}

/** Reports a table just opened; one that cannot be reported is not kept. */
function announced(session: Session, opened: Result<Opened, ProtocolError>): Answer {
  if (!opened.ok) return opened;
  try {
    return ok(statusOf(opened.value));
  } catch (error) {
    dropTable(session, opened.value.id);
    throw error;
  }
}

const coded = (table: Result<WholeTable, OpenError>): Result<WholeTable, ProtocolError> =>
  table.ok ? table : problem(table.error.code, table.error.message);

/** A game describes in its own words what is wrong with a position; for a mistyped name, similar ones are suggested. */
function sceneOf(
  game: WholeGame,
  position: Position,
  options: Options,
  scenario?: string,
): Result<BaseState, ProtocolError> {
  const state = game.scene(position, options, scenario);
  if (state.ok) return state;
  for (const [name, spot] of Object.entries(position.units ?? {})) {
    const unit = readName(game.names, 'units', name);
    if (!unit.ok) return unit;
    const hex = hexIn(spot);
    if (hex !== undefined && !game.board.index.has(hex) && state.error.includes(hex))
      return problem('bad-position', `${state.error}${didYouMean(game.names.hexes, hex)}`);
  }
  return problem('bad-position', state.error);
}

/** The hex of a unit in a position: given alone, or among other fields. */
function hexIn(spot: Json): string | undefined {
  const hex = typeof spot === 'object' && spot !== null && 'hex' in spot ? spot.hex : spot;
  return typeof hex === 'string' && hex !== '' ? hex : undefined;
}

const showGame = (game: WholeGame): Fields => ({
  id: game.id,
  rulesVersion: game.rulesVersion,
  title: game.title,
  roles: game.roles,
  roleNames: Object.fromEntries(game.roles.map(role => [role, both(lang => game.words[lang].role(role))])),
  scenarios: game.scenarios.map(({ id, title, turns }) => ({ id, title, turns })),
  options: game.options,
});
