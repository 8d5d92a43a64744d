/**
 * Bundles test modules with long playouts, each with all its imports from this repository. Vitest routes every use of
 * an import through an object of its own, which costs such tests a third of their time.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin as BuildPlugin, build } from 'esbuild';
import type { Plugin } from 'vite';

/** Where they are kept while they run; not for Vitest to look into. */
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
