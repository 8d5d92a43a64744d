/** How the tests run a command: in this process with captured output, or as a user would, through bin/. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { run } from './main.ts';
import { packageRoot } from './root.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export async function inProcess(...argv: string[]): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await run(argv, { out: text => out.push(text), err: text => err.push(text) });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

export function asUser(argv: readonly string[], options: { input?: string; env?: NodeJS.ProcessEnv } = {}): Ran {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(packageRoot(), 'bin', 'hexfront.mjs'), ...argv],
    {
      encoding: 'utf8',
      input: options.input ?? '',
      env: { ...process.env, ...options.env },
    },
  );
  return { code: status ?? -1, out: stdout, err: stderr };
}
