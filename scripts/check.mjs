// `npm run check`: format, lint and types, in parallel on all cores. The output of each is printed when it is done.
// `npm run types` leaves format and lint out.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { root } from './install.mjs';

const biome = 'node_modules/@biomejs/biome/bin/biome';
const tsc = 'node_modules/typescript/bin/tsc';
const types = name => [tsc, '-p', `tsconfig.${name}.json`, '--pretty'];

const FORMAT = [['Format and lint', [biome, 'check', '--diagnostic-level=warn', '.']]];
/** The slowest first. */
const TYPES = [
  ['Types of the browser tests', types('browser')],
  ['Types of everything else', types('node')],
  ['Types of the client', types('client')],
  ['Types of the pure rooms', types('pure')],
];

/** The names of those that fail. What is to run beside them does not need all cores. */
export async function check({ onlyTypes = false, beside = [] } = {}) {
  const waiting = [...beside, ...TYPES, ...(onlyTypes ? [] : FORMAT)];
  const failed = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) if (!(await passes(...next))) failed.push(next[0]);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return failed;
}

function passes(name, args) {
  const began = performance.now();
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, FORCE_COLOR: '1' } });
  let said = '';
  child.stdout.on('data', data => (said += data));
  child.stderr.on('data', data => (said += data));
  return new Promise(resolve => {
    child.on('close', status => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`== ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
      if (status !== 0) console.log(said);
      resolve(status === 0);
    });
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const failed = await check({ onlyTypes: process.argv.includes('--types') });
  process.exitCode = failed.length > 0 ? 1 : 0;
}
