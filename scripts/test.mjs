// `npm test`: installs what is missing, then format and lint beside types and the build, tests, rules coverage, sizes and the
// tests in a real browser, in that order. Stops at the first that fails. Arguments go to vitest: `npm test -- src/kit` leaves the
// browser out, `npm test -- test/browser/seats` runs nothing but that.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { check } from './check.mjs';
import { requireChromium } from './chromium.mjs';
import { install, root } from './install.mjs';

const vitest = 'node_modules/vitest/vitest.mjs';
const reports = { unit: join(root, 'out', 'vitest.json'), browser: join(root, 'out', 'vitest-browser.json') };

const given = process.argv.slice(2);
const isForBrowser = arg => /test[/\\]browser/.test(arg);
const runs = {
  unit: !given.some(isForBrowser),
  browser: given.length === 0 || given.some(isForBrowser),
};

const tests = (report, ...args) => [
  vitest,
  'run',
  ...args,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...given,
];

const UNIT = [
  ['Tests', tests(reports.unit)],
  ['Rules coverage', ['bin/hexfront.mjs', 'rules', '--all']],
];
const BUILD = [['Build', ['scripts/build.mjs']]];
const SIZES = [['Sizes', ['scripts/size.mjs']]];
const BROWSER = [['Tests in the browser', tests(reports.browser, '--config', 'vitest.browser.config.ts')]];

await install({ dev: true });
if (runs.browser) requireChromium();
for (const report of Object.values(reports)) rmSync(report, { force: true });
for (const name of await check({ beside: BUILD })) stop(name);
for (const [name, args] of [...(runs.unit ? UNIT : []), ...SIZES, ...(runs.browser ? BROWSER : [])]) {
  if (!run(name, args)) stop(name);
}
console.log(summary());

function stop(name) {
  console.log(summary() ?? '');
  console.error(`npm test stopped: ${name} failed.`);
  process.exit(1);
}

function run(name, args) {
  console.log(`\n== ${name}`);
  const began = performance.now();
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  console.log(`   ${status === 0 ? 'ok' : 'FAILED'} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return status === 0;
}

/** The number of all tests as a sentence; undefined before any have run. */
function summary() {
  const counts = Object.values(reports).flatMap(counted);
  if (counts.length === 0) return undefined;
  const sum = key => counts.reduce((all, count) => all + count[key], 0);
  return `${sum('numPassedTests')} passed, ${sum('numFailedTests')} failed`;
}

function counted(report) {
  try {
    return [JSON.parse(readFileSync(report, 'utf8'))];
  } catch {
    return [];
  }
}
