/** The games that the browser tests play, and where their hexes lie. */
import { type Layout, layoutOf } from '../../../src/draw/layout.ts';
import { game as campaign } from '../../../src/games/russian-campaign/game.ts';
import { game as relief } from '../../../src/games/sixth-army/game.ts';
import { game as citadel } from '../../../src/games/zitadelle/game.ts';
import { noDice } from '../../../src/kit/dice.ts';
import type { AnyGame } from '../../../src/kit/game.ts';
import type { CounterFace } from '../../../src/kit/skin.ts';

/** A game as a player finds it on the screen. */
export interface Ground {
  readonly game: AnyGame;
  readonly layout: Layout;
  /** What is printed on each unit's counter. */
  readonly faces: readonly CounterFace[];
}

const groundOf = (game: AnyGame): Ground => ({
  game,
  layout: layoutOf(game.board, game.skin),
  faces: game.depict(game.setup(game.scenarios[0]?.id ?? '', {}, noDice)).counters.map(c => c.face),
});

/** Played where a test names no other. */
export const RELIEF = groundOf(relief);
export const CAMPAIGN = groundOf(campaign);
export const CITADEL = groundOf(citadel);
export const { game, layout } = RELIEF;

export function hexNumber(name: string, on: Ground = RELIEF): number {
  const at = on.game.names.hexes.indexOf(name);
  if (at < 0) throw new Error(`no hex ${name}`);
  return at;
}

export function unitNumber(name: string, on: Ground = RELIEF): number {
  const at = on.game.names.units.indexOf(name);
  if (at < 0) throw new Error(`no unit ${name}`);
  return at;
}
