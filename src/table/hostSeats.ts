/** Who sits at a table, and from which seat its screen sees the game. */

import type { AnyGame, BaseState, Role, Seat } from '../kit/game.ts';
import type { Player } from '../kit/player.ts';
import type { Seating, Sitter } from '../protocol/link.ts';

export const sitterOf = (seating: Seating, role: Role): Sitter | undefined =>
  Object.hasOwn(seating, role) ? seating[role] : undefined;

export const personsOf = (game: AnyGame, seating: Seating): Role[] =>
  game.roles.filter(role => sitterOf(seating, role)?.kind === 'person');

/**
 * A single person sees their own side, several the side that is to decide. If none of several persons is to decide, or
 * if the decision is open to all, nobody's secrets are shown.
 */
export function seatAt(game: AnyGame, s: BaseState, seating: Seating): Seat {
  const persons = personsOf(game, seating);
  if (persons.length <= 1) return persons[0] ?? 'observer';
  if (game.isOpen?.(s)) return 'observer';
  return game.active(s).find(role => persons.includes(role)) ?? 'observer';
}

/** The bot that is to decide, if it is a bot's decision. */
export function botToDecide(game: AnyGame, s: BaseState, seating: Seating): Role | undefined {
  return game.active(s).find(role => sitterOf(seating, role)?.kind === 'bot');
}

export type Players = Readonly<Record<string, Player>>;

export const playerOf = (players: Players, level: string): Player | undefined =>
  Object.hasOwn(players, level) ? players[level] : undefined;

/** What is wrong with a seating; undefined if every role has an occupant. */
export function seatingFault(game: AnyGame, seating: Seating, players: Players): string | undefined {
  const stranger = Object.keys(seating).find(role => !game.roles.includes(role));
  if (stranger !== undefined)
    return `${game.id} has no role ${JSON.stringify(stranger)}; there is ${game.roles.join(', ')}`;
  for (const role of game.roles) {
    const sitter = sitterOf(seating, role);
    if (!sitter) return `nobody sits at ${role}`;
    if (sitter.kind === 'bot' && !playerOf(players, sitter.level)) return unknownLevel(players, sitter.level);
  }
  return undefined;
}

export const unknownLevel = (players: Players, level: string): string =>
  `there is no level ${JSON.stringify(level)}; there is ${Object.keys(players).join(', ')}`;
