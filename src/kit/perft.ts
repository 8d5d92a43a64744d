/**
 * Counts all lines of play to a depth, dice enumerated: the number changes whenever any rule changes. A node is one
 * (action, dice result) pair.
 */
import { everyRoll } from './dice.ts';
import type { AnyGame, BaseState } from './game.ts';
import { hashOf } from './hash.ts';
import { allActions } from './play.ts';

export const perft = (game: AnyGame, s: BaseState, depth: number): number => count(game, s, depth, new Map());

/** What follows from a position does not depend on the way to it: it is counted once for each depth. */
type Known = Map<string, number>;

function count(game: AnyGame, s: BaseState, depth: number, known: Known): number {
  if (depth === 0) return 1;
  const key = `${depth} ${hashOf(s)}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  let nodes = 0;
  for (const role of game.active(s)) {
    for (const action of allActions(game, s, role)) {
      everyRoll(
        dice => game.apply(s, role, action, dice).state,
        state => {
          nodes += count(game, state, depth - 1, known);
        },
      );
    }
  }
  known.set(key, nodes);
  return nodes;
}
