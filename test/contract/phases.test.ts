/**
 * Whatever is being decided is looked at closely, however rarely play comes to it: looks at even distances (suite.ts) hardly
 * ever fall on a decision that comes up once in three games.
 */
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { checkGame } from '../../src/kit/contract.ts';
import { random, seededDice } from '../../src/kit/dice.ts';
import type { BaseState, Options, WholeGame } from '../../src/kit/game.ts';
import { playout } from '../../src/kit/playout.ts';
import { spread } from '../support.ts';
import { lengthOf, tablesOf } from './suite.ts';

/** Games of a title with one scenario and few units; fewer of the long ones. */
const MOST_GAMES = 24;
const LEAST_GAMES = 3;
/** Positions of each phase. */
const OF_EACH = 6;
/** Actions tried in each of them. */
const BREADTH = 8;

interface Met {
  readonly s: BaseState;
  readonly scenario: string;
  readonly options: Options;
  /** How to come there again. */
  readonly way: string;
}

/** Positions of random games by what is decided in them. */
function metIn(game: WholeGame): Map<string, Met[]> {
  const met = new Map<string, Met[]>();
  const tables = tablesOf(game);
  const many = Math.max(LEAST_GAMES, Math.floor(MOST_GAMES / lengthOf(game)));
  for (let i = 0; i < many; i++) {
    const { scenario, options } = tables[Math.floor((i * tables.length) / many)]!;
    const dice = seededDice(`phases ${i}`);
    let n = 0;
    const each = (_role: string, { state: s }: { readonly state: BaseState }): void => {
      const phase = s.flow.at(-1)?.phase ?? '';
      const like = met.get(phase) ?? [];
      met.set(phase, like);
      n++;
      like.push({ s, scenario, options, way: `${n} actions of ${scenario} ${JSON.stringify(options)}, game ${i}` });
    };
    playout(game, game.setup(scenario, options, dice), { dice, next: random(`phases ${i}`), each });
  }
  return met;
}

/** What is wrong with one position. Nothing is played on from it, so that it does not end means nothing. */
function faultsOf(game: WholeGame, { s, scenario, options, way }: Met): string[] {
  const begun = { ...game, setup: () => s };
  return checkGame(begun, { scenario, options, seed: way, thorough: 1, most: 0, breadth: BREADTH })
    .filter(({ kind }) => kind !== 'endless')
    .map(({ kind, message }) => `${kind} after ${way}:\n${message}`);
}

describe.each(GAMES)('$id', ({ load }) => {
  it('keeps the contract in every phase', async () => {
    const game = await load();
    for (const [phase, all] of metIn(game))
      for (const one of spread(all, OF_EACH, () => true).slice(0, OF_EACH))
        expect(faultsOf(game, one), phase).toEqual([]);
  });
});
