// Builds into dist/, part by part and only what is needed: the command line and its workers (esbuild, under a second),
// and the client for browsers (vite, several seconds), which only a server needs. A part is built again when a source
// is newer. Any number of processes may ask at once: one builds, the others wait and use its result. Each file is
// written under a temporary name and then renamed, entries last, and names of chunks include a hash of their content,
// so a running process never sees half a build.
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, root } from './install.mjs';
import { withLock } from './lock.mjs';

const out = join(root, 'dist');
const HOUR = 3_600_000;

/** Entries are the files that identify a part: they are put into place last, and their date is the age of the build. */
const COMMAND = {
  out,
  entries: ['worker.js.map', 'worker.js', 'cli.js.map', 'cli.js'],
  sources: ['src', 'bench', 'package.json'],
  without: [join(root, 'src', 'client')],
  needsDev: false,
  make: bundleCommand,
};
const CLIENT = {
  out: join(out, 'client'),
  entries: ['sw.js', 'index.html'],
  sources: ['src', 'vite.config.ts', 'package.json'],
  without: [join(root, 'src', 'server'), join(root, 'src', 'cli')],
  needsDev: true,
  make: bundleClient,
};

/** Only serving needs the client. */
const partsFor = serving => (serving ? [COMMAND, CLIENT] : [COMMAND]);

export const isStale = ({ serving = false } = {}) => partsFor(serving).some(isPartStale);

/** Builds what is needed and whose source is newer than its build; `force` builds everything. */
export async function build({ serving = false, force = false } = {}) {
  for (const part of partsFor(serving || force)) await buildPart(part, force);
}

async function buildPart(part, force) {
  if (!force && !isPartStale(part)) return install();
  await install({ dev: part.needsDev });
  try {
    await withLock(join(out, '.build.lock'), async () => {
      if (force || isPartStale(part)) await makePart(part);
    });
  } catch (error) {
    if (!Array.isArray(error.errors)) throw error;
    // esbuild has printed its errors; vite leaves that to us.
    if (part === CLIENT) console.error(error.message);
    console.error(`hexfront: the build failed with ${error.errors.length} error(s), told above`);
    process.exit(1);
  }
}

const mtime = file => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function isPartStale(part) {
  const built = Math.min(...part.entries.map(file => mtime(join(part.out, file))));
  return Math.max(...part.sources.map(source => newest(join(root, source), part.without))) > built;
}

/** Newest change at or below a path, in milliseconds; folders count, so that a removed file is noticed too. */
function newest(path, without) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
  return readdirSync(path)
    .filter(name => !/\.test\.tsx?$/.test(name) && !without.includes(join(path, name)))
    .reduce((time, name) => Math.max(time, newest(join(path, name), without)), stat.mtimeMs);
}

async function makePart(part) {
  const aside = join(out, `.new-${process.pid}`);
  const started = new Date();
  try {
    await part.make(aside);
    swap(part, aside, started);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

async function bundleCommand(aside) {
  const { build: bundle } = await import('esbuild');
  await bundle({
    absWorkingDir: root,
    entryPoints: { cli: 'src/cli/main.ts', worker: 'src/cli/worker.ts' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    outdir: aside,
    logLevel: 'error',
  });
}

async function bundleClient(aside) {
  const { build: bundle } = await import('vite');
  // The build is always for players, also when tests ask for it and run with another NODE_ENV.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await bundle({
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'warn',
      build: { outDir: aside, emptyOutDir: false, reportCompressedSize: false },
    });
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

/** Entries are dated to the start of the build, so that a source saved meanwhile counts as newer. */
function swap({ out: place, entries }, aside, started) {
  const made = filesBelow(aside);
  const move = file => {
    mkdirSync(dirname(join(place, file)), { recursive: true });
    renameSync(join(aside, file), join(place, file));
  };
  for (const file of made) if (!entries.includes(file)) move(file);
  for (const file of entries) {
    utimesSync(join(aside, file), started, started);
    move(file);
  }
  const isOld = file => !made.includes(file) && Date.now() - mtime(join(place, file)) > HOUR;
  for (const file of filesBelow(place))
    if (!isElsewhere(file) && isOld(file)) rmSync(join(place, file), { force: true });
}

/** Locks, temporary files of other processes, and the client's folder while the command line is being tidied. */
const isElsewhere = file => file.startsWith('.') || file.split(sep)[0] === 'client';

const filesBelow = folder =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)));

if (process.argv[1] === fileURLToPath(import.meta.url)) await build({ force: true });
