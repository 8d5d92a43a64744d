/**
 * Counts all lines of play to a depth, dice enumerated: the number changes whenever any rule changes. A node is one
 * (action, dice result) pair.
 */
import { everyRoll } from './dice.ts';
import type { AnyGame, BaseState } from './game.ts';
import { allActions } from './play.ts';

export function perft(game: AnyGame, s: BaseState, depth: number): number {
  if (depth === 0) return 1;
  let nodes = 0;
  for (const role of game.active(s)) {
    for (const action of allActions(game, s, role)) {
      everyRoll(
        dice => game.apply(s, role, action, dice).state,
        state => {
          nodes += perft(game, state, depth - 1);
        },
      );
    }
  }
  return nodes;
}
