// The browser of the tests: finds a Chromium, and installs one if the machine has a package manager that we may use.
// Japanese fonts are installed with it; without them half of the text on the pages would be empty boxes.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { posix, win32 } from 'node:path';

const FONTS = ['fonts-noto-cjk', 'fonts-noto-core'];
/** Best first: the headless shell needs a quarter less time for each page. */
const BROWSERS = ['chromium-headless-shell', 'chromium'];
const ADVICE =
  'The browser tests need Chromium, Chrome or Edge: install one, or name its program in HEXFRONT_CHROMIUM (https://www.chromium.org/getting-involved/download-chromium/).';

const LINUX = [...BROWSERS, 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const WINDOWS = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];

/** Where a Chromium may be, best first. If `HEXFRONT_CHROMIUM` is set, only that. */
export function candidates({ env, platform }) {
  if (env.HEXFRONT_CHROMIUM) return [env.HEXFRONT_CHROMIUM];
  if (platform === 'darwin') return MAC.map(name => `/Applications/${name}.app/Contents/MacOS/${name}`);
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
    return WINDOWS.flatMap(name => roots.map(root => win32.join(root, name)));
  }
  const folders = new Set(['/usr/bin', ...(env.PATH ?? '').split(':').filter(Boolean), '/snap/bin']);
  return LINUX.flatMap(name => [...folders].map(folder => posix.join(folder, name)));
}

/** The first that exists; undefined if there is none. A named program that does not exist is an error. */
export function choose({ env, platform, isThere }) {
  const found = candidates({ env, platform }).find(isThere);
  if (found === undefined && env.HEXFRONT_CHROMIUM)
    throw new Error(`HEXFRONT_CHROMIUM names ${env.HEXFRONT_CHROMIUM}, which is not there or cannot be run.`);
  return found;
}

/** What must be installed before the tests can run; `hasPackage` asks the package manager. */
export function lacking({ chromium, hasFonts, hasApt, hasPackage }) {
  const fonts = hasApt && !hasFonts ? FONTS : [];
  if (chromium !== undefined) return fonts;
  return [BROWSERS.find(hasPackage) ?? 'chromium', ...FONTS];
}

/** The path of a Chromium, installed if necessary; ends the process with a message if that is impossible. */
export function requireChromium() {
  try {
    const mayInstall = apt();
    if (mayInstall && whatLacks(mayInstall).length > 0) {
      aptGet(mayInstall, 'update', '-qq');
      install(mayInstall, whatLacks(mayInstall));
    }
    const path = present();
    if (path === undefined) throw new Error(ADVICE);
    return path;
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

const whatLacks = mayInstall =>
  lacking({ chromium: present(), hasFonts: hasJapanese(), hasApt: mayInstall !== undefined, hasPackage });

const present = () => choose({ env: process.env, platform: process.platform, isThere });

function isThere(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const quietly = (command, args) => spawnSync(command, args, { encoding: 'utf8' });

/** Without fontconfig this cannot be known, and nothing is done. */
function hasJapanese() {
  const listed = quietly('fc-list', [':lang=ja']);
  return listed.status !== 0 || listed.stdout.trim() !== '';
}

/** How apt-get is called here; undefined if it is missing or we have no right to use it. */
function apt() {
  if (process.platform !== 'linux' || quietly('apt-get', ['--version']).status !== 0) return undefined;
  if (process.getuid?.() === 0) return ['apt-get'];
  return quietly('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n', 'apt-get'] : undefined;
}

/** Whether the package manager could install it, according to its last update. */
const hasPackage = name => /^ *Candidate: \d/m.test(quietly('apt-cache', ['policy', name]).stdout ?? '');

function aptGet([command, ...before], ...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, [...before, ...args], { encoding: 'utf8', env });
}

function install(mayInstall, packages) {
  console.error(
    `Installing ${packages.join(', ')} for the browser tests; this is done once and takes a minute or two.`,
  );
  const { status, stderr } = aptGet(mayInstall, 'install', '-y', '-qq', '--no-install-recommends', ...packages);
  if (status !== 0) throw new Error(`${String(stderr).trim().split('\n').at(-1)} ${ADVICE}`.trim());
}
