/**
 * Plays random games twice, with and without caching of derived data, and compares the fingerprint of every position:
 * `node tools/run.mjs keeping <games> [game…]`. Scenarios and options change from game to game. Reports the time that
 * caching saves.
 */
import { GAMES } from '../src/games/index.ts';
import { random, seededDice } from '../src/kit/dice.ts';
import type { AnyGame, Options } from '../src/kit/game.ts';
import { hashOf } from '../src/kit/hash.ts';
import { tryApply } from '../src/kit/play.ts';
import { randomAction } from '../src/kit/playout.ts';
import { keepingNothing } from '../src/kit/question.ts';

export async function main([count = '200', ...ids]: readonly string[]): Promise<void> {
  for (const { id, load } of GAMES) {
    if (ids.length > 0 && !ids.includes(id)) continue;
    console.log(report(await load(), Number(count)));
  }
}

function report(game: AnyGame, games: number): string {
  let [kept, bare, actions] = [0, 0, 0];
  for (let n = 0; n < games; n++) {
    const one = timed(() => hashesOf(game, n));
    const two = timed(() => keepingNothing(() => hashesOf(game, n)));
    const at = one.value.findIndex((hash, i) => hash !== two.value[i]);
    if (at >= 0 || one.value.length !== two.value.length)
      throw new Error(`${game.id}: game ${n} is another one after ${at} actions`);
    kept += one.ms;
    bare += two.ms;
    actions += one.value.length - 1;
  }
  const times = (bare / kept).toFixed(1);
  return `${game.id}: ${games} games, ${actions} actions, all the same; ${times} times as long with nothing kept`;
}

/** The fingerprints of the positions of a random game, with a maximum of actions. */
export function hashesOf(game: AnyGame, n: number, most = Number.POSITIVE_INFINITY): string[] {
  const dice = seededDice(`keeping ${n}`);
  const next = random(`keeping ${n}`);
  const scenario = game.scenarios[n % game.scenarios.length]!;
  let s = game.setup(scenario.id, someOptions(game, next), dice);
  const hashes = [hashOf(s)];
  for (let role = game.active(s)[0]; role !== undefined && hashes.length <= most; role = game.active(s)[0]) {
    const step = tryApply(game, s, role, randomAction(game, s, role, next), dice);
    if (!step.ok) throw new Error(`a legal action was refused: ${JSON.stringify(step.error)}`);
    s = step.value.state;
    hashes.push(hashOf(s));
  }
  return hashes;
}

const someOptions = (game: AnyGame, next: () => number): Options =>
  Object.fromEntries(game.options.map(o => [o.id, o.values[Math.floor(next() * o.values.length)]!]));

function timed<T>(run: () => T): { readonly value: T; readonly ms: number } {
  const start = process.cpuUsage();
  const value = run();
  const { user, system } = process.cpuUsage(start);
  return { value, ms: (user + system) / 1000 };
}
