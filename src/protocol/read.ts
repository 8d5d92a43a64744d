/** Printed names from outside, looked up in a game; for a mistyped name, similar ones are suggested. */
import type { Action, AnyGame, BaseState, Names, Role, Seat, WholeGame } from '../kit/game.ts';
import { numberOf, readAction } from '../kit/names.ts';
import { ok, type Result } from '../kit/result.ts';
import type { StateShape } from '../kit/shape.ts';
import type { Table } from '../table/table.ts';
import type { ActionInput } from './commands.ts';
import { didYouMean } from './near.ts';
import { type ErrorCode, type ProtocolError, problem, shown } from './reply.ts';
import type { GameEntry } from './session.ts';

type Kind = 'units' | 'hexes' | 'cards';

const ONE = {
  units: { code: 'unknown-unit', word: 'unit' },
  hexes: { code: 'unknown-hex', word: 'hex' },
  cards: { code: 'unknown-card', word: 'card' },
} as const satisfies Readonly<Record<Kind, { readonly code: ErrorCode; readonly word: string }>>;

export async function readGame(games: readonly GameEntry[], id: string): Promise<Result<WholeGame, ProtocolError>> {
  const entry = games.find(game => game.id === id);
  if (entry) return ok(await entry.load());
  const known = games.filter(game => !game.hidden).map(game => game.id);
  const hint = didYouMean(known, id) || `; there is ${known.join(', ') || 'none'}`;
  return problem('unknown-game', `there is no game ${shown(id)}${hint}`);
}

/** The shape of a game's states, if it defines one. */
export const shapeOf = async (games: readonly GameEntry[], id: string): Promise<StateShape<BaseState> | undefined> =>
  games.find(game => game.id === id)?.shape?.();

export function readName(names: Names, kind: Kind, given: string): Result<number, ProtocolError> {
  const found = numberOf(names, kind, given);
  if (found.ok) return found;
  const { code, word } = ONE[kind];
  return problem(code, `there is no ${word} ${shown(given)}${didYouMean(names[kind], given)}`);
}

export function readNames(names: Names, kind: Kind, given: readonly string[]): Result<number[], ProtocolError> {
  const out: number[] = [];
  for (const name of given) {
    const found = readName(names, kind, name);
    if (!found.ok) return found;
    out.push(found.value);
  }
  return ok(out);
}

export function readMove(names: Names, given: ActionInput): Result<Action, ProtocolError> {
  const { text: _text, ...input } = given;
  const lists: readonly (readonly [Kind, readonly (string | undefined)[]])[] = [
    ['units', [input.unit, ...(input.units ?? [])]],
    ['hexes', [input.hex, ...(input.hexes ?? [])]],
    ['cards', [input.card, ...(input.cards ?? [])]],
  ];
  for (const [kind, list] of lists) {
    const read = readNames(
      names,
      kind,
      list.filter(name => name !== undefined),
    );
    if (!read.ok) return read;
  }
  const action = readAction(names, input);
  return action.ok ? action : problem('bad-action', action.error);
}

/** A role by its id; the default is the first that is to decide now. */
export function readRole(table: Table, given: string | undefined): Result<Role, ProtocolError> {
  if (given !== undefined) return knownRole(table.game, table.game.roles, given);
  const active = table.game.active(table.state)[0];
  return active === undefined ? problem('game-over', 'the game is over; nobody is to decide') : ok(active);
}

/** A role or an observer; the default is an observer. */
export const readSeat = (table: Table, given: string | undefined): Result<Seat, ProtocolError> =>
  knownRole(table.game, [...table.game.roles, 'observer'], given ?? 'observer');

function knownRole(game: AnyGame, known: readonly string[], given: string): Result<string, ProtocolError> {
  if (known.includes(given)) return ok(given);
  const hint = didYouMean(known, given) || `; there is ${known.join(', ')}`;
  return problem('unknown-role', `${game.id} has no role ${shown(given)}${hint}`);
}

/** The role and the action that most commands about an action need. */
export interface Asked {
  readonly role: Role;
  readonly action: Action;
}

export function readAsked(table: Table, given: string | undefined, input: ActionInput): Result<Asked, ProtocolError> {
  const action = readMove(table.game.names, input);
  if (!action.ok) return action;
  const role = readRole(table, given);
  return role.ok ? ok({ role: role.value, action: action.value }) : role;
}
