/**
 * Records a golden game: `node tools/run.mjs golden <game> <scenario> <seed> [option=value…]` plays a random game and
 * writes `test/golden/<game>/<scenario>-<seed>.jsonl`. The first line says what is played, then one action per line,
 * the last line how it ended. A golden file changes only with the game's `rulesVersion`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../src/games/index.ts';
import { type Roll, random, recordedDice, seededDice } from '../src/kit/dice.ts';
import { type AnyGame, type BaseState, type Options, readOptions } from '../src/kit/game.ts';
import { playout } from '../src/kit/playout.ts';
import { makeReplay, type Played } from '../src/kit/replay.ts';

export async function main([id, scenario, seed, ...settings]: readonly string[], root: string): Promise<void> {
  const game = await GAMES.find(entry => entry.id === id)?.load();
  if (!game || scenario === undefined || seed === undefined)
    throw new Error(`usage: golden <${GAMES.map(entry => entry.id).join('|')}> <scenario> <seed> [option=value…]`);
  const options = readOptions(game, Object.fromEntries(settings.map(setting)));
  if (!options.ok) throw new Error(options.error);
  const folder = join(root, 'test', 'golden', game.id);
  const file = join(folder, `${[scenario, seed, ...settings].join('-')}.jsonl`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, golden(game, scenario, options.value, seed));
  console.log(file);
}

function setting(text: string): [string, unknown] {
  const [name = '', value = 'true'] = text.split('=');
  return [name, /^(true|false|-?\d+)$/.test(value) ? JSON.parse(value) : value];
}

function golden(game: AnyGame, scenario: string, options: Options, seed: string): string {
  const dice = seededDice(`golden ${seed}`);
  const setup: Roll[] = [];
  const start = game.setup(scenario, options, recordedDice(dice, setup));
  const states: BaseState[] = [start];
  const steps: Played['steps'][number][] = [];
  const { state } = playout(game, start, {
    dice,
    next: random(`golden choices ${seed}`),
    each: (role, step) => {
      steps.push({ ...step, role });
      states.push(step.state);
    },
  });
  const { entries, hash, ...head } = makeReplay(game, scenario, options, { states, steps, setup });
  return [head, ...entries, { hash, outcome: game.outcome(state) }].map(line => `${JSON.stringify(line)}\n`).join('');
}
