/** `hexfront engine`: the engine protocol on standard input and output. */
import type { Command } from 'commander';
import { PLAYERS } from '../ai/players.ts';
import { GAMES } from '../games/index.ts';

interface Flags {
  readonly seed: string;
}

export function addEngine(program: Command): void {
  program
    .command('engine')
    .summary('speaks the engine protocol on stdin and stdout')
    .description('Answers commands, one JSON object per line, with one line each. docs/protocol.md is the reference.')
    .option('--seed <text>', 'root of all dice and bots of the session', 'hexfront')
    .addHelpText('after', `\nExample: echo '{"cmd":"games"}' | hexfront engine`)
    .action(run);
}

async function run({ seed }: Flags): Promise<void> {
  const { makeEngine } = await import('../protocol/engine.ts');
  const { runEngine } = await import('./engine.ts');
  const engine = makeEngine({ games: GAMES, players: PLAYERS, now: () => performance.now(), seed });
  await runEngine(process.stdin, process.stdout, engine);
}
