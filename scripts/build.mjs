// Bundles the command line and its workers into dist/. Under a second, so it runs whenever a source is newer.
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const out = join(root, 'dist');

/** Newest change below a folder, in milliseconds. */
function newest(dir) {
  let time = 0;
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    time = Math.max(time, entry.isDirectory() ? newest(path) : statSync(path).mtimeMs);
  }
  return time;
}

export function isStale() {
  const built = statSync(join(out, 'cli.js'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Math.max(newest(join(root, 'src')), newest(join(root, 'bench')), statSync(join(root, 'package.json')).mtimeMs) > built;
}

export async function build() {
  const { build: bundle } = await import('esbuild');
  rmSync(out, { recursive: true, force: true });
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
    outdir: out,
    logLevel: 'error',
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
