import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Board, compileBoard, edgeTable, hexOf, rectangle } from './board.ts';
import { FAR, makeScratch, pathTo, type Reached, type ReachSpec, reach } from './reach.ts';

const board = compileBoard(rectangle(6, 5, 'pointy', 'odd'));
const at = (name: string): number => hexOf(board, name) ?? -1;
const marked = (...names: string[]): Uint8Array => {
  const marks = new Uint8Array(board.size);
  for (const name of names) marks[at(name)] = 1;
  return marks;
};
const flat = edgeTable(board, () => 1);
const costsOf = (reached: Reached, b: Board = board): number[] => b.names.map((_, h) => reached.costOf(h));
const found = (reached: Reached): number[] => [...reached.hexes.subarray(0, reached.count)];

/** Bellman-Ford: relaxes every edge until nothing changes. */
function bruteForce(b: Board, starts: readonly number[], spec: ReachSpec): number[] {
  const best = b.names.map((_, h) => (starts.includes(h) ? (spec.spent ?? 0) : Number.POSITIVE_INFINITY));
  for (let changed = true; changed; ) {
    changed = false;
    for (const [e, to] of b.next.entries()) {
      const h = Math.trunc(e / 6);
      const stays = spec.stop?.[h] && !starts.includes(h);
      if (to < 0 || spec.costs[e]! < 0 || spec.block?.[to] || stays) continue;
      const sum = best[h]! + spec.costs[e]! + (spec.toll?.[to] ?? 0);
      if (sum > spec.limit || sum >= best[to]!) continue;
      best[to] = sum;
      changed = true;
    }
  }
  return best.map(cost => (cost === Number.POSITIVE_INFINITY ? -1 : cost));
}

interface Case {
  readonly board: Board;
  readonly starts: readonly number[];
  readonly spec: ReachSpec;
}

const cases: fc.Arbitrary<Case> = fc
  .record({ cols: fc.integer({ min: 1, max: 6 }), rows: fc.integer({ min: 1, max: 6 }) })
  .chain(({ cols, rows }) => {
    const size = cols * rows;
    const marks = (max: number): fc.Arbitrary<Uint8Array | undefined> =>
      fc
        .option(
          fc.array(fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max })), {
            minLength: size,
            maxLength: size,
          }),
          { nil: undefined },
        )
        .map(list => list && Uint8Array.from(list));
    return fc
      .record({
        costs: fc.array(fc.integer({ min: -1, max: 4 }), { minLength: size * 6, maxLength: size * 6 }),
        starts: fc.array(fc.integer({ min: 0, max: size - 1 }), { minLength: 1, maxLength: 3 }),
        limit: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.constant(FAR)),
        spent: fc.integer({ min: 0, max: 3 }),
        block: marks(1),
        stop: marks(1),
        toll: marks(3),
      })
      .map(({ costs, starts, limit, spent, block, stop, toll }) => {
        const b = compileBoard(rectangle(cols, rows, 'flat', 'even'));
        const table = edgeTable(b, (from, _, dir) => costs[from * 6 + dir]!);
        const extras = { ...(block && { block }), ...(stop && { stop }), ...(toll && { toll }) };
        return { board: b, starts, spec: { costs: table, limit, spent, ...extras } };
      });
  });

describe('reach', () => {
  it('equals brute force', () => {
    fc.assert(
      fc.property(cases, ({ board: b, starts, spec }) => {
        const got = reach(b, starts, spec);
        const expected = bruteForce(b, starts, spec);
        expect(costsOf(got, b)).toEqual(expected);
        expect(found(got).sort((x, y) => x - y)).toEqual([...expected.keys()].filter(h => expected[h]! >= 0));
        const order = found(reach(b, starts, spec)).map(h => expected[h]!);
        expect(order).toEqual([...order].sort((x, y) => x - y));
      }),
      { numRuns: 300 },
    );
  });

  it('its paths are walkable and cost what it says', () => {
    fc.assert(
      fc.property(cases, ({ board: b, starts, spec }) => {
        const got = reach(b, starts, spec);
        for (const h of found(got)) {
          const path = pathTo(got, h);
          const from = path.length > 0 ? got.fromOf(path[0]!) : h;
          expect(starts).toContain(from);
          let sum = spec.spent ?? 0;
          for (const [i, to] of path.entries()) {
            const e = b.next.indexOf(to, (path[i - 1] ?? from) * 6);
            expect(Math.trunc(e / 6)).toBe(path[i - 1] ?? from);
            sum += spec.costs[e]! + (spec.toll?.[to] ?? 0);
          }
          expect(sum).toBe(got.costOf(h));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('is the same on a fresh scratch, a used one and the default one', () => {
    const used = makeScratch(36);
    fc.assert(
      fc.property(cases, ({ board: b, starts, spec }) => {
        const [one, two, three] = [makeScratch(b.size), used, undefined].map(scratch => {
          const got = reach(b, starts, spec, scratch);
          return { order: found(got), from: b.names.map((_, h) => got.fromOf(h)), costs: costsOf(got, b) };
        });
        expect(two).toEqual(one);
        expect(three).toEqual(one);
      }),
      { numRuns: 100 },
    );
  });

  it('with a goal ends early, claims only what is settled, and leaves the scratch clean', () => {
    fc.assert(
      fc.property(cases, fc.nat(), ({ board: b, starts, spec }, n) => {
        const full = costsOf(reach(b, starts, spec), b);
        const goal = n % b.size;
        const got = reach(b, starts, { ...spec, goal });
        expect(got.costOf(goal)).toBe(full[goal]);
        for (const [h, cost] of costsOf(got, b).entries()) {
          expect(cost).toBe(found(got).includes(h) ? full[h] : -1);
          if (full[goal]! >= 0) expect(cost).toBeLessThanOrEqual(full[goal]!);
        }
        expect(costsOf(reach(b, starts, spec), b)).toEqual(full);
      }),
      { numRuns: 200 },
    );
  });

  it('stays right when the generations run out', () => {
    const scratch = makeScratch(board.size);
    const wide = costsOf(reach(board, 0, { costs: flat, limit: 3 }, scratch));
    for (let i = 0; i < 70_000; i++) reach(board, 29, { costs: flat, limit: 0 }, scratch);
    expect(costsOf(reach(board, 0, { costs: flat, limit: 3 }, scratch))).toEqual(wide);
  });

  it('a start may be left although it stops or blocks others', () => {
    const ring = marked('0303');
    const got = reach(board, at('0303'), { costs: flat, limit: 1, stop: ring, block: ring });
    expect(got.count).toBe(7);
  });

  it('a stopping hex is entered but not passed', () => {
    const line = compileBoard(rectangle(4, 1, 'pointy', 'odd'));
    const got = reach(line, 0, { costs: edgeTable(line, () => 1), limit: 9, stop: Uint8Array.of(0, 1, 0, 0) });
    expect(costsOf(got, line)).toEqual([0, 1, -1, -1]);
  });

  it('a start that has overspent stays where it is', () => {
    const got = reach(board, 7, { costs: flat, limit: 3, spent: 5 });
    expect([got.count, got.costOf(7)]).toEqual([1, 5]);
  });

  it('has no limit when the limit is infinite, and cannot spend part of a point', () => {
    expect(reach(board, 0, { costs: flat, limit: Number.POSITIVE_INFINITY }).count).toBe(board.size);
    expect(reach(board, 0, { costs: flat, limit: 1.5 }).count).toBe(3);
  });

  it('of equal ways keeps the first start and the first direction', () => {
    const got = reach(board, [at('0301'), at('0101')], { costs: flat, limit: 2 });
    expect(got.fromOf(at('0201'))).toBe(at('0301'));
    expect(pathTo(got, at('0201'))).toEqual([at('0201')]);
    expect(pathTo(got, at('0101'))).toEqual([]);
    expect(pathTo(reach(board, 0, { costs: flat, limit: 2 }), 29)).toEqual([]);
  });

  it('refuses a table or scratch of another board, and a debt', () => {
    expect(() => reach(board, 0, { costs: new Int16Array(6), limit: 1 })).toThrow('not of this board');
    expect(() => reach(board, 0, { costs: flat, limit: 1 }, makeScratch(3))).toThrow('not of this board');
    expect(() => reach(board, 0, { costs: flat, limit: 1, spent: -1 })).toThrow('cannot have spent -1');
  });

  it('refuses to start off the board, from one hex or several', () => {
    expect(() => reach(board, -2, { costs: flat, limit: 1 })).toThrow('no hex -2');
    expect(() => reach(board, [0, board.size], { costs: flat, limit: 1 })).toThrow(`no hex ${board.size}`);
    expect(reach(board, board.size - 1, { costs: flat, limit: 0 }).count).toBe(1);
  });
});
