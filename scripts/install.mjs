// Makes sure that node_modules holds what package-lock.json asks for; runs `npm ci` when it does not.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
const NEEDED = [20, 19];

/** Ends the process with one line when Node is too old to run Hexfront. */
export function requireNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  console.error(`Hexfront needs Node ${NEEDED.join('.')} or newer; this is ${version}. Get it from https://nodejs.org`);
  process.exit(1);
}

/** Installs what is missing. `dev` asks for the packages of the tests as well. */
export async function install({ dev = false } = {}) {
  requireNode();
  if (missing(root, dev) === undefined) return;
  await withLock(join(root, 'dist', '.install.lock'), () => {
    const what = missing(root, dev);
    if (what !== undefined) runNpm(what);
  });
}

/** Why node_modules is not complete, in a few words; undefined when it is. */
export function missing(folder, dev) {
  const wanted = packagesOf(join(folder, 'package-lock.json'));
  const have = packagesOf(join(folder, 'node_modules', '.package-lock.json'));
  if (!have) return 'nothing is installed yet';
  for (const [path, entry] of Object.entries(wanted ?? {})) {
    if (path === '' || (entry.dev && !dev)) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (have[path] && have[path].version !== entry.version)
      return `${name} is ${have[path].version}, not ${entry.version}`;
    if (have[path] ? !existsSync(join(folder, path, 'package.json')) : !isSkipped(entry)) return `${name} is missing`;
  }
  return undefined;
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Optional packages for other machines are never installed. */
const isSkipped = entry =>
  entry.optional === true && (!fits(entry.os, process.platform) || !fits(entry.cpu, process.arch) || entry.libc);

const fits = (list, mine) =>
  list === undefined || (list.includes(mine) && !list.includes(`!${mine}`)) || list.every(one => one.startsWith('!'));

function runNpm(why) {
  console.log(`Installing packages (${why}); this is done once and takes about a minute.`);
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const options = { cwd: root, stdio: 'inherit' };
  const { status, error } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (status === 0) return;
  console.error(
    `npm ci failed${error ? `: ${error.message}` : ''}. Is the network there? Then try \`npm ci\` by hand.`,
  );
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await install({ dev: true });
