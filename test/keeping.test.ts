/** Caching of derived data (kit/part.ts) changes nothing but the time: the same games result without it. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import { keepingNothing } from '../src/kit/question.ts';
import { hashesOf } from '../tools/keeping.ts';

/** `node tools/run.mjs keeping 200` plays more games, to the end. */
const ACTIONS = 250;

describe.each(GAMES)('$id', ({ load }) => {
  it.each([0, 1, 2])('game %i is the same with nothing kept', async n => {
    const game = await load();
    const kept = hashesOf(game, n, ACTIONS);
    expect(kept.length).toBeGreaterThan(5);
    expect(keepingNothing(() => hashesOf(game, n, ACTIONS))).toEqual(kept);
  });
});
