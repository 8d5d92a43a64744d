// `npm test`: installs what is missing, then format and lint, types, tests, rules coverage, build and sizes, in that order.
// Stops at the first that fails. Arguments go to vitest: `npm test -- src/kit`.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { install, root } from './install.mjs';

const report = join(root, 'out', 'vitest.json');
const biome = 'node_modules/@biomejs/biome/bin/biome';
const tsc = 'node_modules/typescript/bin/tsc';
const vitest = 'node_modules/vitest/vitest.mjs';

const STEPS = [
  ['Format and lint', [biome, 'check', '--diagnostic-level=warn', '.']],
  ['Types of the pure rooms', [tsc, '-p', 'tsconfig.pure.json']],
  ['Types of everything else', [tsc, '-p', 'tsconfig.node.json']],
  ['Types of the client', [tsc, '-p', 'tsconfig.client.json']],
  [
    'Tests',
    [vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...process.argv.slice(2)],
  ],
  ['Rules coverage', ['bin/hexfront.mjs', 'rules', '--all']],
  ['Build', ['scripts/build.mjs']],
  ['Sizes', ['scripts/size.mjs']],
];

await install({ dev: true });
rmSync(report, { force: true });
for (const [name, args] of STEPS) {
  if (run(name, args)) continue;
  console.log(summary() ?? '');
  console.error(`npm test stopped: ${name} failed.`);
  process.exit(1);
}
console.log(summary());

function run(name, args) {
  console.log(`\n== ${name}`);
  const began = performance.now();
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  console.log(`   ${status === 0 ? 'ok' : 'FAILED'} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return status === 0;
}

/** The count of tests in plain words; undefined before they have run. */
function summary() {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    return `${numPassedTests} passed, ${numFailedTests} failed`;
  } catch {
    return undefined;
  }
}
