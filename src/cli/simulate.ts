/** `hexfront simulate`: many unattended games between bots, to measure a scenario's balance. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import type { Lang, WholeGame } from '../kit/game.ts';
import type { SimSpec } from './batch.ts';
import { langOption, loadGame, optionsOf, playersOf, scenarioOf, wholeNumber } from './input.ts';
import { type Io, UsageError } from './io.ts';
import type { SimRun } from './simulation.ts';
import { type Summary, summaryOf, summaryText } from './summary.ts';

interface Flags {
  readonly scenario?: string;
  readonly options?: string;
  readonly players: string;
  readonly games: number;
  readonly seed: string;
  readonly threads: number;
  readonly json?: string;
  readonly html?: string;
  readonly save?: string;
  readonly lang: Lang;
}

export function addSimulate(program: Command, io: Io): void {
  program
    .command('simulate <game>')
    .summary('plays many games between bots and reports who wins')
    .description('Plays games between bots. The same seed gives the same games whatever the number of threads.')
    .option('--scenario <id>', 'scenario (the first one if not given)')
    .option('--options <list>', 'optional rules, as name=value,name=value')
    .option('--players <list>', 'bots, as role=bot,role=bot, or one bot for all roles', 'greedy')
    .option('--games <n>', 'number of games', wholeNumber(1, 10_000_000), 100)
    .option('--seed <text>', 'seed of dice and bots', '1')
    .option('--threads <n>', 'worker threads', wholeNumber(1, 1024), availableParallelism())
    .option('--json <file>', 'writes everything as JSON; - for standard output')
    .option('--html <file>', 'writes a report with plots')
    .option('--save <dir>', 'writes the replay of every game into a folder')
    .addOption(langOption())
    .addHelpText('after', '\nExample: hexfront simulate sample --players greedy --games 200 --html out/balance.html')
    .action((id: string, flags: Flags) => run(id, flags, io));
}

async function run(id: string, flags: Flags, io: Io): Promise<void> {
  const game = await loadGame(id);
  const spec = specOf(game, flags);
  const threads = Math.min(flags.threads, flags.games);
  const { simulate } = await import('./simulation.ts');
  const bar = await progress(flags.games);
  let played: SimRun;
  try {
    played = await simulate(spec, flags.games, { threads, onGames: bar.add });
  } finally {
    bar.stop();
  }
  await write(game, summaryOf(game, spec, played, threads), played, flags, io);
}

function specOf(game: WholeGame, flags: Flags): SimSpec {
  if (flags.seed.trim() === '') throw new UsageError('the seed is empty');
  return {
    game: game.id,
    scenario: scenarioOf(game, flags.scenario),
    options: optionsOf(game, flags.options),
    players: playersOf(game, flags.players),
    seed: flags.seed,
    record: flags.save !== undefined,
  };
}

async function write(game: WholeGame, summary: Summary, played: SimRun, flags: Flags, io: Io): Promise<void> {
  if (flags.json === '-') io.out(JSON.stringify(summary));
  else io.out(summaryText(summary, role => game.words[flags.lang].role(role)));
  if (flags.json !== undefined && flags.json !== '-') writeOut(flags.json, `${JSON.stringify(summary)}\n`, io);
  if (flags.html !== undefined) {
    const { reportHtml } = await import('./report.ts');
    writeOut(flags.html, reportHtml(game, summary, flags.lang), io);
  }
  if (flags.save === undefined) return;
  mkdirSync(flags.save, { recursive: true });
  for (const [n, replay] of played.replays.entries())
    writeFileSync(join(flags.save, `${game.id}-${n}.json`), `${JSON.stringify(replay)}\n`);
  io.err(`wrote ${played.replays.length} replays to ${flags.save}`);
}

function writeOut(file: string, text: string, io: Io): void {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
  io.err(`wrote ${file}`);
}

interface Progress {
  add(games: number): void;
  stop(): void;
}

/** A bar on a terminal's stderr; nothing elsewhere. */
async function progress(games: number): Promise<Progress> {
  if (!process.stderr.isTTY) return { add: () => undefined, stop: () => undefined };
  const { default: cliProgress } = await import('cli-progress');
  const bar = new cliProgress.SingleBar(
    { format: '{bar} {value}/{total} games, {eta_formatted} left', stream: process.stderr, clearOnComplete: true },
    cliProgress.Presets.shades_classic,
  );
  bar.start(games, 0);
  return { add: count => bar.increment(count), stop: () => bar.stop() };
}
