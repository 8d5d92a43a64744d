/** `hexfront bench`: the budgets, measured here and now against something known. */
import type { Command } from 'commander';
import type { Measure } from '../../bench/measure.ts';
import type { WholeGame } from '../kit/game.ts';
import { loadGame } from './input.ts';
import { Failure, type Io, table } from './io.ts';
import { packageRoot } from './root.ts';

interface Flags {
  readonly json?: boolean;
}

export function addBench(program: Command, io: Io): void {
  program
    .command('bench')
    .argument('[games...]', 'games to be played', ['sixth-army'])
    .summary('measures the speed budgets')
    .description('Runs every measure in bench/ and compares it with its goal. Fails when a goal is missed.')
    .option('--json', 'one JSON line per measure')
    .addHelpText('after', '\nExample: hexfront bench sixth-army --json')
    .action((games: readonly string[], flags: Flags) => run(games, flags, io));
}

async function run(games: readonly string[], flags: Flags, io: Io): Promise<void> {
  const measures: Measure[] = [];
  for await (const measure of allMeasures(await Promise.all(games.map(loadGame)))) {
    measures.push(measure);
    if (flags.json) io.out(JSON.stringify(measure));
  }
  if (!flags.json) io.out(table(['measure', 'value', 'unit', 'against', 'ratio', 'goal', 'ok'], measures.map(row)));
  const missed = measures.filter(m => !m.ok).map(m => m.name);
  if (missed.length > 0) throw new Failure(`missed: ${missed.join('; ')}`);
}

const row = (m: Measure): string[] => [
  m.name,
  figure(m.value),
  m.unit,
  m.against,
  figure(m.ratio),
  m.goal,
  m.ok ? 'yes' : 'NO',
];

/** Three figures that mean something. */
const figure = (n: number): string =>
  n >= 100 ? Math.round(n).toLocaleString('en') : String(Number(n.toPrecision(3)));

async function* allMeasures(games: readonly WholeGame[]): AsyncGenerator<Measure> {
  const { reachMeasures } = await import('../../bench/reach.ts');
  yield* reachMeasures(packageRoot());
  const { groupingMeasures } = await import('../../bench/grouping.ts');
  yield* groupingMeasures();
  const { playMeasures } = await import('../../bench/playouts.ts');
  for (const game of games) yield* playMeasures(game);
}
