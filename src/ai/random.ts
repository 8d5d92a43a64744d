/** Plays any legal action: the yardstick that every other player has to beat. */
import { diceFrom } from '../kit/dice.ts';
import { bare, legalOf } from '../kit/play.ts';
import { makeBot } from '../kit/player.ts';
import { randomAction } from '../kit/playout.ts';

export const random = makeBot('random', (game, view, role, { next }) => {
  const s = game.imagine(view, role, diceFrom(next));
  const many = legalOf(game, s, role).length;
  const reason = { ja: `${many}個の選択肢から無作為に選んだ。`, en: `Picked at random among ${many} choices.` };
  return { action: bare(randomAction(game, s, role, next)), reason };
});
