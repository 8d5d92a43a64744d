import { describe, expect, it } from 'vitest';
import { compileBoard, edgeTable, hexOf, rectangle } from './board.ts';
import { legWays, type Thing, taking, wayReports } from './ways.ts';

const board = compileBoard(rectangle(6, 5, 'pointy', 'odd'));
const at = (name: string): number => hexOf(board, name) ?? -1;
const way = (...names: string[]): number[] => names.map(at);
const thing = (name: string, ...hexes: string[]): Thing => ({
  ...{ hexes: way(...hexes), rule: '8.1', text: { ja: name, en: name } },
});
const TOWN = { hex: '0102', kind: 'town', ja: '町', en: 'Town', source: 'rulebook' } as const;
const costs = edgeTable(board, () => 2);

/** From 0203, two hexes straight on. */
const STRAIGHT = ['0303', '0403'];
const leg = (things: readonly Thing[], own = STRAIGHT, limit = 8, spent = 0) =>
  legWays(board, {
    ...{ start: at('0203'), things, point: 2, specs: [{ costs, limit, spent }] },
    own: { path: way(...own), cost: spent + 2 * own.length },
  });
const effects = (reports: ReturnType<typeof leg>) =>
  reports.map(({ cost, effects: met }) => [cost, ...met.map(({ text }) => text.en)]);

describe('taking', () => {
  it('names the place, or the hex where there is none', () => {
    const named = { ...board, map: { ...board.map, places: [TOWN] } };
    expect(taking(named, at('0102'), '8.1')).toEqual({
      ...{ hexes: [at('0102')], rule: '8.1', text: { ja: '町を占領', en: 'takes Town' } },
    });
    expect(taking(named, at('0103'), '8.1').text).toEqual({ ja: '0103を占領', en: 'takes 0103' });
  });
});

describe('the ways of a leg', () => {
  it('are its own and a detour of one hex that spares a place, in points', () => {
    expect(effects(leg([thing('town', '0303')]))).toEqual([[2, 'town'], [3]]);
  });

  it('are none where the end alone matters, or nothing does', () => {
    expect([leg([thing('town', '0403')]), leg([]), leg([thing('far', '0605')], STRAIGHT, 6)]).toEqual([[], [], []]);
  });

  it('are none to a hex next door, though a detour would take something', () => {
    expect(leg([thing('town', '0201')], ['0303'])).toEqual([]);
  });

  it('leave out detours of more than one hex, and what is too dear', () => {
    expect(leg([thing('town', '0303')], STRAIGHT, 4)).toEqual([]);
    expect(leg([thing('towns', '0505')], STRAIGHT, 20)).toEqual([]);
  });

  it('cost what is spent from now on', () => {
    expect(effects(leg([thing('town', '0303')], STRAIGHT, 14, 4))).toEqual([[2, 'town'], [3]]);
  });
});

describe('a menu of ways', () => {
  const things = Array.from({ length: 8 }, (_, i) => ({ hexes: [i], rule: '8.1', text: { ja: `${i}`, en: `${i}` } }));
  const gone = (...path: number[]) => ({ path, cost: path.length });

  it('has six at most, each with other effects, the own one first', () => {
    const menu = wayReports(gone(7), [gone(6), gone(6, 20), ...[5, 4, 3, 2, 1, 0].map(i => gone(i))], things);
    expect(menu.map(({ path }) => path)).toEqual([[7], [6], [5], [4], [3], [2]]);
  });

  it('is empty where there is nothing to choose', () => {
    expect(wayReports(gone(7), [gone(7, 20)], things)).toEqual([]);
  });
});
