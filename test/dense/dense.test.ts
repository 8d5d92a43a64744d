/**
 * Columns of a state stay lists of small whole numbers to the engine, however long a game has been played. A line of code
 * that reads or writes lists of several kinds makes all of them the most general kind once it is compiled; every rule
 * that reads such a column afterwards is slower, and so is the garbage collector. In a process of its own, as other tests
 * in this one use the same lines for other lists.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { GAMES } from '../../src/games/index.ts';

it('columns of numbers stay dense in play', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hexfront-dense-'));
  try {
    const outfile = join(folder, 'play.mjs');
    const entryPoints = [fileURLToPath(new URL('./play.ts', import.meta.url))];
    await build({ entryPoints, outfile, bundle: true, platform: 'node', format: 'esm', logLevel: 'error' });
    const { stdout } = await promisify(execFile)(process.execPath, ['--allow-natives-syntax', outfile]);
    const games: { id: string; looks: number; lax: string[] }[] = stdout
      .trim()
      .split('\n')
      .map(line => JSON.parse(line));
    expect(games.map(({ id }) => id)).toEqual(GAMES.map(({ id }) => id));
    for (const { looks } of games) expect(looks).toBeGreaterThan(500);
    expect(games.filter(({ lax }) => lax.length > 0)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
