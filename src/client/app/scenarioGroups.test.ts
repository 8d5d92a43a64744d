import { expect, it } from 'vitest';
import { CARD } from '../../games/russian-campaign/card.ts';
import { groupsOf, linesOf } from './scenarioGroups.ts';

const scenario = (id: string, group?: string) => ({
  id,
  title: { ja: id, en: id },
  turns: 1,
  ...(group === undefined ? {} : { group: { ja: group, en: group } }),
});

it('scenarios stand under their group in the order of the game, others by themselves', () => {
  const groups = groupsOf([scenario('all'), scenario('a1', 'A'), scenario('b1', 'B'), scenario('a2', 'A')]);
  expect(groups.map(g => [g.title?.en, g.scenarios.map(s => s.id)])).toEqual([
    [undefined, ['all']],
    ['A', ['a1', 'a2']],
    ['B', ['b1']],
  ]);
});

it('a game with many scenarios shows its starts, not each scenario', () => {
  const lines = linesOf(CARD.scenarios);
  expect([CARD.scenarios.length, lines.length]).toEqual([28, 8]);
  expect(lines[0]).toEqual({ title: { ja: 'キャンペーン', en: 'Campaign' } });
  expect(lines[1]).toEqual({
    title: { ja: 'バルバロッサ作戦（1941年5/6月）', en: 'Operation Barbarossa (5/6 1941)' },
    count: 6,
  });
  expect(lines.reduce((sum, { count = 1 }) => sum + count, 0)).toBe(28);
});
