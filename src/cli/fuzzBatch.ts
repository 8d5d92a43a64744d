/** A part of a fuzzing run: random games, each checked against the whole contract of a game. */
import { checkGame, type Fault } from '../kit/contract.ts';
import { random } from '../kit/dice.ts';
import type { AnyGame, Options } from '../kit/game.ts';
import { itemAt } from '../kit/list.ts';
import { entryOf } from '../kit/phrase.ts';
import { loadGame, loadShape } from './input.ts';

export interface FuzzTask {
  readonly game: string;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
  /** The number of actions between two full checks of the position. */
  readonly thorough: number;
}

export interface FoundFault extends Fault {
  readonly n: number;
}

export interface FuzzBatch {
  /** Games played, by scenario. */
  readonly games: Readonly<Record<string, number>>;
  readonly faults: readonly FoundFault[];
}

export async function fuzzBatch(task: FuzzTask): Promise<FuzzBatch> {
  const game = await loadGame(task.game);
  const { columns: shape } = await loadShape(task.game);
  const games: Record<string, number> = {};
  const faults: FoundFault[] = [];
  for (let n = task.from; n < task.to; n++) {
    const { scenario, options } = caseOf(game, task.seed, n);
    games[scenario] = (entryOf(games, scenario) ?? 0) + 1;
    const spec = { scenario, options, seed: `${task.seed}:${n}`, thorough: task.thorough, shape };
    for (const fault of checkGame(game, spec)) faults.push({ ...fault, n });
  }
  return { games, faults };
}

/** Scenarios alternate; every second round uses random options. */
export function caseOf(game: AnyGame, seed: string, n: number): { scenario: string; options: Options } {
  const count = game.scenarios.length;
  const scenario = itemAt(game.scenarios, n % count).id;
  const next = random(`${seed}:${n}:options`);
  const drawn = Math.floor(n / count) % 2 === 1;
  const options = game.options.map(o => [
    o.id,
    drawn ? itemAt(o.values, Math.floor(next() * o.values.length)) : o.initial,
  ]);
  return { scenario, options: Object.fromEntries(options) };
}
