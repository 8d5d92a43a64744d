/** `hexfront bench`: the speed budgets, measured now against a reference. */
import type { Command } from 'commander';
import type { Measure, Tell } from '../../bench/measure.ts';
import type { WholeGame } from '../kit/game.ts';
import { loadGame } from './input.ts';
import { Failure, type Io } from './io.ts';
import { packageRoot } from './root.ts';

interface Flags {
  readonly json?: boolean;
}

export function addBench(program: Command, io: Io): void {
  program
    .command('bench')
    .argument('[games...]', 'games to be played', ['sixth-army'])
    .summary('measures the speed budgets')
    .description(
      'Runs every measure in bench/ and compares it with its goal, each printed as it comes; what is being measured goes to stderr. Fails when a goal is missed.',
    )
    .option('--json', 'one JSON line per measure')
    .addHelpText('after', '\nExample: hexfront bench sixth-army --json')
    .action((games: readonly string[], flags: Flags) => run(games, flags, io));
}

async function run(games: readonly string[], flags: Flags, io: Io): Promise<void> {
  const loaded = await Promise.all(games.map(loadGame));
  await report(
    allMeasures(loaded, doing => io.err(`… ${doing}`)),
    flags,
    io,
  );
}

/** Prints each measure before the next one starts. */
export async function report(measures: AsyncIterable<Measure>, flags: Flags, io: Io): Promise<void> {
  const missed: string[] = [];
  for await (const measure of measures) {
    io.out(flags.json ? JSON.stringify(measure) : lineOf(measure));
    if (!measure.ok) missed.push(measure.name);
  }
  if (missed.length > 0) throw new Failure(`missed: ${missed.join('; ')}`);
}

/** The ratio comes first: names have any length, and the longest is not known before the end. */
const lineOf = ({ ok, ratio, goal, name, value, unit, against }: Measure): string =>
  [
    ok ? 'ok    ' : 'MISSED',
    `${figure(ratio)}x`.padStart(7),
    `(${goal})`.padEnd(22),
    `${name}: ${figure(value)} ${unit}, against ${against}`,
  ].join(' ');

/** Three significant digits. */
const figure = (n: number): string =>
  n >= 100 ? Math.round(n).toLocaleString('en') : String(Number(n.toPrecision(3)));

async function* allMeasures(games: readonly WholeGame[], tell: Tell): AsyncGenerator<Measure> {
  const { reachMeasures } = await import('../../bench/reach.ts');
  yield* reachMeasures(packageRoot(), tell);
  const { groupingMeasures } = await import('../../bench/grouping.ts');
  yield* groupingMeasures(tell);
  const { playMeasures } = await import('../../bench/playouts.ts');
  for (const game of games) yield* playMeasures(game, tell);
}
