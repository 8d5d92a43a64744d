/** `hexfront fuzz`: random games against the contract, until something breaks or time is up. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { type FoundFault, type FuzzBatch, type FuzzTask, fuzzBatch } from './fuzzBatch.ts';
import { loadGame, positiveNumber, wholeNumber } from './input.ts';
import { Failure, type Io, table } from './io.ts';
import { hire, workOff } from './pool.ts';

interface Flags {
  readonly games?: number;
  readonly first: number;
  readonly seed: string;
  readonly threads: number;
  readonly minutes?: number;
  readonly thorough: number;
  readonly out: string;
}

const GAMES = 100;

export function addFuzz(program: Command, io: Io): void {
  program
    .command('fuzz <game>')
    .summary('plays random games and checks every promise a game makes')
    .description('Plays random games and checks the contract. The replay of each fault is written to a folder.')
    .option('--games <n>', `number of games (${GAMES}, or as many as the minutes allow)`, wholeNumber(1))
    .option('--minutes <m>', 'stops after this time', positiveNumber)
    .option('--seed <text>', 'seed of dice and choices', '1')
    .option('--first <n>', 'number of the first game, to play one again', wholeNumber(0), 0)
    .option('--threads <n>', 'worker threads', wholeNumber(1, 1024), availableParallelism())
    .option('--thorough <n>', 'looks closely at every nth position', wholeNumber(1), 20)
    .option('--out <dir>', 'folder for the replays of faults', 'out')
    .addHelpText('after', '\nExample: hexfront fuzz sample --games 500 --seed today --minutes 10')
    .action((id: string, flags: Flags) => run(id, flags, io));
}

async function run(id: string, flags: Flags, io: Io): Promise<void> {
  const game = await loadGame(id);
  const games = flags.games ?? (flags.minutes === undefined ? GAMES : Number.POSITIVE_INFINITY);
  const threads = Math.min(flags.threads, games);
  const crew = await hire({ threads, name: 'fuzzBatch', inPlace: fuzzBatch });
  const batches: FuzzBatch[] = [];
  const start = performance.now();
  try {
    await workOff(crew, tasks(game.id, flags, games), batch => {
      batches.push(batch);
      for (const fault of batch.faults) tell(game.id, fault, flags, io);
    });
  } finally {
    await crew.close();
  }
  report(batches, (performance.now() - start) / 1000, io);
}

function* tasks(game: string, { first, seed, minutes, thorough }: Flags, games: number): Generator<FuzzTask> {
  const end = performance.now() + (minutes ?? Number.POSITIVE_INFINITY) * 60_000;
  const size = Math.max(1, Math.min(10, Math.floor(games / 16)));
  for (let n = 0; n < games && performance.now() < end; n += size)
    yield { game, seed, thorough, from: first + n, to: first + Math.min(games, n + size) };
}

/** One line per fault: what, where, and the command that finds it again. */
function tell(game: string, fault: FoundFault, flags: Flags, io: Io): void {
  const file = join(flags.out, `fault-${game}-${flags.seed.replace(/[^\w-]/g, '_')}-${fault.n}-${fault.kind}.json`);
  mkdirSync(flags.out, { recursive: true });
  writeFileSync(file, `${JSON.stringify(fault.replay)}\n`);
  const again = `hexfront fuzz ${game} --seed ${flags.seed} --first ${fault.n} --games 1 --thorough ${flags.thorough}`;
  io.out(`fault: ${fault.kind} after ${fault.at} actions: ${fault.message}\n  replay: ${file}\n  again:  ${again}`);
}

function report(batches: readonly FuzzBatch[], seconds: number, io: Io): void {
  const games = new Map<string, number>();
  for (const batch of batches)
    for (const [scenario, count] of Object.entries(batch.games))
      games.set(scenario, (games.get(scenario) ?? 0) + count);
  const total = [...games.values()].reduce((sum, n) => sum + n, 0);
  const faults = batches.reduce((sum, batch) => sum + batch.faults.length, 0);
  io.out(table(['scenario', 'games'], [...games].sort()));
  io.out(`${total} games in ${seconds.toFixed(1)} s, ${faults} fault${faults === 1 ? '' : 's'}`);
  if (faults > 0) throw new Failure(`${faults} fault${faults === 1 ? '' : 's'} found`);
}
