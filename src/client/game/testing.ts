/** Positions for the tests of this folder: choices and shapes of the active role. */
import { GAMES } from '../../games/index.ts';
import { seededDice } from '../../kit/dice.ts';
import { type BaseState, readOptions, type WholeGame } from '../../kit/game.ts';
import { numberOf } from '../../kit/names.ts';
import { depictionFor } from '../../kit/seat.ts';
import { scene, type Trial, type TrialPosition } from '../../kit/trial.ts';
import type { Tell } from '../../protocol/link.ts';
import { wordsIn } from '../text/testing.ts';
import { type Choices, choicesOf } from './choices.ts';
import { type Desk, makeDesk } from './desk.ts';
import { openSession } from './session.ts';
import { type Shape, shapesOf } from './whyNot.ts';

export async function gameNamed(id: string): Promise<WholeGame> {
  const entry = GAMES.find(g => g.id === id);
  if (!entry) throw new Error(`no game ${id}`);
  return entry.load();
}

export const at = (game: WholeGame, position: TrialPosition): Choices => choicesIn(scene(game, position));

export function choicesIn({ game, s }: Trial): Choices {
  const role = game.active(s)[0];
  if (role === undefined) throw new Error('nobody is to decide');
  return choicesOf(game, s, role, depictionFor(game, s, role));
}

export const shapesIn = (c: Choices): readonly Shape[] => shapesOf(c.all);

export function unit(c: Choices, name: string): number {
  const read = numberOf(c.game.names, 'units', name);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

export function hex(c: Choices, name: string): number {
  const read = numberOf(c.game.names, 'hexes', name);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

/** A desk over a position in which persons at this screen play all sides. */
export function deskOver(game: WholeGame, s: BaseState): Desk {
  let tell: (told: Tell) => void = () => undefined;
  const session = openSession(game, wordsIn(game), {
    ask: async () => ({ type: 'done' }),
    onTell: listener => {
      tell = listener;
    },
  });
  const seat = game.active(s)[0] ?? '';
  const seating = Object.fromEntries(game.roles.map(role => [role, { kind: 'person' } as const]));
  const position = { n: 0, seat, view: game.view(s, seat), active: game.active(s), undoable: [] };
  tell({ type: 'opened', game: game.id, scenario: '', options: {}, seating, log: [], position });
  return makeDesk(session);
}

/** The first position of a game's first scenario. */
export function firstState(game: WholeGame): BaseState {
  const options = readOptions(game, {});
  if (!options.ok) throw new Error(options.error);
  return game.setup(game.scenarios[0]?.id ?? '', options.value, seededDice('first'));
}
