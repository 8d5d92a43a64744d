/** `hexfront serve`: the web pages. PORT and HEXFRONT_HOST choose the address where no flag does. */
import { spawn } from 'node:child_process';
import { type Command, Option } from 'commander';
import { GAMES } from '../games/index.ts';
import { wholeNumber } from './input.ts';
import { Failure, type Io } from './io.ts';

const PORT = 3000;

interface Flags {
  readonly port: number;
  readonly host: string;
  readonly open?: boolean;
}

export function addServe(program: Command, io: Io): void {
  program
    .command('serve')
    .summary('serves the web pages')
    .description('Serves the web pages until it is stopped with Ctrl+C.')
    .addOption(new Option('--port <n>', 'port').env('PORT').default(PORT).argParser(wholeNumber(0, 65_535)))
    .addOption(
      new Option('--host <name>', 'address to listen on; 0.0.0.0 for all').env('HEXFRONT_HOST').default('127.0.0.1'),
    )
    .option('--open', 'opens a browser where there is a desktop')
    .addHelpText('after', '\nExample: hexfront serve --port 8080')
    .action((flags: Flags) => run(flags, io));
}

async function run({ port, host, open }: Flags, io: Io): Promise<void> {
  const { makeApp } = await import('../server/app.ts');
  const { serve, stopAsked } = await import('../server/serve.ts');
  const onError = (error: Error, path: string): void => io.err(`${path}: ${error.stack ?? error.message}`);
  const served = await serve(makeApp({ games: GAMES, onError }), { port, host });
  if (!served.ok) throw new Failure(WHY[served.error](port, host));
  io.out(`Hexfront is at ${served.value.url} (Ctrl+C stops it)`);
  if (open && hasDesktop(process.env, process.platform, process.stdout.isTTY)) openBrowser(served.value.url);
  await stopAsked();
  await served.value.close();
}

const WHY = {
  'port-taken': (port: number) => `port ${port} is taken; choose another one: PORT=${port + 1} npm start`,
  'port-forbidden': (port: number) =>
    `port ${port} needs more rights than this user has; choose one from 1024 up with PORT`,
  'no-such-host': (_port: number, host: string) =>
    `this machine has no address ${host}; choose another one with HEXFRONT_HOST`,
};

/** Never on a server, in CI or where the output is not a terminal. */
export function hasDesktop(env: NodeJS.ProcessEnv, platform: string, isTerminal: boolean): boolean {
  if (!isTerminal || env.CI) return false;
  return platform === 'darwin' || platform === 'win32' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}

const OPENERS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

function openBrowser(url: string): void {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, url], { detached: true, stdio: 'ignore' });
  // The address has been printed, so the user can open it by hand.
  child.on('error', () => undefined);
  child.unref();
}
