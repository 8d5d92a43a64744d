/**
 * Bundles the test files of a run before it, all together, so that they share their chunks. Node loads them itself: Vitest
 * would transform every module and route every use of an import through an object of its own, which takes far longer.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin as BuildPlugin, build } from 'esbuild';
import type { Plugin } from 'vite';

/** Where the bundles are during a run; Vitest leaves them to Node. */
export const BUNDLES = /\/out\/tests\//;

export interface Bundled {
  readonly plugin: Plugin;
  /** The files that are to run, before any of them is loaded. */
  make(files: readonly string[]): Promise<void>;
}

/** Those of the files under `root` of which `isBundled` is true. */
export function bundled(root: string, isBundled: (file: string) => boolean): Bundled {
  const made = new Map<string, string>();
  const folders: string[] = [];
  return {
    async make(files) {
      const entryPoints = files.filter(isBundled);
      if (entryPoints.length === 0) return;
      const all = join(root, 'out/tests');
      mkdirSync(all, { recursive: true });
      clear(all);
      const folder = mkdtempSync(join(all, 'run-'));
      folders.push(folder);
      await bundle(root, entryPoints, folder);
      for (const file of entryPoints) made.set(file, join(folder, relative(root, file)).replace(/ts$/, 'js'));
    },
    plugin: {
      name: 'hexfront-bundled',
      enforce: 'pre',
      load(id) {
        const file = made.get(id);
        return file === undefined ? null : `import ${JSON.stringify(file)};`;
      },
      closeBundle() {
        for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
      },
    },
  };
}

const DAY_MS = 86_400_000;

/** A run that was killed leaves its bundles behind. */
function clear(all: string): void {
  for (const folder of readdirSync(all).map(name => join(all, name))) {
    const since = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > DAY_MS) rmSync(folder, { recursive: true, force: true });
  }
}

const bundle = (root: string, entryPoints: string[], outdir: string) =>
  build({
    entryPoints,
    outdir,
    outbase: root,
    bundle: true,
    splitting: true,
    chunkNames: 'chunks/[hash]',
    platform: 'node',
    format: 'esm',
    packages: 'external',
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'error',
    plugins: [atHome],
  });

/** Files that look for others beside them look where their source is. */
const atHome: BuildPlugin = {
  name: 'hexfront-at-home',
  setup({ onLoad }) {
    onLoad({ filter: /\.test\.ts$|\/(test|cli|server)\/.*\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      loader: 'ts',
      resolveDir: dirname(path),
    }));
  },
};
