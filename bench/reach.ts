/**
 * Movement ranges of about 250 hexes on a 2,000-hex map of mixed terrain: our flood against the same flood in C, which
 * limits what any rewrite could gain, and against honeycomb-grid as a game would use it. All three must find the same
 * hexes at the same costs before their times count.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Direction, defineHex, Grid, rectangle as honeycombRectangle, Orientation } from 'honeycomb-grid';
import { type Board, compileBoard, edgeTable, rectangle } from '../src/kit/board.ts';
import { reach } from '../src/kit/reach.ts';
import { type Measure, microsPerCall, type Tell } from './measure.ts';

const COLS = 50;
const ROWS = 40;
const LIMIT = 13;
const ROUNDS = 9;
const ROUND_MS = 40;
const TERRAIN_COSTS = [1, 1, 1, 2, 2, 3];

/** `root` is the repository, from which the C source is read. */
export function* reachMeasures(root: string, tell: Tell): Generator<Measure> {
  const field = makeField();
  tell('movement ranges, ours');
  const ours = microsPerCall(() => floodAll(field), { rounds: ROUNDS, roundMs: ROUND_MS }) / field.starts.length;
  tell('movement ranges in C');
  yield againstC(field, ours, root);
  tell('movement ranges of a library');
  yield againstHoneycomb(field, ours);
}

interface Field {
  readonly board: Board;
  /** The cost of entering each hex. */
  readonly into: readonly number[];
  readonly costs: Int16Array;
  readonly starts: readonly number[];
}

/**
 * Terrain and starts from a fixed hash, so that every run floods the same map. Many starts: with a few dozen the branch
 * predictor learns all of them, and C looks twice as fast as it is in play.
 */
function makeField(): Field {
  const board = compileBoard(rectangle(COLS, ROWS, 'pointy', 'odd'));
  const into = board.names.map((_, h) => TERRAIN_COSTS[hash(h) % TERRAIN_COSTS.length]!);
  const starts = Array.from({ length: 512 }, (_, i) => hash(i + 9999) % board.size);
  return { board, into, costs: edgeTable(board, (_, to) => into[to]!), starts };
}

const hash = (n: number): number => (Math.imul(n + 1, 0x9e3779b1) ^ (Math.imul(n + 7, 0x85ebca6b) >>> 13)) >>> 0;

function floodAll({ board, costs, starts }: Field): void {
  for (const start of starts) reach(board, start, { costs, limit: LIMIT });
}

function againstC(field: Field, ours: number, root: string): Measure {
  const said = { name: 'movement range, ~250 of 2,000 hexes', value: ours, unit: 'µs', goal: 'at most 3x the time' };
  const c = timeC(field, root);
  if (c === undefined) return { ...said, against: 'no compiler', ratio: 0, ok: true };
  const ratio = ours / c;
  return { ...said, against: `the same in C, ${c.toFixed(2)} µs`, ratio, ok: ratio <= 3 };
}

function timeC(field: Field, root: string): number | undefined {
  const dir = mkdtempSync(join(tmpdir(), 'hexfront-bench-'));
  try {
    const source = join(dir, 'reach.c');
    writeFileSync(source, readFileSync(join(root, 'bench', 'reach.c')));
    const program = join(dir, 'reach');
    if (!compiled(source, program)) return undefined;
    const input = join(dir, 'field.bin');
    writeFileSync(input, inputOf(field));
    const output = execFileSync(program, [input, String(ROUNDS), String(ROUND_MS)], { encoding: 'utf8' });
    const [nanos, sum] = output.split(' ').map(Number);
    if (sum !== checksum(field)) throw new Error('bench/reach.c finds other hexes than src/kit/reach.ts');
    return nanos! / 1000;
  } finally {
    rmSync(dir, { recursive: true });
  }
}

function compiled(source: string, program: string): boolean {
  try {
    execFileSync('cc', ['--version'], { stdio: 'ignore' });
  } catch {
    return false;
  }
  execFileSync('cc', ['-O3', '-o', program, source]);
  return true;
}

const inputOf = ({ board, costs, starts }: Field): Uint8Array =>
  new Uint8Array(Int32Array.of(board.size, LIMIT, starts.length, ...starts, ...board.next, ...costs).buffer);

function checksum({ board, costs, starts }: Field): number {
  let sum = 0;
  for (const start of starts) {
    const got = reach(board, start, { costs, limit: LIMIT });
    for (const h of got.hexes.subarray(0, got.count)) sum = (Math.imul(sum, 31) + h * 64 + got.costOf(h)) >>> 0;
  }
  return sum;
}

function againstHoneycomb(field: Field, ours: number): Measure {
  const theirs = timeHoneycomb(field);
  const ratio = theirs / ours;
  return {
    name: 'movement range, times as fast as a library',
    value: ours,
    unit: 'µs',
    against: `honeycomb-grid, ${theirs.toFixed(0)} µs`,
    ratio,
    goal: 'at least 10x as fast',
    ok: ratio >= 10,
  };
}

class Tile extends defineHex({ orientation: Orientation.POINTY, offset: -1 }) {}

const DIRECTIONS = [Direction.E, Direction.SE, Direction.SW, Direction.W, Direction.NW, Direction.NE];

function timeHoneycomb(field: Field): number {
  const grid = new Grid(Tile, honeycombRectangle({ width: COLS, height: ROWS }));
  const starts = field.starts.map(h => grid.getHex({ col: h % COLS, row: Math.trunc(h / COLS) })!);
  for (const [i, start] of starts.entries()) {
    const found = honeycombFlood(grid, start, field.into);
    const got = reach(field.board, field.starts[i]!, { costs: field.costs, limit: LIMIT });
    const same = [...found].every(([tile, cost]) => got.costOf(tile.row * COLS + tile.col) === cost);
    if (!same || found.size !== got.count) throw new Error('honeycomb-grid finds other hexes than src/kit/reach.ts');
  }
  const all = (): void => {
    for (const start of starts) honeycombFlood(grid, start, field.into);
  };
  return microsPerCall(all, { rounds: 3, roundMs: ROUND_MS }) / starts.length;
}

/** The library's own neighbour query, a Map of costs, and the same buckets in plain arrays. */
function honeycombFlood(grid: Grid<Tile>, start: Tile, into: readonly number[]): Map<Tile, number> {
  const best = new Map([[start, 0]]);
  const buckets: Tile[][] = Array.from({ length: LIMIT + 1 }, () => []);
  buckets[0]!.push(start);
  for (const [cost, bucket] of buckets.entries()) {
    for (const tile of bucket) {
      if (best.get(tile) !== cost) continue;
      for (const direction of DIRECTIONS) {
        const to = grid.neighborOf(tile, direction, { allowOutside: false });
        if (!to) continue;
        const sum = cost + into[to.row * COLS + to.col]!;
        if (sum > LIMIT || sum >= (best.get(to) ?? Number.POSITIVE_INFINITY)) continue;
        best.set(to, sum);
        buckets[sum]!.push(to);
      }
    }
  }
  return best;
}
