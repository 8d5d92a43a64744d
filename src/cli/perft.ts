/** `hexfront perft`: counts every line of play to a depth. Even a slight change of a rule changes the count. */
import { type Command, Option } from 'commander';
import { seededDice } from '../kit/dice.ts';
import type { BaseState, WholeGame } from '../kit/game.ts';
import { perft } from '../kit/perft.ts';
import { readPosition } from './files.ts';
import { loadGame, optionsOf, scenarioOf, wholeNumber } from './input.ts';
import { Failure, type Io, table } from './io.ts';

interface Flags {
  readonly scenario?: string;
  readonly position?: string;
  readonly options?: string;
  readonly seed: string;
  readonly depth: number;
}

export function addPerft(program: Command, io: Io): void {
  program
    .command('perft <game>')
    .summary('counts every line of play to a depth')
    .description('Counts every line of play to a depth, with all ways the dice can fall.')
    .option('--scenario <id>', 'from the start of a scenario (the first one if not given)')
    .addOption(
      new Option('--position <file>', 'from a position file (JSON), - for standard input').conflicts('scenario'),
    )
    .option('--options <list>', 'optional rules, as name=value,name=value')
    .option('--seed <text>', 'seed of the dice of the setup', '1')
    .requiredOption('--depth <n>', 'how many actions deep', wholeNumber(1, 12))
    .addHelpText('after', '\nExample: hexfront perft sample --depth 2')
    .action((id: string, flags: Flags) => run(id, flags, io));
}

async function run(id: string, flags: Flags, io: Io): Promise<void> {
  const game = await loadGame(id);
  const start = startOf(game, flags);
  const rows: string[][] = [];
  for (let depth = 1; depth <= flags.depth; depth++) {
    const began = performance.now();
    const nodes = perft(game, start, depth);
    rows.push([String(depth), nodes.toLocaleString('en'), ((performance.now() - began) / 1000).toFixed(3)]);
  }
  io.out(table(['depth', 'nodes', 'seconds'], rows));
}

function startOf(game: WholeGame, flags: Flags): BaseState {
  const options = optionsOf(game, flags.options);
  if (flags.position === undefined)
    return game.setup(scenarioOf(game, flags.scenario), options, seededDice(flags.seed));
  const scene = game.scene(readPosition(flags.position), options);
  if (!scene.ok) throw new Failure(`${flags.position}: ${scene.error}`);
  return scene.value;
}
