/** Plays any legal action: the yardstick that every other player has to beat. */
import { diceFrom } from '../kit/dice.ts';
import { bare, legalOf } from '../kit/play.ts';
import { makeBot } from '../kit/player.ts';
import { randomAction } from '../kit/playout.ts';

export const random = makeBot('random', (game, view, role, { next }) => {
  const s = game.imagine(view, role, diceFrom(next));
  const reason = { among: legalOf(game, s, role).length };
  return { action: bare(randomAction(game, s, role, next)), reason };
});
