import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageRoot } from './root.ts';

interface Install {
  missing(folder: string, dev: boolean): string | undefined;
}

const dir = mkdtempSync(join(tmpdir(), 'hexfront-scripts-'));
afterAll(() => rmSync(dir, { recursive: true }));

function write(path: string, value: unknown): void {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), typeof value === 'string' ? value : JSON.stringify(value));
}

describe('what is installed', () => {
  const elsewhere = process.platform === 'win32' ? 'linux' : 'win32';
  const wanted = {
    '': { name: 'x' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', dev: true },
    'node_modules/c': { version: '3.0.0', optional: true, os: [elsewhere] },
    'node_modules/a/node_modules/b': { version: '1.9.0' },
  };
  const all = { 'node_modules/a': wanted['node_modules/a'], 'node_modules/a/node_modules/b': { version: '1.9.0' } };

  async function missing(have: unknown, dev = false): Promise<string | undefined> {
    const install: Install = await import(pathToFileURL(join(packageRoot(), 'scripts', 'install.mjs')).href);
    rmSync(join(dir, 'node_modules'), { recursive: true, force: true });
    write('package-lock.json', { packages: wanted });
    for (const path of Object.keys(all)) write(`${path}/package.json`, {});
    if (have !== undefined) write('node_modules/.package-lock.json', have);
    return install.missing(dir, dev);
  }

  it('is complete without the packages of tests and of other machines', async () => {
    expect(await missing({ packages: all })).toBeUndefined();
  });

  it('lacks the packages of tests when they are asked for', async () => {
    expect(await missing({ packages: all }, true)).toBe('b is missing');
  });

  it('lacks everything before the first installation, and after a broken one', async () => {
    expect(await missing(undefined)).toBe('nothing is installed yet');
    expect(await missing('{"pack')).toBe('nothing is installed yet');
  });

  it('lacks a package of another version, and one whose folder is gone', async () => {
    expect(await missing({ packages: { ...all, 'node_modules/a': { version: '0.9.0' } } })).toBe(
      'a is 0.9.0, not 1.0.0',
    );
    const gone = { ...all, 'node_modules/b': { version: '2.0.0' } };
    expect(await missing({ packages: gone }, true)).toBe('b is missing');
  });
});

describe('the build', () => {
  const root = join(dir, 'repo');
  beforeAll(async () => {
    for (const name of ['scripts', 'package.json', 'package-lock.json']) {
      await cp(join(packageRoot(), name), join(root, name), { recursive: true });
    }
    symlinkSync(join(packageRoot(), 'node_modules'), join(root, 'node_modules'), 'dir');
    for (const [file, text] of [
      ['src/cli/main.ts', "export const main = async () => console.log((await import('./late.ts')).word);"],
      ['src/cli/late.ts', "export const word = 'built';"],
      ['src/cli/worker.ts', 'export const work = 1;'],
      ['bench/measure.ts', ''],
    ] as const)
      write(`repo/${file}`, text);
  });

  const RUN =
    "import { build, isStale } from './scripts/build.mjs'; if (isStale()) await build(); await (await import('./dist/cli.js')).main();";
  const run = (): Promise<string> =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', RUN], { cwd: root });
      const said: string[] = [];
      child.stdout.on('data', data => said.push(String(data)));
      child.stderr.on('data', data => said.push(String(data)));
      child.on('error', reject).on('exit', () => resolve(said.join('')));
    });

  it('is built once and used by all processes that ask at the same time', async () => {
    expect(await Promise.all([run(), run(), run(), run()])).toEqual(Array(4).fill('built\n'));
    expect(readdirSync(join(root, 'dist')).filter(name => name.startsWith('.'))).toEqual([]);
  });

  it('is made again after a source has changed, and not held up by a process that died', async () => {
    write('repo/src/cli/late.ts', "export const word = 'again';");
    const later = new Date(Date.now() + 2000);
    utimesSync(join(root, 'src/cli/late.ts'), later, later);
    write('repo/dist/.build.lock', '99999999');
    expect(await run()).toBe('again\n');
    expect(existsSync(join(root, 'dist/.build.lock'))).toBe(false);
  });

  it('names the fault in one line when a source is broken', async () => {
    write('repo/src/cli/late.ts', 'export const word = ;');
    const later = new Date(Date.now() + 4000);
    utimesSync(join(root, 'src/cli/late.ts'), later, later);
    const said = await run();
    expect(said).toContain('src/cli/late.ts:1:20');
    expect(said.trim().split('\n').at(-1)).toBe('hexfront: the build failed with 1 error(s), told above');
  });
});
