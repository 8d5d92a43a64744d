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

/** `npm ci` needs a lock file that lists the packages of every platform; if it does not, `npm install` is used. */
function runNpm(why) {
  // On stderr: the command that starts afterwards may use stdout for a protocol.
  console.error(`Installing packages (${why}); this is done once and takes about a minute.`);
  const first = npm(['ci'], 'pipe');
  if (first.status === 0 || npm(['install', '--no-save'], ['ignore', 2, 2]).status === 0) return;
  const told =
    first.error?.message ??
    String(first.stderr)
      .split('\n')
      .filter(line => line.startsWith('npm error'))[0];
  console.error(`The packages could not be installed (${told ?? 'npm ci failed'}). Is the network there?`);
  process.exit(1);
}

function npm(command, stdio) {
  const args = [...command, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const program = process.env.npm_execpath;
  return program?.endsWith('.js')
    ? spawnSync(process.execPath, [program, ...args], { cwd: root, stdio })
    : spawnSync('npm', args, { cwd: root, stdio, shell: process.platform === 'win32' });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await install({ dev: true });
