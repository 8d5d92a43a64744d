import { describe, expect, it } from 'vitest';
import { compileBoard, edgeTable, hexOf, nameOf, rectangle } from './board.ts';
import { blockers, type TraceSpec, traceFrom } from './trace.ts';

const board = compileBoard({ ...rectangle(6, 3, 'pointy', 'odd'), sides: { river: ['0202-0302'] } });
const at = (name: string): number => hexOf(board, name) ?? -1;
const edges = edgeTable(board, () => 1);
const blocking = (...names: string[]): TraceSpec => {
  const block = new Uint8Array(board.size);
  for (const name of names) block[at(name)] = 1;
  return { edges, block };
};
const path = (spec: TraceSpec, from: string, ...sources: string[]): string[] | undefined =>
  traceFrom(board, sources.map(at), spec)
    .pathOf(at(from))
    ?.map(h => nameOf(board, h));
const blocked = (spec: TraceSpec, from: string, ...sources: string[]): string[] =>
  blockers(board, at(from), { ...spec, sources: sources.map(at) }).map(h => nameOf(board, h));

const WALL = ['0301', '0302', '0303'];

describe('traceFrom', () => {
  it('runs from the hex to the nearest source, both included', () => {
    expect(path({ edges }, '0401', '0101', '0601')).toEqual(['0401', '0501', '0601']);
    expect(path({ edges }, '0101', '0101')).toEqual(['0101']);
  });

  it('goes around blocked hexes and sides', () => {
    expect(path(blocking('0301', '0302'), '0201', '0401')).toEqual(['0201', '0202', '0303', '0403', '0402', '0401']);
    const dry = edgeTable(board, (from, _, dir) => (board.side[from * 6 + dir] ? -1 : 1));
    expect(path({ edges: dry }, '0202', '0302')).toHaveLength(3);
  });

  it('finds no line through a wall', () => {
    const traced = traceFrom(board, [at('0601')], blocking(...WALL));
    expect(traced.pathOf(at('0201'))).toBeUndefined();
    expect(board.names.filter((_, h) => traced.connected[h]).every(name => name >= '0400')).toBe(true);
  });

  it('needs an open source and an open hex', () => {
    expect(path(blocking('0601'), '0501', '0601')).toBeUndefined();
    expect(path(blocking('0601'), '0501', '0601', '0101')).toHaveLength(5);
    expect(path(blocking('0501'), '0501', '0601')).toBeUndefined();
    expect(path({ edges }, '0501')).toBeUndefined();
  });

  it('reads edges from the source outward', () => {
    const eastward = edgeTable(board, (_, __, dir) => (dir === 0 ? 1 : -1));
    expect(path({ edges: eastward }, '0301', '0101')).toEqual(['0301', '0201', '0101']);
    expect(path({ edges: eastward }, '0101', '0301')).toBeUndefined();
  });

  it('outlives the next search', () => {
    const traced = traceFrom(board, [at('0601')], { edges });
    traceFrom(board, [at('0101')], blocking(...WALL));
    expect(traced.pathOf(at('0501'))).toEqual([at('0501'), at('0601')]);
  });
});

describe('blockers', () => {
  it('names the blocked hexes around the pocket, not those beyond', () => {
    expect(blocked(blocking('0601', ...WALL), '0101', '0501')).toEqual(WALL);
    expect(blocked(blocking('0201', '0102', '0303'), '0101', '0601')).toEqual(['0201', '0102']);
  });

  it('is empty for a hex in supply, and when only terrain cuts it off', () => {
    expect(blocked(blocking('0301'), '0101', '0601')).toEqual([]);
    expect(blocked({ edges }, '0101')).toEqual([]);
    expect(blocked({ ...blocking(...WALL), edges: edgeTable(board, () => -1) }, '0101', '0601')).toEqual([]);
  });

  it('names the hex itself if blocked, and a blocked source', () => {
    expect(blocked(blocking('0101', '0201'), '0101', '0601')).toEqual(['0101']);
    expect(blocked(blocking('0601'), '0501', '0601')).toEqual(['0601']);
  });

  it('follows edges against the flow', () => {
    const eastward = edgeTable(board, (_, __, dir) => (dir === 0 ? 1 : -1));
    expect(blocked({ ...blocking('0201', '0501'), edges: eastward }, '0401', '0101')).toEqual(['0201']);
  });
});
