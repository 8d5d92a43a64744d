import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileBoard, edgeTable, hexOf, rectangle } from './board.ts';
import { pathTo, type ReachSpec, reach } from './reach.ts';
import { along, isWay } from './way.ts';
import { waysTo } from './ways.ts';

const board = compileBoard(rectangle(6, 5, 'pointy', 'odd'));
const at = (name: string): number => hexOf(board, name) ?? -1;
const way = (...names: string[]): number[] => names.map(at);
const marked = (...names: string[]): Uint8Array => {
  const marks = new Uint8Array(board.size);
  for (const name of names) marks[at(name)] = 1;
  return marks;
};
const costs = edgeTable(board, () => 2);

describe('a way', () => {
  it('goes from neighbour to neighbour and ends where it should', () => {
    expect(isWay(board, way('0102', '0103'), at('0103'))).toBe(true);
    expect(isWay(board, way('0103'), at('0103'))).toBe(true);
  });

  it.each<[string, readonly number[], number | undefined]>([
    ['nothing', [], at('0101')],
    ['another end', way('0101', '0102'), at('0101')],
    ['no end', way('0101'), undefined],
    ['a leap', way('0101', '0103'), at('0103')],
    ['a hex twice', way('0101', '0102', '0101', '0102'), at('0102')],
    ['a hex beyond the map', [board.size, at('0102')], at('0102')],
    ['a negative hex', [-1, at('0102')], at('0102')],
    ['half a hex', [0.5, at('0102')], at('0102')],
    ['far too many', Array.from({ length: 10_000 }, () => at('0101')), at('0101')],
  ])('is not %s', (_what, hexes, end) => {
    expect(isWay(board, hexes, end)).toBe(false);
  });
});

describe('along', () => {
  it('adds up steps, tolls and what was spent before', () => {
    const spec = { costs, limit: 20, spent: 3, toll: marked('0103') };
    expect(along(board, at('0101'), way('0102', '0103', '0104'), spec)).toEqual({ ok: true, value: 10 });
  });

  it.each<[ReachSpec, string, string]>([
    [{ costs, limit: 9, block: marked('0103') }, 'blocked', '0103'],
    [{ costs, limit: 9, stop: marked('0102') }, 'stop', '0103'],
    [{ costs, limit: 5 }, 'dear', '0104'],
    [{ costs: edgeTable(board, (_, to) => (to === at('0104') ? -1 : 1)), limit: 9 }, 'closed', '0104'],
  ])('says which step fails and why', (spec, why, hex) => {
    const answer = along(board, at('0101'), way('0102', '0103', '0104'), spec);
    expect(answer.ok ? answer.value : answer.error).toMatchObject({ why, hex: at(hex) });
  });

  it('begins beside the start, which may be left though others would have to stop there', () => {
    expect(along(board, at('0101'), way('0103'), { costs, limit: 9 })).toMatchObject({ error: { why: 'apart' } });
    expect(along(board, at('0101'), way('0102'), { costs, limit: 9, stop: marked('0101') }).ok).toBe(true);
  });
});

const size = board.size;
const bytes = fc.array(fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.constant(1)), {
  minLength: size,
  maxLength: size,
});
const specs = fc.record({
  costs: fc.array(fc.integer({ min: -1, max: 3 }), { minLength: size * 6, maxLength: size * 6 }),
  block: bytes,
  stop: bytes,
  toll: bytes,
  limit: fc.integer({ min: 0, max: 9 }),
  start: fc.nat(size - 1),
});

/** No step leads off the map. */
const specOf = (drawn: {
  costs: number[];
  block: number[];
  stop: number[];
  toll: number[];
  limit: number;
}): ReachSpec => ({
  costs: Int16Array.from(drawn.costs, (cost, e) => (board.next[e]! < 0 ? -1 : cost)),
  block: Uint8Array.from(drawn.block),
  stop: Uint8Array.from(drawn.stop),
  toll: Uint8Array.from(drawn.toll),
  limit: drawn.limit,
});

it('along finds the costs that the flood found, on the way that the flood took', () => {
  fc.assert(
    fc.property(specs, drawn => {
      const spec = specOf(drawn);
      const found = reach(board, drawn.start, spec);
      for (let h = 0; h < size; h++)
        if (found.costOf(h) >= 0)
          expect(along(board, drawn.start, pathTo(found, h), spec)).toEqual({ ok: true, value: found.costOf(h) });
    }),
    { numRuns: 60 },
  );
});

describe('waysTo', () => {
  const spec = { costs, limit: 8 };

  it('finds one way where nothing matters', () => {
    const found = waysTo(board, { start: at('0101'), goal: at('0103'), spec, matters: [] });
    expect(found).toEqual([{ path: way('0102', '0103'), cost: 4 }]);
  });

  it('finds the cheapest way for each set of hexes that matter', () => {
    const things = way('0302', '0303', '0606', '0304');
    const matters = things.map(h => [h]);
    const found = waysTo(board, { start: at('0202'), goal: at('0304'), spec, matters });
    const sets = found.map(({ path }) => things.filter(h => path.includes(h)).length - 1);
    expect([...sets].sort()).toEqual([0, 1, 1, 2]);
    const paid = found.map(({ cost }) => cost);
    expect(paid).toEqual([...paid].sort((a, b) => a - b));
  });

  it('counts no effect of the goal itself among those that it tells apart, however many there are', () => {
    const atGoal = Array.from({ length: 20 }, () => way('0303', '0304'));
    const matters = [...atGoal, way('0302')];
    const found = waysTo(board, { start: at('0202'), goal: at('0304'), spec, matters });
    expect(found.map(({ path }) => path.includes(at('0302'))).sort()).toEqual([false, true]);
  });

  it('finds only ways that can be taken, no hex twice, the cheapest of all first', () => {
    fc.assert(
      fc.property(
        specs,
        fc.nat(size - 1),
        fc.uniqueArray(fc.nat(size - 1), { maxLength: 5 }),
        (drawn, goal, things) => {
          const whole = specOf(drawn);
          fc.pre(goal !== drawn.start);
          const best = reach(board, drawn.start, whole).costOf(goal);
          const found = waysTo(board, { start: drawn.start, goal, spec: whole, matters: things.map(h => [h]) });
          expect(found[0]?.cost ?? -1).toBe(best);
          for (const { path, cost } of found) {
            expect(isWay(board, path, goal)).toBe(true);
            expect(along(board, drawn.start, path, whole)).toEqual({ ok: true, value: cost });
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
