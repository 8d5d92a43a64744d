/**
 * Compares this tree with another commit, in CPU time: `node tools/run.mjs versus <commit> [--games a,b] [--measures
 * x,y] [--starts 3] [--rounds 12]`. Each tree is bundled and started in separate processes, which do the same slices of
 * work (bench/turns.ts) alternately; the other commit runs in two of them, whose difference is pure noise. Ratios are
 * medians over all slices: below 1, this tree is faster.
 */
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import type { Ask, Slice } from '../bench/turns.ts';

const ALL = 'sixth-army,russian-campaign,zitadelle';
/** Slices that measure their own length, and milliseconds of work to warm up the compiler: neither counts. */
const TRIED = 5;
const WARM = 1500;
/** The intended length of a slice in milliseconds. */
const SPAN = 40;

interface Plan {
  readonly measures: readonly string[] | undefined;
  readonly rounds: number;
}

/** The other commit, the same again, this tree. */
type Times = readonly [number, number, number];

export async function main(args: readonly string[], root: string): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      games: { type: 'string', default: ALL },
      measures: { type: 'string' },
      starts: { type: 'string', default: '3' },
      rounds: { type: 'string', default: '12' },
    },
  });
  const [commit] = positionals;
  if (commit === undefined) throw new Error('which commit? node tools/run.mjs versus <commit>');
  const plan = { measures: values.measures?.split(','), rounds: Number(values.rounds) };
  const [before, now] = [await bundled(treeOf(root, commit), root, commit), await bundled(root, root, 'now')];
  for (const id of values.games.split(',')) {
    const file = join(root, 'out', 'versus', `${id}.json`);
    execFileSync(process.execPath, [before, 'record', id, file]);
    const times = new Map<string, Times[]>();
    for (let n = 0; n < Number(values.starts); n++) await measured([before, before, now], [id, file], plan, times);
    for (const [measure, slices] of times) console.log(report(`${id}, ${measure}`, slices));
  }
}

/** A work tree of the commit, made once. */
function treeOf(root: string, commit: string): string {
  const tree = join(root, 'out', 'versus', commit);
  if (existsSync(tree)) return tree;
  execFileSync('git', ['worktree', 'add', '--detach', tree, commit], { cwd: root, stdio: 'ignore' });
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  return tree;
}

/** The work as defined by this tree, with the rules of either. */
async function bundled(tree: string, root: string, name: string): Promise<string> {
  const folder = join(root, 'out', 'versus', 'built');
  mkdirSync(folder, { recursive: true });
  const contents = `${readFileSync(join(root, 'bench', 'turns.ts'), 'utf8')}\nawait main(process.argv.slice(2));`;
  const outfile = join(folder, `${name}.mjs`);
  const stdin = { contents, resolveDir: join(tree, 'bench'), loader: 'ts' } as const;
  const shared = { bundle: true, platform: 'node', format: 'esm', packages: 'external', logLevel: 'error' } as const;
  await build({ ...shared, stdin, outfile });
  return outfile;
}

async function measured(
  files: readonly string[],
  args: readonly string[],
  plan: Plan,
  times: Map<string, Times[]>,
): Promise<void> {
  const trio: ChildProcess[] = [];
  try {
    let measures: readonly string[] = [];
    for (const file of files) {
      const child = fork(file, ['serve', ...args]);
      trio.push(child);
      ({ measures } = await answerOf<{ readonly measures: readonly string[] }>(child));
    }
    for (const measure of plan.measures ?? measures) await byTurns(trio, measure, plan.rounds, times);
  } finally {
    for (const child of trio) child.kill();
  }
}

async function byTurns(
  trio: readonly ChildProcess[],
  measure: string,
  rounds: number,
  times: Map<string, Times[]>,
): Promise<void> {
  const kept = times.get(measure) ?? [];
  times.set(measure, kept);
  const before = kept.length;
  let [from, many, strange, spent] = [0, 2, 0, 0];
  for (let slice = 0, counted = 0; counted < rounds; slice++) {
    const ms: [number, number, number] = [0, 0, 0];
    const sums = new Set<number>();
    for (let turn = 0; turn < 3; turn++) {
      const who = (slice + turn) % 3;
      const done = await ask(trio[who]!, { measure, from, many });
      ms[who] = done.ms;
      sums.add(done.sum);
    }
    if (sums.size > 1) strange++;
    from += many;
    spent += ms[0];
    if (slice < TRIED || spent < WARM)
      many = Math.max(1, Math.min(4 * many, Math.round((many * SPAN) / Math.max(1, ms[0]))));
    else counted = kept.push(ms) - before;
  }
  if (strange > 0) console.log(`${measure}: ${strange} slices were not the same work`);
}

function ask(child: ChildProcess, asked: Ask): Promise<Slice> {
  child.send(asked);
  return answerOf<Slice>(child);
}

const answerOf = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const gone = (): void => reject(new Error('a process ended too soon'));
    child.once('exit', gone);
    child.once('message', (message: T) => {
      child.off('exit', gone);
      resolve(message);
    });
  });

function report(name: string, slices: readonly Times[]): string {
  const ratio = median(slices.map(([one, two, three]) => (2 * three) / (one + two)));
  const chance = median(slices.map(([one, two]) => two / one));
  const ms = median(slices.map(([one]) => one));
  return `${name.padEnd(52)} ${ratio.toFixed(2)}  (chance ${chance.toFixed(2)}, ${ms.toFixed(0)} ms a slice)`;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
