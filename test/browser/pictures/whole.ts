/** A whole game between bots, the same each time. */
import { greedy } from '../../../src/ai/greedy.ts';
import { playMatch } from '../../../src/cli/play.ts';
import { readOptions } from '../../../src/kit/game.ts';
import { makeReplay, type Replay } from '../../../src/kit/replay.ts';
import { game } from '../support/game.ts';

export function wholeGame(seed: string): Replay {
  const options = readOptions(game, {});
  if (!options.ok) throw new Error(options.error);
  const base = { game, scenario: game.scenarios[0]?.id ?? '', options: options.value };
  const players = Object.fromEntries(game.roles.map(role => [role, greedy]));
  const { played } = playMatch({ ...base, players, seed, record: true });
  if (!played) throw new Error('the match was not recorded');
  return makeReplay(game, base.scenario, base.options, played);
}
