/** The `hexfront` command: one line of the table per command, and one place that turns failures into exit codes. */
import { Command, CommanderError } from 'commander';
import { version } from '../../package.json';
import { addBench } from './bench.ts';
import { addEngine } from './engineCommand.ts';
import { addFuzz } from './fuzz.ts';
import { CONSOLE, type Io, UsageError } from './io.ts';
import { addMap } from './map.ts';
import { addNewGame } from './newGame.ts';
import { addPerft } from './perft.ts';
import { addReplay } from './replay.ts';
import { addRules } from './rules.ts';
import { addServe } from './serve.ts';
import { addSimulate } from './simulate.ts';
import { addVerify } from './verify.ts';

const COMMANDS = [
  addServe,
  addEngine,
  addSimulate,
  addReplay,
  addVerify,
  addPerft,
  addFuzz,
  addMap,
  addRules,
  addBench,
  addNewGame,
];

export async function main(argv: readonly string[]): Promise<void> {
  // `hexfront rules | head` closes the pipe early; that is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  process.exitCode = await run(argv, CONSOLE);
}

/** Runs a command and answers with its exit code: 0 well, 1 failed, 2 called wrongly. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const program = makeProgram(io);
  try {
    await program.parseAsync(argv, { from: 'user' });
    return 0;
  } catch (error) {
    return exitCode(error, io);
  }
}

function makeProgram(io: Io): Command {
  const program = new Command('hexfront')
    .description('Hex-and-counter wargames with the rules fully enforced.')
    .version(version)
    .exitOverride()
    .configureOutput({
      writeOut: text => io.out(text.trimEnd()),
      writeErr: text => io.err(text.trimEnd()),
      outputError: text => io.err(oneLine(text)),
    })
    .addHelpText('after', '\nExample: hexfront simulate sample --players greedy --games 100');
  for (const add of COMMANDS) add(program, io);
  return program;
}

function exitCode(error: unknown, io: Io): number {
  // Commander has already written its own line.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  const message = error instanceof Error ? error.message : String(error);
  io.err(oneLine(message));
  if (process.env.DEBUG && error instanceof Error) io.err(error.stack ?? '');
  return error instanceof UsageError ? 2 : 1;
}

const oneLine = (text: string): string =>
  `hexfront: ${text
    .replace(/^error: /, '')
    .replace(/\s+/g, ' ')
    .trim()}`;
