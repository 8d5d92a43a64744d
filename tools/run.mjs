// Runs a tool written in TypeScript: `node tools/run.mjs golden sample dawn 1`.
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const name = process.argv[2];
if (!name) throw new Error('which tool? node tools/run.mjs <name> [arguments]');
const outfile = join(root, 'out', 'tools', `${name}.mjs`);
const entryPoints = [join(root, 'tools', `${name}.ts`)];
await build({
  entryPoints,
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  logLevel: 'error',
});
const { main } = await import(pathToFileURL(outfile).href);
await main(process.argv.slice(3), root);
