/**
 * Do the rule tests bite? `node tools/run.mjs mutate <how many> [--seed <text>] [--in <path>] [--skip <n>]` draws one-line
 * faults at random over `rules/`, `phases/` and kit (mutations.ts), puts one after the other into a copy of the tree and
 * runs the rule tests that can reach the file: a game's own, or kit's and after them those of all games.
 * Golden games, perft, the contract suite, bots and texts do not count. The same seed draws the same faults from the same sources, so
 * that `--skip 20` goes on where twenty were done. `--at <file>:<line>` tries every fault of that line instead. `--list`
 * prints what is drawn and tries nothing. All tests concerned are run first without a fault, unless `--unchecked`.
 * Sources are never touched.
 */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { random } from '../src/kit/dice.ts';
import { type Mutation, mutated, mutationsOf } from './mutations.ts';
import { type Reaching, reachingIn } from './reaching.ts';

const CONCERNED = /^src\/(games\/[^/]+\/(rules|phases)|kit)\/.*\.ts$/;
/** Test helpers contain no rules. */
const NOT_RULES = /\.test\.ts$|Samples\.ts$/;

/** CPU time after which the tests of a folder count as endless: many times what they need. */
const MOST_CPU_S = 400;

interface Fault extends Mutation {
  readonly file: string;
}

type Verdict = { readonly caught: true; readonly by: string } | { readonly caught: false };

export async function main(args: readonly string[], root: string): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      in: { type: 'string', default: '' },
      skip: { type: 'string', default: '0' },
      at: { type: 'string' },
      list: { type: 'boolean', default: false },
      unchecked: { type: 'boolean', default: false },
    },
  });
  const files = listed(root);
  const drawn = values.at === undefined ? draw(root, files, values.in, values.seed) : faultsAt(root, values.at);
  const skip = Number(values.skip);
  const faults = values.at === undefined ? take(drawn, skip, Number(positionals[0] ?? 60)) : [...drawn];
  if (values.list) {
    for (const [i, fault] of faults.entries()) console.log(`${skip + i + 1} ${shown(fault)}`);
    return;
  }
  const copy = copied(root, files);
  const reaching = reachingIn(copy);
  try {
    if (!values.unchecked) await prove(copy, reaching, faults);
    await tryAll(copy, reaching, faults, skip);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Everything that belongs to the tree, including new files. */
const listed = (root: string): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter(name => name !== '');

function copied(root: string, files: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'hexfront-mutate-'));
  for (const name of files) {
    mkdirSync(dirname(join(copy, name)), { recursive: true });
    cpSync(join(root, name), join(copy, name), { force: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
  return copy;
}

/** Every line in which a fault can be made is equally likely, and so is every fault of the line. */
function* draw(root: string, files: readonly string[], within: string, seed: string): Generator<Fault> {
  const lines = files
    .filter(name => CONCERNED.test(name) && !NOT_RULES.test(name) && name.startsWith(within))
    .sort()
    .flatMap(file => linesOf(root, file));
  if (lines.length === 0) throw new Error(`no line of a rule begins with ${within}`);
  const next = random(`mutate ${seed}`);
  const seen = new Set<string>();
  while (seen.size < lines.length) {
    const at = lines[Math.floor(next() * lines.length)] ?? [];
    const fault = at[Math.floor(next() * at.length)];
    if (!fault || seen.has(placeOf(fault))) continue;
    seen.add(placeOf(fault));
    yield fault;
  }
}

function linesOf(root: string, file: string): Fault[][] {
  const byLine = new Map<number, Fault[]>();
  for (const one of mutationsOf(readFileSync(join(root, file), 'utf8')))
    byLine.set(one.line, [...(byLine.get(one.line) ?? []), { ...one, file }]);
  return [...byLine.values()];
}

function faultsAt(root: string, place: string): Fault[] {
  const [file = '', line] = place.split(':');
  return linesOf(root, file).flatMap(faults =>
    faults.filter(fault => line === undefined || fault.line === Number(line)),
  );
}

function take<T>(all: Iterable<T>, skip: number, many: number): T[] {
  const out: T[] = [];
  let at = 0;
  for (const one of all) {
    if (out.length >= many) break;
    if (at++ >= skip) out.push(one);
  }
  return out;
}

/** If tests fail without a fault, no result means anything. */
async function prove(copy: string, reaching: Reaching, faults: readonly Fault[]): Promise<void> {
  const sound = await ran(copy, [...new Set(faults.flatMap(({ file }) => wavesFor(reaching, file).flat()))]);
  if (sound.caught) throw new Error(`the tests fail without any fault: ${sound.by}`);
}

async function tryAll(copy: string, reaching: Reaching, faults: readonly Fault[], skip: number): Promise<void> {
  const survivors: Fault[] = [];
  for (const [i, fault] of faults.entries()) {
    const file = join(copy, fault.file);
    const source = readFileSync(file, 'utf8');
    writeFileSync(file, mutated(source, fault));
    const verdict = await tried(copy, wavesFor(reaching, fault.file));
    writeFileSync(file, source);
    if (!verdict.caught) survivors.push(fault);
    console.log(`${skip + i + 1} ${verdict.caught ? `caught by ${verdict.by}` : 'SURVIVED'}: ${shown(fault)}`);
  }
  console.log(`${faults.length - survivors.length} of ${faults.length} caught`);
  for (const fault of survivors) console.log(`survived: ${shown(fault)}`);
}

const placeOf = ({ file, line }: Fault): string => `${file}:${line}`;

const shown = (fault: Fault): string =>
  `${placeOf(fault)} (${fault.kind}) ${fault.before} → ${fault.after}`.replace(/\s+/g, ' ');

/** The number of tests that are run before all others: mostly one of them catches the fault. */
const NEAREST = 8;
const FEW = 20;

/**
 * What is run to catch a fault, in waves: tests with the name of the file, those with the fewest imports between, then
 * all others that must catch it. Tests that cannot reach the file are not run.
 */
function wavesFor(reaching: Reaching, file: string): string[][] {
  const isKit = file.startsWith('src/kit/');
  const home = isKit ? 'src/kit/' : `${file.split('/').slice(0, 3).join('/')}/`;
  const stem = /([^/]+)\.ts$/.exec(file)?.[1] ?? '';
  const own = reaching.of(file, home).filter(isOfRules);
  const named = own.filter(name => name.split('/').at(-1)?.startsWith(stem));
  const [near, far] = parted(own.filter(name => !named.includes(name)));
  const games = isKit ? parted(reaching.of(file, 'src/games/').filter(isOfRules)) : [];
  return [[...named, ...near], far, ...games].filter(wave => wave.length > 0);
}

/** Advice for bots and words are no rules, and random play tests no specific rule. */
const isOfRules = (name: string): boolean => !/^src\/games\/[^/]+\/(evaluate|text|lesson)\//.test(name);

const parted = (names: readonly string[]): [string[], string[]] => [names.slice(0, NEAREST), names.slice(NEAREST)];

async function tried(copy: string, waves: readonly string[][]): Promise<Verdict> {
  for (const wave of waves) {
    const verdict = await ran(copy, wave);
    if (verdict.caught) return verdict;
  }
  return { caught: false };
}

/** Runs tests until one of them fails, or until they count as endless. */
function ran(copy: string, tests: readonly string[]): Promise<Verdict> {
  // A second worker would load the game again, which takes longer than a few tests.
  const workers = tests.length > FEW ? [] : ['--maxWorkers=1'];
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...tests, ...workers, '--bail=1', '--reporter=dot'];
  return new Promise((resolve, reject) => {
    // A separate process group, so that workers end with it; the limit is CPU time, independent of other load.
    const child = spawn('sh', ['-c', `ulimit -t ${MOST_CPU_S}; exec "$0" "$@"`, process.execPath, ...args], {
      cwd: copy,
      detached: true,
      env: { ...process.env, NO_COLOR: '1' },
    });
    let said = '';
    child.stdout.on('data', data => (said += data));
    child.stderr.on('data', data => (said += data));
    child.on('error', reject).on('close', (code, signal) => {
      const by = caughtBy(said, signal);
      if (code === 0) resolve({ caught: false });
      else if (by === undefined) reject(new Error(`the tests could not be run: ${said.trim().slice(-500)}`));
      else resolve({ caught: true, by });
    });
  });
}

/**
 * The test that failed, or that the tests are endless; undefined if something else went wrong, which says nothing about
 * a fault.
 */
function caughtBy(said: string, signal: string | null): string | undefined {
  const failed = / FAIL +(.+)/.exec(said)?.[1];
  const isEndless = signal === 'SIGXCPU' || signal === 'SIGKILL' || /worker exited|SIGXCPU|out of memory/i.test(said);
  return failed ?? (isEndless ? 'tests that do not end' : undefined);
}
