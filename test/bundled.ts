/**
 * Modules of tests that play for long, each as one module with all that it imports from this repository. Vitest hands every use
 * of an import through an object of its own, which costs such tests a third of their time.
 */
import { dirname } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

/** A plugin for the modules of which `isLong` is true. */
export const bundled = (isLong: (file: string) => boolean): Plugin => ({
  name: 'hexfront-bundled',
  enforce: 'pre',
  async load(id) {
    if (!isLong(id)) return null;
    const { outputFiles, metafile } = await build({
      entryPoints: [id],
      bundle: true,
      write: false,
      metafile: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      sourcemap: 'external',
      sourcesContent: false,
      outdir: dirname(id),
      logLevel: 'error',
    });
    for (const input of Object.keys(metafile.inputs)) this.addWatchFile(input);
    const text = (end: string): string => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
    return { code: text('.js'), map: text('.map') };
  },
});
