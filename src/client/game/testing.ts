/** Positions for the tests of this folder: choices and shapes of the role to decide. */
import { GAMES } from '../../games/index.ts';
import type { AnyGame } from '../../kit/game.ts';
import { numberOf } from '../../kit/names.ts';
import { scene, type Trial, type TrialPosition } from '../../kit/trial.ts';
import { type Choices, choicesOf } from './choices.ts';
import { type Shape, shapesOf } from './whyNot.ts';

export async function gameNamed(id: string): Promise<AnyGame> {
  const entry = GAMES.find(g => g.id === id);
  if (!entry) throw new Error(`no game ${id}`);
  return entry.load();
}

export const at = (game: AnyGame, position: TrialPosition): Choices => choicesIn(scene(game, position));

export function choicesIn({ game, s }: Trial): Choices {
  const role = game.active(s)[0];
  if (role === undefined) throw new Error('nobody is to decide');
  return choicesOf(game, s, role, game.depict(s));
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
