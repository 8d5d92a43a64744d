// Bundles the command line and its workers into dist/. Under a second, so it runs whenever a source is newer.
// Any number of processes may ask at once: one builds, the others wait and use what it made. Each file is made aside and
// renamed into place, entries last, and names of chunks hold their content, so a running process never sees half a build.
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, root } from './install.mjs';
import { withLock } from './lock.mjs';

const out = join(root, 'dist');
const ENTRIES = ['worker.js.map', 'worker.js', 'cli.js.map', 'cli.js'];
const HOUR = 3_600_000;

/** Newest change below a folder, in milliseconds; folders count, so that a removed file is noticed too. */
function newest(dir) {
  let time = statSync(dir).mtimeMs;
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    if (entry.name.endsWith('.test.ts')) continue;
    const path = join(dir, entry.name);
    time = Math.max(time, entry.isDirectory() ? newest(path) : statSync(path).mtimeMs);
  }
  return time;
}

export function isStale() {
  const built = Math.min(...['cli.js', 'worker.js'].map(file => mtime(join(out, file))));
  return Math.max(...['src', 'bench'].map(dir => newest(join(root, dir))), mtime(join(root, 'package.json'))) > built;
}

const mtime = file => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Builds if a source is newer than the build; `force` builds in any case. */
export async function build({ force = false } = {}) {
  await install();
  try {
    await withLock(join(out, '.build.lock'), async () => {
      if (force || isStale()) await bundleInto(join(out, `.new-${process.pid}`));
    });
  } catch (error) {
    if (!Array.isArray(error.errors)) throw error;
    // esbuild has printed what is wrong and where.
    console.error(`hexfront: the build failed with ${error.errors.length} error(s), told above`);
    process.exit(1);
  }
}

async function bundleInto(aside) {
  const { build: bundle } = await import('esbuild');
  const started = new Date();
  try {
    await bundle({
      absWorkingDir: root,
      entryPoints: { cli: 'src/cli/main.ts', worker: 'src/cli/worker.ts' },
      bundle: true,
      splitting: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      packages: 'external',
      sourcemap: true,
      outdir: aside,
      logLevel: 'error',
    });
    swap(aside, started);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** Entries are dated to the start of the build, so that a source saved meanwhile counts as newer. */
function swap(aside, started) {
  const made = readdirSync(aside);
  mkdirSync(out, { recursive: true });
  for (const file of made) if (!ENTRIES.includes(file)) renameSync(join(aside, file), join(out, file));
  for (const file of ENTRIES) {
    utimesSync(join(aside, file), started, started);
    renameSync(join(aside, file), join(out, file));
  }
  for (const file of readdirSync(out)) {
    const isOld = !file.startsWith('.') && !made.includes(file) && Date.now() - mtime(join(out, file)) > HOUR;
    if (isOld) rmSync(join(out, file), { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build({ force: true });
