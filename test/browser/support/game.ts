/** The game that the browser tests play, and where its hexes lie. */
import { layoutOf } from '../../../src/draw/layout.ts';
import { game as relief } from '../../../src/games/sixth-army/game.ts';
import type { AnyGame } from '../../../src/kit/game.ts';

export const game: AnyGame = relief;
export const layout = layoutOf(game.board, game.skin);

export function hexNumber(name: string): number {
  const at = game.names.hexes.indexOf(name);
  if (at < 0) throw new Error(`no hex ${name}`);
  return at;
}

export function unitNumber(name: string): number {
  const at = game.names.units.indexOf(name);
  if (at < 0) throw new Error(`no unit ${name}`);
  return at;
}
