/** The games that the browser tests play, and where their hexes are. */
import { type Layout, layoutOf } from '../../../src/draw/layout.ts';
import { shape as marsShape } from '../../../src/games/red-god-of-war/shape.ts';
import { game as mars } from '../../../src/games/red-god-of-war/whole.ts';
import { shape as campaignShape } from '../../../src/games/russian-campaign/shape.ts';
import { game as campaign } from '../../../src/games/russian-campaign/whole.ts';
import { shape as reliefShape } from '../../../src/games/sixth-army/shape.ts';
import { game as relief } from '../../../src/games/sixth-army/whole.ts';
import { shape as citadelShape } from '../../../src/games/zitadelle/shape.ts';
import { game as citadel } from '../../../src/games/zitadelle/whole.ts';
import { noDice } from '../../../src/kit/dice.ts';
import type { BaseState, WholeGame } from '../../../src/kit/game.ts';
import { depictionFor } from '../../../src/kit/seat.ts';
import type { StateShape } from '../../../src/kit/shape.ts';
import type { CounterFace } from '../../../src/kit/skin.ts';

/** A game as a player finds it on the screen. */
export interface Ground {
  readonly game: WholeGame;
  /** What its states look like, for files. */
  readonly shape: StateShape<BaseState>;
  readonly layout: Layout;
  /** What is printed on each unit's counter. */
  readonly faces: readonly CounterFace[];
}

const groundOf = (game: WholeGame, shape: StateShape<BaseState>): Ground => ({
  game,
  shape,
  layout: layoutOf(game.board, game.skin),
  faces: depictionFor(game, game.setup(game.scenarios[0]?.id ?? '', {}, noDice), 'observer').counters.map(c => c.face),
});

/** Used if a test names no other. */
export const RELIEF = groundOf(relief, reliefShape);
export const CAMPAIGN = groundOf(campaign, campaignShape);
export const CITADEL = groundOf(citadel, citadelShape);
export const MARS = groundOf(mars, marsShape);
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
